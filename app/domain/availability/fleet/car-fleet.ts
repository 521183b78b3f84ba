import type { Busy, FleetVehicle, Instant, Request } from "../occupancy.ts";

/** A car's fleet: its vehicles, and what keeps each of them busy from some moment on. */
export type CarFleet = {
  /** Moves with every change of what follows. */
  version: number;
  vehicles: readonly FleetVehicle[];
  /** In order of their start. */
  busy: readonly Busy[];
  /** At each position, the latest end up to there. */
  latestEnds: readonly Instant[];
};

/** The fleets of the cars, by the id of the car. */
export type Fleets = ReadonlyMap<number, CarFleet>;

/** At each position of what is busy in order of its start, the latest end up to there. */
export function latestEndsOf(busy: readonly Busy[]): Instant[] {
  let latest = -Infinity;
  return busy.map(({ end }) => (latest = Math.max(latest, end)));
}

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
