import type { PoolClient } from "pg";
import type { Language } from "../../domain/language.ts";
import type { NewsletterAddress } from "../../domain/newsletter/newsletter-address.ts";
import { newsletterWords } from "../../i18n/newsletter/en.ts";
import { writeAuditEntries } from "../audit/write-audit-entries.ts";
import { inTransaction } from "../db/in-transaction.ts";
import type { Deps } from "../deps.ts";
import { formLimits } from "../limits/form-limits.ts";
import type { TooMany } from "../limits/try-limit.ts";
import { queueLetters } from "../mail/queue-letters.ts";

type SubscriptionDeps = Pick<Deps, "pool" | "signingKey" | "clock" | "random">;

export type Subscription = {
  mailbox: NewsletterAddress;
  language: Language;
  /** The network address that sent the form. */
  address: string;
};

const text = `
  insert into subscriber (email, email_key, language, token, consent_text, created_at)
  values ($1, $2, $3, $4, $5, $6)
  on conflict (email_key) do update
    set email = excluded.email, language = excluded.language, consent_text = excluded.consent_text,
      created_at = excluded.created_at
    where subscriber.confirmed_at is null or subscriber.unsubscribed_at is not null
  returning id, token`;

/**
 * Asks the owner of a mailbox, by a letter with one button, whether to subscribe it: the sentence agreed to is
 * stored, and no other letter is sent before the button was pressed. The answer is the same for known and unknown
 * mailboxes; a subscriber gets no letter. At most 5 forms a minute from one address, and few letters to one mailbox.
 */
export async function subscribe(
  world: SubscriptionDeps,
  { mailbox, language, address }: Subscription,
): Promise<{ ok: true } | TooMany> {
  const limits = formLimits(world);
  const counted = await limits.newsletter.count(address);
  if (!counted.ok) return counted;
  const mayWrite = await limits.letter.count(mailbox.key);
  if (!mayWrite.ok) return { ok: true };
  try {
    await inTransaction(world.pool, (client) => ask(client, world, { mailbox, language }));
  } catch (error) {
    // No letter was written, so none is counted.
    await limits.letter.forgive(mailbox.key);
    throw error;
  }
  return { ok: true };
}

async function ask(
  client: PoolClient,
  { clock, random }: SubscriptionDeps,
  { mailbox, language }: Omit<Subscription, "address">,
): Promise<void> {
  const now = new Date(clock.now());
  const token = Buffer.from(random.bytes(24)).toString("base64url");
  const { consent } = newsletterWords(language);
  const { rows } = await client.query<{ id: number; token: string }>({
    name: "ask-subscriber",
    text,
    values: [mailbox.email, mailbox.key, language, token, consent, now],
  });
  const [asked] = rows;
  if (!asked) return;
  const payload = { email: mailbox.email, token: asked.token };
  await queueLetters(client, [{ kind: "newsletter-confirmation", language, payload }], now);
  await writeAuditEntries(client, [
    {
      actor: { kind: "visitor" },
      action: "subscriber.ask",
      subjectKind: "subscriber",
      subjectId: String(asked.id),
      after: { consentText: consent, language },
    },
  ]);
}
