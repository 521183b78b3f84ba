import type { Pool } from "pg";

/** What was searched for in some time. */
export type Demand = {
  searches: number;
  /** Those that could be offered nothing: no car was free, or the trip was refused. */
  refused: number;
};

const text = `
  select count(*)::int as searches, count(*) filter (where refused is not null or cardinality(free_car_ids) = 0)::int as refused
  from trip_search where created_at >= $1 and created_at < $2`;

/** Counts the searches of some time, the end excluded. */
export async function countDemand(
  pool: Pool,
  { from, to }: { from: Date; to: Date },
): Promise<Demand> {
  const values = [from, to];
  const { rows } = await pool.query<Demand>({ name: "count-demand", text, values });
  return rows[0] ?? { searches: 0, refused: 0 };
}
