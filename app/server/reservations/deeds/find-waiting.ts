/** Who waits for a vehicle that is out, and who would go to another one for it. */
import type { Pool, PoolClient } from "pg";
import type { Assignment } from "../../../domain/availability/occupancy.ts";
import { longestGapMs } from "../../../domain/availability/gap.ts";
import type { FleetRules } from "../../../domain/availability/occupancy.ts";
import type { LocalDateTime } from "../../../domain/calendar.ts";
import { formatCode } from "../../../domain/reservations/code.ts";
import {
  promisedReturn,
  type HeldReservation,
} from "../../../domain/reservations/held-reservation.ts";
import { toInstant } from "../../../domain/sarajevo.ts";

/** A later reservation of the vehicle, which waits for it. */
export type Clash = { code: string; pickupAt: LocalDateTime; name: string };

/** The first reservation that a vehicle would keep waiting which comes back at `until`. */
export async function findClash(
  db: Pool | PoolClient,
  kept: HeldReservation,
  { until, rules }: { until: LocalDateTime; rules: FleetRules },
): Promise<Clash | undefined> {
  const { seat, id } = kept;
  const { rows } = await db.query<Clash>({
    name: "who-waits-for-vehicle",
    text: `
      select code, pickup_local as "pickupAt", trim(first_name || ' ' || last_name) as name
      from occupancy join reservation on reservation.id = reservation_id
      where occupancy.vehicle_id = $1 and reservation.id <> $2 and lower(during) >= $3 and lower(during) < $4
      order by lower(during) limit 1`,
    values: [
      seat?.vehicleId,
      id,
      new Date(toInstant(promisedReturn(kept))),
      new Date(toInstant(until) + longestGapMs(rules)),
    ],
  });
  const [next] = rows;
  return next && { ...next, code: formatCode(next.code) };
}

/** A reservation that goes to another vehicle. */
export type Moving = Clash & { fromPlate: string; toPlate: string };

/** The reservations of a seating that go to other vehicles, by their pick-up. */
export async function listMoving(
  db: Pool | PoolClient,
  { moves }: Pick<Assignment, "moves">,
): Promise<Moving[]> {
  if (moves.length === 0) return [];
  const asked = moves.map(({ busyId, toVehicleId }) => ({
    id: Number(busyId),
    becomes: toVehicleId,
  }));
  const { rows } = await db.query<Moving>({
    name: "who-moves",
    text: `
      select code, pickup_local as "pickupAt", trim(first_name || ' ' || last_name) as name,
        was.plate as "fromPlate", next.plate as "toPlate"
      from jsonb_to_recordset($1) as move (id int, becomes int)
        join occupancy on occupancy.id = move.id
        join reservation on reservation.id = reservation_id
        join vehicle was on was.id = occupancy.vehicle_id
        join vehicle next on next.id = becomes
      order by pickup_at`,
    values: [JSON.stringify(asked)],
  });
  return rows.map((row) => ({ ...row, code: formatCode(row.code) }));
}
