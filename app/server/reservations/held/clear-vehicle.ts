import type { PoolClient } from "pg";
import { latestEndsOf, type CarFleet } from "../../../domain/availability/fleet/car-fleet.ts";
import { findSeat } from "../../../domain/availability/fleet/find-seat.ts";
import type { Busy, FleetRules, Instant, Request } from "../../../domain/availability/occupancy.ts";
import { readCarFleets } from "../../availability/car-fleets.ts";
import { holdVehicle, lookBackMs, type Move } from "../../availability/hold-vehicle.ts";
import { reservationOfStay } from "./reservation-of-stay.ts";

type Cleared = {
  /** The vehicle is free from `from` to here. */
  until: Instant;
  moves: Move[];
  /** The reservation that keeps the vehicle, since no other one can take it. */
  stuckId?: number;
};

type Asked = {
  vehicleId: number;
  carId: number;
  from: Instant;
  until: Instant;
  rules: FleetRules;
};

/**
 * Moves what is on a vehicle between two moments to other vehicles of its car, the earliest first. What was promised, or has no other
 * vehicle, stays where it is: the vehicle is free until then. The caller has the car's lock, and records the moves (`recordMoves`).
 */
export async function clearVehicle(client: PoolClient, asked: Asked): Promise<Cleared> {
  const { vehicleId, carId, from, until, rules } = asked;
  const moves: Move[] = [];
  for (;;) {
    const inTheWay = await fleetSince(client, from, { carId, rules });
    const first = inTheWay?.busy.find(
      (stay) => stay.vehicleId === vehicleId && stay.start < until && stay.end > from,
    );
    if (!first) return { until, moves };
    const free = Math.max(from, first.start);
    if (first.kind === "block") return { until: free, moves };
    const reservationId = await reservationOfStay(client, first);
    const request = requestFor(first);
    // It may have begun long before: who had the other vehicles then counts as well.
    const fleet = await fleetSince(client, Math.min(from, first.start), { carId, rules });
    const seat =
      !first.pinned &&
      request &&
      fleet &&
      findSeat(withoutVehicle(fleet, vehicleId), request, rules);
    if (!seat) return { until: free, moves, stuckId: reservationId };
    const others = await holdVehicle(client, seat, {
      carId,
      request,
      rules,
      now: from,
      reservationId,
    });
    moves.push({ reservationId, fromVehicleId: vehicleId, toVehicleId: seat.vehicleId }, ...others);
  }
}

async function fleetSince(
  client: PoolClient,
  from: Instant,
  { carId, rules }: Pick<Asked, "carId" | "rules">,
): Promise<CarFleet | undefined> {
  const fleets = await readCarFleets(client, [carId], { since: from - lookBackMs, ...rules });
  return fleets.get(carId);
}

function requestFor({
  start,
  end,
  pickupLocationId,
  dropoffLocationId,
}: Busy): Request | undefined {
  if (pickupLocationId === undefined || dropoffLocationId === undefined) return undefined;
  return { start, end, pickupLocationId, dropoffLocationId };
}

/** The fleet as if the vehicle were none of it. */
function withoutVehicle(fleet: CarFleet, vehicleId: number): CarFleet {
  const busy = fleet.busy.filter((stay) => stay.vehicleId !== vehicleId);
  const vehicles = fleet.vehicles.filter(({ id }) => id !== vehicleId);
  return { ...fleet, vehicles, busy, latestEnds: latestEndsOf(busy) };
}
