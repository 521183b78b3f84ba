import type { PoolClient } from "pg";
import type { Letter } from "./letter.ts";
import { customerOf, isForCustomer } from "./outbox-letter.ts";

const text = `
  insert into outbox (kind, language, payload, reservation_id, once_key, next_try_at)
  select kind, language, payload, "reservationId", "onceKey", $2
  from jsonb_to_recordset($1) as letter (
    kind text, language text, payload jsonb, "reservationId" int, "onceKey" text
  )
  on conflict (once_key) do nothing`;

/**
 * Puts letters into the outbox, in the transaction that causes them: neither is lost without the other. A customer
 * who booked by phone without an e-mail address gets no letter.
 */
export async function queueLetters(
  client: PoolClient,
  letters: readonly Letter[],
  sendAt: Date,
): Promise<void> {
  const written = letters.filter(
    ({ kind, payload }) => !isForCustomer(kind) || customerOf(payload) !== "",
  );
  await client.query({ name: "queue-letters", text, values: [JSON.stringify(written), sendAt] });
}
