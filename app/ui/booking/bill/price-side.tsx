import type { ReactNode } from "react";
import { ChevronUp } from "lucide-react";
import type { Language } from "../../../domain/language.ts";
import { toKmFeninga } from "../../../domain/money.ts";
import { counted } from "../../../i18n/booking/counted.ts";
import { bookingWords } from "../../../i18n/booking/en.ts";
import { formatEuro, formatKm } from "../../../i18n/format.ts";
import { Icon } from "../../controls/icon.tsx";
import { SideSheet } from "./side-sheet.tsx";
import styles from "./price-side.module.css";

/** The id of a page's only bill: the bottom bar's button opens it where it is not beside the page. */
const billId = "bill";

type SideProps = { language: Language; main: ReactNode; children: ReactNode };

/** A page with its price: a card beside it on a desktop, a sheet over it on a phone. */
export function PriceSide({ language, main, children }: SideProps) {
  const words = bookingWords(language).bill;
  return (
    <div className={styles.two}>
      <div className={styles.main}>{main}</div>
      <SideSheet id={billId} className={styles.side} label={words.label} closeLabel={words.close}>
        {children}
      </SideSheet>
    </div>
  );
}

type BarProps = {
  language: Language;
  totalCents: number;
  rentalDays: number;
  /** The button that leads on. */
  children: ReactNode;
};

/** The running total within reach of the thumb (below desktop width). */
export function BottomBar({ language, totalCents, rentalDays, children }: BarProps) {
  const total = formatEuro(totalCents, language);
  const km = formatKm(toKmFeninga(totalCents), language);
  return (
    <div className={styles.bar}>
      <button
        type="button"
        className={styles.sum}
        popoverTarget={billId}
        aria-label={bookingWords(language).bill.open(total)}
      >
        <b>{total}</b>
        <Icon of={ChevronUp} size={18} />
        <span>
          {counted(rentalDays, "day", language)} · {km}
        </span>
      </button>
      {children}
    </div>
  );
}
