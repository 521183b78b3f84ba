import type { Pool } from "pg";
import { listViews, type ListView } from "../../../domain/reservations/states/list-filter.ts";
import { asSql, whereView, type Conditions, type ListTime } from "./list-conditions.ts";

/** Counting stops here: a tab then says that there are more. */
export const mostCounted = 999;

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
