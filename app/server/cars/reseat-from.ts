import type { PoolClient } from "pg";
import type { FleetRules, Instant } from "../../domain/availability/occupancy.ts";
import { isOut } from "../../domain/reservations/states/states.ts";
import type { Doer } from "../../domain/staff/doer.ts";
import { writeAuditEntries } from "../audit/write-audit-entries.ts";
import { chooseVehicle, holdVehicle, type Move } from "../availability/hold-vehicle.ts";
import { statusIn } from "../db/status-sql.ts";
import { recordMoves, reseatEntries } from "../reservations/held/record-moves.ts";

type Stay = {
  reservationId: number;
  code: string;
  pinned: boolean;
  start: number;
  end: number;
  pickupLocationId: string;
  dropoffLocationId: string;
};

const text = `
  select reservation_id as "reservationId", code, occupancy.pinned,
    (extract(epoch from lower(during)) * 1000)::float8 as start,
    (extract(epoch from busy_until) * 1000)::float8 as "end",
    coalesce(occupancy.pickup_location_id, reservation.pickup_location_id) as "pickupLocationId",
    coalesce(occupancy.dropoff_location_id, reservation.dropoff_location_id) as "dropoffLocationId"
  from occupancy join vehicle on vehicle.id = occupancy.vehicle_id join reservation on reservation.id = reservation_id
  where occupancy.vehicle_id = $1 and (busy_until > $2 or ${statusIn(isOut)})
    and (lower(during) < in_service_from or busy_until > in_service_until)
  order by lower(during)`;

type Reseating = { vehicleId: number; carId: number; rules: FleetRules; now: Instant; by: Doer };

/**
 * Moves reservations that a vehicle can no longer serve, as its row now says, to other vehicles of its car. `moved` and
 * `stuck` are codes; stuck are those promised this very vehicle, already out, or without another vehicle: if there are
 * any, the caller rolls back. The caller holds the car's lock.
 */
export async function reseatFrom(
  client: PoolClient,
  { vehicleId, carId, rules, now, by }: Reseating,
): Promise<{ moved: string[]; stuck: string[] }> {
  const { rows } = await client.query<Stay>(text, [vehicleId, new Date(now)]);
  const [moved, stuck]: [string[], string[]] = [[], []];
  for (const { reservationId, code, pinned, ...request } of rows) {
    const asked = { carId, request, rules, now, reservationId };
    const seat = pinned ? undefined : await chooseVehicle(client, asked);
    if (!seat) {
      stuck.push(code);
      continue;
    }
    const own: Move = { reservationId, fromVehicleId: vehicleId, toVehicleId: seat.vehicleId };
    const others = await holdVehicle(client, seat, asked);
    const moves = [own, ...others];
    await recordMoves(client, moves, by.actor, new Date(now));
    await writeAuditEntries(client, reseatEntries(by, moves));
    moved.push(code);
  }
  return { moved, stuck };
}
