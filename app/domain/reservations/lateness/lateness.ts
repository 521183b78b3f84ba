/**
 * When a customer may say that they come later than agreed, or bring the car back later or earlier. How many minutes cost nothing stands
 * in `rental-period` (59 by the seed), what more costs in `handovers/return-price`.
 */
import {
  addDays,
  addMinutesWall,
  dateOf,
  isSlot,
  joinDateTime,
  parseLocalDate,
  parseLocalTime,
  timeOf,
  wallMinutesBetween,
  type LocalDateTime,
  type LocalDate,
} from "../../calendar.ts";
import type { RentalRules } from "../../pricing/price-list.ts";
import { isWithinGraceMinutes, rentalDays } from "../../rental-period.ts";
import { existsInSarajevo } from "../../sarajevo.ts";
import { isAhead, isOut } from "../states/states.ts";
import type { ReservationStatus } from "../states/status.ts";
import type { Trip } from "../trip/trip.ts";
import type { LateEnd } from "./late.ts";

const hour = 60;
/** A car is kept ready so long after its pick-up; then it takes a call. */
const longestWaitMinutes = 24 * hour;
/** How long after the agreed time somebody who did not come can still say that they will. */
const reportMinutes = 12 * hour;
/** A rental of less is none. */
const leastRentalMinutes = 2 * hour;
/** Who wants to keep a car for longer than this is not late: that takes a new booking, or a call. */
const longestExtensionMinutes = 14 * 24 * hour;

/** How much later than agreed somebody may come, or bring the car back, without another booking or a call. */
const longestMinutes: Readonly<Record<LateEnd, number>> = {
  arrival: longestWaitMinutes,
  return: longestExtensionMinutes,
};

export type LateTimeFault = "not-later" | "bad-time";

/** May an arrival still be told of? Until the staff close the case, the car waits for some hours. */
export function canStillArrive({ pickupAt }: Pick<Trip, "pickupAt">, now: LocalDateTime): boolean {
  return now <= addMinutesWall(pickupAt, reportMinutes);
}

/**
 * The end of a rental for which somebody can be late now: whoever is awaited can arrive late, whoever has the car can return
 * it late. Undefined when nothing is left to be late for. `now` is the wall clock in Sarajevo.
 */
export function lateEnd(
  { status, trip }: { status: ReservationStatus; trip: Pick<Trip, "pickupAt"> },
  now: LocalDateTime,
): LateEnd | undefined {
  if (isOut(status)) return "return";
  return isAhead(status) && canStillArrive(trip, now) ? "arrival" : undefined;
}

/** The first and the last day that can be told of instead of the agreed time, as far as days go: hours are checked with the time. */
export function lateDays(
  end: LateEnd,
  { pickupAt, dropoffAt }: Pick<Trip, "pickupAt" | "dropoffAt">,
  today: LocalDate,
): { first: LocalDate; last: LocalDate } {
  const agreed = dateOf(end === "arrival" ? pickupAt : dropoffAt);
  const first = agreed > today ? agreed : today;
  return { first, last: addDays(first, longestMinutes[end] / (24 * hour)) };
}

/** Is this a moment at which somebody can come instead of the agreed pick-up? `now` is the wall clock in Sarajevo. */
export function checkArrival(
  at: LocalDateTime,
  { pickupAt, dropoffAt }: Pick<Trip, "pickupAt" | "dropoffAt">,
  now: LocalDateTime,
): LateTimeFault | undefined {
  if (!isOffered(at)) return "bad-time";
  if (at <= pickupAt || at < now) return "not-later";
  const tooLate =
    wallMinutesBetween(pickupAt, at) > longestMinutes.arrival ||
    wallMinutesBetween(at, dropoffAt) < leastRentalMinutes;
  return tooLate ? "bad-time" : undefined;
}

/** Is this a moment at which the car can come back instead of the agreed return? */
export function checkReturn(
  at: LocalDateTime,
  trip: Pick<Trip, "pickupAt" | "dropoffAt">,
  rules: Pick<RentalRules, "graceMinutes" | "maxRentalDays">,
  now: LocalDateTime,
): LateTimeFault | undefined {
  if (!isOffered(at)) return "bad-time";
  if (at <= trip.dropoffAt || at < now) return "not-later";
  const days = rentalDays({ pickupAt: trip.pickupAt, dropoffAt: at }, rules.graceMinutes);
  const tooLate =
    wallMinutesBetween(trip.dropoffAt, at) > longestMinutes.return || days > rules.maxRentalDays;
  return tooLate ? "bad-time" : undefined;
}

/**
 * Is this a moment at which the car can come back before the agreed return? The agreed return itself is one: it takes back what was
 * announced.
 */
export function checkEarlier(
  at: LocalDateTime,
  { pickupAt, dropoffAt }: Pick<Trip, "pickupAt" | "dropoffAt">,
  now: LocalDateTime,
): "not-earlier" | "bad-time" | undefined {
  if (at !== dropoffAt && !isOffered(at)) return "bad-time";
  return at < now || at <= pickupAt || at > dropoffAt ? "not-earlier" : undefined;
}

/** Is a return so little late that it costs nothing, whoever waits for the car? */
export function isWithinGrace(
  at: LocalDateTime,
  { dropoffAt }: Pick<Trip, "dropoffAt">,
  { graceMinutes }: Pick<RentalRules, "graceMinutes">,
): boolean {
  return isWithinGraceMinutes(wallMinutesBetween(dropoffAt, at), graceMinutes);
}

/** The half hours after `from` and before `to`, latest first, without those that a clock change removes. */
export function slotsBetween(from: LocalDateTime, to: LocalDateTime): LocalDateTime[] {
  const slots: LocalDateTime[] = [];
  for (let at = addMinutesWall(to, -30); at > from; at = addMinutesWall(at, -30)) {
    if (isOffered(at)) slots.push(at);
  }
  return slots;
}

/** A half hour that the clock of Sarajevo shows, whatever was typed. */
function isOffered(at: LocalDateTime): boolean {
  const date = parseLocalDate(dateOf(at));
  const time = parseLocalTime(timeOf(at));
  if (!date || !time || joinDateTime(date, time) !== at) return false;
  return isSlot(time) && existsInSarajevo(at);
}
