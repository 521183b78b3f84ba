import type { Pool } from "pg";
import type { PeriodGrouping } from "../../domain/figures/groupings.ts";
import type { SoldGroup } from "./list-sold.ts";
import { endOfBooks, ledgerParts, periodKey, soldSums, type Asked } from "./sold-sql.ts";

const days = (from: string, to: string) =>
  `any(array(select each::date from generate_series(${from}::timestamp, ${to}::timestamp, interval '1 day') as each))`;

/**
 * The days up to the one as of which the books are read are kept sums, less the deeds that came later; the days after it are what was
 * booked ahead by then. Where no deed came later, the kept sums are all of it. The mark only grows: one that was read before, $5, tells the
 * planner how few rows came since.
 */
const text = `
  with mark as (
    select coalesce((select ledger_id from sold_mark), 0) as until,
      case when exists (select from booking_ledger where at >= ${endOfBooks}) then least($3::date, $2::date) else $2::date end as settled
  ), entry as (
    select day as counted, days, rate, discount, plan, extra, fee, compensation
    from sold_day where day between $1::date and (select settled from mark)
    union all
    select ledger.day, ${ledgerParts} from booking_ledger as ledger
    where id > $5::bigint and id > (select until from mark) and day between $1::date and (select settled from mark) and at < ${endOfBooks}
    union all
    select counted, -days, -rate, -discount, -plan, -extra, -fee, -compensation
    from (
      select ledger.day as counted, ${ledgerParts} from booking_ledger as ledger
      where day = ${days("$1::date", "(select settled from mark)")} and at >= ${endOfBooks} and id <= (select until from mark)
    ) as later
    union all
    select ledger.day, ${ledgerParts} from booking_ledger as ledger
    where day = ${days("greatest($1::date, (select settled from mark) + 1)", "$2::date")} and at < ${endOfBooks}
  ), keyed as (
    select ${periodKey("counted", "$4")} as key, entry.* from entry
  )
  select key, ${soldSums} from keyed as entry group by key order by key`;

const markText = "select ledger_id::text as until from sold_mark";

/** What the days of use come to, put together by periods; in the order of the keys. */
export async function listSoldPeriods(
  pool: Pool,
  { from, to, asOf }: Asked,
  by: PeriodGrouping,
): Promise<SoldGroup[]> {
  const mark = await pool.query<{ until: string }>(markText);
  const until = mark.rows[0]?.until ?? "0";
  return (await pool.query<SoldGroup>(text, [from, to, asOf, by, until])).rows;
}
