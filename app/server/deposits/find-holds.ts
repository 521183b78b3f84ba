import type { Pool } from "pg";
import { holdsOf, type KeptHold } from "./hold-rows.ts";

/** The holds of the reservation with this token, for its customer; none when there is no such reservation, or it was erased. */
export async function findHolds(pool: Pool, token: string): Promise<KeptHold[]> {
  const { rows } = await pool.query<{ holds: KeptHold[] }>({
    name: "find-holds",
    text: `select ${holdsOf} as holds from reservation where token = $1 and erased_at is null`,
    values: [token],
  });
  return rows[0]?.holds ?? [];
}
