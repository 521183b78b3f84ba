/** What a state means at a moment: when a car is overdue, and until when what is still open. */
import type { Instant } from "../../availability/occupancy.ts";
import type { LocalDateTime } from "../../calendar.ts";
import type { RentalRules } from "../../pricing/price-list.ts";
import { toInstant } from "../../sarajevo.ts";
import type { Trip } from "../trip/trip.ts";
import { can } from "./actions.ts";
import { isAhead, isOut } from "./states.ts";
import type { ReservationStatus } from "./status.ts";

/** `now` is the wall clock in Sarajevo throughout. */
type Standing<Times extends keyof Trip> = { status: ReservationStatus; trip: Pick<Trip, Times> };

/** A car that is out and was due before this instant is overdue: the grace is over. Epoch milliseconds. */
export function overdueBefore(
  now: Instant,
  { graceMinutes }: Pick<RentalRules, "graceMinutes">,
): Instant {
  return now - graceMinutes * 60_000;
}

/** True for a car that is still out after its return and the grace. */
export function isOverdue(
  { status, trip }: Standing<"dropoffAt">,
  now: LocalDateTime,
  rules: Pick<RentalRules, "graceMinutes">,
): boolean {
  return isOut(status) && toInstant(trip.dropoffAt) < overdueBefore(toInstant(now), rules);
}

/** True from the minute after the agreed pick-up. */
export function isPickupOver({ pickupAt }: Pick<Trip, "pickupAt">, now: LocalDateTime): boolean {
  return now > pickupAt;
}

/** True when the customer changes and cancels nothing any more: the rental has begun or is off, or its pick-up is over. */
export function isClosedToCustomer(
  { status, trip }: Standing<"pickupAt">,
  now: LocalDateTime,
): boolean {
  return !isAhead(status) || isPickupOver(trip, now);
}

/** True when the staff may write down that nobody came: never before the agreed pick-up is over. */
export function isMissable({ status, trip }: Standing<"pickupAt">, now: LocalDateTime): boolean {
  return can("no-show", status) && isPickupOver(trip, now);
}

/** True when a cancelled or missed reservation can be taken up again: something of its trip is left. */
export function isReinstatable(
  { status, trip }: Standing<"dropoffAt">,
  now: LocalDateTime,
): boolean {
  return can("reinstate", status) && now < trip.dropoffAt;
}

/** True while a car that is out can come back before its agreed return, and somebody can say so. */
export function isReturnAhead(
  { status, trip }: Standing<"dropoffAt">,
  now: LocalDateTime,
): boolean {
  return can("announce-return", status) && now < trip.dropoffAt;
}
