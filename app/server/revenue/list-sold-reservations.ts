import type { Pool } from "pg";
import { isOfPeriods, type Grouping } from "../../domain/figures/groupings.ts";
import { daysOfPeriod } from "../../domain/figures/periods.ts";
import { addSold, revenueOf, type Sold } from "../../domain/figures/sold.ts";
import { askedValues, bandedKey, keyedRows, soldSums, type Asked } from "./sold-sql.ts";

/** What a reservation brings to a group; euro cents with VAT inside. */
export type SoldReservation = Sold & {
  /** Bare; null once the reservation is gone. */
  code: string | null;
};

const text = `
  with ${keyedRows}, summed as (
    select reservation_id, key, ${soldSums}, sum(entry.rate + entry.discount + entry.plan + entry.extra + entry.fee + entry.compensation) as cents
    from keyed as entry where $6::text is null or key = $6::text
    group by reservation_id, key
  )
  select code, key, summed."rentalDays", summed.rate, summed.discount, summed.plan, summed.extra, summed.fee, summed.compensation
  from summed left join reservation on reservation.id = reservation_id
  order by summed.cents desc, reservation_id`;

/** The key of what is no group, but all of the days. */
export const everyGroup = "*";

/**
 * The reservations that a group is made of, those that bring most first. One that comes to nothing is left out, but for those of a
 * pick-up, which were called off.
 */
export async function listSoldReservations(
  pool: Pool,
  asked: Asked,
  { by, key }: { by: Grouping; key: string },
): Promise<SoldReservation[]> {
  const isAll = key === everyGroup;
  const isBanded = by === "length" || by === "lead";
  const { rows } = await pool.query<SoldReservation & { key: string }>(text, [
    ...askedValues({ ...asked, ...ownDays(asked, by, key) }),
    by,
    isBanded || isAll ? null : key,
  ]);
  return rows
    .filter((row) => isAll || bandedKey(by, row.key) === key)
    .filter((row) =>
      isAll && asked.dating === "pickup" ? true : row.rentalDays !== 0 || revenueOf(row) !== 0,
    )
    .map((row) => ({ code: row.code, ...addSold([row]) }));
}

/** The days of a period alone, so that no others are read; all of them for what is no period. */
function ownDays({ from, to }: Asked, by: Grouping, key: string) {
  return isOfPeriods(by) && key !== everyGroup && by !== "season" && key !== ""
    ? daysOfPeriod(by, key, { from, to })
    : { from, to };
}
