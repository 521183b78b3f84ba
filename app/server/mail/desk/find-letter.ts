import type { Pool, PoolClient } from "pg";
import type { QueuedLetter } from "../../letters/write-letter.ts";

const text = `
  select id, kind, language, payload, created_at as "createdAt"
  from outbox where id = $1 and reservation_id = $2`;

/** A letter about the given reservation, with its content; another reservation's is not found. */
export async function findLetter(
  db: Pool | PoolClient,
  { id, reservationId }: { id: number; reservationId: number },
): Promise<QueuedLetter | undefined> {
  const values = [id, reservationId];
  const { rows } = await db.query<QueuedLetter>({ name: "find-letter", text, values });
  return rows[0];
}
