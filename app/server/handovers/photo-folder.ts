/** The files of handovers, which no address reaches: a folder for each photo, named by the bytes that the phone sent, and for each sheet and each issued paper. */
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isSha256 } from "../../domain/handovers/marks.ts";
import type { Deps } from "../deps.ts";

const photoName = "photo.webp";
const sheetName = "sheet.pdf";
const newPrefix = ".new-";

type File = { sha256: string; bytes: Uint8Array };

/** Writes a photo whole, or not at all; one that is there already stays as it is. */
export function keepPhoto(handoverDir: string, photo: File): Promise<void> {
  return keepFile(handoverDir, photoName, photo);
}

/** Writes a sheet as it is printed; its name is the SHA-256 of its bytes. */
export function keepSheetFile(handoverDir: string, sheet: File): Promise<void> {
  return keepFile(handoverDir, sheetName, sheet);
}

async function keepFile(handoverDir: string, name: string, { sha256, bytes }: File): Promise<void> {
  await mkdir(handoverDir, { recursive: true });
  const folder = await mkdtemp(join(handoverDir, newPrefix));
  await writeFile(join(folder, name), bytes, { flush: true });
  await rename(folder, join(handoverDir, sha256)).catch(async (error: unknown) => {
    await rm(folder, { recursive: true, force: true });
    if (!(await isThere(join(handoverDir, sha256, name)))) throw error;
  });
}

/** Is the file of a photo there? */
export function isPhotoThere(handoverDir: string, sha256: string): Promise<boolean> {
  return isThere(join(handoverDir, sha256, photoName));
}

function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

/** The file of a photo; undefined when it is gone. */
export function readPhotoFile(handoverDir: string, sha256: string): Promise<Buffer | undefined> {
  return readKept(handoverDir, sha256, photoName);
}

/** The file of a sheet; undefined when it is gone. */
export function readSheetFile(handoverDir: string, sha256: string): Promise<Buffer | undefined> {
  return readKept(handoverDir, sha256, sheetName);
}

async function readKept(
  handoverDir: string,
  sha256: string,
  name: string,
): Promise<Buffer | undefined> {
  if (!isSha256(sha256)) return undefined;
  return readFile(join(handoverDir, sha256, name)).catch(() => undefined);
}

/** So old is a file that no row names because its row is forgotten, and not because it is about to be written. */
const keptMs = 3_600_000;

const goneText = `
  select name from unnest($1::text[]) as kept (name)
  where not exists (select from handover_photo where sha256 = name and received_at is not null)
    and not exists (select from handover_pass_photo where sha256 = name)
    and not exists (select from handover_paper where sha256 = name)
    and not exists (select from document where sha256 = name and content <> '{}')
    and not exists (select from fine where photo_sha256 = name)
    and not exists (select from cash_movement where photo_sha256 = name)`;

/** Deletes the files that no row names any more; returns how many. To be called about every hour. */
export async function sweepHandoverPhotos({
  pool,
  clock,
  handoverDir,
}: Pick<Deps, "pool" | "clock" | "handoverDir">): Promise<number> {
  if (handoverDir === undefined) return 0;
  const names = await readdir(handoverDir).catch(() => []);
  const ours = names.filter((name) => isSha256(name) || name.startsWith(newPrefix));
  const { rows } = await pool.query<{ name: string }>(goneText, [ours]);
  let swept = 0;
  for (const { name } of rows) {
    const path = join(handoverDir, name);
    const written = await stat(path).catch(() => undefined);
    if (!written || clock.now() - written.mtimeMs < keptMs) continue;
    await rm(path, { recursive: true, force: true });
    swept += 1;
  }
  return swept;
}
