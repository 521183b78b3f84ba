import type { Bilingual } from "../../domain/language.ts";
import { fold } from "../../domain/plain-text.ts";
import type { Doer } from "../../domain/staff/doer.ts";
import { writeAuditEntries } from "../audit/write-audit-entries.ts";
import { inTransaction } from "../db/in-transaction.ts";
import type { Deps } from "../deps.ts";
import { encodePhoto, type EncodedPhoto, type PhotoRefusal } from "./encode-photo.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import {
  dropFolder,
  dropPhotos,
  openNewFolder,
  showFolder,
  sweepFolders,
} from "./photo-folders.ts";
import { insertPhoto, type PhotoRow } from "./photo-rows.ts";

/** The maximum number of photos of a car. */
export const maxPhotos = 20;

export type PhotoFault = PhotoRefusal | "no-car" | "full" | "not-kept";

type Added = { ok: true; photo: PhotoRow } | { ok: false; reason: PhotoFault };

type PhotoDeps = Pick<Deps, "pool" | "imagesDir" | "random" | "clock" | "log" | "catalogue">;

type NewUpload = {
  carId: number;
  bytes: Uint8Array;
  /** The first description of the photo, until somebody writes a better one; `number` counts the photos of the car from 1. */
  altOf: (carName: string, number: number) => Bilingual;
  by: Doer;
};

/**
 * Makes a photo of a car from an uploaded file: encoded into a folder that is not served, then moved to its public
 * name, then written as a row. A crash in between leaves files without a row, never a row without files. A process
 * encodes one picture at a time.
 */
export async function addPhoto(deps: PhotoDeps, upload: NewUpload): Promise<Added> {
  const { imagesDir, clock, log } = deps;
  if (imagesDir === undefined) return { ok: false, reason: "not-kept" };
  const room = await findRoom(deps, upload.carId);
  if (!room.ok) return room;
  await sweepFolders(imagesDir, clock.now());
  try {
    return await oneAtATime(() => encodeAndKeep({ ...deps, imagesDir }, upload, room.name));
  } catch (error) {
    if (!cannotBeWritten(error)) throw error;
    log.error({ err: error }, "a picture could not be kept");
    return { ok: false, reason: "not-kept" };
  }
}

type Room = { ok: true; name: string; count: number } | { ok: false; reason: "no-car" | "full" };

async function findRoom({ pool }: Pick<PhotoDeps, "pool">, carId: number): Promise<Room> {
  const { rows } = await pool.query<{ name: string; count: number }>(
    `select name, (select count(*)::int from image where car_id = car.id) as count from car where id = $1`,
    [carId],
  );
  return roomOf(rows[0]);
}

function roomOf(car: { name: string; count: number } | undefined): Room {
  if (!car) return { ok: false, reason: "no-car" };
  return car.count < maxPhotos ? { ok: true, ...car } : { ok: false, reason: "full" };
}

async function encodeAndKeep(
  deps: PhotoDeps & { imagesDir: string },
  upload: NewUpload,
  carName: string,
): Promise<Added> {
  const { imagesDir } = deps;
  const folder = await openNewFolder(imagesDir);
  const file = `${slugOf(carName)}-${Buffer.from(deps.random.bytes(8)).toString("hex")}`;
  try {
    const encoded = await encodePhoto(upload.bytes, folder);
    if (!encoded.ok) return encoded;
    await showFolder(imagesDir, folder, file);
    const written = await writeRow(deps, upload, { ...encoded.photo, file });
    if (!written.ok) await dropPhotos(imagesDir, [file]);
    return written;
  } catch (error) {
    await dropPhotos(imagesDir, [file]);
    throw error;
  } finally {
    await dropFolder(folder);
  }
}

/**
 * Writes the row after another look at the car under its lock: it may have been deleted meanwhile, or have reached its
 * maximum of photos.
 */
async function writeRow(
  { pool, catalogue }: Pick<PhotoDeps, "pool" | "catalogue">,
  { carId, altOf, by }: NewUpload,
  photo: EncodedPhoto & { file: string },
): Promise<Added> {
  const added = await inTransaction(pool, async (client): Promise<Added> => {
    const { rows } = await client.query<{ name: string }>(
      "select name from car where id = $1 for no key update",
      [carId],
    );
    const counted = await client.query<{ count: number }>(
      "select count(*)::int as count from image where car_id = $1",
      [carId],
    );
    const count = counted.rows[0]?.count ?? 0;
    const room = roomOf(rows[0] && { name: rows[0].name, count });
    if (!room.ok) return room;
    const alt = altOf(room.name, count + 1);
    const row = await insertPhoto(client, { ...photo, carId, alt, displayOrder: undefined });
    const after = { file: row.file, altEn: alt.en, altBs: alt.bs };
    await writeAuditEntries(client, [
      { ...by, action: "car.photo-added", subjectKind: "car", subjectId: String(carId), after },
    ]);
    return { ok: true, photo: row };
  });
  if (added.ok) await catalogue.catchUp();
  return added;
}

/** The first part of a photo's name: lower-case letters, digits and single dashes. */
function slugOf(name: string): string {
  const slug = fold(name)
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 40)
    .replace(/^-+|-+$/g, "");
  return slug === "" ? "car" : slug;
}

function cannotBeWritten(error: unknown): boolean {
  const codes = ["ENOSPC", "EROFS", "EACCES", "EDQUOT", "EPERM", "ENOTDIR"];
  return error instanceof Error && "code" in error && codes.includes(String(error.code));
}
