import type { Pool } from "pg";
import { lostReasons, type LostTrips } from "../../domain/figures/lost.ts";
import type { Days } from "../../domain/figures/periods.ts";

type Row = Omit<LostTrips, "reason"> & { reason: string };

/** Whoever changed the times until a car was free is no loss: of a trip that was asked for again that day, the last answer counts. */
const text = `
  with asked as (
    select pickup_local, dropoff_local, pickup_location_id, dropoff_location_id,
      (created_at at time zone 'Europe/Sarajevo')::date as asked_on, max(rental_days) as days,
      (array_agg(coalesce(refused, 'full') order by created_at desc, id desc))[1] as reason,
      bool_or(refused is null and cardinality(free_car_ids) > 0) as was_offered,
      max(coalesce(cheapest_taken_cents, cheapest_free_cents)) as cents
    from trip_search
    where pickup_local >= $1 and pickup_local < ($2::date + 1)::text
      and created_at < (($3::date + 1)::timestamp at time zone 'Europe/Sarajevo')
    group by pickup_local, dropoff_local, pickup_location_id, dropoff_location_id, asked_on
  )
  select coalesce(reason, '') as reason, count(*)::int as trips, sum(days)::float8 as "rentalDays",
    coalesce(sum(cents), 0)::float8 as cents, (count(*) filter (where cents is null))::int as "unpricedTrips",
    coalesce(sum(days) filter (where cents is null), 0)::float8 as "unpricedDays"
  from asked where not was_offered group by reason`;

/** The trips with a pick-up on one of the days that were refused until the end of the day `asOf`, by reason. */
export async function listLost(
  pool: Pool,
  { from, to, asOf }: Days & { asOf: string },
): Promise<LostTrips[]> {
  const { rows } = await pool.query<Row>(text, [from, to, asOf]);
  return lostReasons.flatMap((reason) => {
    const row = rows.find((one) => one.reason === reason);
    return row ? [{ ...row, reason }] : [];
  });
}
