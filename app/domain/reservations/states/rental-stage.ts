/** Where a rental stands, as somebody sees it who is about to write to its customer. */
import { addDays, dateOf, type LocalDateTime } from "../../calendar.ts";
import { blocks, can } from "./actions.ts";
import type { ReservationStatus } from "./status.ts";
import type { Trip } from "../trip/trip.ts";

export const rentalStages = [
  "booked",
  "day-before",
  "today",
  "on-rent",
  "overdue",
  "returned",
  "off",
] as const;
export type RentalStage = (typeof rentalStages)[number];

/** `off`: cancelled, or nobody came. `now` is the wall clock in Sarajevo. */
export function rentalStage(
  { status, trip }: { status: ReservationStatus; trip: Pick<Trip, "pickupAt" | "dropoffAt"> },
  now: LocalDateTime,
): RentalStage {
  if (can("check-in", status)) return now > trip.dropoffAt ? "overdue" : "on-rent";
  if (!blocks(status)) return can("reinstate", status) ? "off" : "returned";
  const [today, pickup] = [dateOf(now), dateOf(trip.pickupAt)];
  if (today >= pickup) return "today";
  return addDays(today, 1) === pickup ? "day-before" : "booked";
}
