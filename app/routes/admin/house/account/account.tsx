import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";
import type { Language } from "../../../../domain/language.ts";
import {
  checkNewPassword,
  type PasswordFault,
} from "../../../../domain/staff/check-new-password.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { adminStaffWords } from "../../../../i18n/admin-staff/en.ts";
import { adminWords } from "../../../../i18n/admin/en.ts";
import { answerWith, type ActionAnswer, answerToWait } from "../../forms/action-answer.ts";
import { textOf } from "../../forms/fields-of.ts";
import { type Member, requireStaff } from "../../guard/require-staff.ts";
import { PasswordForm } from "./password-form.tsx";
import { SessionList, type ShownSession, shownSessions } from "../session-list.tsx";
import { page } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { readForm } from "../../../request/read-form.ts";
import { waitHeader } from "../../../request/wait-header.ts";
import type { About } from "../../../../server/http/about.ts";
import { changePassword } from "../../../../server/staff/members/change-password.ts";
import { recoveryCodesOf } from "../../../../server/staff/second-step/recovery-codes-of.ts";
import { endSessions } from "../../../../server/staff/sign-in/end-sessions.ts";
import { listSessions } from "../../../../server/staff/sign-in/list-sessions.ts";
import { ConfirmButton } from "../../../../ui/admin/form/confirm-button.tsx";
import { PageBody } from "../../../../ui/admin/page/page-body.tsx";
import { PageHead } from "../../../../ui/admin/page/page-head.tsx";
import { Panel } from "../../../../ui/admin/page/panel.tsx";
import { ButtonLink } from "../../../../ui/controls/button.tsx";
import { Note } from "../../../../ui/controls/states/note.tsx";
import { Tag } from "../../../../ui/controls/marks/tag.tsx";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const about = context.get(page);
  const { deps, language } = about;
  const staff = await requireStaff(request, about, "see-closed-site");
  const sessions = await listSessions(deps.pool, staff.id);
  const codes = staff.hasSecondStep ? await recoveryCodesOf(deps, request, staff.id) : undefined;
  const { name, email, role } = staff;
  const shown = {
    language,
    member: { name, email, role },
    codesLeft: codes?.length,
    sessions: shownSessions(sessions, { language, own: staff.sessionId }),
  };
  return data(shown, { headers: privateHeaders });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const about = context.get(page);
  const staff = await requireStaff(request, about, "see-closed-site");
  return changeAccount(about, staff, await readForm(request));
}

export function headers({ actionHeaders }: { actionHeaders: Headers }) {
  return { ...privateHeaders, ...waitHeader(actionHeaders) };
}

/** The member's own account: password, second step, and sessions. */
export default function Account() {
  const { language, member, codesLeft, sessions } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const all = adminStaffWords(language);
  const words = all.account;
  const hasStep = codesLeft !== undefined;
  const role = adminWords(language).roles[member.role];
  return (
    <>
      <title>{`${words.title} · Eternal Pro`}</title>
      <PageHead title={member.name} lead={words.member(member.email, role)} />
      <PageBody>
        {typeof answer?.done === "number" && (
          <Note role="status">{all.sessions.ended(answer.done)}</Note>
        )}
        <Panel
          title={words.twoStep.title}
          lead={hasStep ? words.twoStep.isOn(words.twoStep.left(codesLeft)) : words.twoStep.lead}
          actions={
            <Tag tone={hasStep ? "ok" : "warn"}>
              {hasStep ? words.twoStep.on : words.twoStep.off}
            </Tag>
          }
        >
          <p>
            <ButtonLink to={adminPath("account", language, "second-step")}>
              {hasStep ? words.twoStep.change : words.twoStep.set}
            </ButtonLink>
          </p>
        </Panel>
        <PasswordForm language={language} answer={answer} />
        <OwnSessions language={language} sessions={sessions} />
      </PageBody>
    </>
  );
}

type Props = { language: Language; sessions: readonly ShownSession[] };

/** The member's own sessions, with a button that ends all but this one. */
function OwnSessions({ language, sessions }: Props) {
  const words = adminStaffWords(language);
  const says = words.sessions;
  const others = sessions.length > 1 && (
    <ConfirmButton
      label={says.endOthers}
      title={says.endOthersTitle}
      text={says.endOthersText}
      name="intent"
      value="end-others"
    />
  );
  const { title, lead } = words.account.sessions;
  return (
    <Panel title={title} lead={lead} actions={others}>
      <SessionList language={language} sessions={sessions} />
    </Panel>
  );
}

/** The answer of the action; `done` is "password" after a change of it, or the number of ended sessions. */
export type AccountAnswer = ActionAnswer<{
  done: "password" | number;
  faults: { now?: "missing" | "wrong"; next?: PasswordFault };
  waitMinutes: number;
}>;

/** Answers a form of the member's own account: a new password, or sessions to end. */
async function changeAccount(about: About, staff: Member, form: FormData) {
  const { pool } = about.deps;
  const { id: userId, by } = staff;
  switch (textOf(form, "intent")) {
    case "password":
      return renew(about, staff, form);
    case "end-session": {
      const only = textOf(form, "session");
      return answerWith<AccountAnswer>({ done: await endSessions(pool, { userId, by, only }) });
    }
    case "end-others": {
      const keep = staff.sessionId;
      return answerWith<AccountAnswer>({ done: await endSessions(pool, { userId, by, keep }) });
    }
    default:
      return answerWith<AccountAnswer>({}, 400);
  }
}

async function renew({ deps, ip }: About, staff: Member, form: FormData) {
  const [now, next, again] = [textOf(form, "now"), textOf(form, "next"), textOf(form, "again")];
  const faults: AccountAnswer["faults"] = {};
  if (now === "") faults.now = "missing";
  const fault = checkNewPassword(next, again);
  if (fault) faults.next = fault;
  if (faults.now || faults.next) return answerWith<AccountAnswer>({ faults }, 400);
  const given = { staff, password: now, address: ip, next };
  const changed = await changePassword(deps, given);
  if (changed.ok) return answerWith<AccountAnswer>({ done: "password" });
  if (changed.reason === "wrong")
    return answerWith<AccountAnswer>({ faults: { now: "wrong" } }, 400);
  return answerToWait<AccountAnswer>({}, changed);
}
