import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";
import { staffRoles } from "../../../../domain/staff/roles.ts";
import { adminStaffWords } from "../../../../i18n/admin-staff/en.ts";
import { adminWords } from "../../../../i18n/admin/en.ts";
import { answerWith, notFound, type ActionAnswer } from "../../forms/action-answer.ts";
import { shownMoment } from "../../forms/shown-moment.ts";
import { textOf } from "../../forms/fields-of.ts";
import { requireFreshStaff, type Member } from "../../guard/require-staff.ts";
import { SettingsFrame } from "../settings-frame.tsx";
import { shownSessions } from "../session-list.tsx";
import { AccessPanel, HelpPanel, RolePanel, SessionsPanel } from "./member-panels.tsx";
import { page } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { readForm } from "../../../request/read-form.ts";
import type { About } from "../../../../server/http/about.ts";
import {
  changeMember,
  type MemberChange,
  type MemberRefusal,
} from "../../../../server/staff/members/change-member.ts";
import {
  type HelpRefusal,
  removeSecondStep,
  sendPasswordLink,
} from "../../../../server/staff/members/help-member.ts";
import { fateOfLetters } from "../../../../server/mail/desk/fate-of-letters.ts";
import { findMember } from "../../../../server/staff/members/list-staff.ts";
import { endSessions } from "../../../../server/staff/sign-in/end-sessions.ts";
import { listSessions } from "../../../../server/staff/sign-in/list-sessions.ts";
import { Refused } from "../../../../ui/admin/form/refused.tsx";
import { Note } from "../../../../ui/controls/states/note.tsx";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const about = context.get(page);
  const { deps, language } = about;
  const owner = await requireFreshStaff(request, about, "manage-staff");
  const member = await findMember(deps.pool, params.id ?? "");
  if (!member) throw notFound();
  const sessions = await listSessions(deps.pool, member.id);
  const { seen, ...rest } = member;
  const shown = {
    language,
    isSelf: member.id === owner.id,
    member: rest,
    seen: seen === undefined ? undefined : shownMoment(seen, language),
    sessions: shownSessions(sessions, { language, own: owner.sessionId }),
  };
  return data(shown, { headers: privateHeaders });
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const about = context.get(page);
  const owner = await requireFreshStaff(request, about, "manage-staff");
  const member = await findMember(about.deps.pool, params.id ?? "");
  if (!member) throw notFound();
  return changeStaff({ about, owner, id: member.id, form: await readForm(request) });
}

export function headers() {
  return privateHeaders;
}

/** One member of staff, on a page for owners. */
export default function MemberPage() {
  const { language, isSelf, member, seen, sessions } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const all = adminStaffWords(language);
  const { member: words, staff } = all;
  const role = adminWords(language).roles[member.role];
  const lead = `${member.email} · ${role} · ${staff.seen}: ${seen ?? staff.never}`;
  const about = { language, member, isSelf };
  return (
    <SettingsFrame language={language} section="staff" title={member.name} lead={lead}>
      {answer?.done && <Note role="status">{answer.done}</Note>}
      {answer?.refused && <Refused>{words.refusals[answer.refused]}</Refused>}
      <RolePanel {...about} />
      <AccessPanel {...about} />
      {!isSelf && !member.disabled && <HelpPanel {...about} />}
      <SessionsPanel {...about} sessions={sessions} />
    </SettingsFrame>
  );
}

/** The answer of the action; `done` is a sentence. */
type MemberAnswer = ActionAnswer<{
  done: string;
  refused: MemberRefusal["reason"] | HelpRefusal["reason"];
}>;

type MemberRequest = { about: About; owner: Member; id: string; form: FormData };

/** Answers a form of a member's page: role, access, help with signing in, sessions. */
async function changeStaff(wanted: MemberRequest) {
  const { about, owner, id, form } = wanted;
  const { deps, language } = about;
  const words = adminStaffWords(language);
  const wish = { id, ownerId: owner.id, by: owner.by };
  switch (textOf(form, "intent")) {
    case "role":
      return change(wanted, roleIn(form), words.member.role.done);
    case "disable":
      return change(wanted, { disabled: true }, words.member.state.disabled);
    case "enable":
      return change(wanted, { disabled: false }, words.member.state.enabled);
    case "password-link": {
      const sent = await sendPasswordLink(deps, { ...wish, language });
      if (!sent.ok) return refused(sent);
      return toldChangeStaff(words.member.help.done[await fateOfLetters(deps)](sent.email));
    }
    case "remove-step": {
      const removed = await removeSecondStep(deps, wish);
      return removed.ok ? toldChangeStaff(words.member.help.removed) : refused(removed);
    }
    case "end-session":
      return ended(wanted, { only: textOf(form, "session") });
    case "end-all":
      return ended(wanted, id === owner.id ? { keep: owner.sessionId } : {});
    default:
      return answerWith<MemberAnswer>({}, 400);
  }
}

function roleIn(form: FormData): MemberChange | undefined {
  const role = staffRoles.find((one) => one === textOf(form, "role"));
  return role && { role };
}

async function change(
  { about, owner, id, form }: MemberRequest,
  wish: MemberChange | undefined,
  done: string,
) {
  const version = Number(textOf(form, "version"));
  if (!wish || !Number.isSafeInteger(version)) return answerWith<MemberAnswer>({}, 400);
  const { by } = owner;
  const changed = await changeMember(about.deps, {
    id,
    version,
    change: wish,
    ownerId: owner.id,
    by,
  });
  return changed.ok ? toldChangeStaff(done) : refused(changed);
}

async function ended(
  { about, owner, id }: MemberRequest,
  which: { only: string } | { keep?: string },
) {
  const count = await endSessions(about.deps.pool, { userId: id, by: owner.by, ...which });
  return toldChangeStaff(adminStaffWords(about.language).sessions.ended(count));
}

function toldChangeStaff(done: string) {
  return answerWith<MemberAnswer>({ done });
}

function refused({ reason }: MemberRefusal | HelpRefusal) {
  return answerWith<MemberAnswer>({ refused: reason }, 409);
}
