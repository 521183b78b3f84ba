import type { Busy, FleetVehicle, Instant } from "../occupancy.ts";

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
