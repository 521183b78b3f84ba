/** The fleets of cars, read from their rows. */
import type { Pool, PoolClient } from "pg";
import { latestEndsOf, type CarFleet } from "../../domain/availability/fleet/car-fleet.ts";
import type { Busy, FleetVehicle, Instant } from "../../domain/availability/occupancy.ts";

export type FleetReading = {
  /** What ended before is left out. */
  since: Instant;
  turnaroundMinutes: number;
  /** A reservation that is about to be seated anew does not stand in its own way. */
  without?: { reservationId: number };
};

const text = `
  select asked.car_id as "carId", coalesce(held.version, 0) as version,
    (
      select coalesce(json_agg(json_build_array(
        id, extract(epoch from in_service_from), extract(epoch from in_service_until), home_location_id
      ) order by id), '[]')
      from vehicle where vehicle.car_id = asked.car_id
    ) as vehicles,
    (
      select coalesce(json_agg(json_build_array(
        id, kind, vehicle_id, extract(epoch from lower(during)), extract(epoch from busy_until),
        extract(epoch from upper(during)), pickup_location_id, dropoff_location_id, pinned
      ) order by lower(during)), '[]')
      from occupancy
      where occupancy.car_id = asked.car_id and busy_until > $2 and coalesce(reservation_id <> $3, true)
    ) as busy
  from unnest($1::int[]) as asked (car_id) left join fleet_version held using (car_id)`;

type VehicleRow = [id: number, from: number, until: number | null, homeLocationId: string];
type BusyRow = [
  id: number,
  kind: Busy["kind"],
  vehicleId: number,
  start: number,
  busyUntil: number,
  heldUntil: number,
  pickupLocationId: string | null,
  dropoffLocationId: string | null,
  pinned: boolean,
];
type Row = { carId: number; version: number; vehicles: VehicleRow[]; busy: BusyRow[] };

/** The fleets of some cars as one snapshot. A car without vehicles has an empty one. */
export async function readCarFleets(
  db: Pool | PoolClient,
  carIds: readonly number[],
  { since, turnaroundMinutes, without }: FleetReading,
): Promise<Map<number, CarFleet>> {
  const values = [carIds, new Date(since), without?.reservationId];
  const { rows } = await db.query<Row>({ name: "car-fleets", text, values });
  return new Map(rows.map((row) => [row.carId, asFleet(row, turnaroundMinutes)]));
}

function asFleet({ version, vehicles, busy: rows }: Row, turnaroundMinutes: number): CarFleet {
  const services = new Set(
    rows.flatMap(([, kind, vehicleId, start]) => (kind === "block" ? `${vehicleId} ${start}` : [])),
  );
  const busy = rows.map((row) => asBusy(row, turnaroundMinutes, services));
  return { version, vehicles: vehicles.map(asVehicle), busy, latestEnds: latestEndsOf(busy) };
}

function asVehicle([id, from, until, homeLocationId]: VehicleRow): FleetVehicle {
  const vehicle = { id, from: from * 1000, homeLocationId };
  return until === null ? vehicle : { ...vehicle, until: until * 1000 };
}

function asBusy(row: BusyRow, turnaroundMinutes: number, services: ReadonlySet<string>): Busy {
  const [id, kind, vehicleId, start, busyUntil, heldUntil, pickup, dropoff, pinned] = row;
  const busy = { id: String(id), kind, vehicleId, start: start * 1000, pinned };
  if (kind === "block") return { ...busy, end: heldUntil * 1000 };
  const isBack = busyUntil === heldUntil && !services.has(`${vehicleId} ${heldUntil}`);
  return {
    ...busy,
    end: returnOf(busyUntil, heldUntil - turnaroundMinutes * 60, isBack) * 1000,
    pickupLocationId: pickup ?? undefined,
    dropoffLocationId: dropoff ?? undefined,
  };
}

/**
 * The return from which today's turnaround is counted, in seconds. The row holds the vehicle as long as the turnaround was
 * when it was written: a shorter one of today does not free it earlier. A vehicle that is back has none left; one that is
 * held no longer than to its return because a service begins there still needs its own.
 */
function returnOf(busyUntil: number, heldLessTurnaround: number, isBack: boolean): number {
  return isBack ? heldLessTurnaround : Math.max(busyUntil, heldLessTurnaround);
}
