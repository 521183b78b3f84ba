import type { ReactNode } from "react";
import { Form } from "react-router";
import type { Language } from "../../../../domain/language.ts";
import { pathTo } from "../../../../i18n/paths.ts";
import type { LookupTold } from "../../../../ui/booking/own/lookup-fields.tsx";
import styles from "./modify.module.css";

export type StepProps = { language: Language; told: LookupTold | undefined; phone: string };

/** A step as a form; an older session does not stand in its way. */
export function StepForm({ language, children }: { language: Language; children: ReactNode }) {
  return (
    <Form
      method="post"
      action={`${pathTo("modify", language)}?find`}
      className={styles.step}
      noValidate
      preventScrollReset
    >
      {children}
    </Form>
  );
}
