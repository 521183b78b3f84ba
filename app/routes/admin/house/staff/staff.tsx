import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";
import type { Language } from "../../../../domain/language.ts";
import { adminStaffWords } from "../../../../i18n/admin-staff/en.ts";
import { adminWords } from "../../../../i18n/admin/en.ts";
import { shownMoment } from "../../forms/shown-moment.ts";
import { requireFreshStaff } from "../../guard/require-fresh-staff.ts";
import { SettingsFrame } from "../settings-frame.tsx";
import { changeInvitations } from "./change-invitations.ts";
import { InviteForm } from "./invite-form.tsx";
import { MemberTable } from "./member-table.tsx";
import { page } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { readForm } from "../../../request/read-form.ts";
import {
  type Invitation,
  listInvitations,
} from "../../../../server/staff/links/list-invitations.ts";
import { listStaff } from "../../../../server/staff/members/list-staff.ts";
import { Panel } from "../../../../ui/admin/page/panel.tsx";
import { Button } from "../../../../ui/controls/button.tsx";
import { List } from "../../../../ui/controls/list.tsx";
import { Note } from "../../../../ui/controls/states/note.tsx";
import styles from "./staff.module.css";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const about = context.get(page);
  const { deps, language } = about;
  const owner = await requireFreshStaff(request, about, "manage-staff");
  const [members, invitations] = await Promise.all([listStaff(deps.pool), listInvitations(deps)]);
  const shown = {
    language,
    ownId: owner.id,
    members: members.map(({ seen, ...member }) => ({
      ...member,
      seen: seen === undefined ? undefined : shownMoment(seen, language),
    })),
    invitations: invitations.map(({ expires, ...invitation }) => ({
      ...invitation,
      until: shownMoment(expires, language),
    })),
  };
  return data(shown, { headers: privateHeaders });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const about = context.get(page);
  const { by } = await requireFreshStaff(request, about, "manage-staff");
  return changeInvitations(about, by, await readForm(request));
}

export function headers() {
  return privateHeaders;
}

/** The staff, and those who are invited to join. */
export default function StaffPage() {
  const { language, ownId, members, invitations } = useLoaderData<typeof loader>();
  const told = useActionData<typeof action>();
  const words = adminStaffWords(language).staff;
  return (
    <SettingsFrame language={language} section="staff">
      {told?.done && <Note role="status">{told.done}</Note>}
      {told?.refusal && (
        <Note tone="bad" role="alert">
          {words.invite.refusals[told.refusal]}
        </Note>
      )}
      <div className={styles.members}>
        <MemberTable language={language} ownId={ownId} members={members} />
      </div>
      <OpenInvitations language={language} invitations={invitations} />
      <InviteForm key={told?.sent} language={language} told={told} />
    </SettingsFrame>
  );
}

type Shown = Omit<Invitation, "expires"> & { until: string };

type Props = { language: Language; invitations: readonly Shown[] };

/** Who was invited and has not come yet. */
function OpenInvitations({ language, invitations }: Props) {
  const words = adminStaffWords(language).staff.open;
  const { roles } = adminWords(language);
  return (
    <Panel title={words.title}>
      {invitations.length === 0 && <p>{words.none}</p>}
      <List className={styles.open}>
        {invitations.map(({ id, name, email, role, until, isOver }) => (
          <li key={id}>
            <p>
              <b>{name}</b>, {roles[role]}
              <span>
                {email} · {isOver ? words.over : words.until(until)}
              </span>
            </p>
            <Form method="post" className={styles.acts} preventScrollReset>
              <input type="hidden" name="invitation" value={id} />
              <Button type="submit" name="intent" value="resend" aria-label={words.resendOf(name)}>
                {words.resend}
              </Button>
              <Button
                type="submit"
                kind="quiet"
                name="intent"
                value="withdraw"
                aria-label={words.withdrawOf(name)}
              >
                {words.withdraw}
              </Button>
            </Form>
          </li>
        ))}
      </List>
    </Panel>
  );
}
