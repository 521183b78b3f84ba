/** Kept sums of visits that are not what they should be: of days whose rows are counted once more, and of all days among themselves. */
import type { Pool, PoolClient } from "pg";
import type { LocalDate } from "../../../domain/calendar.ts";
import type { Days } from "../../../domain/figures/periods.ts";
import { countedSql } from "./counted-sql.ts";

/**
 * What everybody's are is equal to the rows. Of visits that had agreed less may be left than was kept: who takes the consent back takes
 * the rows along, and old ones are forgotten. The category of a car may have changed since.
 */
const rowsText = `
  with ${countedSql}, told as (
    select dimension, value, day, hits, refused, cents, visits, views, seconds, measured from counted
    union all
    select dimension, value, day, -hits, -refused, -cents, -visits, -views, -seconds, -measured
    from visit_day where day between $1::date and $2::date
  )
  select distinct day::text
  from (
    select day from told where dimension <> 'search-category' group by dimension, value, day
    having sum(hits) <> 0 or sum(refused) <> 0 or sum(cents) <> 0
      or sum(visits) > 0 or sum(views) > 0 or sum(seconds) > 0 or sum(measured) > 0
  ) as differing
  order by day`;

/** Each visit has one value of these dimensions on a day. */
const whole =
  "'device', 'browser', 'language', 'country', 'town', 'source', 'entry', 'exit', 'furthest'";

const partsText = `
  with summed as (
    select day, dimension, sum(visits) as visits, sum(views) as views, sum(seconds) as seconds, sum(measured) as measured
    from visit_day where dimension in ('all', ${whole}) group by day, dimension
  )
  select distinct every.day::text
  from summed as every
    cross join unnest(array[${whole}]) as wanted (dimension)
    left join summed as part on part.day = every.day and part.dimension = wanted.dimension
  where every.dimension = 'all'
    and (every.visits, every.views, every.seconds, every.measured)
      <> (coalesce(part.visits, 0), coalesce(part.views, 0), coalesce(part.seconds, 0), coalesce(part.measured, 0))
  order by 1`;

const numbers = ["hits", "visits", "views", "seconds", "measured", "refused", "cents"];

const monthsText = `
  with month as (
    select distinct month from visit_month
  ), told as (
    select dimension, value, month, ${numbers.join(", ")} from visit_month
    union all
    select dimension, value, month, ${numbers.map((name) => `-sum(${name})`).join(", ")}
    from visit_day join month on month = date_trunc('month', day)::date group by dimension, value, month
  )
  select distinct month::text as day
  from (
    select month from told group by dimension, value, month
    having ${numbers.map((name) => `sum(${name}) <> 0`).join(" or ")}
  ) as differing
  order by 1`;

type Dated = { day: LocalDate };

/** Lists the days whose kept sums are not those of their rows. */
export async function listDayFaults(
  db: Pool | PoolClient,
  { from, to }: Days,
): Promise<LocalDate[]> {
  const { rows } = await db.query<Dated>(rowsText, [from, to]);
  return rows.map(({ day }) => day);
}

/** Lists the days on which the parts of the kept visits do not come to all of them. */
export async function listPartFaults(db: Pool | PoolClient): Promise<LocalDate[]> {
  return (await db.query<Dated>(partsText)).rows.map(({ day }) => day);
}

/** Lists the months, each by its first day, whose kept sums are not those of their days. */
export async function listMonthFaults(db: Pool | PoolClient): Promise<LocalDate[]> {
  return (await db.query<Dated>(monthsText)).rows.map(({ day }) => day);
}
