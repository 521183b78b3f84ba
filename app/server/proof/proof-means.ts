import type { Witness } from "../audit/witness.ts";
import { tryRestore } from "../backups/try-restore.ts";
import type { Database } from "../db/database.ts";
import { mailWay } from "../mail/desk/mail-way.ts";
import type { Env } from "../env.server.ts";
import type { ProofMeans } from "./prove.ts";

/** What the morning proof needs beside the database, of an open one. */
export function proofMeans(
  {
    dataDir,
    backupDir,
    databaseUrl,
    mail,
  }: Pick<Env, "dataDir" | "backupDir" | "databaseUrl" | "mail">,
  { scratch }: Pick<Database, "scratch">,
  witness: Witness,
): ProofMeans {
  const { carrier, edge } = mailWay({ mail, dataDir });
  return {
    witness,
    mailLeaves: carrier !== "mailbox" || edge,
    dataDir,
    backupDir,
    databaseUrl,
    tryRestore: (file) => tryRestore(scratch, { file, dataDir }),
  };
}
