/** The days on which the fleet could have been rented. */
import { addDays, dateOf, timeOf, type LocalDate, type LocalDateTime } from "../calendar.ts";
import type { Days } from "./periods.ts";
import { eachDay } from "./periods.ts";

/** A vehicle's time in the fleet, wall clock of Sarajevo. */
export type FleetStay = {
  vehicleId: number;
  carId: number;
  category: string;
  from: LocalDateTime;
  /** The vehicle is not given out from then on; absent when no end is planned. */
  until?: LocalDateTime;
  /** Times out of sale that do not touch one another. */
  blocked: readonly { from: LocalDateTime; until: LocalDateTime }[];
};

/**
 * The available fleet days under each key: one for each vehicle and day on which it is in service, less those that it is out of sale
 * from midnight to midnight. A day on which it is out of sale for some hours counts.
 */
export function fleetDaysBy(
  stays: readonly FleetStay[],
  days: Days,
  keyOf: (stay: FleetStay, day: LocalDate) => string,
): Map<string, number> {
  const counts = new Map<string, number>();
  const all = eachDay(days);
  for (const stay of stays) {
    const out = new Set(stay.blocked.flatMap((block) => wholeDays(block, days)));
    const [first, end] = [dateOf(stay.from), stay.until && dateOf(stay.until)];
    for (const day of all) {
      if (day < first || (end !== undefined && day >= end) || out.has(day)) continue;
      const key = keyOf(stay, day);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return counts;
}

/** The days of a range that a time covers from midnight to midnight. */
function wholeDays(
  { from, until }: { from: LocalDateTime; until: LocalDateTime },
  within: Days,
): LocalDate[] {
  const start = timeOf(from) === "00:00" ? dateOf(from) : addDays(dateOf(from), 1);
  const last = addDays(dateOf(until), -1);
  return eachDay({
    from: start < within.from ? within.from : start,
    to: last > within.to ? within.to : last,
  });
}
