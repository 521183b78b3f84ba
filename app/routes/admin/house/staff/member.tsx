import {
  data,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "react-router";
import { adminStaffWords } from "../../../../i18n/admin-staff/en.ts";
import { adminWords } from "../../../../i18n/admin/en.ts";
import { listSessions } from "../../../../server/staff/sign-in/list-sessions.ts";
import { findMember } from "../../../../server/staff/members/list-staff.ts";
import { Note } from "../../../../ui/controls/states/note.tsx";
import { page } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { readForm } from "../../../request/read-form.ts";
import { requireFreshStaff } from "../../guard/require-fresh-staff.ts";
import { SettingsFrame } from "../settings-frame.tsx";
import { shownMoment } from "../../forms/shown-moment.ts";
import { shownSessions } from "../shown-sessions.ts";
import { changeStaff } from "./change-staff.ts";
import { AccessPanel, HelpPanel, RolePanel, SessionsPanel } from "./member-panels.tsx";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const about = context.get(page);
  const { deps, language } = about;
  const owner = await requireFreshStaff(request, about, "manage-staff");
  const member = await findMember(deps.pool, params.id ?? "");
  if (!member) throw data(undefined, { status: 404, headers: privateHeaders });
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
  if (!member) throw data(undefined, { status: 404, headers: privateHeaders });
  return changeStaff({ about, owner, id: member.id, form: await readForm(request) });
}

export function headers() {
  return privateHeaders;
}

/** One member of the staff, as an owner sees and steers them. */
export default function MemberPage() {
  const { language, isSelf, member, seen, sessions } = useLoaderData<typeof loader>();
  const told = useActionData<typeof action>();
  const all = adminStaffWords(language);
  const { member: words, staff } = all;
  const role = adminWords(language).roles[member.role];
  const lead = `${member.email} · ${role} · ${staff.seen}: ${seen ?? staff.never}`;
  const about = { language, member, isSelf };
  return (
    <SettingsFrame language={language} section="staff" title={member.name} lead={lead}>
      {told?.done && <Note role="status">{told.done}</Note>}
      {told?.refusal && (
        <Note tone="bad" role="alert">
          {words.refusals[told.refusal]}
        </Note>
      )}
      <RolePanel {...about} />
      <AccessPanel {...about} />
      {!isSelf && !member.disabled && <HelpPanel {...about} />}
      <SessionsPanel {...about} sessions={sessions} />
    </SettingsFrame>
  );
}
