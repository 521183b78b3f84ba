/** Where a rental stands, as somebody sees it who is about to write to its customer. */
import { addDays, dateOf, type LocalDateTime } from "../../calendar.ts";
import type { RentalRules } from "../../pricing/price-list.ts";
import type { Trip } from "../trip/trip.ts";
import { isOverdue } from "./moments.ts";
import { isBack, isCalledOff, isOut } from "./states.ts";
import type { ReservationStatus } from "./status.ts";

export type RentalStage =
  | "booked"
  | "day-before"
  | "today"
  | "on-rent"
  | "overdue"
  | "returned"
  | "off";

/** The stage of a rental; `off`: cancelled, or nobody came. `now` is the wall clock in Sarajevo. */
export function rentalStage(
  reservation: { status: ReservationStatus; trip: Pick<Trip, "pickupAt" | "dropoffAt"> },
  now: LocalDateTime,
  rules: Pick<RentalRules, "graceMinutes">,
): RentalStage {
  const { status, trip } = reservation;
  if (isOut(status)) return isOverdue(reservation, now, rules) ? "overdue" : "on-rent";
  if (isCalledOff(status)) return "off";
  if (isBack(status)) return "returned";
  const [today, pickup] = [dateOf(now), dateOf(trip.pickupAt)];
  if (today >= pickup) return "today";
  return addDays(today, 1) === pickup ? "day-before" : "booked";
}
