import type { Pool } from "pg";
import { withoutAddresses } from "../transports/without-addresses.ts";

/** A letter that is not delivered, without whom it is to. */
export type TroubledLetter = {
  id: number;
  kind: string;
  /** Since when it waits, or when it was given up. */
  at: Date;
  attempts: number;
  /** What the carrier said, without addresses. */
  error: string;
};

export type MailState = {
  waiting: number;
  /** Those that were tried and not taken, the oldest first. */
  tried: TroubledLetter[];
  /** Given up in the last 30 days, the newest first. */
  failed: TroubledLetter[];
};

const most = 20;
const msPerDay = 86_400_000;

const waitingText = `select count(*)::int as waiting from outbox where sent_at is null and failed_at is null`;
const triedText = `
  select id, kind, created_at as at, attempts, coalesce(last_error, '') as error from outbox
  where sent_at is null and failed_at is null and last_error is not null order by id limit ${most}`;
// What had nothing to say any more was dropped, not refused.
const failedText = `
  select id, kind, failed_at as at, attempts, coalesce(last_error, '') as error from outbox
  where failed_at > $1 and last_error not in ('too late', 'no longer so') order by failed_at desc limit ${most}`;

/** What waits and what failed. `now` in epoch milliseconds. */
export async function mailState(pool: Pool, now: number): Promise<MailState> {
  const waiting = await pool.query<{ waiting: number }>(waitingText);
  const tried = await pool.query<TroubledLetter>(triedText);
  const failed = await pool.query<TroubledLetter>(failedText, [new Date(now - 30 * msPerDay)]);
  return {
    waiting: waiting.rows[0]?.waiting ?? 0,
    tried: tried.rows.map(nameless),
    failed: failed.rows.map(nameless),
  };
}

function nameless(letter: TroubledLetter): TroubledLetter {
  return { ...letter, error: withoutAddresses(letter.error) };
}
