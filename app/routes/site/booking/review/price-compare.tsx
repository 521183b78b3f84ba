import type { Language } from "../../../../domain/language.ts";
import type { BillRow } from "../../../../i18n/booking/bill-rows.ts";
import { changedRows, type ChangedRow } from "../../../../i18n/booking/changed-rows.ts";
import { bookingWords } from "../../../../i18n/booking/en.ts";
import { CompareTable } from "../../../../ui/booking/choices/compare-table.tsx";
import type { SeenPrice } from "./seen-price.ts";
import styles from "./price-compare.module.css";

type Props = {
  language: Language;
  before: SeenPrice;
  now: { totalCents: number; rows: readonly BillRow[] };
};

/** The price that was seen and the one that holds now, line beside line. */
export function PriceCompare({ language, before, now }: Props) {
  const words = bookingWords(language).review;
  return (
    <div className={styles.compare} role="alert">
      <h2>{words.changedTitle}</h2>
      <p>{words.changedLead}</p>
      <CompareTable
        language={language}
        rows={before.rows.length > 0 ? changedRows(before.rows, now.rows) : asNew(now.rows)}
        wasCents={before.totalCents}
        isCents={now.totalCents}
      />
    </div>
  );
}

/** Where nobody knows any more what was seen, no row is called new. */
function asNew(rows: readonly BillRow[]): ChangedRow[] {
  return rows.map(({ key, label, amount }) => ({ key, label, is: amount, mark: "same" }));
}
