import type { Pool } from "pg";

/** The plates of vehicles by their ids; ids of no vehicle are left out. */
export async function platesOf(
  pool: Pool,
  vehicleIds: readonly number[],
): Promise<Record<number, string>> {
  const { rows } = await pool.query<{ id: number; plate: string }>({
    name: "plates-of",
    text: "select id, plate from vehicle where id = any($1)",
    values: [vehicleIds],
  });
  return Object.fromEntries(rows.map(({ id, plate }) => [id, plate]));
}
