import type { Pool } from "pg";
import { compareText } from "../../domain/calendar.ts";
import { isOfPeriods, type Grouping } from "../../domain/figures/groupings.ts";
import { addSold, type Sold } from "../../domain/figures/sold.ts";
import { groupBy } from "../../domain/group-by.ts";
import { askedValues, bandedKey, keyedRows, soldSums, type Asked } from "./sold-sql.ts";
import { listSoldPeriods } from "./list-sold-periods.ts";

/** A group of the ledger's rows: euro cents with VAT inside. */
export type SoldGroup = Sold & {
  /** What the group is called by: a day, an id, a code, the first number of a band; empty for what has none. */
  key: string;
};

const text = `with ${keyedRows} select key, ${soldSums} from keyed as entry group by key`;

/** What was on the books at the end of a day, put together; in the order of the keys. Together it is all that the ledger says of the days. */
export async function listSold(pool: Pool, asked: Asked, by: Grouping): Promise<SoldGroup[]> {
  if (asked.dating === "use" && isOfPeriods(by)) return listSoldPeriods(pool, asked, by);
  // Without a name it is planned for its values: the other datings and groupings cost nothing then.
  const { rows } = await pool.query<SoldGroup>(text, [...askedValues(asked), by]);
  return [...groupBy(rows, ({ key }) => bandedKey(by, key))]
    .map(([key, group]) => ({ key, ...addSold(group) }))
    .toSorted((a, b) => compareText(a.key, b.key));
}
