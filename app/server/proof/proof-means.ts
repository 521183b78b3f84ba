import type { Witness } from "../audit/witness.ts";
import { tryRestore } from "../backups/try-restore.ts";
import type { Database } from "../db/database.ts";
import type { Env } from "../env.server.ts";
import type { ProofMeans } from "./prove.ts";

/** What the morning proof needs beside the database, of an open one. */
export function proofMeans(
  { dataDir, backupDir, databaseUrl }: Pick<Env, "dataDir" | "backupDir" | "databaseUrl">,
  { scratch }: Pick<Database, "scratch">,
  witness: Witness,
): ProofMeans {
  return {
    witness,
    dataDir,
    backupDir,
    databaseUrl,
    tryRestore: (file) => tryRestore(scratch, file),
  };
}
