/** Photos that both phones show before the sheet that will name them: those that a customer takes on the own phone, and those of the staff. */
import { createHash } from "node:crypto";
import type { Pool } from "pg";
import type { PassRefusal } from "../../../domain/handovers/own-phone/phone-pass.ts";
import { maxToldPhotos } from "../../../domain/handovers/own-phone/told.ts";
import { secretKinds } from "../../../domain/handovers/photos.ts";
import { inTransaction } from "../../db/in-transaction.ts";
import type { Deps } from "../../deps.ts";
import { encodeEvidence, type PhotoRefusal } from "../../images/encode-photo.ts";
import { oneAtATime } from "../../images/one-at-a-time.ts";
import { photoPixels } from "../../pdf/documents/photo-grid.ts";
import { printedPhoto } from "../papers/printed-photo.ts";
import { keepPhoto } from "../photo-folder.ts";
import type { PutAnswer } from "../put-photo.ts";
import { findPass, holdPass, refusalOf, type PassRow } from "./pass-rows.ts";

type World = Pick<Deps, "pool" | "clock" | "handoverDir">;
type Asked = { secret: string; device: string | undefined; sha256: string; bytes: Uint8Array };

export type PutPassPhoto =
  | { ok: true }
  | {
      ok: false;
      /** `full`: so many were sent on this pass. `other-bytes`: these are not the bytes of its name. `not-kept`: no place to keep it. */
      reason: PassRefusal | PhotoRefusal | "full" | "other-bytes" | "not-kept";
    };

/**
 * Takes a photo in from the phone that holds a pass, under the SHA-256 of the bytes as they were sent, and keeps it encoded anew. The
 * same one as often as it is sent. A refusal writes nothing.
 */
export async function putPassPhoto(world: World, asked: Asked): Promise<PutPassPhoto> {
  const { pool, clock, handoverDir } = world;
  const { secret, device, sha256, bytes } = asked;
  if (handoverDir === undefined) return { ok: false, reason: "not-kept" };
  const row = await findPass(pool, secret);
  const refusal = refusalOf(row, device, clock.now());
  if (refusal || !row) return refusal ?? { ok: false, reason: "unknown" };
  const here = await listPassShas(pool, row.id);
  if (here.includes(sha256)) return { ok: true };
  if (theirs(here, row).length >= maxToldPhotos) return { ok: false, reason: "full" };
  const kept = await keepEncoded(handoverDir, { sha256, bytes });
  if (!kept.ok) return kept;
  return writePassPhoto(world, asked);
}

/** The photos of a pass that the customer sent: the member's phone shows the others. */
function theirs(here: readonly string[], { shown }: Pick<PassRow, "shown">): string[] {
  const ours = new Set(shown?.sheet.photos.map(({ sha256 }) => sha256));
  return here.filter((sha256) => !ours.has(sha256));
}

/** Keeps the file of a photo, and a small one beside it: whoever opens the sheet that prints it need not wait for that. */
async function keepEncoded(
  handoverDir: string,
  { sha256, bytes }: Pick<Asked, "sha256" | "bytes">,
): Promise<{ ok: true } | { ok: false; reason: PhotoRefusal | "other-bytes" }> {
  if (createHash("sha256").update(bytes).digest("hex") !== sha256)
    return { ok: false, reason: "other-bytes" };
  const encoded = await oneAtATime(() => encodeEvidence(bytes));
  if (!encoded.ok) return encoded;
  await keepPhoto(handoverDir, { sha256, bytes: encoded.photo.webp });
  await oneAtATime(() => printedPhoto(handoverDir, { sha256, width: photoPixels }));
  return { ok: true };
}

/**
 * Takes a photo in that a member took and that a pass of this reservation shows, so that the customer sees it before signing. Photos of
 * papers are none of these. The member's phone keeps it until the sheet has taken it.
 */
export async function putShownPhoto(
  { pool, clock, handoverDir }: World,
  { token, sha256, bytes }: { token: string; sha256: string; bytes: Uint8Array },
): Promise<PutAnswer> {
  if (handoverDir === undefined) return { ok: false, reason: "not-kept" };
  const asked = [token, sha256, new Date(clock.now()), [...secretKinds]];
  const { rows } = await pool.query<{ id: number }>(shownText, asked);
  const [pass] = rows;
  if (!pass) return { ok: false, reason: "unexpected" };
  if ((await listPassShas(pool, pass.id)).includes(sha256)) return { ok: true, known: true };
  const kept = await keepEncoded(handoverDir, { sha256, bytes });
  if (!kept.ok) return kept;
  // The row of the pass is written too: its number rises, and the customer's phone reads the page anew.
  const { rowCount } = await pool.query(
    `with shown as (
       update handover_pass set taken = taken where id = $1 and ended is null and expires_at > $3 returning id
     )
     insert into handover_pass_photo (pass_id, sha256, received_at)
     select id, $2, $3 from shown on conflict do nothing`,
    [pass.id, sha256, new Date(clock.now())],
  );
  return rowCount === 1 ? { ok: true, known: false } : { ok: false, reason: "unexpected" };
}

const shownText = `
  select handover_pass.id
  from handover_pass
    join reservation on reservation.id = reservation_id
    cross join lateral jsonb_to_recordset(shown #> '{sheet,photos}') as photo (kind text, sha256 text)
  where token = $1 and photo.sha256 = $2 and ended is null and expires_at > $3 and kind <> all($4::text[])
  limit 1`;

/** Under the lock of the pass: it may have ended while the photo was encoded, and then its file is swept. */
function writePassPhoto(
  { pool, clock }: World,
  { secret, device, sha256 }: Asked,
): Promise<PutPassPhoto> {
  return inTransaction(pool, async (client): Promise<PutPassPhoto> => {
    const held = await holdPass(client, { secret, device, now: clock.now() });
    if (!held.ok) return held;
    const { row } = held;
    const here = await listPassShas(client, row.id);
    if (here.includes(sha256)) return { ok: true };
    if (theirs(here, row).length >= maxToldPhotos) return { ok: false, reason: "full" };
    await client.query(
      "insert into handover_pass_photo (pass_id, sha256, received_at) values ($1, $2, $3)",
      [row.id, sha256, new Date(clock.now())],
    );
    return { ok: true };
  });
}

/** The hashes of the photos that were sent on a pass. */
export async function listPassShas(db: Pick<Pool, "query">, passId: number): Promise<string[]> {
  const { rows } = await db.query<{ sha256: string }>({
    name: "pass-shas",
    text: "select sha256 from handover_pass_photo where pass_id = $1",
    values: [passId],
  });
  return rows.map(({ sha256 }) => sha256);
}
