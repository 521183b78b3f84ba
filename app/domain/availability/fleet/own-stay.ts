import type { Request } from "../occupancy.ts";
import { latestEndsOf, type CarFleet, type Fleets } from "./car-fleet.ts";

/** What a reservation keeps busy itself, as it stands in `occupancy`. */
export type OwnStay = {
  carId: number;
  occupancyId: number;
  /** The vehicle that it was promised. */
  pinnedTo?: number;
};

/** The fleets without one stay: a reservation that is to be moved does not stand in its own way. */
export function withoutStay(fleets: Fleets, { carId, occupancyId }: OwnStay): Fleets {
  const fleet = fleets.get(carId);
  if (!fleet) return fleets;
  const busy = fleet.busy.filter(({ id }) => id !== String(occupancyId));
  return new Map(fleets).set(carId, { ...fleet, busy, latestEnds: latestEndsOf(busy) });
}

/**
 * The fleet for a request of a vehicle that left at its start: what it did before is over, however much time has to lie
 * between two stays by now.
 */
export function sinceItLeft(fleet: CarFleet, { pinnedTo, start }: Request): CarFleet {
  const busy = fleet.busy.filter(({ vehicleId, end }) => vehicleId !== pinnedTo || end > start);
  return { ...fleet, busy, latestEnds: latestEndsOf(busy) };
}
