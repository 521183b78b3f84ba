import { timeOf } from "../../../../../domain/calendar.ts";
import type { Language } from "../../../../../domain/language.ts";
import type { ExampleTotal } from "../../../../../domain/pricing/editing/example-total.ts";
import type { ExampleTrip } from "../../../../../domain/pricing/editing/example-trips.ts";
import {
  carName,
  placeName,
  type PriceNames,
} from "../../../../../i18n/admin-pricing/cell-names.ts";
import { pricingWords } from "../../../../../i18n/admin-pricing/en.ts";
import { formatDate, formatEuro } from "../../../../../i18n/format.ts";
import { classNames } from "../../../../../ui/controls/class-names.ts";
import styles from "./price-preview-panel.module.css";

type Props = { language: Language; names: PriceNames; examples: readonly ExampleTrip[] };

/** Example trips with their prices before and after the change. */
export function ExampleTable({ language, names, examples }: Props) {
  const words = pricingWords(language).preview;
  return (
    <section>
      <h3>{words.examples}</h3>
      {examples.length === 0 ? (
        <p>{words.noExamples}</p>
      ) : (
        <div
          className={classNames(styles.scroll, styles.examples)}
          tabIndex={0}
          role="group"
          aria-label={words.examples}
        >
          <table>
            <caption className="visually-hidden">{words.examplesCaption}</caption>
            <thead>
              <tr>
                <th scope="col">{words.trip}</th>
                <th scope="col" className={styles.number}>
                  {words.length}
                </th>
                <th scope="col" className={styles.number}>
                  {words.old}
                </th>
                <th scope="col" className={styles.number}>
                  {words.now}
                </th>
                <th scope="col" className={styles.number}>
                  {words.difference}
                </th>
              </tr>
            </thead>
            <tbody>
              {examples.map((example) => (
                <Row key={keyOf(example)} {...{ language, names, example }} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

function keyOf({ reason, carId, trip }: ExampleTrip): string {
  return JSON.stringify([reason, carId, trip]);
}

type RowProps = Omit<Props, "examples"> & { example: ExampleTrip };

function Row({ language, names, example }: RowProps) {
  const words = pricingWords(language);
  const { carId, days, before, after } = example;
  return (
    <tr>
      <th scope="row">
        {carName(carId, names)}
        <span>{about({ language, names, example })}</span>
      </th>
      <td className={styles.number}>{words.days(days)}</td>
      <td className={styles.number}>{totalText(before, language)}</td>
      <td className={styles.number}>
        <b>{totalText(after, language)}</b>
      </td>
      <Difference {...{ language, before, after }} />
    </tr>
  );
}

/** The description of an example trip: its date, with places or the driver's age where these make the price. */
function about({ language, names, example }: RowProps): string {
  const words = pricingWords(language).preview;
  const { reason, trip, driverAge } = example;
  const date = formatDate(trip.pickupAt.slice(0, 10), language);
  const [from, to] = [trip.pickupLocationId, trip.dropoffLocationId].map((id) =>
    placeName(id, names, language),
  );
  const parts = [reason === "hours" ? `${date} ${timeOf(trip.pickupAt)}` : date];
  if (reason === "one-way") parts.push(`${from} → ${to}`);
  if (reason === "hours" || reason === "delivery") parts.push(from ?? "");
  if (words.reasons[reason]) parts.push(words.reasons[reason]);
  if (driverAge !== undefined) parts.push(words.aged(driverAge));
  return parts.join(" · ");
}

function totalText(total: ExampleTotal, language: Language): string {
  const { noPrice, closed } = pricingWords(language).preview;
  if (typeof total === "number") return formatEuro(total, language);
  return total === "closed" ? closed : noPrice;
}

type DifferenceProps = { language: Language; before: ExampleTotal; after: ExampleTotal };

function Difference({ language, before, after }: DifferenceProps) {
  const words = pricingWords(language).preview;
  if (typeof before !== "number" || typeof after !== "number")
    return <td className={styles.number}>{before === after ? words.same : "–"}</td>;
  const cents = after - before;
  const text = cents === 0 ? words.same : `${cents > 0 ? "+" : ""}${formatEuro(cents, language)}`;
  const tone = cents === 0 ? undefined : cents > 0 ? styles.more : styles.less;
  return <td className={classNames(styles.number, tone)}>{text}</td>;
}
