import type { ReactNode } from "react";
import type { Language } from "../../../domain/language.ts";
import { toKmFeninga } from "../../../domain/money.ts";
import type { ChangedRow } from "../../../i18n/booking/changed-rows.ts";
import { bookingWords } from "../../../i18n/booking/en.ts";
import { changeWords } from "../../../i18n/change/en.ts";
import { formatEuro, formatKm } from "../../../i18n/format.ts";
import { Note } from "../../controls/states/note.tsx";
import type { CarBrief } from "../car/car-brief.ts";
import { ChosenCar } from "../car/chosen-car.tsx";
import { CompareTable } from "../choices/compare-table.tsx";
import styles from "./price-change.module.css";

/** A changed fact of a reservation, in words. */
export type ChangedFact = { label: string; was: string; is: string };

/** Two prices of one reservation, old beside new, in euro cents. */
export type PriceChangeFacts = {
  facts: readonly ChangedFact[];
  rows: readonly ChangedRow[];
  before: { totalCents: number; depositCents: number };
  now: { totalCents: number; vatCents: number; depositCents: number };
  /** Further consequences of the change: a coupon that is lost, a fee that may be due. */
  warnings: readonly string[];
};

type Props = {
  language: Language;
  /** The car after the change, where it is not in sight beside it. */
  car?: CarBrief;
  change: PriceChangeFacts;
  title: string;
  lead: string;
  /** A notice above everything else: prices or terms have changed since the visitor looked. */
  alert?: string;
  /** The buttons. */
  children: ReactNode;
};

/** The consequences of a change: the changed facts, the difference in large type, then line beside line. */
export function PriceChange({ language, car, change, title, lead, alert, children }: Props) {
  const { facts, rows, before, now, warnings } = change;
  const isPriced = rows.some(({ mark }) => mark !== "same");
  return (
    <section className={styles.change} aria-label={title}>
      {alert && (
        <Note tone="bad" role="alert" className={styles.alert}>
          {alert}
        </Note>
      )}
      <h2>{title}</h2>
      <p className={styles.lead}>{lead}</p>
      {car && <ChosenCar language={language} car={car} className={styles.car} />}
      {facts.length > 0 && <Facts language={language} facts={facts} />}
      <Difference language={language} change={change} />
      {isPriced && (
        <CompareTable
          {...{ language, rows }}
          wasCents={before.totalCents}
          isCents={now.totalCents}
        />
      )}
      <Deposits language={language} change={change} />
      {warnings.map((warning) => (
        <Note key={warning} className={styles.warning}>
          {warning}
        </Note>
      ))}
      <div className={styles.acts}>{children}</div>
    </section>
  );
}

function Facts({ language, facts }: { language: Language; facts: readonly ChangedFact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, was, is }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Turned {...{ language, was, is }} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The difference, e.g. `€63.00 more`, in the largest type of the page. */
function Difference({ language, change }: Pick<Props, "language" | "change">) {
  const words = changeWords(language).offer;
  const { before, now } = change;
  const cents = now.totalCents - before.totalCents;
  const amount = formatEuro(Math.abs(cents), language);
  const said = cents > 0 ? words.more(amount) : words.less(amount);
  return (
    <div className={styles.difference}>
      <strong>{cents === 0 ? words.same : said}</strong>
      <span>
        {bookingWords(language).bill.total} {formatEuro(now.totalCents, language)} ·{" "}
        {formatKm(toKmFeninga(now.totalCents), language)} ·{" "}
        {bookingWords(language).bill.vatInside(formatEuro(now.vatCents, language))}
      </span>
    </div>
  );
}

function Deposits({ language, change }: Pick<Props, "language" | "change">) {
  const { before, now } = change;
  if (before.depositCents === now.depositCents) return undefined;
  return (
    <p className={styles.deposit}>
      <span>{changeWords(language).offer.deposit}</span>
      <span>
        <Turned
          language={language}
          was={formatEuro(before.depositCents, language)}
          is={formatEuro(now.depositCents, language)}
        />
      </span>
    </p>
  );
}

/** The old and the new value, named in words too: screen readers do not announce strikethrough. */
function Turned({ language, was, is }: { language: Language; was: string; is: string }) {
  const words = bookingWords(language).review;
  return (
    <>
      <s>
        <span className="visually-hidden">{words.before}: </span>
        {was}
      </s>{" "}
      <b>
        <span className="visually-hidden">{words.now}: </span>
        {is}
      </b>
    </>
  );
}
