import type { Pool } from "pg";
import { addDays, type LocalDate } from "../../../domain/calendar.ts";
import type { Days } from "../../../domain/figures/periods.ts";
import { groupBy } from "../../../domain/group-by.ts";
import type { VisitDimension } from "../../../domain/visits/visit-dimensions.ts";
import { addVisits, type VisitNumbers, type VisitSum } from "../../../domain/visits/visit-sum.ts";
import { closedUntil } from "./closed-until.ts";
import { countedSql } from "./counted-sql.ts";

const columns = "hits, visits, views, seconds, measured, refused, cents";
const added = `sum(hits)::int as hits, sum(visits)::int as visits, sum(views)::int as views, sum(seconds)::float8 as seconds,
  sum(measured)::int as measured, sum(refused)::int as refused, sum(cents)::float8 as cents`;

/** Whole months from their sums, the other closed days from theirs. `$1` to `$2` are the days, `$3` the dimensions. */
const keptText = `
  with month as (
    select dimension, value, month, ${columns} from visit_month
    where month >= $1::date and month + interval '1 month' <= $2::date + 1 and dimension = any ($3)
  ), whole as (
    select month from visit_month
    where dimension = 'all' and value = '' and month >= $1::date and month + interval '1 month' <= $2::date + 1
  ), rest as (
    select day::date from generate_series($1::date, $2::date, interval '1 day') as day
    where not exists (select from whole where month = date_trunc('month', day)::date)
  )
  select dimension, value, ${added} from (
    select dimension, value, ${columns} from month
    union all
    select dimension, value, ${columns} from visit_day join rest using (day) where dimension = any ($3)
  ) as part group by dimension, value`;

const countedText = `
  with ${countedSql}
  select dimension, value, ${added} from counted where dimension = any ($3) group by dimension, value`;

/** What is added up of some days by dimension and value, in no order: closed days from their sums, the others from their rows. */
export async function listSums(
  pool: Pool,
  days: Days,
  dimensions: readonly VisitDimension[],
): Promise<VisitSum[]> {
  const { kept, open } = await parted(pool, days);
  const [closed, counted] = await Promise.all([
    kept &&
      pool.query<VisitSum>({
        name: "visit-sums",
        text: keptText,
        values: [kept.from, kept.to, dimensions],
      }),
    open && pool.query<VisitSum>({ text: countedText, values: [open.from, open.to, dimensions] }),
  ]);
  const rows = [...(closed?.rows ?? []), ...(counted?.rows ?? [])];
  return [...groupBy(rows, ({ dimension, value }) => `${dimension} ${value}`).values()].flatMap(
    (same) => (same[0] ? { ...same[0], ...addVisits(same) } : []),
  );
}

export type VisitDay = VisitNumbers & { day: LocalDate };

const keptDaysText = `
  select day::text, hits, visits, views, seconds::float8, measured, refused, cents::float8 from visit_day
  where dimension = 'all' and value = '' and day between $1::date and $2::date`;

const countedDaysText = `
  with ${countedSql}
  select day::text, ${columns} from counted where dimension = 'all'`;

/** The same of everything by day, in no order; a day on which nothing was counted may be absent. */
export async function listDays(pool: Pool, days: Days): Promise<VisitDay[]> {
  const { kept, open } = await parted(pool, days);
  const [closed, counted] = await Promise.all([
    kept &&
      pool.query<VisitDay>({
        name: "visit-days",
        text: keptDaysText,
        values: [kept.from, kept.to],
      }),
    open && pool.query<VisitDay>({ text: countedDaysText, values: [open.from, open.to] }),
  ]);
  return [...(closed?.rows ?? []), ...(counted?.rows ?? [])];
}

/** Days in those whose sums are kept and those that are still counted; a part without days is absent. */
async function parted(pool: Pool, { from, to }: Days): Promise<{ kept?: Days; open?: Days }> {
  const closed = await closedUntil(pool);
  if (from > to) return {};
  if (closed === undefined || closed < from) return { open: { from, to } };
  if (closed >= to) return { kept: { from, to } };
  return { kept: { from, to: closed }, open: { from: addDays(closed, 1), to } };
}
