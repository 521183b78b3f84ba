import type { Pool } from "pg";
import type { LocalDate } from "../../domain/calendar.ts";
import type { Days } from "../../domain/figures/periods.ts";
import { turnHours, type ReturnCounts } from "../../domain/figures/returns.ts";
import { endOfBooks } from "./sold-sql.ts";

const midnight = (day: string) => `((${day})::timestamp at time zone 'Europe/Sarajevo')`;

const from = midnight("$1::date");
const until = `least(${midnight("$2::date + 1")}, ${endOfBooks})`;

/**
 * A sheet that corrects another is no return of its own, but what it adds was found at that return. The next time that a vehicle is met
 * may be after the last of the days.
 */
const text = `
  with met as (
    select direction, at, lead(case when direction = 'out' then at end) over by_vehicle - at as turn
    from handover
    where addendum_to is null and at >= ${from} and at < ${until} + interval '${turnHours} hours'
    window by_vehicle as (partition by vehicle_id order by at, id)
  )
  select
    count(*) filter (where direction = 'in' and at < ${until})::int as returns,
    percentile_cont(0.5) within group (order by extract(epoch from turn) / 3600)
      filter (where direction = 'in' and at < ${until} and turn <= interval '${turnHours} hours') as "medianTurnHours",
    (select count(*)::int from damage join handover as found on found.id = damage.handover_id
      join handover as back on back.id = coalesce(found.addendum_to, found.id)
      where found_at = 'in' and back.direction = 'in' and back.at >= ${from} and back.at < ${until}) as damages
  from met`;

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
