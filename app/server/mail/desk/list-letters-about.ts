import type { Pool } from "pg";
import { customerOf, isForCustomer, type OutboxLetter } from "../outbox-letter.ts";

type Row = Omit<OutboxLetter, "to"> & { payload: unknown };

const text = `
  select id, kind, language, payload, created_at as "createdAt", attempts, next_try_at as "nextTryAt",
    sent_at as "sentAt", carrier, failed_at as "failedAt", last_error as "lastError"
  from outbox where reservation_id = $1 order by id desc limit 100`;

/** The letters about a reservation, the newest first, a hundred at most. */
export async function listLettersAbout(pool: Pool, reservationId: number): Promise<OutboxLetter[]> {
  const { rows } = await pool.query<Row>({
    name: "letters-about",
    text,
    values: [reservationId],
  });
  return rows.map(({ payload, ...row }) => ({
    ...row,
    to: isForCustomer(row.kind) ? customerOf(payload) : undefined,
  }));
}
