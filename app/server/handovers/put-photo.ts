import { createHash } from "node:crypto";
import { isSha256 } from "../../domain/handovers/marks.ts";
import { isSecret, type PhotoKind, secretKinds } from "../../domain/handovers/photos.ts";
import { toInstant } from "../../domain/sarajevo.ts";
import type { Deps } from "../deps.ts";
import { encodeEvidence, type PhotoRefusal } from "../images/encode-photo.ts";
import { oneAtATime } from "../images/one-at-a-time.ts";
import { tellNews } from "../notices/tell-news.ts";
import { photoPixels } from "../pdf/documents/photo-grid.ts";
import { printedPhoto } from "./papers/printed-photo.ts";
import { isPhotoThere, keepPhoto, readPhotoFile } from "./photo-folder.ts";

type World = Pick<Deps, "pool" | "clock" | "handoverDir">;

export type PutAnswer =
  /** `known`: it was here already. */
  | { ok: true; known: boolean }
  /** `unexpected`: no sheet names it. `other-bytes`: these are not the bytes of its name. `not-kept`: no place to keep it. */
  | { ok: false; reason: "unexpected" | "other-bytes" | "not-kept" }
  | { ok: false; reason: PhotoRefusal };

/** A photo of one reservation (`token`), or of any. */
type Asked = { sha256: string; token?: string };

const expectedText = `
  select bool_and(handover_photo.received_at is not null) as "isHere"
  from handover_photo
    join handover on handover.id = handover_id
    join reservation on reservation.id = reservation_id
  where sha256 = $1 and coalesce(token = $2, true)
  having count(*) > 0`;

/** Is a photo of this name expected, or here already? What a phone asks before it sends hundreds of kilobytes. */
export async function findPhotoState(
  { pool, handoverDir }: Pick<World, "pool" | "handoverDir">,
  { sha256, token }: Asked,
): Promise<"expected" | "here" | undefined> {
  if (!isSha256(sha256)) return undefined;
  const { rows } = await pool.query<{ isHere: boolean | null }>(expectedText, [sha256, token]);
  const [row] = rows;
  if (!row) return undefined;
  const isThere = handoverDir !== undefined && (await isPhotoThere(handoverDir, sha256));
  return row.isHere === true && isThere ? "here" : "expected";
}

/**
 * Takes in a photo that a sheet expects, under the SHA-256 of the bytes as they were sent. It is kept encoded anew, without the place
 * at which it was taken; the time that the camera wrote is kept when it can be true. A refusal writes nothing.
 */
export async function putHandoverPhoto(
  world: World,
  { sha256, token, bytes }: Asked & { bytes: Uint8Array },
): Promise<PutAnswer> {
  const { pool, clock, handoverDir } = world;
  if (handoverDir === undefined) return { ok: false, reason: "not-kept" };
  const state = await findPhotoState(world, { sha256, token });
  if (!state) return { ok: false, reason: "unexpected" };
  if (createHash("sha256").update(bytes).digest("hex") !== sha256)
    return { ok: false, reason: "other-bytes" };
  if (state === "here") return { ok: true, known: true };
  const encoded = await oneAtATime(() => encodeEvidence(bytes));
  if (!encoded.ok) return encoded;
  const { webp, takenAt } = encoded.photo;
  await keepPhoto(handoverDir, { sha256, bytes: webp });
  const now = clock.now();
  const { rows } = await pool.query<{ kind: PhotoKind }>(
    `update handover_photo set received_at = $2, taken_at = coalesce($3, taken_at)
     where sha256 = $1 and received_at is null returning kind`,
    [sha256, new Date(now), cameraTime(takenAt, now)],
  );
  // The agreement prints it: whoever opens that need not wait until nine photos are made small. Papers are never printed.
  if (rows.some(({ kind }) => !isSecret(kind)))
    await oneAtATime(() => printedPhoto(handoverDir, { sha256, width: photoPixels }));
  // Pages of the desk that say how many are here read it anew.
  tellNews(pool);
  return { ok: true, known: false };
}

const weekMs = 7 * 86_400_000;
const aheadMs = 600_000;

/** The time that a camera wrote, when it lies within the last week; its clock has no zone, and is taken for ours. */
function cameraTime(written: string | undefined, now: number): Date | undefined {
  const parts = /^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d):\d\d$/.exec(written ?? "");
  if (!parts) return undefined;
  const [, year = "", month = "", day = "", time = ""] = parts;
  const at = toInstant(`${year}-${month}-${day}T${time}`);
  return at > now - weekMs && at < now + aheadMs ? new Date(at) : undefined;
}

const secretText = `
  select bool_or(kind = any($3::text[])) as "isSecret"
  from (
    select kind, reservation_id from handover_photo join handover on handover.id = handover_id
    where sha256 = $1 and handover_photo.received_at is not null
    union all
    select 'damage', reservation_id from handover_pass_photo join handover_pass on handover_pass.id = pass_id
    where sha256 = $1
  ) as photo
    join reservation on reservation.id = reservation_id
  where coalesce(token = $2, true)
  having count(*) > 0`;

/** A photo of a handover as WebP, for those who may see it: `mayReadPapers` is asked for photos of papers. */
export async function findHandoverPhoto(
  { pool, handoverDir }: Pick<World, "pool" | "handoverDir">,
  { sha256, token, mayReadPapers }: Asked & { mayReadPapers: boolean },
): Promise<Buffer | undefined> {
  if (handoverDir === undefined || !isSha256(sha256)) return undefined;
  const values = [sha256, token, [...secretKinds]];
  const { rows } = await pool.query<{ isSecret: boolean | null }>(secretText, values);
  const [row] = rows;
  if (!row || (row.isSecret === true && !mayReadPapers)) return undefined;
  return readPhotoFile(handoverDir, sha256);
}
