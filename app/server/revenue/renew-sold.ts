import type { Pool } from "pg";
import type { Clock } from "../deps.ts";
import { inTransaction } from "../db/in-transaction.ts";
import { foldSoldDays } from "./fold-sold-days.ts";

/** A deed that writes what it sells waits meanwhile. */
const lockText = "lock table sold_reservation in share row exclusive mode";

const renewText = "select keep_sold(array(select distinct reservation_id from booking_ledger))";

/** Makes the kept sums of the ledger anew: of every reservation, and of every day. To be called when the morning proof says so. */
export async function renewSold({ pool, clock }: { pool: Pool; clock: Clock }): Promise<void> {
  await inTransaction(pool, async (client) => {
    await client.query("set local statement_timeout = 0");
    await client.query(lockText);
    await client.query("delete from sold_reservation");
    await client.query(renewText);
  });
  await inTransaction(pool, async (client) => {
    await client.query("select ledger_id from sold_mark for update");
    await client.query("delete from sold_day");
    await client.query("update sold_mark set ledger_id = 0");
  });
  // What is not kept is counted meanwhile: whoever reads sees the right sums all the time.
  await foldSoldDays(pool, { until: clock.now() });
}
