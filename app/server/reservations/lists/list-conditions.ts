/** A list's filter as SQL over the table `reservation`. */
import { addDays, dateOf, joinDateTime, type LocalDate } from "../../../domain/calendar.ts";
import type {
  ListFilter,
  ListSort,
  ListView,
} from "../../../domain/reservations/states/list-filter.ts";
import { overdueBefore } from "../../../domain/reservations/states/moments.ts";
import { isOut, isCalledOff, isUnconfirmed } from "../../../domain/reservations/states/states.ts";
import { toInstant, toLocal } from "../../../domain/sarajevo.ts";
import { statusIn } from "../../db/status-sql.ts";
import type { Search } from "../../finding/search-for.ts";

/** The moment of asking (epoch ms), and how long after its return a car is not late yet. */
export type ListTime = { now: number; graceMinutes: number };

/** Conditions that all have to hold, with the values of their places `$1`, `$2` … */
export type Conditions = { clauses: string[]; values: unknown[] };

const msPerDay = 86_400_000;

/** What was not called off: what the desk has to do with. */
export const isLive = `not (${statusIn(isCalledOff)})`;
/** Out, and due before the moment of its place (`lateBefore`). */
export const isOverdue = `${statusIn(isOut)} and dropoff_at < $`;

/** The column of each order, and how a key is written of it and read again: exactly, so that no row is skipped. */
export const sortColumns: Readonly<
  Record<ListSort, { column: string; key: string; value: string }>
> = {
  pickup: momentColumn("pickup_at"),
  return: momentColumn("dropoff_at"),
  made: momentColumn("created_at"),
  total: { column: "total_cents", key: "reservation.total_cents::text", value: "$::bigint" },
};

function momentColumn(column: string) {
  return {
    column,
    key: `(extract(epoch from reservation.${column}) * 1000000)::bigint::text`,
    value: `timestamptz 'epoch' + $::bigint * interval '1 microsecond'`,
  };
}

/** No condition yet. */
export function anything(): Conditions {
  return { clauses: [], values: [] };
}

/** Adds a condition; each `$` in it is the place of the next of the values. */
export function where({ clauses, values }: Conditions, clause: string, ...given: unknown[]): void {
  let next = 0;
  clauses.push(
    clause.replaceAll("$", () => {
      values.push(given[next]);
      next += 1;
      return `$${values.length}`;
    }),
  );
}

/** Adds what a view shows. Days are those of Sarajevo. */
export function whereView(on: Conditions, view: ListView, time: ListTime): void {
  const today = dateOf(toLocal(time.now));
  switch (view) {
    case "next-7-days":
      return whereDays(on, "pickup_at", today, addDays(today, 7));
    case "pickups-today":
      whereDays(on, "pickup_at", today, addDays(today, 1));
      return where(on, isLive);
    case "returns-today":
      whereDays(on, "dropoff_at", today, addDays(today, 1));
      return where(on, isLive);
    case "tomorrow": {
      const [from, to] = [startOf(addDays(today, 1)), startOf(addDays(today, 2))];
      const either = `((pickup_at >= $ and pickup_at < $) or (dropoff_at >= $ and dropoff_at < $))`;
      where(on, either, from, to, from, to);
      return where(on, isLive);
    }
    case "overdue":
      return where(on, isOverdue, lateBefore(time));
    case "new":
      return where(on, `created_at >= $`, new Date(time.now - msPerDay));
    case "on-rent":
      return where(on, statusIn(isOut));
    case "pending":
      return where(on, statusIn(isUnconfirmed));
    case "all":
      return undefined;
  }
}

/** A car that was due before this is overdue. */
export function lateBefore(time: ListTime): Date {
  return new Date(overdueBefore(time.now, time));
}

/** Adds the filters beside the view; the pick-up days only where they are asked for. */
export function whereFilters(on: Conditions, filter: Partial<ListFilter>): void {
  const { from, to, place, carId, status, language } = filter;
  if (from !== undefined) where(on, `pickup_at >= $`, startOf(from));
  if (to !== undefined) where(on, `pickup_at < $`, startOf(addDays(to, 1)));
  if (place !== undefined)
    where(on, `(pickup_location_id = $ or dropoff_location_id = $)`, place, place);
  if (carId !== undefined) where(on, `car_id = $`, carId);
  if (status !== undefined) where(on, `status = $`, status);
  if (language !== undefined) where(on, `language = $`, language);
}

/** Adds a search: every row has to have all of its words. */
export function whereSearch(on: Conditions, { query, orVehicles }: Search): void {
  if (query !== "") where(on, `search @@ $::tsquery`, query);
  for (const one of orVehicles)
    where(on, `(search @@ $::tsquery or vehicle_id = any($::int[]))`, one.query, one.vehicleIds);
}

/** The conditions as SQL; true when there are none. */
export function asSql({ clauses }: Conditions): string {
  return clauses.length > 0 ? clauses.join(" and ") : "true";
}

function whereDays(on: Conditions, column: string, from: LocalDate, to: LocalDate): void {
  where(on, `${column} >= $ and ${column} < $`, startOf(from), startOf(to));
}

/** Midnight in Sarajevo. */
export function startOf(day: LocalDate): Date {
  return new Date(toInstant(joinDateTime(day, "00:00")));
}
