import type { Language } from "../../../domain/language.ts";
import type { ChangedRow } from "../../../i18n/booking/changed-rows.ts";
import { bookingWords } from "../../../i18n/booking/en.ts";
import { formatEuro } from "../../../i18n/format.ts";
import { classNames } from "../../controls/class-names.ts";
import styles from "./compare-table.module.css";

type Props = {
  language: Language;
  rows: readonly ChangedRow[];
  /** Euro cents; absent when the price that the visitor saw is unknown. */
  wasCents: number | undefined;
  isCents: number;
};

/** Two prices line beside line; every difference is also named in a word. */
export function CompareTable({ language, rows, wasCents, isCents }: Props) {
  const words = bookingWords(language);
  const total = (cents: number | undefined) =>
    cents === undefined ? "–" : formatEuro(cents, language);
  return (
    <table className={styles.compare}>
      <caption className="visually-hidden">{words.compare.caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{words.bill.label}</span>
          </th>
          <th scope="col">{words.review.before}</th>
          <th scope="col">{words.review.now}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.key} language={language} row={row} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.bill.total}</th>
          <td>{total(wasCents)}</td>
          <td>{total(isCents)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function Row({ language, row }: { language: Language; row: ChangedRow }) {
  const words = bookingWords(language).compare;
  const { label, wasLabel, was, is, mark } = row;
  const isGone = mark === "removed";
  return (
    <tr className={classNames(mark !== "same" && styles.different, isGone && styles.gone)}>
      <th scope="row">
        <span className={styles.label}>{label}</span>
        {mark !== "same" && <small>{words.mark[mark]}</small>}
        {wasLabel && <small>{words.was(wasLabel)}</small>}
      </th>
      <td className={was === is ? undefined : styles.over}>{was ?? "–"}</td>
      <td>{is ?? "–"}</td>
    </tr>
  );
}
