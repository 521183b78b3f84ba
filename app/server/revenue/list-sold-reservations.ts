import type { Pool } from "pg";
import type { Grouping } from "../../domain/figures/groupings.ts";
import { addSold, revenueOf, type Sold } from "../../domain/figures/sold.ts";
import { askedValues, bandedKey, keyedRows, soldSums, type Asked } from "./sold-sql.ts";

/** What a reservation brings to a group; euro cents with VAT inside. */
export type SoldReservation = Sold & {
  /** Bare; null once the reservation is gone. */
  code: string | null;
};

const text = `
  with ${keyedRows} select code, key, ${soldSums} from keyed as entry
  group by reservation_id, code, key
  order by sum(entry.cents) desc, reservation_id`;

/** The reservations that a group is made of, those that bring most first; one that comes to nothing is left out. */
export async function listSoldReservations(
  pool: Pool,
  asked: Asked,
  { by, key }: { by: Grouping; key: string },
): Promise<SoldReservation[]> {
  const { rows } = await pool.query<SoldReservation & { key: string }>({
    name: "revenue-reservations",
    text,
    values: [...askedValues(asked), by],
  });
  return rows
    .filter((row) => bandedKey(by, row.key) === key)
    .filter((row) => row.rentalDays !== 0 || revenueOf(row) !== 0)
    .map((row) => ({ code: row.code, ...addSold([row]) }));
}
