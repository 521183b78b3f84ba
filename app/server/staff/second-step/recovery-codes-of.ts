import type { Deps } from "../../deps.ts";
import { staffAuth } from "../sign-in/staff-auth.server.ts";

type World = Pick<Deps, "pool" | "signingKey" | "log" | "publicUrl" | "trustProxy">;

/** The recovery codes of a member with a second step that were not used yet. */
export async function recoveryCodesOf(
  deps: World,
  request: Request,
  userId: string,
): Promise<string[]> {
  const { api } = staffAuth(deps, request);
  const { backupCodes } = await api.viewBackupCodes({ body: { userId } });
  return backupCodes;
}
