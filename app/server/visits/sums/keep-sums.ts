import type { Pool, PoolClient } from "pg";
import { addDays, dateOf, type LocalDate } from "../../../domain/calendar.ts";
import { eachDay, type Days } from "../../../domain/figures/periods.ts";
import { toLocal } from "../../../domain/sarajevo.ts";
import type { Deps } from "../../deps.ts";
import { inTransaction } from "../../db/in-transaction.ts";
import { retainedSince } from "../../settings/retained-since.ts";
import { countedSql } from "./counted-sql.ts";
import { closedUntil } from "./closed-until.ts";

/** A page that was opened on a day may be told of until a day later, so its last days are counted once more each night. */
export const recountedDays = 3;

/** The days of one transaction: few enough that nothing is held for long, enough that years are kept in a minute. */
const daysAtOnce = 31;

const lock = "hashtext('visit-sums')";

const forgetText = "delete from visit_day where day between $1::date and $2::date";

const keepText = `
  with ${countedSql}
  insert into visit_day (dimension, value, day, hits, visits, views, seconds, measured, refused, cents)
  select dimension, value, day, hits, visits, views, seconds, measured, refused, cents from counted
  union all
  select 'all', '', day::date, 0, 0, 0, 0, 0, 0, 0 from generate_series($1::date, $2::date, interval '1 day') as day
  where not exists (select from counted where dimension = 'all' and counted.day = day::date)`;

const forgetMonthsText = `delete from visit_month where month between date_trunc('month', $1::date) and $2::date`;

const keepMonthsText = `
  insert into visit_month (dimension, value, month, hits, visits, views, seconds, measured, refused, cents)
  select dimension, value, date_trunc('month', day)::date, sum(hits), sum(visits), sum(views), sum(seconds), sum(measured),
    sum(refused), sum(cents)
  from visit_day
  where day >= date_trunc('month', $1::date) and day < date_trunc('month', $2::date + 1)
  group by 1, 2, 3`;

/**
 * Adds up every day that is over and was not added up yet, and the last of the others once more; returns how many. Days of which
 * nothing is left but their sums are never counted again. One process does it at a time; the others return 0.
 */
export async function keepSums({ pool, clock }: Pick<Deps, "pool" | "clock">): Promise<number> {
  const yesterday = addDays(dateOf(toLocal(clock.now())), -1);
  const closed = await closedUntil(pool);
  if (closed !== undefined && closed >= yesterday) return 0;
  const first = closed === undefined ? await firstDay(pool) : addDays(closed, 1 - recountedDays);
  if (first === undefined) return 0;
  const known = closed === undefined ? first : later(first, await firstKept(pool));
  return keepAll(pool, { from: known, to: yesterday });
}

/**
 * Adds up anew the kept days of which every row is still there, to be called when the morning proof says so; returns how many. Of older
 * days nothing but their sums is left.
 */
export async function renewSums({ pool, clock }: Pick<Deps, "pool" | "clock">): Promise<number> {
  const to = await closedUntil(pool);
  const kept = await firstKept(pool);
  if (to === undefined || kept === undefined) return 0;
  const since = await retainedSince(pool, "visitMonths", clock.now());
  const from = later(kept, addDays(dateOf(toLocal(since.getTime())), 1));
  return keepAll(pool, { from, to });
}

/** Stops at once when another process is at it. */
async function keepAll(pool: Pool, span: Days): Promise<number> {
  const days = eachDay(span);
  let kept = 0;
  for (let at = 0; at < days.length; at += daysAtOnce) {
    const part = days.slice(at, at + daysAtOnce);
    const [from = span.from, to = from] = [part[0], part.at(-1)];
    const isMine = await inTransaction(pool, (client) => keepDays(client, from, to));
    if (!isMine) return kept;
    kept += part.length;
  }
  return kept;
}

async function keepDays(client: PoolClient, from: LocalDate, to: LocalDate): Promise<boolean> {
  const { rows } = await client.query<{ mine: boolean }>(
    `select pg_try_advisory_xact_lock(${lock}) as mine`,
  );
  if (!rows[0]?.mine) return false;
  await client.query("set local statement_timeout = 0");
  for (const text of [forgetText, keepText, forgetMonthsText, keepMonthsText])
    await client.query(text, [from, to]);
  return true;
}

function later(one: LocalDate, other: LocalDate | undefined): LocalDate {
  return other !== undefined && other > one ? other : one;
}

const firstText = `
  select least(
    (select (min(at) at time zone 'Europe/Sarajevo')::date from page_view),
    (select min(day) from page_count), (select min(day) from plain_count), (select min(day) from trip_step),
    (select (min(created_at) at time zone 'Europe/Sarajevo')::date from trip_search),
    (select (min(at) at time zone 'Europe/Sarajevo')::date from booking_ledger)
  )::text as day`;

/** The first day of which there is anything. */
async function firstDay(pool: Pool): Promise<LocalDate | undefined> {
  const { rows } = await pool.query<{ day: string | null }>(firstText);
  return rows[0]?.day ?? undefined;
}

const firstKeptText = `select min(day)::text as day from visit_day where dimension = 'all' and value = ''`;

/** The first day whose sums are kept; undefined before the first night. */
export async function firstKept(pool: Pool): Promise<LocalDate | undefined> {
  const { rows } = await pool.query<{ day: string | null }>(firstKeptText);
  return rows[0]?.day ?? undefined;
}
