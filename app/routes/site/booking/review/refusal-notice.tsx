import { type ReactNode, useEffect, useRef } from "react";
import type { Language } from "../../../../domain/language.ts";
import type { Quote } from "../../../../domain/pricing/quote-line.ts";
import { type BillRow, billRows } from "../../../../i18n/booking/bill-rows.ts";
import { type ChangedRow, changedRows } from "../../../../i18n/booking/changed-rows.ts";
import { bookingWords } from "../../../../i18n/booking/en.ts";
import { lineNames } from "../../../../i18n/booking/line-names.ts";
import { pathTo } from "../../../../i18n/paths.ts";
import { formatPhone } from "../../../../i18n/phone.ts";
import type { Refusal } from "./answer-form.ts";
import type { ReviewProps } from "./review-booking.tsx";
import type { SeenPrice } from "./seen-price.ts";
import { CarTaken } from "../../../../ui/booking/car/car-missing.tsx";
import { CompareTable } from "../../../../ui/booking/choices/compare-table.tsx";
import { ButtonLink } from "../../../../ui/controls/button.tsx";
import { Note } from "../../../../ui/controls/states/note.tsx";
import styles from "./review.module.css";

type Props = ReviewProps & { refusal: Refusal; price: Quote };

/** The reason why nothing was booked, and the next step; it takes the focus when it appears. */
export function RefusalNotice(props: Props) {
  const { language, booking, refusal, price, cars, extras } = props;
  const words = bookingWords(language).review;
  const { car, list, trip } = booking;
  switch (refusal.kind) {
    case "taken":
      return (
        <Told about={refusal}>
          <CarTaken
            language={language}
            alternatives={refusal.alternatives}
            all={cars}
            as="submit"
            lead={words.takenLead}
          />
        </Told>
      );
    case "price-changed": {
      const terms = { names: lineNames(car, list, language), pickupAt: trip.pickupAt };
      return (
        <Told about={refusal}>
          <PriceCompare
            language={language}
            before={refusal.before}
            now={{ totalCents: price.totalCents, rows: billRows(price, terms, language) }}
          />
        </Told>
      );
    }
    case "stock": {
      const name = lineNames(car, list, language).extra(refusal.extra);
      const text = refusal.left > 0 ? words.stockLeft(name, refusal.left) : words.stockNone(name);
      return (
        <Told about={refusal}>
          <Note tone="bad" role="alert" className={styles.told}>
            <p>
              <b>{words.stockTitle}.</b> {text}
            </p>
            <ButtonLink to={extras}>{words.changeExtras}</ButtonLink>
          </Note>
        </Told>
      );
    }
    case "twice":
      return <Twice {...props} refusal={refusal} />;
    default:
      return <Plain {...props} kind={refusal.kind} />;
  }
}

type TwiceProps = Pick<Props, "language"> & { refusal: Extract<Refusal, { kind: "twice" }> };

/** A question, to which the button that books is the answer. */
function Twice({ language, refusal }: TwiceProps) {
  const words = bookingWords(language).review;
  const { booked } = refusal;
  return (
    <Told about={refusal}>
      <Note role="alert" className={styles.told}>
        <p>
          <b>{words.twiceTitle}</b> {booked ? words.twiceOwn(booked.code) : words.twiceLead}
        </p>
        {booked && (
          <ButtonLink to={pathTo("confirmation", language, booked)}>{words.just.see}</ButtonLink>
        )}
      </Note>
    </Told>
  );
}

type PlainProps = Pick<Props, "language" | "phone" | "refusal"> & {
  kind: "used" | "busy" | "down" | "too-many";
};

function Plain({ language, phone, refusal, kind }: PlainProps) {
  const words = bookingWords(language).review;
  const [title, lead] = {
    used: [words.usedTitle, words.usedLead],
    busy: [words.busyTitle, words.busyLead],
    down: [words.downTitle, words.downLead(formatPhone(phone))],
    "too-many": [words.tooManyTitle, words.tooManyLead(formatPhone(phone))],
  }[kind];
  return (
    <Told about={refusal}>
      <Note tone="bad" role="alert">
        <b>{title}.</b> {lead}
      </Note>
    </Told>
  );
}

function Told({ about, children }: { about: Refusal; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef<Refusal>(undefined);
  useEffect(() => {
    if (shown.current === about) return;
    shown.current = about;
    box.current?.focus();
  }, [about]);
  return (
    <div ref={box} tabIndex={-1} className={styles.notice}>
      {children}
    </div>
  );
}

type PriceCompareProps = {
  language: Language;
  before: SeenPrice;
  now: { totalCents: number; rows: readonly BillRow[] };
};

/** The price that the visitor saw and the current one, line beside line. */
function PriceCompare({ language, before, now }: PriceCompareProps) {
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

/** Marks no row as new, for when the price that the visitor saw is unknown. */
function asNew(rows: readonly BillRow[]): ChangedRow[] {
  return rows.map(({ key, label, amount }) => ({ key, label, is: amount, mark: "same" }));
}
