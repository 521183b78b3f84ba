import type { PoolClient } from "pg";

/** Holds the day of a moment open until this transaction ends; false when it is closed. Asked before money is written. */
export async function holdOpenDay(client: PoolClient, at: Date): Promise<boolean> {
  await client.query("select pg_advisory_xact_lock_shared(hashtext('day_close'))");
  const { rowCount } = await client.query({
    name: "closed-day-of",
    text: "select from day_close where day >= ($1::timestamptz at time zone 'Europe/Sarajevo')::date limit 1",
    values: [at],
  });
  return rowCount === 0;
}

/** Keeps all others from writing money until this transaction ends. */
export async function holdAllMoney(client: PoolClient): Promise<void> {
  await client.query("select pg_advisory_xact_lock(hashtext('day_close'))");
}
