import type { Pool } from "pg";
import { isOfPeriods, type Grouping } from "../../domain/figures/groupings.ts";
import { daysOfPeriod } from "../../domain/figures/periods.ts";
import { addSold, revenueOf, type Sold } from "../../domain/figures/sold.ts";
import { isMissed } from "../../domain/reservations/states/states.ts";
import { statusIn } from "../db/status-sql.ts";
import { askedValues, bandedKey, keyedRows, soldSums, together, type Asked } from "./sold-sql.ts";

/** What a reservation brings to a group; euro cents with VAT inside. */
export type SoldReservation = Sold & {
  /** Bare; null once the reservation is gone. */
  code: string | null;
};

type Row = SoldReservation & { key: string; isMissed: boolean };

const text = `
  with ${keyedRows}, summed as (
    select reservation_id, key, ${soldSums}, sum(entry.rate + entry.discount + entry.plan + entry.extra + entry.fee + entry.compensation) as cents
    from keyed as entry where $6::text is null or key = $6::text
    group by reservation_id, key
  )
  select code, key, coalesce(${statusIn(isMissed)}, false) as "isMissed",
    summed."rentalDays", summed.rate, summed.discount, summed.plan, summed.extra, summed.fee, summed.compensation
  from summed left join reservation on reservation.id = reservation_id
  order by summed.cents desc, reservation_id`;

/** Keys of what is no group of a grouping, but all of the days: everything, what was cancelled of it, and what nobody came for. */
export const everyGroup = "*";
export const cancelledGroup = "*cancelled";
export const missedGroup = "*missed";
export const wholeGroups: readonly string[] = [everyGroup, cancelledGroup, missedGroup];

/**
 * The reservations that a group is made of, those that bring most first. One that sells no day is called off, as it counts in
 * `list-rentals`: what comes to nothing is left out, but where all of a pick-up are asked for, or those that were called off.
 */
export async function listSoldReservations(
  pool: Pool,
  asked: Asked,
  { by, key }: { by: Grouping; key: string },
): Promise<SoldReservation[]> {
  const isAll = wholeGroups.includes(key);
  const isBanded = by === "length" || by === "lead";
  const { rows } = await pool.query<Row>(text, [
    ...askedValues({ ...asked, ...ownDays(asked, by, key) }),
    isAll ? together : by,
    isBanded || isAll ? null : key,
  ]);
  return rows
    .filter((row) => isAll || bandedKey(by, row.key) === key)
    .filter((row) => belongs(row, key, asked))
    .map((row) => ({ code: row.code, ...addSold([row]) }));
}

function belongs(row: Row, key: string, { dating }: Asked): boolean {
  if (key === cancelledGroup) return row.rentalDays <= 0 && !row.isMissed;
  if (key === missedGroup) return row.rentalDays <= 0 && row.isMissed;
  if (key === everyGroup && dating === "pickup") return true;
  return row.rentalDays !== 0 || revenueOf(row) !== 0;
}

/** The days of a period alone, so that no others are read; all of them for what is no period. */
function ownDays({ from, to }: Asked, by: Grouping, key: string) {
  return isOfPeriods(by) && !wholeGroups.includes(key) && by !== "season" && key !== ""
    ? daysOfPeriod(by, key, { from, to })
    : { from, to };
}
