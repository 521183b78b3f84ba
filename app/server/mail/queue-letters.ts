import type { PoolClient } from "pg";
import type { Language } from "../../domain/language.ts";

/** A mail to be written and sent: its kind, the language of who reads it, and everything that it says. */
export type Letter = {
  kind: string;
  language: Language;
  payload: object;
  reservationId?: number;
};

const text = `
  insert into outbox (kind, language, payload, reservation_id, next_try_at)
  select kind, language, payload, "reservationId", $2
  from jsonb_to_recordset($1) as letter (kind text, language text, payload jsonb, "reservationId" int)`;

/** Puts letters into the outbox, in the transaction that causes them: neither is lost without the other. */
export async function queueLetters(
  client: PoolClient,
  letters: readonly Letter[],
  sendAt: Date,
): Promise<void> {
  await client.query({ name: "queue-letters", text, values: [JSON.stringify(letters), sendAt] });
}
