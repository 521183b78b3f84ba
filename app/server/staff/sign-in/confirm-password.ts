import type { Doer } from "../../../domain/staff/doer.ts";
import { writeAuditEntries } from "../../audit/write-audit-entries.ts";
import { inTransaction } from "../../db/in-transaction.ts";
import type { TooMany } from "../../limits/try-limit.ts";
import { checkOwnPassword } from "../members/own-password.ts";
import { takeOwnCode } from "../second-step/take-own-code.ts";
import type { Staff } from "./find-staff.ts";
import type { StaffAuthDeps } from "./staff-auth.server.ts";

export type ConfirmForm = { password: string; code: string; address: string };

/**
 * Checks the password again, with the code where the member has a second step, so that the session counts as fresh
 * from now. Limited and audited like a sign-in.
 */
export async function confirmPassword(
  deps: StaffAuthDeps,
  request: Request,
  { staff, form }: { staff: Staff & { by: Doer }; form: ConfirmForm },
): Promise<{ ok: true } | TooMany | { ok: false; reason: "wrong" }> {
  const takeCode = () => takeOwnCode(deps, request, { staff, typed: form.code });
  const checked = await checkOwnPassword(deps, staff, {
    password: form.password,
    address: form.address,
    ...(staff.hasSecondStep ? { takeCode } : {}),
  });
  if (!checked.ok) return checked;
  await inTransaction(deps.pool, async (client) => {
    await client.query("update session set password_at = now() where id = $1", [staff.sessionId]);
    await writeAuditEntries(client, [
      { ...staff.by, action: "staff.confirm", subjectKind: "user", subjectId: staff.id },
    ]);
  });
  return { ok: true };
}
