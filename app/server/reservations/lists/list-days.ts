import type { Pool } from "pg";
import { addDays, type LocalDate } from "../../../domain/calendar.ts";
import { isLive, startOf } from "./list-conditions.ts";

/** What a day has to do. */
export type DayCounts = { day: LocalDate; pickups: number; returns: number };

/** More days than this are not counted: the rows of such a page lie far apart. */
const mostDays = 10;

const text = `
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
    text,
    values: [asked, asked.map(startOf), asked.map((day) => startOf(addDays(day, 1)))],
  });
  return rows;
}
