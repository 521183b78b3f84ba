import { Form, useNavigation } from "react-router";
import type { Language } from "../../../../domain/language.ts";
import { lookupWords } from "../../../../i18n/lookup/en.ts";
import { pathTo } from "../../../../i18n/paths.ts";
import {
  CodeField,
  LookupButton,
  NameField,
  TooManyTries,
  type LookupTold,
} from "../../../../ui/booking/own/lookup-fields.tsx";
import { PageHead } from "../../../../ui/layout/page-head.tsx";
import styles from "./find-form.module.css";

type Props = { language: Language; told: LookupTold | undefined; phone: string };

/** Code and first name on one page. */
export function FindForm({ language, told, phone }: Props) {
  const words = lookupWords(language);
  const busy = useNavigation().state !== "idle";
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead language={language} title={words.view.title} lead={words.view.lead} />
      <Form
        method="post"
        action={pathTo("reservation-review", language)}
        className={styles.form}
        noValidate
        preventScrollReset
      >
        <TooManyTries language={language} told={told} phone={phone} />
        <CodeField language={language} told={told} />
        <NameField language={language} told={told} />
        <LookupButton language={language} label={words.open} intent="find" busy={busy} />
      </Form>
    </div>
  );
}
