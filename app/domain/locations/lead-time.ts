/** How long before a pick-up a place has to hear of it, and the first pick-up that it can still serve. */
import { addDays, dateOf, joinDateTime, type LocalDateTime } from "../calendar.ts";
import type { RentalRules } from "../pricing/price-list.ts";
import { slotsOn, toInstant } from "../sarajevo.ts";
import type { Location } from "./location.ts";
import { isOpenAt, outOfHoursAt } from "./opening-hours.ts";

export type LeadRules = Pick<RentalRules, "outOfHoursLeadHours" | "maxAdvanceDays">;
export type LeadPlace = Pick<Location, "hours" | "outOfHours" | "leadMinutes">;
type Lead = { now: LocalDateTime; rules: LeadRules };

/** The least minutes between a booking and a pick-up at this time: out of hours somebody has to come for it. */
export function leadMinutesAt(
  place: LeadPlace,
  at: LocalDateTime,
  { outOfHoursLeadHours }: Pick<LeadRules, "outOfHoursLeadHours">,
): number {
  if (isOpenAt(place.hours, at)) return place.leadMinutes;
  return Math.max(place.leadMinutes, outOfHoursLeadHours * 60);
}

/** Is a pick-up nearer than the place needs to know of it? `now` is the wall clock in Sarajevo. */
export function isTooSoon(place: LeadPlace, at: LocalDateTime, { now, rules }: Lead): boolean {
  return toInstant(at) < toInstant(now) + leadMinutesAt(place, at, rules) * 60_000;
}

/**
 * The first half hour at which a car can be picked up at a place that is booked now, so `undefined` when there is none on any
 * of the days that can be booked.
 */
export function firstPickup(place: LeadPlace, { now, rules }: Lead): LocalDateTime | undefined {
  const last = addDays(dateOf(now), rules.maxAdvanceDays);
  const soonest = toInstant(now) + place.leadMinutes * 60_000;
  for (let date = dateOf(now); date <= last; date = addDays(date, 1)) {
    // Most of a long lead time is passed over in whole days.
    if (toInstant(joinDateTime(addDays(date, 1), "00:00")) <= soonest) continue;
    const time = slotsOn(date).find((slot) => {
      const at = joinDateTime(date, slot);
      return !isTooSoon(place, at, { now, rules }) && outOfHoursAt(place, at) !== "blocked";
    });
    if (time !== undefined) return joinDateTime(date, time);
  }
  return undefined;
}
