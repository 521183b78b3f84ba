import type { Pool } from "pg";
import type { LocalDate } from "../../domain/calendar.ts";
import type { Days } from "../../domain/figures/periods.ts";
import type { Rental } from "../../domain/figures/rentals.ts";
import { isMissed } from "../../domain/reservations/states/states.ts";
import { statusIn } from "../db/status-sql.ts";

type Row = Rental;

/**
 * The first deed of a reservation says with how many days it was booked. What sells no day is called off: as the reservation now says,
 * for the ledger does not tell a cancellation from a no-show.
 */
const text = `
  with chosen as (
    select id, left(pickup_local, 10) as pickup, ${statusIn(isMissed)} as is_missed
    from reservation where left(pickup_local, 10) between $1::text and $2::text
  ), item as (
    select reservation_id, kind, ledger.item, sum(days)::int as days, sum(cents)::int as cents, min(ledger.at) as at
    from booking_ledger as ledger join chosen on chosen.id = reservation_id
    where (ledger.at at time zone 'Europe/Sarajevo')::date <= $3::date
    group by reservation_id, kind, ledger.item
  ), told as (
    select reservation_id, sum(days)::int as days, min(at) as at,
      coalesce(json_agg(item) filter (where kind = 'plan' and cents > 0), '[]') as plans,
      coalesce(json_agg(item) filter (where kind = 'extra' and cents > 0), '[]') as extras
    from item group by reservation_id
  )
  select pickup as "pickupDay", (told.at at time zone 'Europe/Sarajevo')::date::text as "bookedDay",
    case when told.days > 0 then 'stands' when is_missed then 'missed' else 'cancelled' end as fate, told.days,
    (
      select coalesce(sum(first.days), 0)::int from booking_ledger as first
      where first.reservation_id = chosen.id and first.at = told.at
    ) as "bookedDays", plans, extras
  from told join chosen on chosen.id = reservation_id
  order by pickup, chosen.id`;

/** The reservations whose pick-up is on one of the days, as they were on the books at the end of the day `asOf`. */
export async function listRentals(
  pool: Pool,
  { from, to, asOf }: Days & { asOf: LocalDate },
): Promise<Rental[]> {
  const { rows } = await pool.query<Row>({
    name: "rentals-counted",
    text,
    values: [from, to, asOf],
  });
  return rows;
}
