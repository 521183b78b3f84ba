import type { PoolClient } from "pg";
import type { ContactMessage } from "../../domain/contact/contact-message.ts";
import type { Language } from "../../domain/language.ts";
import { inTransaction } from "../db/in-transaction.ts";
import type { Deps } from "../deps.ts";
import { formLimits } from "../limits/form-limits.ts";
import type { TooMany } from "../limits/try-limit.ts";
import { queueLetters } from "../mail/queue-letters.ts";

export type SentMessage = {
  message: ContactMessage;
  /** The language of the visitor's page. */
  language: Language;
  /** The network address that sent the form. */
  address: string;
};

const msPerDay = 86_400_000;

const lockText = "select pg_advisory_xact_lock(hashtextextended($1, 0))";
const insertText = `
  insert into contact_message (name, email, phone, message, language, created_at)
  select $1::text, $2::text, $3::text, $4::text, $5::text, $6::timestamptz
  where not exists (
    select from contact_message
    where created_at > $7::timestamptz
      and name = $1 and email = $2 and phone is not distinct from $3 and message = $4
  )`;

/**
 * Stores a checked message and queues it for the staff, both or neither. The same message again within a day (a
 * double click, a form sent twice) gets the same answer and is stored once. At most 5 a minute from one address.
 */
export async function sendMessage(
  deps: Pick<Deps, "pool" | "signingKey" | "clock">,
  { message, language, address }: SentMessage,
): Promise<{ ok: true } | TooMany> {
  const counted = await formLimits(deps).contact.count(address);
  if (!counted.ok) return counted;
  const now = deps.clock.now();
  await inTransaction(deps.pool, async (client) => {
    if (!(await keep(client, { message, language, now }))) return;
    // Staff read Bosnian, whatever the visitor reads.
    const letter = { kind: "contact-message", language: "ba", payload: message } as const;
    await queueLetters(client, [letter], new Date(now));
  });
  return { ok: true };
}

type Kept = { message: ContactMessage; language: Language; now: number };

/** Returns whether the message is new. Equal messages wait for each other, so that the second one sees the first. */
async function keep(client: PoolClient, { message, language, now }: Kept): Promise<boolean> {
  const { name, email, phone = null, message: text } = message;
  await client.query({
    name: "lock-contact-message",
    text: lockText,
    values: [JSON.stringify(["contact", name, email, phone, text])],
  });
  const { rowCount } = await client.query({
    name: "insert-contact-message",
    text: insertText,
    values: [name, email, phone, text, language, new Date(now), new Date(now - msPerDay)],
  });
  return rowCount === 1;
}
