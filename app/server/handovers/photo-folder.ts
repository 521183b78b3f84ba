/** The files of photos of handovers: a folder for each, named by the bytes that the phone sent. No address reaches them. */
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isSha256 } from "../../domain/handovers/marks.ts";
import type { Deps } from "../deps.ts";

const fileName = "photo.webp";
const newPrefix = ".new-";

/** Writes a photo whole, or not at all; one that is there already stays as it is. */
export async function keepPhoto(
  handoverDir: string,
  sha256: string,
  webp: Uint8Array,
): Promise<void> {
  await mkdir(handoverDir, { recursive: true });
  const folder = await mkdtemp(join(handoverDir, newPrefix));
  await writeFile(join(folder, fileName), webp, { flush: true });
  await rename(folder, join(handoverDir, sha256)).catch(async (error: unknown) => {
    await rm(folder, { recursive: true, force: true });
    if (!(await isPhotoThere(handoverDir, sha256))) throw error;
  });
}

/** Is the file of a photo there? */
export async function isPhotoThere(handoverDir: string, sha256: string): Promise<boolean> {
  return stat(join(handoverDir, sha256, fileName)).then(
    () => true,
    () => false,
  );
}

/** The file of a photo; undefined when it is gone. */
export async function readPhotoFile(
  handoverDir: string,
  sha256: string,
): Promise<Buffer | undefined> {
  if (!isSha256(sha256)) return undefined;
  return readFile(join(handoverDir, sha256, fileName)).catch(() => undefined);
}

/** So old is a file that no row names because its row is forgotten, and not because it is about to be written. */
const keptMs = 3_600_000;

const goneText = `
  select name from unnest($1::text[]) as kept (name)
  where not exists (select from handover_photo where sha256 = name and received_at is not null)`;

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
