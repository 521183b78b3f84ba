import type { Language } from "../../../domain/language.ts";
import type { StaffRole } from "../../../domain/staff/roles.ts";
import { staffRoles } from "../../../domain/staff/roles.ts";
import { isSecureRequest, staffAuth, type StaffAuthDeps } from "./staff-auth.server.ts";
import { staffCookieName } from "./staff-cookies.ts";

/** A signed-in member of the staff with their session. */
export type Staff = {
  id: string;
  name: string;
  email: string;
  role: StaffRole;
  sessionId: string;
  hasSecondStep: boolean;
};

/**
 * Returns the signed-in member; undefined without a session, or when it has ended. Reads the database every time, so
 * that disabling a member, or another role, takes effect immediately. Remembers `language`, that of the page that is asked for: letters
 * to the member are written in it. Throws when the database does not answer.
 */
export async function findStaff(
  deps: StaffAuthDeps,
  request: Request,
  language?: Language,
): Promise<Staff | undefined> {
  if (!hasStaffCookie(deps, request)) return undefined;
  const found = await staffAuth(deps, request).api.getSession({ headers: cookiesOf(request) });
  if (!found || found.user.disabled) return undefined;
  const { id, name, email } = found.user;
  const role = staffRoles.find((one) => one === found.user.role);
  if (!role) return undefined;
  await keepSeen(deps, found.session);
  if (language && found.user.language !== language) await keepLanguage(deps, id, language);
  const hasSecondStep = found.user.twoFactorEnabled === true;
  return { id, name, email, role, sessionId: found.session.id, hasSecondStep };
}

const seenEveryMs = 60_000;

type Seen = { id: string; seenAt?: Date | null | undefined };

/** Records that the member was here, at most once a minute. */
async function keepSeen({ pool }: StaffAuthDeps, { id, seenAt }: Seen): Promise<void> {
  if (seenAt && Date.now() - seenAt.getTime() < seenEveryMs) return;
  await pool.query({
    name: "keep-session-seen",
    text: "update session set seen_at = now() where id = $1 and seen_at < now() - interval '1 minute'",
    values: [id],
  });
}

async function keepLanguage({ pool }: StaffAuthDeps, id: string, language: Language) {
  await pool.query({
    name: "keep-member-language",
    text: `update "user" set language = $2 where id = $1 and language is distinct from $2`,
    values: [id, language],
  });
}

/** True when the request carries a staff cookie; the requests of visitors never do, and cost no query. */
function hasStaffCookie(deps: StaffAuthDeps, request: Request): boolean {
  const name = staffCookieName(isSecureRequest(deps, request));
  const cookies = (request.headers.get("cookie") ?? "").split(/;\s*/);
  return cookies.some((cookie) => cookie.startsWith(`${name}=`));
}

/** The request's cookies; no other header reaches the library. */
export function cookiesOf(request: Request): Headers {
  return new Headers({ cookie: request.headers.get("cookie") ?? "" });
}
