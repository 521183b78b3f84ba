/** A list's filter as SQL over the table `reservation`. */
import { addDays, dateOf, joinDateTime, type LocalDate } from "../../../domain/calendar.ts";
import type { MoveSide } from "../../../domain/moves/move.ts";
import {
  isByDay,
  type DayView,
  type ListFilter,
  type ListSort,
  type ListView,
} from "../../../domain/reservations/states/list-filter.ts";
import { overdueBefore } from "../../../domain/reservations/states/moments.ts";
import { isOut, isUnconfirmed } from "../../../domain/reservations/states/states.ts";
import { toInstant, toLocal } from "../../../domain/sarajevo.ts";
import { statusIn } from "../../db/status-sql.ts";
import type { Search } from "../../finding/search-for.ts";
import { isAccountOpen, openCents } from "../reading/account-sql.ts";
import { haveEarlier, type MoveDays, movesSql } from "../moves/moves-sql.ts";

/** The moment of asking (epoch ms), and how long after its return a car is not late yet. */
export type ListTime = { now: number; graceMinutes: number };

/** Conditions that all have to hold, with the values of their places `$1`, `$2` … */
export type Conditions = { clauses: string[]; values: unknown[] };

const msPerDay = 86_400_000;

/** Out, and due before the moment of its place (`lateBefore`). */
export const isOverdue = `${statusIn(isOut)} and dropoff_at < $`;

const moment = {
  key: "(extract(epoch from sorted) * 1000000)::bigint::text",
  value: `timestamptz 'epoch' + $::bigint * interval '1 microsecond'`,
};

/** The column of each order, and how a key is written of it (`sorted`) and read again: exactly, so that no row is skipped. */
export const sortColumns: Readonly<
  Record<ListSort, { column: string; key: string; value: string }>
> = {
  time: { column: "move_order", ...moment },
  pickup: { column: "pickup_at", ...moment },
  return: { column: "dropoff_at", ...moment },
  made: { column: "created_at", ...moment },
  total: { column: "total_cents", key: "sorted::text", value: "$::bigint" },
};

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

/** The sides that a view by day shows, and for which days from today: from the first to that before the second. */
const shownMoves: Readonly<
  Record<DayView, { sides: readonly MoveSide[]; days: [number, number] }>
> = {
  "next-7-days": { sides: ["out", "in"], days: [0, 7] },
  "pickups-today": { sides: ["out"], days: [0, 1] },
  "returns-today": { sides: ["in"], days: [0, 1] },
  tomorrow: { sides: ["out", "in"], days: [1, 2] },
};

/** The column that tells the rows of a view apart. */
export function rowOf(view: ListView): string {
  return isByDay(view) ? "move_row" : "id";
}

/**
 * The rows that a view chooses from, as a table by the name of `reservation`. In a view by day they are what goes out and what comes
 * back (`movesSql`); its values are added to the conditions.
 */
export function tableOf(on: Conditions, view: ListView, time: ListTime): string {
  if (!isByDay(view)) return "reservation";
  const today = dateOf(toLocal(time.now));
  const { sides, days } = shownMoves[view];
  const asked: MoveDays = { from: addDays(today, days[0]), to: addDays(today, days[1]) };
  const place = (value: unknown) => `$${on.values.push(value)}`;
  const [from, to, late] = [startOf(asked.from), startOf(asked.to), lateBefore(time)].map(
    (instant) => `${place(instant)}::timestamptz`,
  );
  const withEarlier = `${place(haveEarlier(asked, time.now))}::boolean`;
  const moves = sides.map((side) => movesSql(side, { from: `${from}`, to: `${to}`, withEarlier }));
  // What is overdue comes first, whatever the hour: it is put before everything else that there is.
  return `(
    select reservation.*, side, move_at, move_local, reservation.id * 2 + (side = 'in')::int as move_row,
      case when side = 'in' and ${isOverdue.replace("$", `${late}`)} then move_at - interval '50 years' else move_at end as move_order
    from (${moves.join(" union all ")}) as move join reservation using (id)
  ) as reservation`;
}

/** Adds what a view shows. Days are those of Sarajevo. */
export function whereView(on: Conditions, view: ListView, time: ListTime): void {
  switch (view) {
    case "next-7-days":
    case "pickups-today":
    case "returns-today":
    case "tomorrow":
      return undefined;
    case "overdue":
      return where(on, isOverdue, lateBefore(time));
    case "new":
      return where(on, `created_at >= $`, new Date(time.now - msPerDay));
    case "on-rent":
      return where(on, statusIn(isOut));
    case "unpaid":
      return where(on, `${statusIn(isOut)} and ${openCents} > 0`);
    case "pending":
      return where(on, statusIn(isUnconfirmed));
    case "open":
      return where(on, isAccountOpen);
    case "all":
      return undefined;
  }
}

/** A car that was due before this is overdue. */
export function lateBefore(time: ListTime): Date {
  return new Date(overdueBefore(time.now, time));
}

const moveLocation = `(case side when 'out' then pickup_location_id else dropoff_location_id end)`;

/** Adds the filters beside the view; the pick-up days only where they are asked for. */
export function whereFilters(
  on: Conditions,
  filter: Pick<ListFilter, "view"> & Partial<ListFilter>,
): void {
  const { view, from, to, place, carId, status, language } = filter;
  if (from !== undefined) where(on, `pickup_at >= $`, startOf(from));
  if (to !== undefined) where(on, `pickup_at < $`, startOf(addDays(to, 1)));
  if (place !== undefined && isByDay(view)) where(on, `${moveLocation} = $`, place);
  else if (place !== undefined)
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

/** Midnight in Sarajevo. */
export function startOf(day: LocalDate): Date {
  return new Date(toInstant(joinDateTime(day, "00:00")));
}
