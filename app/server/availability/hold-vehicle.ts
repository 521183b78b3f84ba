/** The guard that every way in goes through: site, staff, modify, extend, reinstate. */
import type { PoolClient } from "pg";
import { findSeatAnew } from "../../domain/availability/fleet/find-seat.ts";
import { sinceItLeft } from "../../domain/availability/fleet/car-fleet.ts";
import type {
  Assignment,
  FleetRules,
  Instant,
  Request,
} from "../../domain/availability/occupancy.ts";
import { readCarFleets } from "./car-fleets.ts";

const msPerDay = 86_400_000;
/** How far back idle time is looked at: a vehicle that stood longer fits no better and no worse. */
export const lookBackMs = 31 * msPerDay;

export type SeatRequest = {
  carId: number;
  request: Request;
  rules: FleetRules;
  now: Instant;
  /** A reservation that is seated anew: where it sits now does not count. */
  reservationId?: number;
  /** The vehicle that it has now, and keeps when that one is free: fewer surprises than a better fit. */
  staysOn?: number;
  /** The vehicle that the request is pinned to is out since its start. */
  isOut?: boolean;
};

/** A reservation that another one took the vehicle of, and the vehicle it has now. */
export type Move = { reservationId: number; fromVehicleId: number; toVehicleId: number };

/**
 * Finds the vehicle for a request among those of a car, moving others when it must; `undefined` when the car is taken.
 * The caller holds the car's lock (`lockCars`); without it the answer is worth nothing.
 */
export async function chooseVehicle(
  client: PoolClient,
  { carId, request, rules, now, reservationId, staysOn, isOut }: SeatRequest,
): Promise<Assignment | undefined> {
  const fleets = await readCarFleets(client, [carId], {
    since: Math.min(now, request.start) - lookBackMs,
    turnaroundMinutes: rules.turnaroundMinutes,
    without: reservationId === undefined ? undefined : { reservationId },
  });
  const read = fleets.get(carId);
  if (!read) return undefined;
  const fleet = isOut ? sinceItLeft(read, request) : read;
  return findSeatAnew(fleet, request, { rules, staysOn });
}

/** A vehicle is held to the return plus the turnaround, or to the start of a service that comes sooner. */
const heldUntil = (vehicleId: string, busyUntil: string) => `
  least(${busyUntil} + make_interval(mins => $9), (
    select min(lower(block.during)) from occupancy block
    where block.vehicle_id = ${vehicleId} and block.kind = 'block' and lower(block.during) >= ${busyUntil}
  ))`;

/** One statement: the constraint against overlaps is checked at its end, so that two rows may swap their vehicles. */
const text = `
  with asked as (
    select occupancy.id, reservation_id, vehicle_id as was, becomes, busy_until
    from jsonb_to_recordset($1) as move (id int, becomes int) join occupancy using (id)
    where reservation_id is not null and becomes is not null
  ), moved as (
    update occupancy set vehicle_id = becomes,
      during = tstzrange(lower(during), ${heldUntil("becomes", "asked.busy_until")})
    from asked where occupancy.id = asked.id
  ), seated as (
    insert into occupancy (
      vehicle_id, car_id, kind, reservation_id, during, busy_until, pickup_location_id, dropoff_location_id
    )
    values (
      $2, $3, 'reservation', $4, tstzrange($5, ${heldUntil("$2", "$6::timestamptz")}), $6, $7, $8
    )
    on conflict (reservation_id) do update set
      vehicle_id = excluded.vehicle_id, car_id = excluded.car_id, during = excluded.during,
      busy_until = excluded.busy_until, pickup_location_id = excluded.pickup_location_id,
      dropoff_location_id = excluded.dropoff_location_id
  )
  select reservation_id as "reservationId", was as "fromVehicleId", becomes as "toVehicleId" from asked`;

/**
 * Puts a reservation on the vehicle that `chooseVehicle` found, and those that move for it on theirs; returns who moved.
 * Throws 23P01 when someone got in between, which the car's lock prevents.
 */
export async function holdVehicle(
  client: PoolClient,
  seat: Assignment,
  { carId, request, rules, reservationId }: SeatRequest & { reservationId: number },
): Promise<Move[]> {
  const moves = seat.moves.map(({ busyId, toVehicleId }) => ({
    id: Number(busyId),
    becomes: toVehicleId,
  }));
  const { rows } = await client.query<Move>({
    name: "hold-vehicle",
    text,
    values: [
      JSON.stringify(moves),
      seat.vehicleId,
      carId,
      reservationId,
      new Date(request.start),
      new Date(request.end),
      request.pickupLocationId,
      request.dropoffLocationId,
      rules.turnaroundMinutes,
    ],
  });
  return rows;
}
