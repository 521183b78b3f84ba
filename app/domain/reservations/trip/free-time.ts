/** Until when a reservation is changed and cancelled free of charge, and what the terms allow afterwards. */
import { addMinutesWall, type LocalDateTime } from "../../calendar.ts";
import { roundHalfUp } from "../../money.ts";
import type { RentalRules } from "../../pricing/price-list.ts";
import type { QuoteLine } from "../../pricing/quote-line.ts";
import { toInstant, toLocal } from "../../sarajevo.ts";
import type { Trip } from "./trip.ts";

export type FreeTime = {
  /** The wall clock in Sarajevo; this very minute is still free. */
  until: LocalDateTime;
  isOver: boolean;
  /** It was booked when the free time before the pick-up was over already. */
  isBookedLate: boolean;
  /** One rental day of the car, as the terms say, euro cents. */
  lateFeeCents: number;
};

type Kept = {
  trip: Pick<Trip, "pickupAt">;
  /** When it was booked: the wall clock in Sarajevo. */
  createdAt: LocalDateTime;
  lines: readonly QuoteLine[];
};
type FreeRules = Pick<RentalRules, "freeCancellationHours" | "freeAfterBookingMinutes">;

/**
 * Changes and cancellation are free until `freeCancellationHours` before the pick-up, counted on the wall clock: 48 hours
 * before Monday 10:00 is Saturday 10:00, also across a clock change. A setting of 0 means any time until the pick-up. Whoever
 * books later than that has `freeAfterBookingMinutes` from the booking on. `now` is the wall clock in Sarajevo.
 */
export function freeTimeOf(
  { trip, createdAt, lines }: Kept,
  rules: FreeRules,
  now: LocalDateTime,
): FreeTime {
  const before = freeUntil(trip, rules);
  const afterwards = toLocal(toInstant(createdAt) + rules.freeAfterBookingMinutes * 60_000);
  const after = afterwards < trip.pickupAt ? afterwards : trip.pickupAt;
  const until = after > before ? after : before;
  const isBookedLate = createdAt > before;
  const isNeverFree = isBookedLate && rules.freeAfterBookingMinutes === 0;
  const isOver = isNeverFree || now > until;
  return { until, isOver, isBookedLate, lateFeeCents: rentalDayCents(lines) };
}

/** The last minute at which a trip that is booked early enough is changed and cancelled free of charge, wall clock in Sarajevo. */
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
export function rentalDayCents(lines: readonly QuoteLine[]): number {
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
