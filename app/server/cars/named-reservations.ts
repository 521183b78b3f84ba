import type { PoolClient } from "pg";

/** The newest reservations that name a row, as bare codes, and the number of all of them. */
export type NamedReservations = { codes: string[]; count: number };

const maxNamed = 10;

/** The reservations, of any state, that name a car or a vehicle. */
export async function reservationsOf(
  client: PoolClient,
  column: "car_id" | "vehicle_id",
  id: number,
): Promise<NamedReservations> {
  const { rows } = await client.query<{ code: string; count: number }>(
    `select code, count(*) over ()::int as count from reservation
     where ${column} = $1 order by pickup_at desc limit ${maxNamed}`,
    [id],
  );
  return { codes: rows.map(({ code }) => code), count: rows[0]?.count ?? 0 };
}
