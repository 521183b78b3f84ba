import { isAPIError } from "better-auth/api";
import { readCode } from "../../../domain/staff/read-code.ts";
import { signInLimits } from "../../limits/sign-in-limits.ts";
import { cookiesOf, type Staff } from "../sign-in/find-staff.ts";
import { staffAuth, type StaffAuthDeps } from "../sign-in/staff-auth.server.ts";

/**
 * Uses up a code of a signed-in member with a second step: a code of the app, or a recovery code. Each is accepted
 * once; false for any other text.
 */
export async function takeOwnCode(
  deps: StaffAuthDeps,
  request: Request,
  { staff, typed }: { staff: Pick<Staff, "id">; typed: string },
): Promise<boolean> {
  const code = readCode(typed);
  if (!code) return false;
  const once = await signInLimits(deps).perCode.count(`${staff.id} ${code.code}`);
  if (!once.ok) return false;
  const { api } = staffAuth(deps, request);
  const headers = cookiesOf(request);
  try {
    if (code.kind === "app") await api.verifyTOTP({ body: { code: code.code }, headers });
    else await api.verifyBackupCode({ body: { code: code.code, disableSession: true }, headers });
    return true;
  } catch (error) {
    if (!isAPIError(error) || error.statusCode >= 500) throw error;
    return false;
  }
}
