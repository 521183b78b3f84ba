import type { Pool } from "pg";
import { withoutAddresses } from "../transports/without-addresses.ts";

/** A letter that was not delivered, without its recipient. */
export type TroubledLetter = {
  id: number;
  kind: string;
  /** The time since which it waits, or at which it was given up. */
  at: Date;
  attempts: number;
  /** The carrier's error, without addresses. */
  error: string;
};

export type MailState = {
  waiting: number;
  /** Letters that were tried and not accepted, the oldest first. */
  tried: TroubledLetter[];
  /** Letters given up in the last 30 days, the newest first. */
  failed: TroubledLetter[];
};

const max = 20;
const msPerDay = 86_400_000;

const waitingText = `select count(*)::int as waiting from outbox where sent_at is null and failed_at is null`;
const triedText = `
  select id, kind, created_at as at, attempts, coalesce(last_error, '') as error from outbox
  where sent_at is null and failed_at is null and last_error is not null order by id limit ${max}`;
/** SQL about a letter that was given up: what was no longer worth sending counts as dropped, not as failed. */
export const isFailed = "(last_error is null or last_error not in ('too late', 'no longer so'))";
const failedText = `
  select id, kind, failed_at as at, attempts, coalesce(last_error, '') as error from outbox
  where failed_at > $1 and ${isFailed} order by failed_at desc limit ${max}`;
const failedCountText = `
  select count(*)::int as failed from outbox where failed_at > $1 and ${isFailed}`;

/** How many letters were given up in the last 30 days. `now` in epoch milliseconds. */
export async function countFailed(pool: Pool, now: number): Promise<number> {
  const { rows } = await pool.query<{ failed: number }>(failedCountText, [failedSince(now)]);
  return rows[0]?.failed ?? 0;
}

/** Counts waiting and failed letters. `now` in epoch milliseconds. */
export async function mailState(pool: Pool, now: number): Promise<MailState> {
  const waiting = await pool.query<{ waiting: number }>(waitingText);
  const tried = await pool.query<TroubledLetter>(triedText);
  const failed = await pool.query<TroubledLetter>(failedText, [failedSince(now)]);
  return {
    waiting: waiting.rows[0]?.waiting ?? 0,
    tried: tried.rows.map(nameless),
    failed: failed.rows.map(nameless),
  };
}

/** The age of a letter that was tried and not taken at which mail fails: a mail server may well say "later" once or twice. */
const patienceMs = 15 * 60_000;

const failsText = `
  select exists (
    select from outbox
    where sent_at is null and failed_at is null and last_error is not null and created_at < $1
  ) or exists (
    select from (
      select id from outbox where failed_at > $2 and ${isFailed} order by failed_at desc limit 1
    ) as last
    where not exists (select from outbox where id > last.id and sent_at is not null)
  ) as fails`;

/**
 * True while letters do not get through: one has been tried in vain for a quarter of an hour, or the last outcome of all is a
 * letter given up. `now` in epoch milliseconds.
 */
export async function mailFails(pool: Pool, now: number): Promise<boolean> {
  const values = [new Date(now - patienceMs), failedSince(now)];
  const { rows } = await pool.query<{ fails: boolean }>({
    name: "mail-fails",
    text: failsText,
    values,
  });
  return rows[0]?.fails ?? false;
}

function failedSince(now: number): Date {
  return new Date(now - 30 * msPerDay);
}

function nameless(letter: TroubledLetter): TroubledLetter {
  return { ...letter, error: withoutAddresses(letter.error) };
}
