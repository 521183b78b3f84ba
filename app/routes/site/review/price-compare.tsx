import type { Language } from "../../../domain/language.ts";
import type { BillRow } from "../../../i18n/booking/bill-rows.ts";
import { bookingWords } from "../../../i18n/booking/words.ts";
import { formatEuro } from "../../../i18n/format.ts";
import type { SeenPrice } from "./seen-price.ts";
import styles from "./price-compare.module.css";

type Props = {
  language: Language;
  before: SeenPrice;
  now: { totalCents: number; rows: readonly BillRow[] };
};

/** The price that was seen and the one that holds now, line beside line. */
export function PriceCompare({ language, before, now }: Props) {
  const words = bookingWords(language);
  const total = (cents: number | undefined) =>
    cents === undefined ? "–" : formatEuro(cents, language);
  return (
    <div className={styles.compare} role="alert">
      <h2>{words.review.changedTitle}</h2>
      <p>{words.review.changedLead}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="hush">{words.bill.label}</span>
            </th>
            <th scope="col">{words.review.before}</th>
            <th scope="col">{words.review.now}</th>
          </tr>
        </thead>
        <tbody>
          {together(before.rows, now.rows).map(({ key, label, was, is }) => (
            <tr key={key} className={was === is ? undefined : styles.changed}>
              <th scope="row">{label}</th>
              <td>{was}</td>
              <td>{is}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.bill.total}</th>
            <td>{total(before.totalCents)}</td>
            <td>{total(now.totalCents)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

type Both = { key: string; label: string; was: string; is: string };

/** The rows of both prices, those of now in their order, then what is gone. */
function together(before: SeenPrice["rows"], now: readonly BillRow[]): Both[] {
  const seen = new Map(before.map((row) => [row.key, row]));
  const kept = now.map(({ key, label, amount }) => {
    const was = seen.get(key)?.amount ?? "–";
    return { key, label, was: before.length > 0 ? was : "", is: amount };
  });
  const keys = new Set(now.map(({ key }) => key));
  const gone = before
    .filter(({ key }) => !keys.has(key))
    .map(({ key, label, amount }) => ({ key, label, was: amount, is: "–" }));
  return [...kept, ...gone];
}
