import type { Pool } from "pg";
import { inTransaction } from "../db/in-transaction.ts";
import { ledgerParts, soldSums } from "./sold-sql.ts";

const dayMs = 86_400_000;

const markText = `
  with made as (
    insert into sold_mark (ledger_id) values (0) on conflict (id) do nothing
  )
  select id::text from booking_ledger where created_at < $1 order by booking_ledger.id desc limit 1`;

const foldText = `
  insert into sold_day (day, days, rate, discount, plan, extra, fee, compensation)
  select day, "rentalDays", rate, discount, plan, extra, fee, compensation
  from (
    select day, ${soldSums}
    from (
      select ledger.day, ${ledgerParts} from booking_ledger as ledger
      where id > (select ledger_id from sold_mark) and id <= $1
    ) as entry
    group by day
  ) as summed
  on conflict (day) do update set days = sold_day.days + excluded.days, rate = sold_day.rate + excluded.rate,
    discount = sold_day.discount + excluded.discount, plan = sold_day.plan + excluded.plan,
    extra = sold_day.extra + excluded.extra, fee = sold_day.fee + excluded.fee,
    compensation = sold_day.compensation + excluded.compensation`;

/**
 * Adds the rows of the ledger to the kept sums of their days: those that were written before `until` (epoch ms) and are not in them. A
 * row is left out for a day, because a deed that is under way may still write one with a lower number.
 */
export async function foldSoldDays(pool: Pool, { until }: { until: number }): Promise<void> {
  await inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ id: string }>(markText, [new Date(until - dayMs)]);
    const last = rows[0]?.id;
    if (last === undefined) return;
    // The ledger of years is put together once, which takes longer than a page may.
    await client.query("set local statement_timeout = 0");
    await client.query("select ledger_id from sold_mark for update");
    await client.query(foldText, [last]);
    await client.query("update sold_mark set ledger_id = greatest(ledger_id, $1)", [last]);
  });
}
