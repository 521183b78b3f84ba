import { staffAuth, type StaffAuthDeps } from "../sign-in/staff-auth.server.ts";

/** The unused recovery codes of a member with a second step. */
export async function recoveryCodesOf(
  deps: StaffAuthDeps,
  request: Request,
  userId: string,
): Promise<string[]> {
  const { api } = staffAuth(deps, request);
  const { backupCodes } = await api.viewBackupCodes({ body: { userId } });
  return backupCodes;
}
