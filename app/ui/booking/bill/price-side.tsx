import { useRef, type MouseEvent, type ReactNode } from "react";
import { ChevronUp } from "lucide-react";
import type { Language } from "../../../domain/language.ts";
import { toKmFeninga } from "../../../domain/money.ts";
import { counted } from "../../../i18n/booking/counted.ts";
import { bookingWords } from "../../../i18n/booking/en.ts";
import { formatEuro, formatKm } from "../../../i18n/format.ts";
import { useOwnHeight } from "../../browser/use-own-height.ts";
import { classNames } from "../../controls/class-names.ts";
import { Icon } from "../../controls/icon.tsx";
import { SideSheet } from "./side-sheet.tsx";
import styles from "./price-side.module.css";

/** The id of a page's only bill: the bottom bar's button leads to it where it is not beside the page. */
const billId = "bill";

/** Where a phone has the bill: in a sheet over the page, or at its end. */
type BillPlace = "sheet" | "end";

type SideProps = { language: Language; on: BillPlace; main: ReactNode; children: ReactNode };

/** A page with its price: a card beside it on a desktop, which is as long as its bill and scrolls with the page. */
export function PriceSide({ language, on, main, children }: SideProps) {
  const words = bookingWords(language).bill;
  const side = useRef<HTMLElement>(null);
  useOwnHeight(side);
  return (
    <div className={styles.two}>
      <div className={styles.main}>{main}</div>
      {on === "sheet" ? (
        <SideSheet
          ref={side}
          id={billId}
          className={styles.side}
          label={words.label}
          closeLabel={words.close}
        >
          {children}
        </SideSheet>
      ) : (
        <aside
          ref={side}
          id={billId}
          className={classNames(styles.side, styles.end)}
          aria-label={words.label}
          tabIndex={-1}
        >
          {children}
        </aside>
      )}
    </div>
  );
}

type BarProps = {
  language: Language;
  on: BillPlace;
  totalCents: number;
  rentalDays: number;
  /** The button that leads on. */
  children: ReactNode;
};

/** The running total within reach of the thumb (below desktop width). */
export function BottomBar({ language, on, totalCents, rentalDays, children }: BarProps) {
  const total = formatEuro(totalCents, language);
  const km = formatKm(toKmFeninga(totalCents), language);
  const label = bookingWords(language).bill.open(total);
  const sum = (
    <>
      <b>{total}</b>
      <Icon of={ChevronUp} size={18} />
      <span>
        {counted(rentalDays, "day", language)} · {km}
      </span>
    </>
  );
  return (
    <div className={styles.bar}>
      {on === "sheet" ? (
        <button type="button" className={styles.sum} popoverTarget={billId} aria-label={label}>
          {sum}
        </button>
      ) : (
        <a href={`#${billId}`} className={styles.sum} aria-label={label} onClick={showBill}>
          {sum}
        </a>
      )}
      {children}
    </div>
  );
}

/** Another address, be it only its hash, would take the answer to the page's form away. */
function showBill(event: MouseEvent): void {
  event.preventDefault();
  const bill = document.getElementById(billId);
  bill?.scrollIntoView({ behavior: "smooth" });
  bill?.focus({ preventScroll: true });
}
