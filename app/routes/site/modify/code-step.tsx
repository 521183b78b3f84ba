import { Form, useNavigation } from "react-router";
import type { Language } from "../../../domain/language.ts";
import { lookupWords } from "../../../i18n/lookup/words.ts";
import { pathTo } from "../../../i18n/paths.ts";
import {
  CodeField,
  LookupButton,
  TooManyTries,
  type LookupTold,
} from "../../../ui/booking/lookup-fields.tsx";
import styles from "./modify.module.css";

export type StepProps = { language: Language; told: LookupTold | undefined; phone: string };

/** Step one: which reservation. */
export function CodeStep({ language, told, phone }: StepProps) {
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
      <h2>{words.codeTitle}</h2>
      <TooManyTries language={language} told={told} phone={phone} />
      <CodeField language={language} told={told} />
      <LookupButton language={language} label={words.next} intent="code" busy={busy} />
    </Form>
  );
}
