/** Photos of a rental for the phone that holds a pass: never those on which papers can be read. */
import type { Pool } from "pg";
import { secretKinds, type PhotoKind } from "../../../domain/handovers/photos.ts";
import type { Deps } from "../../deps.ts";
import { findHandoverPhoto } from "../put-photo.ts";
import { listPassShas } from "./put-pass-photo.ts";

export type PassPhoto = { sha256: string; kind: PhotoKind };

/** The photos of a reservation that are here, in the order in which they were taken. */
export async function listPassPhotos(pool: Pool, token: string): Promise<PassPhoto[]> {
  const { rows } = await pool.query<PassPhoto>({
    name: "pass-photos",
    text: `
      select sha256, kind from handover_photo
        join handover on handover.id = handover_id
        join reservation on reservation.id = handover.reservation_id
      where token = $1 and handover_photo.received_at is not null and kind <> all($2)
      order by handover_photo.id limit 60`,
    values: [token, [...secretKinds]],
  });
  return rows;
}

/** One of these photos, or one that was sent on this pass; undefined when it belongs to somebody else. */
export async function findPassPhoto(
  world: Pick<Deps, "pool" | "handoverDir">,
  { pass, token, sha256 }: { pass: number; token: string; sha256: string },
): Promise<Buffer | undefined> {
  const photos = await listPassPhotos(world.pool, token);
  const own = await listPassShas(world.pool, pass);
  if (!own.includes(sha256) && !photos.some((one) => one.sha256 === sha256)) return undefined;
  return findHandoverPhoto(world, { sha256, mayReadPapers: false });
}
