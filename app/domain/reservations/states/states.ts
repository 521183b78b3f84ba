/** What the state of a reservation means. Pages, verbs and SQL (`statusIn`) ask these; nobody else compares a status. */
import type { ReservationStatus } from "./status.ts";

/** The states that each meaning covers. */
const meanings = {
  unconfirmed: ["pending"],
  ahead: ["pending", "confirmed"],
  out: ["on_rent"],
  back: ["returned", "completed"],
  toComplete: ["returned"],
  begun: ["on_rent", "returned", "completed"],
  holding: ["pending", "confirmed", "on_rent"],
  cancelled: ["cancelled"],
  missed: ["no_show"],
  calledOff: ["cancelled", "no_show"],
  over: ["completed", "cancelled", "no_show"],
} as const satisfies Record<string, readonly ReservationStatus[]>;

function means(meaning: keyof typeof meanings, status: ReservationStatus): boolean {
  const covered: readonly ReservationStatus[] = meanings[meaning];
  return covered.includes(status);
}

/** True while the booking waits for the word of the staff. */
export function isUnconfirmed(status: ReservationStatus): boolean {
  return means("unconfirmed", status);
}

/** True before the car is picked up: the rental is agreed on, or asked for, and has not begun. */
export function isAhead(status: ReservationStatus): boolean {
  return means("ahead", status);
}

/** True while the customer has the car. */
export function isOut(status: ReservationStatus): boolean {
  return means("out", status);
}

/** True once the car was out and came back: papers and invoices of the rental belong to the books. */
export function isBack(status: ReservationStatus): boolean {
  return means("back", status);
}

/** True once the car is back and the rental is not completed yet. */
export function isToComplete(status: ReservationStatus): boolean {
  return means("toComplete", status);
}

/** True for a rental that takes place or took place: the car was picked up. */
export function hasBegun(status: ReservationStatus): boolean {
  return means("begun", status);
}

/** True while the reservation holds its vehicle. */
export function holdsVehicle(status: ReservationStatus): boolean {
  return means("holding", status);
}

/** True for what was cancelled, by the customer or by the staff. */
export function isCancelled(status: ReservationStatus): boolean {
  return means("cancelled", status);
}

/** True when nobody came for the car. */
export function isMissed(status: ReservationStatus): boolean {
  return means("missed", status);
}

/** True for what was cancelled or missed: no rental came of it, and it costs nothing. */
export function isCalledOff(status: ReservationStatus): boolean {
  return means("calledOff", status);
}

/** True when nothing is left to be done. Only then may the personal data of a reservation be erased on demand. */
export function isOver(status: ReservationStatus): boolean {
  return means("over", status);
}
