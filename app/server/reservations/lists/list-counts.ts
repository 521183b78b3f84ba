import type { Pool } from "pg";
import { addDays, type LocalDate } from "../../../domain/calendar.ts";
import { type ListView, listViews } from "../../../domain/reservations/states/list-filter.ts";
import {
  asSql,
  type Conditions,
  isLive,
  type ListTime,
  startOf,
  whereView,
} from "./list-conditions.ts";

/** Counting stops here: a tab then says that there are more. */
const mostCounted = 999;

/** How many reservations each view shows, at most one more than `mostCounted`. */
export async function countViews(pool: Pool, time: ListTime): Promise<Record<ListView, number>> {
  const values: unknown[] = [];
  const counts = listViews.map((view) => {
    const on: Conditions = { clauses: [], values };
    whereView(on, view, time);
    const some = `select from reservation where ${asSql(on)} limit ${mostCounted + 1}`;
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
  const on: Conditions = { clauses: [], values: [] };
  whereView(on, view, time);
  const { rows } = await pool.query<{ found: number }>({
    name: `count-view-${view}`,
    text: `select count(*)::int as found
      from (select from reservation where ${asSql(on)} limit ${mostCounted + 1}) as found`,
    values: on.values,
  });
  return rows[0]?.found ?? 0;
}

/** What a day has to do. */
export type DayCounts = { day: LocalDate; pickups: number; returns: number };

/** More days than this are not counted: the rows of such a page lie far apart. */
const mostDays = 10;

const textListDays = `
  select day,
    (select count(*)::int from reservation where pickup_at >= starts and pickup_at < ends and ${isLive}) as pickups,
    (select count(*)::int from reservation where dropoff_at >= starts and dropoff_at < ends and ${isLive}) as returns
  from unnest($1::text[], $2::timestamptz[], $3::timestamptz[]) as asked (day, starts, ends)`;

/** The pick-ups and returns of each of these days in Sarajevo, cancelled ones left out; of the first ten days. */
export async function countDays(pool: Pool, days: readonly LocalDate[]): Promise<DayCounts[]> {
  const asked = [...new Set(days)].slice(0, mostDays);
  if (asked.length === 0) return [];
  const { rows } = await pool.query<DayCounts>({
    name: "count-days",
    text: textListDays,
    values: [asked, asked.map(startOf), asked.map((day) => startOf(addDays(day, 1)))],
  });
  return rows;
}
