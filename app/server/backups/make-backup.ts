import type { Pool } from "pg";
import { keptBackups } from "../../domain/backups/kept-backups.ts";
import { writeBackup } from "../db/backup/write-backup.ts";
import type { Clock } from "../deps.ts";
import type { Refusal } from "../refusal.ts";
import { backupFile, listBackups, removeBackup, writeChecksum } from "./backup-folder.ts";

type World = { pool: Pool; clock: Clock; dataDir: string; backupDir: string };

/** Backs up into the folder of the nightly backups, with a checksum, and removes the older ones that need not stay. */
export async function makeBackup({
  backupDir,
  ...source
}: World): Promise<{ ok: true; file: string } | Refusal> {
  const file = backupFile(backupDir, source.clock.now());
  // The folder is made where it is missing.
  await listBackups(backupDir);
  const made = await writeBackup(source, file);
  if (!made.ok) return made;
  await writeChecksum(file);
  const backups = await listBackups(backupDir);
  const kept = keptBackups(backups.map(({ at }) => at));
  for (const backup of backups) if (!kept.has(backup.at)) await removeBackup(backup.file);
  return { ok: true, file };
}
