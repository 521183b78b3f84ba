import type { Doer } from "../../../../domain/staff/doer.ts";
import {
  checkInvitation,
  type InviteeField,
  type MemberFault,
} from "../../../../domain/staff/check-invitation.ts";
import { adminStaffWords } from "../../../../i18n/admin-staff/en.ts";
import type { About } from "../../../../server/http/about.ts";
import {
  inviteMember,
  resendInvitation,
  type InviteRefusal,
} from "../../../../server/staff/links/invite-member.ts";
import { withdrawInvitation } from "../../../../server/staff/links/withdraw-invitation.ts";
import { tell } from "../../forms/tell.ts";
import { textOf } from "../../forms/text-of.ts";

/** What the page is told after one of its forms. */
export type StaffTold = {
  typed?: Record<InviteeField, string>;
  faults?: Partial<Record<InviteeField, MemberFault>>;
  refusal?: InviteRefusal["reason"];
  /** A sentence. */
  done?: string;
  /** The address that was just invited. */
  sent?: string;
};

/** The forms of the staff page: invite, send again, withdraw. */
export async function changeInvitations(about: About, by: Doer, form: FormData) {
  const { deps, language } = about;
  const words = adminStaffWords(language).staff;
  const id = textOf(form, "invitation");
  switch (textOf(form, "intent")) {
    case "invite":
      return invite(about, by, form);
    case "resend": {
      const sent = await resendInvitation(deps, { id, by });
      if (!sent.ok) return tell<StaffTold>({ refusal: sent.reason }, 409);
      return tell<StaffTold>({ done: words.open.resent(sent.email) });
    }
    case "withdraw": {
      const gone = await withdrawInvitation(deps.pool, { id, by });
      if (!gone.ok) return tell<StaffTold>({ refusal: gone.reason }, 409);
      return tell<StaffTold>({ done: words.open.withdrawn });
    }
    default:
      return tell<StaffTold>({}, 400);
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
  if (!checked.ok) return tell<StaffTold>({ typed, faults: checked.faults }, 400);
  const { invitee } = checked;
  const invited = await inviteMember(deps, { invitee, by });
  if (!invited.ok) return tell<StaffTold>({ typed, refusal: invited.reason }, 409);
  const done = adminStaffWords(language).staff.invite.sent(invitee.email);
  return tell<StaffTold>({ done, sent: invitee.email });
}
