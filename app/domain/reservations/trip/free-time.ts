/** Until when a reservation is changed and cancelled free of charge, and what the terms allow afterwards. */
import { addMinutesWall, type LocalDateTime } from "../../calendar.ts";
import { roundHalfUp } from "../../money.ts";
import type { RentalRules } from "../../pricing/price-list.ts";
import type { QuoteLine } from "../../pricing/quote-line.ts";
import type { Trip } from "./trip.ts";

export type FreeTime = {
  /** The wall clock in Sarajevo; this very minute is still free. */
  until: LocalDateTime;
  isOver: boolean;
  /** One rental day of the car, as the terms say, euro cents. */
  lateFeeCents: number;
};

type Kept = { trip: Pick<Trip, "pickupAt">; lines: readonly QuoteLine[] };

/**
 * Changes and cancellation are free until `freeCancellationHours` before the pick-up, counted on the wall clock: 48 hours
 * before Monday 10:00 is Saturday 10:00, also across a clock change. A setting of 0 means any time until the pick-up.
 * `now` is the wall clock in Sarajevo.
 */
export function freeTimeOf(
  reservation: Kept,
  { freeCancellationHours }: Pick<RentalRules, "freeCancellationHours">,
  now: LocalDateTime,
): FreeTime {
  const until = freeUntil(reservation.trip, { freeCancellationHours });
  return { until, isOver: now > until, lateFeeCents: rentalDayCents(reservation.lines) };
}

/** The last minute at which a trip is changed and cancelled free of charge: the wall clock in Sarajevo. */
export function freeUntil(
  { pickupAt }: Pick<Trip, "pickupAt">,
  { freeCancellationHours }: Pick<RentalRules, "freeCancellationHours">,
): LocalDateTime {
  return addMinutesWall(pickupAt, -60 * freeCancellationHours);
}

/**
 * What one rental day of the car costs in a kept price: the car lines with their length discount, divided by the days and
 * rounded half up. A coupon is left out, since it was given for a rental that takes place; but nobody is charged more than
 * the whole reservation would have cost. Source: the terms, "we may charge one rental day".
 */
function rentalDayCents(lines: readonly QuoteLine[]): number {
  const car = lines.filter(({ code }) => code === "car");
  const days = sum(car, ({ quantity }) => quantity);
  if (days === 0) return 0;
  const ofCar = lines.filter(({ code }) => code === "car" || code === "length-discount");
  const perDay = roundHalfUp(sum(ofCar, ({ amountCents }) => amountCents) / days);
  const total = sum(lines, ({ amountCents }) => amountCents);
  return Math.max(0, Math.min(perDay, total));
}

function sum(lines: readonly QuoteLine[], of: (line: QuoteLine) => number): number {
  return lines.reduce((total, line) => total + of(line), 0);
}
