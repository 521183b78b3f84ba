import type { Direction } from "../../handovers/sheet.ts";
import type { Action } from "./actions.ts";
import type { ReservationStatus } from "./status.ts";

const next = {
  pending: "confirm",
  confirmed: "hand-over",
  on_rent: "check-in",
  returned: "complete",
  completed: undefined,
  cancelled: undefined,
  no_show: undefined,
} as const satisfies Record<ReservationStatus, Action | undefined>;

export type NextDeed = NonNullable<(typeof next)[ReservationStatus]>;

/** The deed that leads a rental to its next state; absent when there is none. */
export function nextDeed(status: ReservationStatus): NextDeed | undefined {
  return next[status];
}

/** The way that a vehicle goes with the next deed; absent when that deed moves none. */
export function nextDirection(status: ReservationStatus): Direction | undefined {
  const deed = nextDeed(status);
  return deed === "hand-over" ? "out" : deed === "check-in" ? "in" : undefined;
}
