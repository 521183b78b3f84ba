import { Form, useNavigation } from "react-router";
import type { Language } from "../../../../domain/language.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { adminWords } from "../../../../i18n/admin/en.ts";
import type { CodeReason } from "../../../../server/staff/sign-in/sign-in-with-code.ts";
import { Button, ButtonLink } from "../../../../ui/controls/button.tsx";
import { ErrorSummary } from "../../../../ui/controls/faults/error-summary.tsx";
import { Field } from "../../../../ui/controls/field.tsx";
import styles from "../door.module.css";

export type CodeTold = {
  missing?: true;
  refusal?: CodeReason;
  /** Set after too many tries. */
  waitMinutes?: number;
};

type Props = {
  language: Language;
  /** The page that was asked for, as the address says it. */
  to: string | undefined;
  withRecovery: boolean;
  told: CodeTold | undefined;
};

export function CodeForm({ language, to, withRecovery, told }: Props) {
  const words = adminWords(language).login;
  const says = words.code;
  const busy = useNavigation().formMethod === "POST";
  const asked: Record<string, string> = to === undefined ? {} : { to };
  const here = (more: Record<string, string>) =>
    adminPath("login", language, "code") + queryOf({ ...asked, ...more });
  const kind = withRecovery ? "recovery" : "app";
  return (
    <Form method="post" className={styles.form} noValidate>
      <p>{withRecovery ? says.recoveryLead : says.lead}</p>
      <Told language={language} told={told} />
      <Field
        id="code"
        name="code"
        label={withRecovery ? says.recoveryLabel : says.label}
        help={withRecovery ? undefined : says.help}
        fault={told?.missing && says.missing}
        inputMode={withRecovery ? "text" : "numeric"}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <Button type="submit" kind="go" wide busy={busy} busyLabel={words.busy}>
        {says.submit}
      </Button>
      <ButtonLink kind="quiet" wide to={here(kind === "app" ? { recovery: "1" } : {})} replace>
        {kind === "app" ? says.toRecovery : says.toApp}
      </ButtonLink>
      <ButtonLink kind="quiet" wide to={adminPath("login", language) + queryOf(asked)}>
        {says.again}
      </ButtonLink>
    </Form>
  );
}

function queryOf(fields: Record<string, string>): string {
  const query = new URLSearchParams(fields).toString();
  return query === "" ? "" : `?${query}`;
}

function Told({ language, told }: Pick<Props, "language" | "told">) {
  const words = adminWords(language).login;
  if (told?.waitMinutes !== undefined)
    return <ErrorSummary title={words.tooMany(told.waitMinutes)} faults={[]} />;
  if (!told?.refusal) return null;
  const said = { ...words.refusals, ...words.code.refusals }[told.refusal];
  return <ErrorSummary title={said} faults={[]} />;
}
