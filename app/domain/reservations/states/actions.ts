/** What may be done with a reservation, as a table. What a state is, is asked in `states`. */
import type { WaitReason } from "../booking/wait-reasons.ts";
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
  "announce-return",
  "exchange",
  "swap",
  "price-by-hand",
  "edit-customer",
] as const;
export type Action = (typeof actions)[number];

/** The states in which each action may be taken. A refused pending booking is cancelled. */
const reservationActions = {
  confirm: ["pending"],
  cancel: ["pending", "confirmed"],
  "no-show": ["pending", "confirmed"],
  "hand-over": ["confirmed"],
  "check-in": ["on_rent"],
  complete: ["returned"],
  reinstate: ["cancelled", "no_show"],
  modify: ["pending", "confirmed"],
  extend: ["on_rent"],
  "announce-return": ["on_rent"],
  exchange: ["on_rent"],
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
  "announce-return": undefined,
  exchange: undefined,
  swap: undefined,
  "price-by-hand": undefined,
  "edit-customer": undefined,
};

/**
 * True if the action may be taken on a reservation in this state. It never says which state that is: `isCalledOff` and its
 * neighbours do. Reinstating, modifying, extending, exchanging and swapping also need
 * a free vehicle, and so does taking an announced return back.
 */
export function can(action: Action, status: ReservationStatus): boolean {
  const allowed: readonly ReservationStatus[] = reservationActions[action];
  return allowed.includes(status);
}

/** The state an action leads to; `undefined` when it leaves the state as it is (swap), or has a rule of its own (modify: `standingAfter`). */
export function statusAfter(action: Action): ReservationStatus | undefined {
  return outcomes[action];
}

/** The state of what a customer books or changes: it waits for the staff while there is a reason to, and else is confirmed at once. */
export function statusWhenBooked(reasons: readonly WaitReason[]): ReservationStatus {
  return reasons.length === 0 ? "confirmed" : "pending";
}
