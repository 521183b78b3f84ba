/** The days on which the fleet could have been rented. */
import { dateOf, daysBetween, timeOf, type LocalDate, type LocalDateTime } from "../calendar.ts";
import { countDays, eachDay, type Days } from "./periods.ts";

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
  keyOf: (stay: FleetStay) => string,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const stay of stays) {
    const sum = runsOf(stay, days).reduce((total, { first, end }) => total + end - first, 0);
    if (sum > 0) counts.set(keyOf(stay), (counts.get(keyOf(stay)) ?? 0) + sum);
  }
  return counts;
}

/** The same under keys of days: what the whole fleet has of each. */
export function fleetDaysByDay(
  stays: readonly FleetStay[],
  days: Days,
  keyOf: (day: LocalDate) => string,
): Map<string, number> {
  const changes = new Map<number, number>();
  const change = (at: number, by: number) => changes.set(at, (changes.get(at) ?? 0) + by);
  for (const { first, end } of stays.flatMap((stay) => runsOf(stay, days))) {
    change(first, 1);
    change(end, -1);
  }
  const counts = new Map<string, number>();
  let vehicles = 0;
  for (const [at, day] of eachDay(days).entries()) {
    vehicles += changes.get(at) ?? 0;
    if (vehicles > 0) counts.set(keyOf(day), (counts.get(keyOf(day)) ?? 0) + vehicles);
  }
  return counts;
}

/** Days one after the other, by their places in a range; the end is not one of them. */
type Run = { first: number; end: number };

/** The days of a range on which a vehicle is available. */
function runsOf({ from, until, blocked }: FleetStay, days: Days): Run[] {
  const all = countDays(days);
  const placeOf = (day: LocalDate) => daysBetween(days.from, day);
  const last = until === undefined ? all : Math.min(all, placeOf(dateOf(until)));
  const runs: Run[] = [];
  let first = Math.max(0, placeOf(dateOf(from)));
  for (const block of blocked.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    const start = placeOf(dateOf(block.from)) + (timeOf(block.from) === "00:00" ? 0 : 1);
    const end = placeOf(dateOf(block.until));
    if (end <= start) continue;
    runs.push({ first, end: Math.min(start, last) });
    first = Math.max(first, end);
  }
  return [...runs, { first, end: last }].filter((run) => run.first < run.end);
}
