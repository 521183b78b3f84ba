/** The life of a reservation as a table. Nobody else compares a status. */
import type { Instant } from "../../availability/occupancy.ts";
import { reservationStatuses, type ReservationStatus } from "./status.ts";

export const actions = [
  "confirm",
  "cancel",
  "no-show",
  "hand-over",
  "check-in",
  "complete",
  "reinstate",
  "modify",
  "extend",
  "swap",
  "price-by-hand",
  "edit-customer",
] as const;
export type Action = (typeof actions)[number];

/** The states in which each action may be taken. A refused pending booking is cancelled. */
export const reservationActions = {
  confirm: ["pending"],
  cancel: ["pending", "confirmed"],
  "no-show": ["pending", "confirmed"],
  "hand-over": ["confirmed"],
  "check-in": ["on_rent"],
  complete: ["returned"],
  reinstate: ["cancelled", "no_show"],
  modify: ["pending", "confirmed"],
  extend: ["on_rent"],
  swap: ["pending", "confirmed"],
  "price-by-hand": ["pending", "confirmed", "on_rent", "returned"],
  "edit-customer": reservationStatuses,
} as const satisfies Record<Action, readonly ReservationStatus[]>;

const outcomes: Readonly<Record<Action, ReservationStatus | undefined>> = {
  confirm: "confirmed",
  cancel: "cancelled",
  "no-show": "no_show",
  "hand-over": "on_rent",
  "check-in": "returned",
  complete: "completed",
  reinstate: "confirmed",
  modify: undefined,
  extend: undefined,
  swap: undefined,
  "price-by-hand": undefined,
  "edit-customer": undefined,
};

const blocking: ReadonlySet<ReservationStatus> = new Set(["pending", "confirmed", "on_rent"]);

/** May the action be taken on a reservation in this state? Reinstating, modifying, extending and swapping also need a free vehicle. */
export function can(action: Action, status: ReservationStatus): boolean {
  const allowed: readonly ReservationStatus[] = reservationActions[action];
  return allowed.includes(status);
}

/** The state an action leads to; `undefined` when it leaves the state as it is (modify, swap). */
export function statusAfter(action: Action): ReservationStatus | undefined {
  return outcomes[action];
}

/** Does a reservation in this state hold its vehicle? */
export function blocks(status: ReservationStatus): boolean {
  return blocking.has(status);
}

/** May another vehicle of the car still take the reservation over? Once picked up it stays where it is. */
export function canMove(status: ReservationStatus): boolean {
  return blocks(status) && status !== "on_rent";
}

/** Is the car still out more than `graceMinutes` after its return was due? */
export function isOverdue(
  reservation: { status: ReservationStatus; dropoffInstant: Instant },
  now: Instant,
  graceMinutes: number,
): boolean {
  return (
    reservation.status === "on_rent" && now > reservation.dropoffInstant + graceMinutes * 60_000
  );
}
