import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
} from "react-router";
import type { Language } from "../../../../domain/language.ts";
import { readCode } from "../../../../domain/staff/read-code.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { adminWords } from "../../../../i18n/admin/en.ts";
import { answerToWait, answerWith, leadTo, type ActionAnswer } from "../../forms/action-answer.ts";
import { textOf } from "../../forms/fields-of.ts";
import { returnPath } from "../../guard/return-path.ts";
import { page } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { readForm } from "../../../request/read-form.ts";
import { waitHeader } from "../../../request/wait-header.ts";
import {
  challenged,
  type CodeReason,
  signInWithCode,
} from "../../../../server/staff/sign-in/sign-in-with-code.ts";
import { Button, ButtonLink } from "../../../../ui/controls/button.tsx";
import { ErrorSummary } from "../../../../ui/controls/faults/error-summary.tsx";
import { Field } from "../../../../ui/controls/field.tsx";
import styles from "../door.module.css";

/** Leads back to the sign-in unless a right password was given in the last minutes. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { deps, language } = context.get(page);
  const { search, searchParams } = new URL(request.url);
  if (!(await challenged(deps, request)))
    throw redirect(adminPath("login", language) + search, { headers: privateHeaders });
  const to = searchParams.get("to") ?? undefined;
  const withRecovery = searchParams.has("recovery");
  return data({ language, to, withRecovery }, { headers: privateHeaders });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { deps, language, ip } = context.get(page);
  const form = await readForm(request);
  const typed = textOf(form, "code");
  if (typed.trim() === "") return answerWith<CodeAnswer>({ faults: { code: "missing" } }, 400);
  const code = readCode(typed);
  if (!code) return answerWith<CodeAnswer>({ refused: "wrong" }, 400);
  const signed = await signInWithCode(deps, request, { code, address: ip });
  if (signed.ok) return letIn(request, language, signed.cookies);
  if (signed.reason !== "too-many-tries")
    return answerWith<CodeAnswer>({ refused: signed.reason }, statuses[signed.reason]);
  return answerToWait<CodeAnswer>({}, signed);
}

function letIn(request: Request, language: Language, cookies: readonly string[]) {
  const to = returnPath(new URL(request.url).searchParams.get("to"), language);
  return leadTo(to, cookies);
}

const statuses = { wrong: 400, expired: 400, disabled: 403, failed: 503 } as const;

export function headers({ actionHeaders }: { actionHeaders: Headers }) {
  return { ...privateHeaders, ...waitHeader(actionHeaders) };
}

/** The second step of signing in. */
export default function LoginCode() {
  const shown = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const words = adminWords(shown.language).login.code;
  return (
    <div className={styles.door}>
      <title>{`${words.title} · Eternal Pro`}</title>
      <h1>{words.title}</h1>
      <CodeForm key={String(shown.withRecovery)} {...shown} answer={answer} />
    </div>
  );
}

type CodeAnswer = ActionAnswer<{
  refused: CodeReason;
  faults: { code: "missing" };
  waitMinutes: number;
}>;

type Props = {
  language: Language;
  /** The page that was asked for, as the address names it. */
  to: string | undefined;
  withRecovery: boolean;
  answer: CodeAnswer | undefined;
};

function CodeForm({ language, to, withRecovery, answer }: Props) {
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
      <Refusal language={language} answer={answer} />
      <Field
        id="code"
        name="code"
        label={withRecovery ? says.recoveryLabel : says.label}
        help={withRecovery ? undefined : says.help}
        fault={answer?.faults && says.missing}
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

function Refusal({ language, answer }: Pick<Props, "language" | "answer">) {
  const words = adminWords(language).login;
  if (answer?.waitMinutes !== undefined)
    return <ErrorSummary title={words.tooMany(answer.waitMinutes)} faults={[]} />;
  if (!answer?.refused) return null;
  const said = { ...words.refusals, ...words.code.refusals }[answer.refused];
  return <ErrorSummary title={said} faults={[]} />;
}
