import type { Env } from "../env.server.ts";
import type { Log } from "../log.ts";
import type { Refusal } from "../refusal.ts";
import type { Database } from "./database.ts";
import { openEmbedded } from "./embedded.server.ts";
import { openExternal } from "./external.server.ts";

/** Opens the server of DATABASE_URL (and DATABASE_OWNER_URL), or else the embedded cluster under the data folder. */
export function openDatabase(
  env: Pick<Env, "databaseUrl" | "databaseOwnerUrl" | "dataDir">,
  { log }: { log: Log },
): Promise<{ ok: true; database: Database } | Refusal> {
  return env.databaseUrl
    ? openExternal(env.databaseUrl, env.databaseOwnerUrl)
    : openEmbedded(env.dataDir, log);
}
