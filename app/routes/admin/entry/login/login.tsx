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
import type { FieldFaults } from "../../../../domain/forms/field-fault.ts";
import { checkSignIn, type SignInField } from "../../../../domain/staff/check-sign-in.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { adminWords } from "../../../../i18n/admin/en.ts";
import { answerToWait, answerWith, leadTo, type ActionAnswer } from "../../forms/action-answer.ts";
import { textOf } from "../../forms/fields-of.ts";
import { findSender } from "../../guard/require-staff.ts";
import { returnPath } from "../../guard/return-path.ts";
import { page } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { readForm } from "../../../request/read-form.ts";
import { waitHeader } from "../../../request/wait-header.ts";
import {
  signIn,
  type SignInReason,
  type SignInRefusal,
} from "../../../../server/staff/sign-in/sign-in.ts";
import { PasswordField } from "../../../../ui/admin/form/password-field.tsx";
import { Button } from "../../../../ui/controls/button.tsx";
import { ErrorSummary } from "../../../../ui/controls/faults/error-summary.tsx";
import { Field } from "../../../../ui/controls/field.tsx";
import { Tick } from "../../../../ui/controls/tick.tsx";
import styles from "../door.module.css";

/** Leads a member who is signed in to the page that was asked for. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const about = context.get(page);
  const { language } = about;
  if (await findSender(request, about))
    throw redirect(askedFor(request, language), { headers: privateHeaders });
  return data({ language }, { headers: privateHeaders });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { deps, language, ip } = context.get(page);
  const form = await readForm(request);
  const typed = { email: textOf(form, "email"), password: textOf(form, "password") };
  const remember = form.get("remember") !== null;
  const shown = { typed: { email: typed.email.slice(0, 254), remember } };
  const checked = checkSignIn(typed);
  if (!checked.ok) return answerWith<LoginAnswer>({ ...shown, faults: checked.faults }, 400);
  const { email, password } = checked.values;
  const signed = await signIn(deps, request, { email, password, remember, address: ip });
  if (!signed.ok) return refuse(signed, shown);
  const next = signed.needsCode ? codeStep(request, language) : askedFor(request, language);
  return leadTo(next, signed.cookies);
}

function askedFor(request: Request, language: Language): string {
  return returnPath(new URL(request.url).searchParams.get("to"), language);
}

/** The address of the second step, with the page that was asked for. */
function codeStep(request: Request, language: Language): string {
  return adminPath("login", language, "code") + new URL(request.url).search;
}

const statuses = { wrong: 400, disabled: 403, "no-user": 503, failed: 503 } as const;

function refuse(refusal: SignInRefusal, shown: Pick<LoginAnswer, "typed">) {
  if (refusal.reason !== "too-many-tries")
    return answerWith<LoginAnswer>({ ...shown, refused: refusal.reason }, statuses[refusal.reason]);
  return answerToWait<LoginAnswer>(shown, refusal);
}

export function headers({ actionHeaders }: { actionHeaders: Headers }) {
  return { ...privateHeaders, ...waitHeader(actionHeaders) };
}

/** The sign-in of the staff. */
export default function Login() {
  const { language } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const words = adminWords(language).login;
  return (
    <div className={styles.door}>
      <title>{`${words.title} · Eternal Pro`}</title>
      <h1>{words.title}</h1>
      <LoginForm language={language} answer={answer} />
      <p className={styles.notice}>{words.notice}</p>
    </div>
  );
}

/** The answer of the action when nobody was signed in. */
type LoginAnswer = ActionAnswer<{
  refused: SignInReason;
  faults: FieldFaults<SignInField>;
  typed: { email: string; remember: boolean };
  waitMinutes: number;
}>;

type Props = { language: Language; answer: LoginAnswer | undefined };

function LoginForm({ language, answer }: Props) {
  const words = adminWords(language).login;
  const busy = useNavigation().formMethod === "POST";
  const sentence = (field: SignInField) => answer?.faults?.[field] && words.faults[field];
  return (
    <Form method="post" className={styles.form} noValidate>
      <Refusal language={language} answer={answer} />
      <Field
        id="email"
        name="email"
        type="email"
        label={words.email}
        autoComplete="username"
        required
        defaultValue={answer?.typed?.email}
        fault={sentence("email")}
      />
      <PasswordField
        id="password"
        name="password"
        label={words.password}
        autoComplete="current-password"
        required
        fault={sentence("password")}
        language={language}
      />
      <Tick name="remember" defaultChecked={answer?.typed?.remember}>
        {words.remember}
      </Tick>
      <Button type="submit" kind="go" wide busy={busy} busyLabel={words.busy}>
        {words.submit}
      </Button>
    </Form>
  );
}

function Refusal({ language, answer }: Props) {
  const words = adminWords(language).login;
  if (answer?.waitMinutes !== undefined)
    return <ErrorSummary title={words.tooMany(answer.waitMinutes)} faults={[]} />;
  if (answer?.refused) return <ErrorSummary title={words.refusals[answer.refused]} faults={[]} />;
  const wrong = (["email", "password"] as const)
    .filter((fieldId) => answer?.faults?.[fieldId])
    .map((fieldId) => ({ fieldId, message: words.faults[fieldId] }));
  return wrong.length > 0 ? <ErrorSummary title={words.faultTitle} faults={wrong} /> : undefined;
}
