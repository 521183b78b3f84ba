import type { ReactNode } from "react";
import { ChevronDown } from "lucide-react";
import type { Language } from "../../../domain/language.ts";
import { toKmFeninga } from "../../../domain/money.ts";
import type { Quote } from "../../../domain/pricing/quote-line.ts";
import type { Trip } from "../../../domain/reservations/trip/trip.ts";
import { billRows, type BillRow, type BillTerms } from "../../../i18n/booking/bill-rows.ts";
import { counted } from "../../../i18n/booking/counted.ts";
import { bookingWords } from "../../../i18n/booking/en.ts";
import { formatDayTime, formatEuro, formatKm } from "../../../i18n/format.ts";
import { classNames } from "../../controls/class-names.ts";
import { Icon } from "../../controls/icon.tsx";
import type { CarBrief } from "../car/car-brief.ts";
import { ChosenCar } from "../car/chosen-car.tsx";
import { Road } from "../map/road.tsx";
import styles from "./price-breakdown.module.css";

/** The displayed part of a price; a reservation's price has it too. */
export type Price = Pick<
  Quote,
  "rentalDays" | "lines" | "totalCents" | "vatCents" | "depositCents"
>;

type Props = {
  language: Language;
  car: CarBrief;
  trip: Pick<Trip, "pickupAt" | "dropoffAt">;
  price: Price;
  terms: BillTerms;
  /** What of it is paid, euro cents; nothing before a booking. */
  paidCents?: number;
  /** The row that starts open: the one that changed last. */
  openKey?: string;
  /** The button that leads on: it and the total stay in sight, however long the bill is. */
  forward?: ReactNode;
};

/** The whole price: every line opens to its reason; VAT is inside, the deposit apart. */
export function PriceBreakdown(props: Props) {
  const { language, car, trip, price, terms, openKey, forward, paidCents = 0 } = props;
  return (
    <div className={styles.bill}>
      <ChosenCar language={language} car={car} className={styles.who} />
      <When language={language} trip={trip} rentalDays={price.rentalDays} />
      {billRows(price, terms, language).map((row) => (
        <Row key={row.key} row={row} open={row.key === openKey} />
      ))}
      <div className={classNames(forward !== undefined && styles.pinned)}>
        <Total language={language} price={price} />
        {forward}
      </div>
      <Payments {...{ language, paidCents }} totalCents={price.totalCents} />
      <Deposit language={language} cents={price.depositCents} />
    </div>
  );
}

function When({
  language,
  trip,
  rentalDays,
}: Pick<Props, "language" | "trip"> & { rentalDays: number }) {
  return (
    <div className={styles.when}>
      <Road>{counted(rentalDays, "day", language)}</Road>
      <div>
        <span>{formatDayTime(trip.pickupAt, language)}</span>
        <span>{formatDayTime(trip.dropoffAt, language)}</span>
      </div>
    </div>
  );
}

function Row({ row, open }: { row: BillRow; open: boolean }) {
  return (
    <details open={open}>
      <summary>
        <span>
          {row.label}
          <Icon of={ChevronDown} size={16} />
        </span>
        <b className={row.isFree ? styles.free : undefined}>{row.amount}</b>
      </summary>
      <p>{row.reason}</p>
    </details>
  );
}

function Total({ language, price }: { language: Language; price: Price }) {
  const words = bookingWords(language).bill;
  return (
    <div className={styles.total}>
      <div>
        <b>{words.total}</b>
        <strong>{formatEuro(price.totalCents, language)}</strong>
      </div>
      <div>
        <span>{words.vatInside(formatEuro(price.vatCents, language))}</span>
        <span>{formatKm(toKmFeninga(price.totalCents), language)}</span>
      </div>
    </div>
  );
}

type PaymentsProps = { language: Language; totalCents: number; paidCents: number };

function Payments({ language, totalCents, paidCents }: PaymentsProps) {
  const words = bookingWords(language).bill;
  return (
    <dl>
      <dt>{paidCents > 0 ? words.paid : words.payNow}</dt>
      <dd>{formatEuro(paidCents, language)}</dd>
      <dt>{words.payAtPickup}</dt>
      <dd>{formatEuro(Math.max(0, totalCents - paidCents), language)}</dd>
    </dl>
  );
}

function Deposit({ language, cents }: { language: Language; cents: number }) {
  const words = bookingWords(language).bill;
  return (
    <div className={styles.deposit}>
      <span>{words.deposit}</span>
      <b>{formatEuro(cents, language)}</b>
      <p>
        {words.depositWhy} <span className="nowrap">{formatKm(toKmFeninga(cents), language)}</span>
      </p>
    </div>
  );
}
