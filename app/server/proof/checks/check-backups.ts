import type { Checked, Finding } from "../../../domain/proof/proof.ts";
import { isUnchanged, listBackups } from "../../backups/backup-folder.ts";
import type { Refusal } from "../../refusal.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** One is made every night; a night that was missed is told on the next morning. */
const maxAgeMs = 36 * hourMs;

/**
 * There is a backup of the last night, and it is what it was when it was made; so is one of the older ones, each night another one.
 * `now` in epoch milliseconds.
 */
export async function checkBackups(folder: string, now: number): Promise<Checked> {
  const backups = await listBackups(folder);
  const newest = backups.at(-1);
  if (!newest) return { counted: 0, findings: [{ fault: "no-backup", about: folder }] };
  const findings: Finding[] = [];
  if (newest.at < now - maxAgeMs)
    findings.push({ fault: "backup-old", about: newest.file, is: newest.at });
  const older = backups[Math.floor(now / dayMs) % backups.length] ?? newest;
  for (const file of new Set([older.file, newest.file]))
    if (!(await isUnchanged(file))) findings.push({ fault: "backup-changed", about: file });
  return { counted: backups.length, findings };
}

/** The newest backup can be restored, row by row and file by file. */
export async function checkRestore(
  folder: string,
  tryRestore: (file: string) => Promise<{ ok: true } | Refusal>,
): Promise<Checked> {
  const newest = (await listBackups(folder)).at(-1);
  if (!newest) return "idle";
  const { file: about } = newest;
  const restored = await tryRestore(about);
  const other = restored.ok ? "" : restored.sentence;
  return {
    counted: 1,
    findings: restored.ok ? [] : [{ fault: "not-restored", about, other }],
  };
}
