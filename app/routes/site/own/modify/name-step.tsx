import { Link, useNavigation } from "react-router";
import { lookupWords } from "../../../../i18n/lookup/en.ts";
import { pathTo } from "../../../../i18n/paths.ts";
import {
  LookupButton,
  NameField,
  TooManyTries,
} from "../../../../ui/booking/own/lookup-fields.tsx";
import styles from "./modify.module.css";
import { StepForm, type StepProps } from "./step-form.tsx";

/** Step two: whose it is. The code travels in the form, never in the address. */
export function NameStep({ language, told, phone }: StepProps) {
  const words = lookupWords(language);
  const busy = useNavigation().state !== "idle";
  return (
    <StepForm language={language}>
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
    </StepForm>
  );
}
