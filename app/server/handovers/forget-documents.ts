import type { Pool } from "pg";
import { isBack, isCalledOff } from "../../domain/reservations/states/states.ts";
import { statusIn } from "../db/status-sql.ts";
import { retainedSince } from "../settings/retained-since.ts";

/**
 * A photo of papers belongs to a rental that is over, and whose last handover lies before this moment. That of a sheet signed on paper
 * stays as long as the sheet: it is the proof of the signature.
 */
const dueText = `
  kind = 'papers' and handover_id in (
    select handover.id from handover join reservation on reservation.id = handover.reservation_id
    where (${statusIn(isBack)} or ${statusIn(isCalledOff)})
      and (select max(last.at) from handover last where last.reservation_id = reservation.id) < $1
  )`;

/** How many photos of papers have been kept long enough at this moment (epoch milliseconds). */
export async function countDocumentPhotos(pool: Pool, now: number): Promise<number> {
  const { rows } = await pool.query<{ due: number }>(
    `select count(*)::int as due from handover_photo where ${dueText}`,
    [await retainedSince(pool, "documentPhotoDays", now)],
  );
  return rows[0]?.due ?? 0;
}

/**
 * Forgets photos of licences and passports so many days after the return (setting `document_photo_days`); their files go with the
 * next sweep. Returns how many.
 */
export async function forgetDocumentPhotos(pool: Pool, now: number): Promise<number> {
  const { rowCount } = await pool.query(`delete from handover_photo where ${dueText}`, [
    await retainedSince(pool, "documentPhotoDays", now),
  ]);
  return rowCount ?? 0;
}
