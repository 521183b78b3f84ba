import { Form, Link, useNavigation } from "react-router";
import { lookupWords } from "../../../i18n/lookup/words.ts";
import { pathTo } from "../../../i18n/paths.ts";
import { LookupButton, NameField, TooManyTries } from "../../../ui/booking/lookup-fields.tsx";
import type { StepProps } from "./code-step.tsx";
import styles from "./modify.module.css";

/** Step two: whose it is. The code travels in the form, never in the address. */
export function NameStep({ language, told, phone }: StepProps) {
  const words = lookupWords(language);
  const busy = useNavigation().state !== "idle";
  return (
    <Form
      method="post"
      action={`${pathTo("modify", language)}?find`}
      className={styles.step}
      noValidate
      preventScrollReset
    >
      <h2>{words.nameTitle}</h2>
      <p className={styles.found}>
        <span>{words.nameFor(told?.code ?? "")}</span>
        <Link className="link" to={pathTo("modify", language)}>
          {words.otherCode}
        </Link>
      </p>
      <TooManyTries language={language} told={told} phone={phone} />
      <input type="hidden" name="code" value={told?.code ?? ""} />
      <NameField language={language} told={told} first={!told?.waitSeconds} />
      <LookupButton language={language} label={words.open} intent="name" busy={busy} />
    </Form>
  );
}
