import type { Doer } from "../../../domain/staff/doer.ts";
import type { TooMany } from "../../limits/try-limit.ts";
import { checkOwnPassword } from "../members/own-password.ts";
import { cookiesOf, type Staff } from "../sign-in/find-staff.ts";
import { staffAuth, type StaffAuthDeps } from "../sign-in/staff-auth.server.ts";

/** A member with the password just given, and their network address. */
export type Given = { staff: Staff & { by: Doer }; password: string; address: string };

/** `is-on`, `is-off`: the second step was already turned on or off, for example in another tab. */
export type StepRefusal = TooMany | { ok: false; reason: "wrong" | "is-on" | "is-off" };

/**
 * Starts the set-up of the second step: stores a new key for the member, which counts only once a code was made with it
 * (`confirmSecondStep`). Returns the key in letters (RFC 4648 base 32). Requires the password, and makes the session
 * fresh.
 */
export async function beginSecondStep(
  deps: StaffAuthDeps,
  request: Request,
  { staff, password, address }: Given,
): Promise<{ ok: true; key: string } | StepRefusal> {
  if (staff.hasSecondStep) return { ok: false, reason: "is-on" };
  const checked = await checkOwnPassword(deps, staff, { password, address });
  if (!checked.ok) return checked;
  await deps.pool.query("update session set password_at = now() where id = $1", [staff.sessionId]);
  const begin = () =>
    staffAuth(deps, request).api.enableTwoFactor({
      body: { password },
      headers: cookiesOf(request),
    });
  // When two tabs start at once, the later one overwrites the row of the other.
  const begun = await begin().catch(begin);
  const uri = "totpURI" in begun ? begun.totpURI : "";
  return { ok: true, key: new URL(uri).searchParams.get("secret") ?? "" };
}
