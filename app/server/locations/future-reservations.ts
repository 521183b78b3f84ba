import type { Pool } from "pg";
import { reservationStatuses } from "../../domain/reservations/states/status.ts";
import { blocks } from "../../domain/reservations/states/actions.ts";
import { formatCode } from "../../domain/reservations/code.ts";

const text = `
  select code from reservation
  where (pickup_location_id = $1 or dropoff_location_id = $1) and dropoff_at > $2 and status = any($3)
  order by pickup_at limit $4`;

/** The codes of reservations that still begin or end at a place, the next ones first, at most `most`. */
export async function futureReservations(
  pool: Pool,
  { id, now, most }: { id: string; now: number; most: number },
): Promise<string[]> {
  const held = reservationStatuses.filter(blocks);
  const { rows } = await pool.query<{ code: string }>(text, [id, new Date(now), held, most]);
  return rows.map(({ code }) => formatCode(code));
}
