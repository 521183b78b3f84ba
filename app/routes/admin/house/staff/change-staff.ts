import { staffRoles } from "../../../../domain/staff/roles.ts";
import { adminStaffWords } from "../../../../i18n/admin-staff/en.ts";
import type { About } from "../../../../server/http/about.ts";
import {
  changeMember,
  type MemberChange,
  type MemberRefusal,
} from "../../../../server/staff/members/change-member.ts";
import { endSessions } from "../../../../server/staff/sign-in/end-sessions.ts";
import {
  removeSecondStep,
  sendPasswordLink,
  type HelpRefusal,
} from "../../../../server/staff/members/help-member.ts";
import type { Member } from "../../guard/require-staff.ts";
import { tell } from "../../forms/tell.ts";
import { textOf } from "../../forms/text-of.ts";

/** What the page of a member is told after one of its forms; `done` is a sentence. */
export type MemberTold = {
  done?: string;
  refusal?: MemberRefusal["reason"] | HelpRefusal["reason"];
};

type Asked = { about: About; owner: Member; id: string; form: FormData };

/** The forms of a member's page: role, access, help with signing in, sessions. */
export async function changeStaff(asked: Asked) {
  const { about, owner, id, form } = asked;
  const { deps, language } = about;
  const words = adminStaffWords(language);
  const wish = { id, ownerId: owner.id, by: owner.by };
  switch (textOf(form, "intent")) {
    case "role":
      return change(asked, roleIn(form), words.member.role.done);
    case "disable":
      return change(asked, { disabled: true }, words.member.state.disabled);
    case "enable":
      return change(asked, { disabled: false }, words.member.state.enabled);
    case "password-link": {
      const sent = await sendPasswordLink(deps, { ...wish, language });
      return sent.ok ? told(words.member.help.sent(sent.email)) : refused(sent);
    }
    case "remove-step": {
      const removed = await removeSecondStep(deps, wish);
      return removed.ok ? told(words.member.help.removed) : refused(removed);
    }
    case "end-session":
      return ended(asked, { only: textOf(form, "session") });
    case "end-all":
      return ended(asked, id === owner.id ? { keep: owner.sessionId } : {});
    default:
      return tell<MemberTold>({}, 400);
  }
}

function roleIn(form: FormData): MemberChange | undefined {
  const role = staffRoles.find((one) => one === textOf(form, "role"));
  return role && { role };
}

async function change(
  { about, owner, id, form }: Asked,
  wish: MemberChange | undefined,
  done: string,
) {
  const version = Number(textOf(form, "version"));
  if (!wish || !Number.isSafeInteger(version)) return tell<MemberTold>({}, 400);
  const { by } = owner;
  const changed = await changeMember(about.deps, {
    id,
    version,
    change: wish,
    ownerId: owner.id,
    by,
  });
  return changed.ok ? told(done) : refused(changed);
}

async function ended({ about, owner, id }: Asked, which: { only: string } | { keep?: string }) {
  const count = await endSessions(about.deps.pool, { userId: id, by: owner.by, ...which });
  return told(adminStaffWords(about.language).sessions.ended(count));
}

function told(done: string) {
  return tell<MemberTold>({ done });
}

function refused({ reason }: MemberRefusal | HelpRefusal) {
  return tell<MemberTold>({ refusal: reason }, 409);
}
