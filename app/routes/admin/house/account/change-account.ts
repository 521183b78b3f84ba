import { checkNewPassword } from "../../../../domain/staff/check-new-password.ts";
import type { About } from "../../../../server/http/about.ts";
import { changePassword } from "../../../../server/staff/members/change-password.ts";
import { endSessions } from "../../../../server/staff/sign-in/end-sessions.ts";
import { tell } from "../../forms/tell.ts";
import type { Member } from "../../guard/require-staff.ts";
import { textOf } from "../../forms/text-of.ts";
import type { PasswordTold } from "./password-form.tsx";

/** What the page of an account is told after its forms. */
export type AccountTold = { password?: PasswordTold; ended?: number };

/** The forms of one's own account: the password, and the sessions that end. */
export async function changeAccount(about: About, staff: Member, form: FormData) {
  const { pool } = about.deps;
  const { id: userId, by } = staff;
  switch (textOf(form, "intent")) {
    case "password":
      return renew(about, staff, form);
    case "end-session": {
      const only = textOf(form, "session");
      return tell<AccountTold>({ ended: await endSessions(pool, { userId, by, only }) });
    }
    case "end-others": {
      const keep = staff.sessionId;
      return tell<AccountTold>({ ended: await endSessions(pool, { userId, by, keep }) });
    }
    default:
      return tell<AccountTold>({}, 400);
  }
}

async function renew({ deps, ip }: About, staff: Member, form: FormData) {
  const [now, next, again] = [textOf(form, "now"), textOf(form, "next"), textOf(form, "again")];
  const told: PasswordTold = {};
  if (now === "") told.now = "missing";
  const fault = checkNewPassword(next, again);
  if (fault) told.next = fault;
  if (told.now || told.next) return tell<AccountTold>({ password: told }, 400);
  const given = { staff, password: now, address: ip, next };
  const changed = await changePassword(deps, given);
  if (changed.ok) return tell<AccountTold>({ password: { done: true } });
  if (changed.reason === "wrong") return tell<AccountTold>({ password: { now: "wrong" } }, 400);
  const { waitSeconds } = changed;
  const waitMinutes = Math.ceil(waitSeconds / 60);
  const wait = { "Retry-After": String(waitSeconds) };
  return tell<AccountTold>({ password: { waitMinutes } }, 429, wait);
}
