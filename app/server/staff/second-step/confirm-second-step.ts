import { isAPIError } from "better-auth/api";
import type { Doer } from "../../../domain/staff/doer.ts";
import { readCode } from "../../../domain/staff/read-code.ts";
import { writeAuditEntries } from "../../audit/write-audit-entries.ts";
import { inTransaction } from "../../db/in-transaction.ts";
import { signInLimits } from "../../limits/sign-in-limits.ts";
import type { TooMany } from "../../limits/try-limit.ts";
import { cookiesOf, findStaff, type Staff } from "../sign-in/find-staff.ts";
import { recoveryCodesOf } from "./recovery-codes-of.ts";
import { staffAuth, type StaffAuthDeps } from "../sign-in/staff-auth.server.ts";

type Wish = { staff: Staff & { by: Doer }; typed: string; address: string };

export type Confirmed =
  | { ok: true; codes: string[] }
  | TooMany
  /** `lost`: the set-up was started too long ago, or again elsewhere. */
  | { ok: false; reason: "wrong" | "lost" };

/**
 * Turns the second step on, with a code that the app made with the new key. Returns the recovery codes, which are
 * shown once.
 */
export async function confirmSecondStep(
  deps: StaffAuthDeps,
  request: Request,
  { staff, typed, address }: Wish,
): Promise<Confirmed> {
  const { perAddress, perCode } = signInLimits(deps);
  const counted = await perAddress.count(address);
  if (!counted.ok) return counted;
  const before = await beganLately(deps, staff);
  if (!before) return { ok: false, reason: "lost" };
  const code = readCode(typed);
  if (code?.kind !== "app") return { ok: false, reason: "wrong" };
  if (!(await perCode.count(`${staff.id} ${code.code}`)).ok) return { ok: false, reason: "wrong" };
  const cookies = await tryFirstCode(deps, request, code.code);
  if (!cookies) return { ok: false, reason: "wrong" };
  await keepSession(deps, request, { cookies, before });
  await audit(deps, staff);
  return { ok: true, codes: await recoveryCodesOf(deps, request, staff.id) };
}

type Session = { id: string; token: string; created_at: Date; expires_at: Date };

async function beganLately({ pool }: StaffAuthDeps, staff: Staff): Promise<Session | undefined> {
  const { rows } = await pool.query<Session>(
    `select session.id, token, session.created_at, session.expires_at
     from session join two_factor using (user_id)
     where session.id = $1 and not two_factor.verified
       and session.password_at > now() - interval '15 minutes'`,
    [staff.sessionId],
  );
  return rows[0];
}

async function tryFirstCode(
  deps: StaffAuthDeps,
  request: Request,
  code: string,
): Promise<string[] | undefined> {
  try {
    const { headers } = await staffAuth(deps, request).api.verifyTOTP({
      body: { code },
      headers: cookiesOf(request),
      returnHeaders: true,
    });
    return headers.getSetCookie();
  } catch (error) {
    if (!isAPIError(error) || error.statusCode >= 500) throw error;
    return undefined;
  }
}

/**
 * Restores the session of the member: the library replaces it by a session of a year, whatever the member chose. The
 * new session gets the former values, so that the browser's cookie stays right.
 */
async function keepSession(
  deps: StaffAuthDeps,
  request: Request,
  { cookies, before }: { cookies: readonly string[]; before: Session },
): Promise<void> {
  const cookie = cookies.map((one) => one.split(";")[0]).join("; ");
  const member = await findStaff(deps, new Request(request.url, { headers: { cookie } }));
  if (!member) return;
  await deps.pool.query(
    "update session set id = $2, token = $3, created_at = $4, expires_at = $5 where id = $1",
    [member.sessionId, before.id, before.token, before.created_at, before.expires_at],
  );
}

function audit({ pool }: StaffAuthDeps, { id, by }: Wish["staff"]): Promise<void> {
  return inTransaction(pool, (client) =>
    writeAuditEntries(client, [
      { ...by, action: "staff.second-step-on", subjectKind: "user", subjectId: id },
    ]),
  );
}
