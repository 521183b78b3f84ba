import type { Pool } from "pg";
import type { LocalDate } from "../../../domain/calendar.ts";
import {
  isByDay,
  type ListFilter,
  type ListView,
  listViews,
} from "../../../domain/reservations/states/list-filter.ts";
import { searchFor } from "../../finding/search-for.ts";
import {
  anything,
  asSql,
  type Conditions,
  isOverdue,
  lateBefore,
  type ListTime,
  tableOf,
  where,
  whereFilters,
  whereSearch,
  whereView,
} from "./list-conditions.ts";

/** Counting stops here: a tab then says that there are more. */
const mostCounted = 999;

/** How many reservations each view shows, at most one more than `mostCounted`. */
export async function countViews(pool: Pool, time: ListTime): Promise<Record<ListView, number>> {
  const values: unknown[] = [];
  const counts = listViews.map((view) => {
    const on: Conditions = { clauses: [], values };
    const table = tableOf(on, view, time);
    whereView(on, view, time);
    const some = `select from ${table} where ${asSql(on)} limit ${mostCounted + 1}`;
    return `(select count(*)::int from (${some}) as found) as "${view}"`;
  });
  const { rows } = await pool.query<Record<ListView, number>>({
    name: "count-views",
    text: `select ${counts.join(", ")}`,
    values,
  });
  const [row] = rows;
  if (!row) throw new Error("counting gave no row");
  return row;
}

/** How many reservations one view shows, at most one more than `mostCounted`. */
export async function countView(pool: Pool, view: ListView, time: ListTime): Promise<number> {
  const on = anything();
  const table = tableOf(on, view, time);
  whereView(on, view, time);
  const { rows } = await pool.query<{ found: number }>({
    name: `count-view-${view}`,
    text: `select count(*)::int as found
      from (select from ${table} where ${asSql(on)} limit ${mostCounted + 1}) as found`,
    values: on.values,
  });
  return rows[0]?.found ?? 0;
}

/** What a day of a list has to do. */
export type DayCounts = { day: LocalDate; pickups: number; returns: number };

/**
 * What goes out and what comes back on each day of a view by day, as its filters leave it; what is overdue stands before all days
 * and is not counted. Nothing in other views, which are not about days.
 */
export async function countDays(
  pool: Pool,
  filter: ListFilter,
  time: ListTime,
): Promise<DayCounts[]> {
  if (!isByDay(filter.view)) return [];
  const search = filter.search === "" ? undefined : await searchFor(pool, filter.search);
  if (filter.search !== "" && !search) return [];
  const on = anything();
  const table = tableOf(on, filter.view, time);
  whereFilters(on, filter);
  if (search) whereSearch(on, search);
  where(on, `not (side = 'in' and ${isOverdue})`, lateBefore(time));
  const { rows } = await pool.query<DayCounts>(
    `select left(move_local, 10) as day, count(*) filter (where side = 'out')::int as pickups,
       count(*) filter (where side = 'in')::int as returns
     from ${table} where ${asSql(on)} group by 1 order by 1`,
    on.values,
  );
  return rows;
}
