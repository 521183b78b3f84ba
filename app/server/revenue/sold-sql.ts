/** The ledger with what its rows can be put together by, as SQL. What one reading counts wholly is taken from kept sums. */
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
export const endOfBooks = `(($3::date + 1)::timestamp at time zone 'Europe/Sarajevo')`;

const compensation = compensationKinds.map((kind) => `'${kind}'`).join(", ");

/** True of a row of the ledger that was charged for damage or a fine. */
export const isCompensation = (row: string) =>
  `(${row}.kind = 'fee' and ${row}.item in (${compensation}))`;

/** What a row of `ledger` adds to the sums. */
export const ledgerParts = `
  ledger.days,
  case when ledger.kind = 'rate' then ledger.cents else 0 end as rate,
  case when ledger.kind = 'discount' then ledger.cents else 0 end as discount,
  case when ledger.kind = 'plan' then ledger.cents else 0 end as plan,
  case when ledger.kind = 'extra' then ledger.cents else 0 end as extra,
  case when ledger.kind = 'fee' and not ${isCompensation("ledger")} then ledger.cents else 0 end as fee,
  case when ${isCompensation("ledger")} then ledger.cents else 0 end as compensation`;

const sumNames = "days, rate, discount, plan, extra, fee, compensation";
const seller = "car_id, vehicle_id, location_id, source, language";
const isOfPeriods = "$5::text in ('day', 'week', 'month', 'season', 'year')";
const deedDay = `(ledger.at at time zone 'Europe/Sarajevo')::date`;
const [firstDeed, lastDeed] = ["first_at", "last_at"].map(
  (at) => `(${at} at time zone 'Europe/Sarajevo')::date`,
);

/**
 * `part`: what reservations were sold with, as far as it reaches into the days from $1 to $2, by the dating $4, in the books at the end
 * of the day $3. `is_whole` says that all of it is meant, on one day where that matters, so that its kept sums are its rows.
 */
const parts = `
  part as not materialized (
    select sold.*, last_at < ${endOfBooks} and case $4::text
        when 'use' then first_day = last_day and first_day between $1::date and $2::date
          or first_day >= $1::date and last_day <= $2::date and not ${isOfPeriods}
        when 'pickup' then true
        else ${firstDeed} = ${lastDeed} or ${firstDeed} >= $1::date and ${lastDeed} <= $2::date and not ${isOfPeriods}
      end as is_whole
    from sold_reservation as sold
    where first_at < ${endOfBooks}
      and (
        $4::text = 'use' and first_day <= $2::date and last_day >= $1::date
        or $4::text = 'pickup' and pickup_day between $1::date and $2::date
        or $4::text = 'booked' and first_at < (($2::date + 1)::timestamp at time zone 'Europe/Sarajevo')
          and last_at >= ($1::date::timestamp at time zone 'Europe/Sarajevo')
      )
  )`;

/**
 * `entry`: the sums of `part`, those that are not whole by their rows in the ledger, with the day in `counted`. Those are few: `offset 0`
 * has them looked up one by one, where the planner would read all rows of the days.
 */
const entries = `
  entry as (
    select reservation_id, ${seller}, pickup_day, booked_day,
      case $4::text when 'use' then first_day when 'pickup' then pickup_day else ${firstDeed} end as counted, ${sumNames}
    from part where is_whole
    union all
    select part.reservation_id, part.car_id, part.vehicle_id, part.location_id, part.source, part.language, pickup_day, booked_day,
      case $4::text when 'use' then own.day when 'pickup' then pickup_day else own.deed_day end,
      own.days, own.rate, own.discount, own.plan, own.extra, own.fee, own.compensation
    from part cross join lateral (
      select ledger.day, ${deedDay} as deed_day, ${ledgerParts}
      from booking_ledger as ledger
      where ledger.reservation_id = part.reservation_id
        and (ledger.car_id, ledger.location_id, ledger.source, ledger.language) = (part.car_id, part.location_id, part.source, part.language)
        and ledger.vehicle_id is not distinct from part.vehicle_id
        and ledger.at < ${endOfBooks}
      offset 0
    ) as own
    where not is_whole and case $4::text
      when 'use' then own.day between $1::date and $2::date
      when 'pickup' then true
      else own.deed_day between $1::date and $2::date end
  )`;

/** The sums of a group as they are told: euro cents with VAT inside. Many years come to more than an integer holds. */
export const soldSums = `
  sum(entry.days)::float8 as "rentalDays", sum(entry.rate)::float8 as rate, sum(entry.discount)::float8 as discount,
  sum(entry.plan)::float8 as plan, sum(entry.extra)::float8 as extra, sum(entry.fee)::float8 as fee,
  sum(entry.compensation)::float8 as compensation`;

/** The key of a day in a grouping by periods. */
export const periodKey = (day: string, by: string) => `
  case ${by}::text
    when 'day' then ${day}::text
    when 'week' then date_trunc('week', ${day})::date::text
    when 'month' then to_char(${day}, 'YYYY-MM')
    when 'year' then to_char(${day}, 'YYYY')
    else coalesce((
      select season.id::text from season where ${day} between starts_on and ends_on order by priority desc, season.id limit 1
    ), '')
  end`;

/** A grouping that parts nothing: a reservation is one, whichever cars and vehicles it was sold with. */
export const together = "together";

/** The key of an entry in the grouping $5; empty where there is none. */
const groupKey = `
  case $5::text
    when '${together}' then ''
    when 'category' then coalesce(car.category, '')
    when 'car' then entry.car_id::text
    when 'vehicle' then coalesce(entry.vehicle_id::text, '')
    when 'place' then entry.location_id
    when 'source' then entry.source
    when 'partner' then coalesce(reservation.partner, '')
    when 'coupon' then coalesce(reservation.coupon_code, '')
    when 'language' then entry.language
    when 'country' then coalesce(reservation.phone_country, '')
    when 'length' then coalesce(nullif(sold_days, 0)::text, '')
    when 'lead' then greatest(0, pickup_day - booked_day)::text
    else ${periodKey("counted", "$5")}
  end`;

/**
 * `keyed`: the entries with the key that they are put together by, $5. What a reservation became is read from the books alone: its length
 * is what it sells as of that day, and is counted only for its bands.
 */
export const keyedRows = `
  ${parts}, ${entries}, counted_length as (
    select reservation_id, sum(days)::int as sold_days
    from (
      select reservation_id, days from sold_reservation where $5::text = 'length' and last_at < ${endOfBooks}
      union all
      select kept.reservation_id, ledger.days
      from sold_reservation as kept join booking_ledger as ledger on ledger.reservation_id = kept.reservation_id
        and (ledger.car_id, ledger.location_id, ledger.source, ledger.language) = (kept.car_id, kept.location_id, kept.source, kept.language)
        and ledger.vehicle_id is not distinct from kept.vehicle_id
      where $5::text = 'length' and last_at >= ${endOfBooks} and first_at < ${endOfBooks} and ledger.at < ${endOfBooks}
    ) as of_reservation
    group by reservation_id
  ), keyed as (
    select entry.*, ${groupKey} as key from entry left join counted_length using (reservation_id)
      left join car on car.id = entry.car_id
      left join (select id, coupon_code, partner, phone_country from reservation) as reservation
        on reservation.id = entry.reservation_id and $5::text in ('partner', 'coupon', 'country')
  )`;

/** The key of the group that a key belongs to: a length and a lead are put into their bands. */
export function bandedKey(by: Grouping, key: string): string {
  if (key === "") return key;
  if (by === "length") return bandKey(lengthBands, Number(key));
  return by === "lead" ? bandKey(leadBands, Number(key)) : key;
}
