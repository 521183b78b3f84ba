import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
} from "react-router";
import type { Language } from "../../../../domain/language.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { adminStaffWords } from "../../../../i18n/admin-staff/en.ts";
import { answerToWait, answerWith, leadTo, type ActionAnswer } from "../../forms/action-answer.ts";
import { textOf } from "../../forms/fields-of.ts";
import { requireStaff } from "../../guard/require-staff.ts";
import { returnPath } from "../../guard/return-path.ts";
import { page } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { readForm } from "../../../request/read-form.ts";
import { waitHeader } from "../../../request/wait-header.ts";
import { confirmPassword } from "../../../../server/staff/sign-in/confirm-password.ts";
import { PasswordField } from "../../../../ui/admin/form/password-field.tsx";
import { Button, ButtonLink } from "../../../../ui/controls/button.tsx";
import { ErrorSummary } from "../../../../ui/controls/faults/error-summary.tsx";
import { Field } from "../../../../ui/controls/field.tsx";
import styles from "../door.module.css";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const about = context.get(page);
  const { hasSecondStep } = await requireStaff(request, about, "see-closed-site");
  const to = pageOf(request, about.language);
  return data({ language: about.language, hasSecondStep, to }, { headers: privateHeaders });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const about = context.get(page);
  const { deps, language, ip } = about;
  const staff = await requireStaff(request, about, "see-closed-site");
  const form = await readForm(request);
  const password = textOf(form, "password");
  if (password === "") return answerWith<ConfirmAnswer>({ refused: "missing" }, 400);
  const given = { password, code: textOf(form, "code"), address: ip };
  const confirmed = await confirmPassword(deps, request, { staff, form: given });
  if (confirmed.ok) return leadTo(pageOf(request, language));
  if (confirmed.reason !== "too-many-tries")
    return answerWith<ConfirmAnswer>(
      { refused: staff.hasSecondStep ? "wrongWithCode" : "wrong" },
      400,
    );
  return answerToWait<ConfirmAnswer>({}, confirmed);
}

/** The page that asked for the password. */
function pageOf(request: Request, language: Language): string {
  return returnPath(new URL(request.url).searchParams.get("to"), language);
}

export function headers({ actionHeaders }: { actionHeaders: Headers }) {
  return { ...privateHeaders, ...waitHeader(actionHeaders) };
}

/** The page that asks for the password again, before pages that only the member may see. */
export default function Confirm() {
  const shown = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const words = adminStaffWords(shown.language).confirm;
  return (
    <div className={styles.door}>
      <title>{`${words.title} · Eternal Pro`}</title>
      <h1>{words.title}</h1>
      <p className={styles.notice}>{words.lead}</p>
      <ConfirmForm {...shown} answer={answer} />
    </div>
  );
}

type ConfirmAnswer = ActionAnswer<{
  refused: "missing" | "wrong" | "wrongWithCode";
  waitMinutes: number;
}>;

type Props = { language: Language; hasSecondStep: boolean; answer: ConfirmAnswer | undefined };

function ConfirmForm({ language, hasSecondStep, answer }: Props) {
  const all = adminStaffWords(language);
  const words = all.confirm;
  const busy = useNavigation().formMethod === "POST";
  const missing = answer?.refused === "missing" ? words.missing : undefined;
  const said =
    answer?.waitMinutes === undefined
      ? answer?.refused && words[answer.refused]
      : all.tooMany(answer.waitMinutes);
  return (
    <Form method="post" className={styles.form} noValidate>
      {said && <ErrorSummary title={said} faults={[]} />}
      <PasswordField
        id="password"
        name="password"
        label={words.password}
        autoComplete="current-password"
        required
        fault={missing}
        language={language}
      />
      {hasSecondStep && (
        <Field
          id="code"
          name="code"
          label={words.code}
          help={words.codeHelp}
          autoComplete="one-time-code"
          autoCapitalize="none"
          required
        />
      )}
      <Button type="submit" kind="go" wide busy={busy} busyLabel={all.busy}>
        {words.submit}
      </Button>
      <ButtonLink to={adminPath("admin", language)} kind="quiet" wide>
        {words.back}
      </ButtonLink>
    </Form>
  );
}
