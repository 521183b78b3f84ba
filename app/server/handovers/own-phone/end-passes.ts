import type { Pool, PoolClient } from "pg";
import type { PassEnd } from "../../../domain/handovers/own-phone/phone-pass.ts";
import type { Direction } from "../../../domain/handovers/sheet.ts";

type Ended = { reservationId: number; direction: Direction; ended: PassEnd };

/** Ends the passes of a handover: from then on they show nothing, and what was said there is forgotten. */
export async function endPasses(
  db: Pool | PoolClient,
  { reservationId, direction, ended }: Ended,
): Promise<void> {
  await db.query(
    `update handover_pass set ended = $3, shown = null, told = '[]', taken = 0, signed = null
     where reservation_id = $1 and direction = $2 and ended is null`,
    [reservationId, direction, ended],
  );
}

const keptMs = 7 * 86_400_000;

/** Forgets passes that ran out a week ago (epoch milliseconds): a handover that lay on a phone without a connection is here by then. */
export async function forgetPasses(pool: Pool, now: number): Promise<void> {
  await pool.query("delete from handover_pass where expires_at < $1", [new Date(now - keptMs)]);
}
