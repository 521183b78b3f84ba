/**
 * The folders of photos under the images folder: `<name>/` is shown to visitors, `.new-…/` is being written,
 * `.removed/<name>/` was deleted a moment ago and can still be restored. No address reaches a folder whose name
 * begins with a dot.
 */
import {
  mkdir,
  mkdtemp,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from "node:fs/promises";
import { join } from "node:path";
import type { Instant } from "../../domain/availability/occupancy.ts";
import { isPhotoName } from "./photo-name.ts";

/** The time in which a deleted photo can be restored. */
export const takeBackMs = 10 * 60_000;
/** The age at which an unfinished folder is known to be left by a process that died; no encoding takes so long. */
const abandonedMs = 60 * 60_000;

const removedFolder = ".removed";
const newPrefix = ".new-";
const recordName = "photo.json";

/** Makes an empty folder that is not served. */
export async function openNewFolder(imagesDir: string): Promise<string> {
  await mkdir(imagesDir, { recursive: true });
  return mkdtemp(join(imagesDir, newPrefix));
}

/** Publishes a finished folder under the name of its photo. */
export async function showFolder(imagesDir: string, folder: string, file: string): Promise<void> {
  await rename(folder, join(imagesDir, file));
  await flushFolder(imagesDir);
}

/** Flushes a folder, because a new name may be on the disk before its files are. */
async function flushFolder(path: string): Promise<void> {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** Deletes a folder for good. */
export async function dropFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}

/** Deletes the files of photos for good. */
export async function dropPhotos(
  imagesDir: string | undefined,
  files: readonly string[],
): Promise<void> {
  if (imagesDir === undefined) return;
  for (const file of files) if (isPhotoName(file)) await dropFolder(join(imagesDir, file));
}

/**
 * Moves the files of a photo out of the public folder, and keeps them with its record for a while. Missing files are no
 * error.
 */
export async function putAside(
  imagesDir: string,
  file: string,
  { record, now }: { record: object; now: Instant },
): Promise<void> {
  if (!isPhotoName(file)) return;
  const aside = join(imagesDir, removedFolder, file);
  await mkdir(join(imagesDir, removedFolder), { recursive: true });
  try {
    await writeFile(
      join(imagesDir, file, recordName),
      JSON.stringify({ ...record, removedAt: now }),
    );
    await rename(join(imagesDir, file), aside);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

/** Returns the record of a photo that was deleted at most ten minutes ago; undefined when there is none. */
export async function findAside(
  imagesDir: string,
  file: string,
  now: Instant,
): Promise<Record<string, unknown> | undefined> {
  if (!isPhotoName(file)) return undefined;
  const record = await readRecord(join(imagesDir, removedFolder, file));
  const removedAt = record?.removedAt;
  return typeof removedAt === "number" && now - removedAt <= takeBackMs ? record : undefined;
}

/** Publishes the files of a deleted photo again; false when they are gone. */
export async function takeBackFiles(imagesDir: string, file: string): Promise<boolean> {
  try {
    await rename(join(imagesDir, removedFolder, file), join(imagesDir, file));
    await rm(join(imagesDir, file, recordName), { force: true });
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

/** Deletes photos removed too long ago, and folders left unfinished by a process that died. */
export async function sweepFolders(imagesDir: string, now: Instant): Promise<void> {
  const removed = join(imagesDir, removedFolder);
  for (const name of await namesIn(removed)) {
    const removedAt = (await readRecord(join(removed, name)))?.removedAt;
    const isKept = typeof removedAt === "number" && now - removedAt <= takeBackMs;
    if (!isKept) await dropFolder(join(removed, name));
  }
  for (const name of await namesIn(imagesDir)) {
    if (!name.startsWith(newPrefix)) continue;
    const found = await stat(join(imagesDir, name)).catch(() => undefined);
    if (found && now - found.mtimeMs > abandonedMs) await dropFolder(join(imagesDir, name));
  }
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => []);
}

async function readRecord(folder: string): Promise<Record<string, unknown> | undefined> {
  try {
    const read: unknown = JSON.parse(await readFile(join(folder, recordName), "utf8"));
    return typeof read === "object" && read !== null ? { ...read } : undefined;
  } catch {
    return undefined;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}
