/** What the board says of handovers besides their reservations: who has begun one, and which photos are still on a phone. */
import type { Pool } from "pg";
import type { LocalDateTime } from "../../domain/calendar.ts";
import type { Direction } from "../../domain/handovers/sheet.ts";
import { isAhead, isOut } from "../../domain/reservations/states/states.ts";
import { toLocal } from "../../domain/sarajevo.ts";
import { statusIn } from "../db/status-sql.ts";

/** A handover that was begun and is not finished, as the house knows it. */
export type BegunHandover = {
  /** Bare. */
  code: string;
  direction: Direction;
  /** The name of the member who wrote it last. */
  by: string;
  at: LocalDateTime;
};

/** The photos of a handover that is done. */
export type PhotosOnWay = { code: string; direction: Direction; here: number; all: number };

const begunText = `
  select code, direction, "user".name as by, handover_draft.updated_at as at
  from handover_draft
    join reservation on reservation.id = reservation_id
    join "user" on "user".id = edited_by
  where code = any($1::text[])`;

/** The handovers of these reservations that somebody has begun. */
export async function listBegun(pool: Pool, codes: readonly string[]): Promise<BegunHandover[]> {
  const { rows } = await pool.query<Omit<BegunHandover, "at"> & { at: Date }>({
    name: "begun-handovers",
    text: begunText,
    values: [codes],
  });
  return rows.map((row) => ({ ...row, at: toLocal(row.at.getTime()) }));
}

const onWayText = `
  select code, direction, count(handover_photo.received_at)::int as here, count(*)::int as all
  from reservation
    join handover on reservation_id = reservation.id
    join handover_photo on handover_id = handover.id
  where code = any($1::text[])
  group by code, direction
  having count(handover_photo.received_at) < count(*)`;

/** The handovers of these reservations of which photos are missing: they lie on the phone that took them. */
export async function listPhotosOnWay(
  pool: Pool,
  codes: readonly string[],
): Promise<PhotosOnWay[]> {
  const { rows } = await pool.query<PhotosOnWay>({
    name: "photos-on-way",
    text: onWayText,
    values: [codes],
  });
  return rows;
}

/** A handover that was begun and not finished. */
export type ListedDraft = {
  /** Bare. */
  code: string;
  direction: Direction;
  name: string;
  plate: string | null;
  /** The name of the member who wrote it last. */
  by: string;
  at: Date;
};

const draftsText = `
  select code, direction, trim(first_name || ' ' || last_name) as name, plate, "user".name as by, handover_draft.updated_at as at
  from handover_draft
    join reservation on reservation.id = reservation_id
    left join vehicle on vehicle.id = reservation.vehicle_id
    join "user" on "user".id = edited_by
  where direction = 'out' and ${statusIn(isAhead, "reservation.status")} or direction = 'in' and ${statusIn(isOut, "reservation.status")}
  order by handover_draft.updated_at`;

/** The handovers that somebody has begun and nobody has finished, the oldest first. */
export async function listDrafts(pool: Pool): Promise<ListedDraft[]> {
  const { rows } = await pool.query<ListedDraft>({ name: "list-drafts", text: draftsText });
  return rows;
}
