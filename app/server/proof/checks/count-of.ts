import type { Pool, PoolClient } from "pg";

/** The answer of a statement that counts. */
export async function countOf(db: Pool | PoolClient, text: string): Promise<number> {
  const { rows } = await db.query<{ count: number }>(text);
  return rows[0]?.count ?? 0;
}
