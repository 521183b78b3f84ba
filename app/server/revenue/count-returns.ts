import type { Pool } from "pg";
import type { LocalDate } from "../../domain/calendar.ts";
import type { Days } from "../../domain/figures/periods.ts";
import { turnHours, type ReturnCounts } from "../../domain/figures/returns.ts";
import { endOfBooks } from "./sold-sql.ts";

const midnight = (day: string) => `((${day})::timestamp at time zone 'Europe/Sarajevo')`;

/** A sheet that corrects another is no return of its own, but what it adds was found at that return. */
const text = `
  with returned as (
    select id, vehicle_id, at from handover
    where direction = 'in' and addendum_to is null
      and at >= ${midnight("$1::date")} and at < least(${midnight("$2::date + 1")}, ${endOfBooks})
  ), turned as (
    select direction, lead(direction) over by_vehicle as next_direction, at, lead(at) over by_vehicle - at as turn
    from handover
    where addendum_to is null and at >= ${midnight("$1::date")}
      and at < least(${midnight("$2::date + 1")}, ${endOfBooks}) + interval '${turnHours} hours'
    window by_vehicle as (partition by vehicle_id order by at, id)
  )
  select
    (select count(*)::int from returned) as returns,
    (select count(*)::int from damage join handover as found on found.id = damage.handover_id
      join returned on returned.id = coalesce(found.addendum_to, found.id) where found_at = 'in') as damages,
    (select percentile_cont(0.5) within group (order by extract(epoch from turn) / 3600)
      from turned where direction = 'in' and next_direction = 'out' and turn <= interval '${turnHours} hours'
        and at < least(${midnight("$2::date + 1")}, ${endOfBooks})) as "medianTurnHours"`;

/** Vehicles that were taken back on one of the days, as far as they had been at the end of the day `asOf`. */
export async function countReturns(
  pool: Pool,
  { from, to, asOf }: Days & { asOf: LocalDate },
): Promise<ReturnCounts> {
  const { rows } = await pool.query<
    Omit<ReturnCounts, "medianTurnHours"> & { medianTurnHours: number | null }
  >(text, [from, to, asOf]);
  const { returns = 0, damages = 0, medianTurnHours = null } = rows[0] ?? {};
  return { returns, damages, medianTurnHours: medianTurnHours ?? undefined };
}
