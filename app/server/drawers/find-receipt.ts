import type { Pool } from "pg";

/** The SHA-256 of the photo of a movement's receipt; undefined when it has none. */
export async function findReceipt(pool: Pool, movementId: number): Promise<string | undefined> {
  const { rows } = await pool.query<{ sha256: string | null }>({
    name: "find-receipt",
    text: "select photo_sha256 as sha256 from cash_movement where id = $1",
    values: [movementId],
  });
  return rows[0]?.sha256 ?? undefined;
}
