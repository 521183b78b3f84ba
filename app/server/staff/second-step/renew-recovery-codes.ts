import { writeAuditEntries } from "../../audit/write-audit-entries.ts";
import { inTransaction } from "../../db/in-transaction.ts";
import type { Given, StepRefusal } from "./begin-second-step.ts";
import { cookiesOf } from "../sign-in/find-staff.ts";
import { checkOwnPassword } from "../members/own-password.ts";
import { staffAuth, type StaffAuthDeps } from "../sign-in/staff-auth.server.ts";

/** Makes new recovery codes, which are shown once; the former ones stop working. Requires the password. */
export async function renewRecoveryCodes(
  deps: StaffAuthDeps,
  request: Request,
  { staff, password, address }: Given,
): Promise<{ ok: true; codes: string[] } | StepRefusal> {
  if (!staff.hasSecondStep) return { ok: false, reason: "is-off" };
  const checked = await checkOwnPassword(deps, staff, { password, address });
  if (!checked.ok) return checked;
  const { backupCodes } = await staffAuth(deps, request).api.generateBackupCodes({
    body: { password },
    headers: cookiesOf(request),
  });
  await inTransaction(deps.pool, (client) =>
    writeAuditEntries(client, [
      {
        ...staff.by,
        action: "staff.recovery-codes",
        subjectKind: "user",
        subjectId: staff.id,
      },
    ]),
  );
  return { ok: true, codes: backupCodes };
}
