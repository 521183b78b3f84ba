import type { Pool } from "pg";
import type { LocalDate } from "../../domain/calendar.ts";
import type { Days } from "../../domain/figures/periods.ts";
import type { RentalGroup } from "../../domain/figures/rentals.ts";
import { isMissed } from "../../domain/reservations/states/states.ts";
import { statusIn } from "../db/status-sql.ts";
import { endOfBooks, isCompensation } from "./sold-sql.ts";

const codesOf = (kind: "plan" | "extra") =>
  `coalesce(array_agg(item.item order by item.item) filter (where kind = '${kind}' and cents > 0), '{}')`;

const inDays = "pickup_day between $1::date and $2::date";
const told = "reservation_id, pickup_day, booked_day, days, booked_days, plans, extras";

/**
 * The first deed of a reservation says with how many days it was booked. What sells no day is called off: as the reservation now says,
 * for the ledger does not tell a cancellation from a no-show. A reservation of which nothing was written since is read from its kept sums,
 * which are one row of nearly all of them: `several` are the others, and `younger` those that the ledger is counted of.
 */
const text = `
  with several as (
    select reservation_id, bool_and(last_at < ${endOfBooks}) as is_kept, min(pickup_day) as pickup_day, min(booked_day) as booked_day,
      sum(days)::int as days, sum(booked_days)::int as booked_days, max(plans) as plans, max(extras) as extras,
      -sum(coupon) as coupon_cents, sum(rate + discount + plan + extra + fee) as sold_cents
    from sold_reservation where ${inDays} and parts > 1
    group by reservation_id having min(first_at) < ${endOfBooks}
  ), younger as (
    select reservation_id, pickup_day, booked_day, booked_days from sold_reservation
    where ${inDays} and parts = 1 and first_at < ${endOfBooks} and last_at >= ${endOfBooks}
    union all
    select reservation_id, pickup_day, booked_day, booked_days from several where not is_kept
  ), item as (
    select ledger.reservation_id, ledger.kind, ledger.item, sum(ledger.days)::int as days, sum(ledger.cents) as cents
    from younger join booking_ledger as ledger on ledger.reservation_id = younger.reservation_id
    where ledger.at < ${endOfBooks}
    group by ledger.reservation_id, ledger.kind, ledger.item
  ), told as (
    select ${told}, (-coupon)::bigint as coupon_cents, (rate + discount + plan + extra + fee)::bigint as sold_cents from sold_reservation
    where ${inDays} and parts = 1 and last_at < ${endOfBooks}
    union all
    select ${told}, coupon_cents, sold_cents from several where is_kept
    union all
    select item.reservation_id, pickup_day, booked_day, sum(item.days)::int, younger.booked_days, ${codesOf("plan")}, ${codesOf("extra")},
      coalesce(-sum(cents) filter (where kind = 'discount' and item = 'coupon'), 0)::bigint,
      coalesce(sum(cents) filter (where not ${isCompensation("item")}), 0)::bigint
    from item join younger on younger.reservation_id = item.reservation_id
    group by item.reservation_id, pickup_day, booked_day, younger.booked_days
  ), fated as (
    select told.*, case when days > 0 then 'stands'
        when reservation_id in (select id from reservation where ${statusIn(isMissed)}) then 'missed'
        else 'cancelled' end as fate,
      case when coupon_cents <> 0
        then coalesce((select coupon_code from reservation where reservation.id = reservation_id), '') end as coupon
    from told
  )
  select fate, greatest(0, pickup_day - booked_day) as "leadDays", days, booked_days as "bookedDays",
    plans, extras, coupon, sum(coupon_cents)::float8 as "couponCents", sum(sold_cents)::float8 as "soldCents",
    count(*)::int as count
  from fated
  group by fate, pickup_day - booked_day, days, booked_days, fated.plans, fated.extras, coupon
  order by fate desc, pickup_day - booked_day, days`;

/** The reservations whose pick-up is on one of the days, as they were on the books at the end of the day `asOf`; those that are alike together. */
export async function listRentals(
  pool: Pool,
  { from, to, asOf }: Days & { asOf: LocalDate },
): Promise<RentalGroup[]> {
  const { rows } = await pool.query<RentalGroup>(text, [from, to, asOf]);
  return rows;
}
