/** Which days of a calendar can begin or end a trip, and which prices they have. */
import { addDays, dateOf, type LocalDate } from "../../calendar.ts";
import { firstPickup } from "../../locations/lead-time.ts";
import { findLocation } from "../../locations/find-location.ts";
import { minRentalDaysFor, type TripContext, type TripFault } from "./check-trip.ts";

export type TripEnd = "pickup" | "dropoff";

type Dates = { pickupDate: LocalDate | ""; dropoffDate: LocalDate | "" };
type Context = Pick<TripContext, "rules" | "seasons" | "now" | "agreed"> & {
  /** By `firstPickupDay`. */
  firstDay?: FirstDay;
};
type FirstDay = LocalDate | "never";

/** A day that cannot be had, with the reason: a `TripFault` of its own field. */
export type DayFault = Extract<
  TripFault,
  | "in-past"
  | "too-soon"
  | "only-by-phone"
  | "too-far"
  | "before-pickup"
  | "under-minimum"
  | "over-maximum"
>;

/**
 * Says why a day cannot be an end of the trip; undefined when it can. Whole days alone are compared, as the sentence beside the
 * field does: a return is offered from the pick-up day plus the least rental days. What was agreed on stays possible.
 */
export function dayFault(
  end: TripEnd,
  day: LocalDate,
  dates: Dates,
  context: Context,
): DayFault | undefined {
  return end === "pickup" ? pickupDayFault(day, context) : returnDayFault(day, dates, context);
}

/** The first day on which a car can be had at a place; undefined while no place is chosen. */
export function firstPickupDay(placeId: string, context: TripContext): FirstDay | undefined {
  const place = findLocation(context.locations, placeId);
  if (!place) return undefined;
  const first = firstPickup(place, context);
  return first === undefined ? "never" : dateOf(first);
}

function pickupDayFault(
  day: LocalDate,
  { now, rules, agreed, firstDay }: Context,
): DayFault | undefined {
  if (agreed && day === dateOf(agreed.trip.pickupAt)) return undefined;
  if (day < dateOf(now)) return "in-past";
  if (firstDay === "never") return "only-by-phone";
  if (firstDay && day < firstDay) return "too-soon";
  return day > addDays(dateOf(now), rules.maxAdvanceDays) ? "too-far" : undefined;
}

function returnDayFault(day: LocalDate, dates: Dates, context: Context): DayFault | undefined {
  const { now, rules, seasons, agreed } = context;
  const { pickupDate } = dates;
  if (day < dateOf(now)) return "in-past";
  // Without a pick-up any day after the first possible trip may end one.
  const start = pickupDate || dateOf(now);
  if (day < start) return "before-pickup";
  const least = addDays(start, minRentalDaysFor(start, rules, seasons));
  if (day < least && !isLonger(day, pickupDate, agreed)) return "under-minimum";
  const lastStart = pickupDate || addDays(dateOf(now), rules.maxAdvanceDays);
  const longest = Math.max(rules.maxRentalDays, pickupDate ? (agreed?.rentalDays ?? 0) : 0);
  return day > addDays(lastStart, longest) ? "over-maximum" : undefined;
}

/** Is it the agreed return or a later one of the agreed pick-up? Its length was agreed on, whatever is asked of others since. */
function isLonger(day: LocalDate, pickupDate: string, agreed: Context["agreed"]): boolean {
  if (!agreed || pickupDate !== dateOf(agreed.trip.pickupAt)) return false;
  return day >= dateOf(agreed.trip.dropoffAt);
}

/** The season whose prices a day has: of several that cover it the one of the highest priority, as in `pricing`. */
export function seasonOn<S extends { from: LocalDate; to: LocalDate; priority: number }>(
  day: LocalDate,
  seasons: readonly S[],
): S | undefined {
  let found: S | undefined;
  for (const season of seasons) {
    const covers = season.from <= day && day <= season.to;
    if (covers && (!found || season.priority > found.priority)) found = season;
  }
  return found;
}
