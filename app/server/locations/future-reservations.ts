import type { Pool } from "pg";
import { formatCode } from "../../domain/reservations/code.ts";
import { holdsVehicle } from "../../domain/reservations/states/states.ts";
import { statusIn } from "../db/status-sql.ts";

const text = `
  select code from reservation
  where (pickup_location_id = $1 or dropoff_location_id = $1) and dropoff_at > $2 and ${statusIn(holdsVehicle)}
  order by pickup_at limit $3`;

/** The codes of at most `max` reservations that still begin or end at a place, the next ones first. */
export async function futureReservations(
  pool: Pool,
  { id, now, max }: { id: string; now: number; max: number },
): Promise<string[]> {
  const { rows } = await pool.query<{ code: string }>(text, [id, new Date(now), max]);
  return rows.map(({ code }) => formatCode(code));
}
