import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";
import type { Language } from "../../../../domain/language.ts";
import { checkInvitation, type InviteeField } from "../../../../domain/staff/check-invitation.ts";
import type { FieldFaults } from "../../../../domain/forms/field-fault.ts";
import { adminStaffWords } from "../../../../i18n/admin-staff/en.ts";
import { adminWords } from "../../../../i18n/admin/en.ts";
import { answerWith, type ActionAnswer } from "../../forms/action-answer.ts";
import { shownMoment } from "../../forms/shown-moment.ts";
import { textOf } from "../../forms/fields-of.ts";
import { requireFreshStaff } from "../../guard/require-staff.ts";
import { SettingsFrame } from "../settings-frame.tsx";
import { InviteForm } from "./invite-form.tsx";
import { MemberTable } from "./member-table.tsx";
import { page } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { readForm } from "../../../request/read-form.ts";
import type { Doer } from "../../../../domain/staff/doer.ts";
import type { About } from "../../../../server/http/about.ts";
import {
  inviteMember,
  type InviteRefusal,
  resendInvitation,
} from "../../../../server/staff/links/invite-member.ts";
import {
  type Invitation,
  listInvitations,
} from "../../../../server/staff/links/list-invitations.ts";
import { withdrawInvitation } from "../../../../server/staff/links/withdraw-invitation.ts";
import { fateOfLetters } from "../../../../server/mail/desk/fate-of-letters.ts";
import { listStaff } from "../../../../server/staff/members/list-staff.ts";
import { Panel } from "../../../../ui/admin/page/panel.tsx";
import { Button } from "../../../../ui/controls/button.tsx";
import { List } from "../../../../ui/controls/list.tsx";
import { Refused } from "../../../../ui/admin/form/refused.tsx";
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

/** The members of staff, and the people who are invited. */
export default function StaffPage() {
  const { language, ownId, members, invitations } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const words = adminStaffWords(language).staff;
  return (
    <SettingsFrame language={language} section="staff">
      {answer?.done && <Note role="status">{answer.done.said}</Note>}
      {answer?.refused && <Refused>{words.invite.refusals[answer.refused]}</Refused>}
      <div className={styles.members}>
        <MemberTable language={language} ownId={ownId} members={members} />
      </div>
      <OpenInvitations language={language} invitations={invitations} />
      <InviteForm key={answer?.done?.invited} language={language} answer={answer} />
    </SettingsFrame>
  );
}

type Shown = Omit<Invitation, "expires"> & { until: string };

type Props = { language: Language; invitations: readonly Shown[] };

/** The invitations that nobody has used yet. */
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

/** The answer of the action; `done` is a sentence, with the address of a new invitation. */
export type StaffAnswer = ActionAnswer<{
  done: { said: string; invited?: string };
  refused: InviteRefusal["reason"];
  faults: FieldFaults<InviteeField>;
  typed: Record<InviteeField, string>;
}>;

/** Answers a form of the staff page: invite, send again, withdraw. */
async function changeInvitations(about: About, by: Doer, form: FormData) {
  const { deps, language } = about;
  const words = adminStaffWords(language).staff;
  const id = textOf(form, "invitation");
  switch (textOf(form, "intent")) {
    case "invite":
      return invite(about, by, form);
    case "resend": {
      const sent = await resendInvitation(deps, { id, by });
      if (!sent.ok) return answerWith<StaffAnswer>({ refused: sent.reason }, 409);
      return answerWith<StaffAnswer>({
        done: { said: words.open.resent[await fateOfLetters(deps)](sent.email) },
      });
    }
    case "withdraw": {
      const gone = await withdrawInvitation(deps.pool, { id, by });
      if (!gone.ok) return answerWith<StaffAnswer>({ refused: gone.reason }, 409);
      return answerWith<StaffAnswer>({ done: { said: words.open.withdrawn } });
    }
    default:
      return answerWith<StaffAnswer>({}, 400);
  }
}

async function invite({ deps, language }: About, by: Doer, form: FormData) {
  const typed = {
    name: textOf(form, "name"),
    email: textOf(form, "email"),
    role: textOf(form, "role"),
    language: textOf(form, "language"),
  };
  const checked = checkInvitation(typed);
  if (!checked.ok) return answerWith<StaffAnswer>({ typed, faults: checked.faults }, 400);
  const invitee = checked.values;
  const invited = await inviteMember(deps, { invitee, by });
  if (!invited.ok) return answerWith<StaffAnswer>({ typed, refused: invited.reason }, 409);
  const said = adminStaffWords(language).staff.invite.done[await fateOfLetters(deps)](
    invitee.email,
  );
  return answerWith<StaffAnswer>({ done: { said, invited: invitee.email } });
}
