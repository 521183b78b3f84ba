import { randomUUID } from "node:crypto";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isSha256 } from "../../../domain/handovers/marks.ts";
import { smallPhoto } from "../../images/small-photo.ts";
import { readPhotoFile } from "../photo-folder.ts";

/**
 * A photo as it is printed, a JPEG of at most so many pixels; undefined when the photo is gone or cannot be read. It is made small once
 * and kept beside the photo, because reading a large one takes a tenth of a second.
 */
export async function printedPhoto(
  handoverDir: string,
  { sha256, width }: { sha256: string; width: number },
): Promise<Buffer | undefined> {
  if (!isSha256(sha256)) return undefined;
  const path = join(handoverDir, sha256, `${width}.jpg`);
  const kept = await readFile(path).catch(() => undefined);
  if (kept) return kept;
  const photo = await readPhotoFile(handoverDir, sha256);
  const made = photo && (await smallPhoto(photo, width));
  // One that is not kept, on a full disk or beside a photo that is just deleted, is made again.
  if (made) await keepWhole(path, made).catch(() => undefined);
  return made;
}

async function keepWhole(path: string, bytes: Buffer): Promise<void> {
  const half = `${path}.${randomUUID()}`;
  try {
    await writeFile(half, bytes);
    await rename(half, path);
  } finally {
    await rm(half, { force: true });
  }
}
