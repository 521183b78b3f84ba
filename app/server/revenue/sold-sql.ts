/** The ledger with what its rows can be put together by, as SQL: one row for each of the ledger's. */
import { compensationKinds } from "../../domain/account/charge.ts";
import { bandKey, leadBands, lengthBands } from "../../domain/figures/bands.ts";
import type { Dating, Grouping } from "../../domain/figures/groupings.ts";
import type { Days } from "../../domain/figures/periods.ts";

/** The days that are asked about, and the end of which day the books are read at. */
export type Asked = Days & { asOf: string; dating: Dating };

/** The values of a statement that begins with `keyedRows`, before the grouping. */
export function askedValues({ from, to, asOf, dating }: Asked): string[] {
  return [from, to, asOf, dating];
}

/** The midnight of Sarajevo that ends the day $3: a moment that is made once, and not a date of every row. */
const endOfBooks = `(($3::date + 1)::timestamp at time zone 'Europe/Sarajevo')`;

const compensation = compensationKinds.map((kind) => `'${kind}'`).join(", ");

/**
 * `entry`: the rows of the ledger up to the end of the day $3, whose day by $4 lies from $1 to $2, with the day in `counted` and what
 * its reservation is in `of`. What a reservation became is read from the books alone: its length is what it sells as of that day.
 */
const ledgerRows = `
  entry as (
    select ledger.*, reservation.code,
      case $4::text when 'use' then ledger.day when 'pickup' then coalesce(left(pickup_local, 10)::date, ledger.day)
        else (ledger.at at time zone 'Europe/Sarajevo')::date end as counted,
      coalesce(left(pickup_local, 10)::date, ledger.day) as pickup_day,
      coalesce((reservation.created_at at time zone 'Europe/Sarajevo')::date, ledger.day) as booked_day,
      coalesce(phone_country, '') as country, coalesce(coupon_code, '') as coupon,
      ledger.kind = 'fee' and ledger.item in (${compensation}) as is_compensation
    from booking_ledger as ledger left join reservation on reservation.id = ledger.reservation_id
    where ledger.at < ${endOfBooks}
      and (
        $4::text = 'use' and ledger.day between $1::date and $2::date
        or $4::text = 'pickup' and coalesce(left(pickup_local, 10)::date, ledger.day) between $1::date and $2::date
        or $4::text = 'booked' and (ledger.at at time zone 'Europe/Sarajevo')::date between $1::date and $2::date
      )
  )`;

/** The sums of a group as they are told: euro cents with VAT inside. */
export const soldSums = `
  sum(entry.days)::int as "rentalDays",
  sum(case when entry.kind = 'rate' then entry.cents else 0 end)::int as rate,
  sum(case when entry.kind = 'discount' then entry.cents else 0 end)::int as discount,
  sum(case when entry.kind = 'plan' then entry.cents else 0 end)::int as plan,
  sum(case when entry.kind = 'extra' then entry.cents else 0 end)::int as extra,
  sum(case when entry.kind = 'fee' and not is_compensation then entry.cents else 0 end)::int as fee,
  sum(case when is_compensation then entry.cents else 0 end)::int as compensation`;

/** The key of an entry in the grouping $5; empty where there is none. */
const groupKey = `
  case $5::text
    when 'day' then counted::text
    when 'week' then date_trunc('week', counted)::date::text
    when 'month' then to_char(counted, 'YYYY-MM')
    when 'year' then to_char(counted, 'YYYY')
    when 'season' then coalesce((
      select season.id::text from season where counted between starts_on and ends_on order by priority desc, season.id limit 1
    ), '')
    when 'category' then coalesce((select category from car where car.id = entry.car_id), '')
    when 'car' then entry.car_id::text
    when 'vehicle' then coalesce(entry.vehicle_id::text, '')
    when 'place' then entry.location_id
    when 'source' then entry.source
    when 'coupon' then entry.coupon
    when 'language' then entry.language
    when 'country' then entry.country
    when 'length' then coalesce(nullif(sold_days, 0)::text, '')
    else greatest(0, pickup_day - booked_day)::text
  end`;

/** `keyed`: the entries with the key that they are put together by, $5. How long a reservation is, is counted only for its bands. */
export const keyedRows = `
  ${ledgerRows}, counted_length as (
    select reservation_id, sum(days)::int as sold_days from booking_ledger
    where $5::text = 'length' and at < ${endOfBooks}
    group by reservation_id
  ), keyed as (
    select entry.*, ${groupKey} as key from entry left join counted_length using (reservation_id)
  )`;

/** The key of the group that a key belongs to: a length and a lead are put into their bands. */
export function bandedKey(by: Grouping, key: string): string {
  if (key === "") return key;
  if (by === "length") return bandKey(lengthBands, Number(key));
  return by === "lead" ? bandKey(leadBands, Number(key)) : key;
}
