/** The folder of the nightly backups: each is a file with its checksum beside it, as `sha256sum -c` reads it. */
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";

export type KeptBackup = {
  file: string;
  /** When it was begun, epoch milliseconds. */
  at: number;
  bytes: number;
};

const named = /^eternal-pro-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z\.backup$/;

/** The file of a backup that is begun now; the name says when, in UTC and to the second. */
export function backupFile(folder: string, now: number): string {
  const second = new Date(now).toISOString().slice(0, "2026-11-24T03:10:05".length);
  return join(folder, `eternal-pro-${second.replaceAll(":", "-")}Z.backup`);
}

/** The backups in a folder, the oldest first. Other files are none of them, and are left alone. */
export async function listBackups(folder: string): Promise<KeptBackup[]> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const backups: KeptBackup[] = [];
  for (const name of (await readdir(folder)).sort()) {
    const [, day, hour, minute, second] = named.exec(name) ?? [];
    if (!day) continue;
    const file = join(folder, name);
    const { size: bytes } = await stat(file);
    backups.push({ file, at: Date.parse(`${day}T${hour}:${minute}:${second}Z`), bytes });
  }
  return backups;
}

/** Writes the checksum of a backup beside it. */
export async function writeChecksum(file: string): Promise<void> {
  await writeFile(`${file}.sha256`, `${await hashOf(file)}  ${basename(file)}\n`, { mode: 0o600 });
}

/** Is a backup what it was when it was made? Not when its checksum is gone. */
export async function isUnchanged(file: string): Promise<boolean> {
  const written = await readFile(`${file}.sha256`, "utf8").catch(() => "");
  return written.split(" ")[0] === (await hashOf(file));
}

/** Removes a backup and its checksum. */
export async function removeBackup(file: string): Promise<void> {
  await rm(file, { force: true });
  await rm(`${file}.sha256`, { force: true });
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return hash.digest("hex");
}
