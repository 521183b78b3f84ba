import type { Pool } from "pg";
import type { Days } from "../../domain/figures/periods.ts";
import type { Sold } from "../../domain/figures/sold.ts";
import { ledgerParts, soldSums } from "./sold-sql.ts";

/** What a day of deeds brought onto the books; euro cents with VAT inside. */
export type DeedsOfDay = Sold & { deedDay: string };

const text = `
  select to_char(told_at, 'YYYY-MM-DD') as "deedDay", ${soldSums}
  from (
    select (ledger.at at time zone 'Europe/Sarajevo')::date as told_at, ${ledgerParts}
    from booking_ledger as ledger
    where day between $1::date and $2::date and at < (($3::date + 1)::timestamp at time zone 'Europe/Sarajevo')
  ) as entry
  group by told_at order by told_at`;

/** The days on which something came onto the books for days of use, or left them, up to the end of the day `asOf`. */
export async function listBookingCurve(
  pool: Pool,
  { from, to, asOf }: Days & { asOf: string },
): Promise<DeedsOfDay[]> {
  return (await pool.query<DeedsOfDay>(text, [from, to, asOf])).rows;
}
