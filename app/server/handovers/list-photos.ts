/** Photos of handovers: which are here, and which are still on their way from a phone. */
import type { Pool } from "pg";
import type { PhotoKind } from "../../domain/handovers/photos.ts";
import type { Direction } from "../../domain/handovers/sheet.ts";

export type PhotoHere = {
  handoverId: number;
  kind: PhotoKind;
  sha256: string;
  direction: Direction;
  vehicleId: number;
};

const hereText = `
  select handover_id as "handoverId", kind, sha256, direction, vehicle_id as "vehicleId"
  from handover_photo join handover on handover.id = handover_id
  where reservation_id = $1 and handover_photo.received_at is not null
  order by taken_at desc, handover_photo.id desc`;

/** The photos of a reservation that have arrived, of both directions, the newest first. */
export async function listPhotosHere(pool: Pool, reservationId: number): Promise<PhotoHere[]> {
  const { rows } = await pool.query<PhotoHere>({
    name: "photos-here",
    text: hereText,
    values: [reservationId],
  });
  return rows;
}

/**
 * The hashes of the photos of a reservation that are here: of its sheets, and those that a customer sent from the own phone, which no
 * sheet names yet.
 */
export async function listHashesHere(pool: Pool, reservationId: number): Promise<string[]> {
  const { rows } = await pool.query<{ sha256: string }>({
    name: "hashes-here",
    text: `
      select sha256 from handover_photo join handover on handover.id = handover_id
      where reservation_id = $1 and handover_photo.received_at is not null
      union
      select sha256 from handover_pass_photo join handover_pass on handover_pass.id = pass_id
      where reservation_id = $1`,
    values: [reservationId],
  });
  return rows.map(({ sha256 }) => sha256);
}
