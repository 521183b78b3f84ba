import { useLocation } from "react-router";
import type { Language } from "../../../../domain/language.ts";
import type { RentalRules } from "../../../../domain/pricing/price-list.ts";
import { lineNames } from "../../../../i18n/booking/line-names.ts";
import { PriceBreakdown } from "../../../../ui/booking/bill/price-breakdown.tsx";
import { WhatToBring } from "../../../../ui/booking/own/what-to-bring.tsx";
import type { Facts } from "../../../../domain/facts.ts";
import { KeptNote, KeptPageNote } from "../../../offline/kept-note.tsx";
import { keptOf } from "../../../offline/kept-of.ts";
import { Booked } from "./booked.tsx";
import { InShort } from "./in-short.tsx";
import { Places } from "./places.tsx";
import { SheetHead } from "./sheet-head.tsx";
import type { SheetView } from "./sheet-view.ts";
import styles from "./sheet.module.css";

export type SheetProps = {
  language: Language;
  sheet: SheetView;
  facts: Pick<Facts, "phone" | "paymentTypes">;
  rules: RentalRules;
  /** Opened by the session, which can be ended here. */
  isOwn: boolean;
};

/** The whole reservation on one sheet: to read, to print, to take along. */
export function Sheet(props: SheetProps) {
  const { language, sheet, facts, rules } = props;
  const { pathname } = useLocation();
  const { car, trip, price } = sheet;
  const names = lineNames(car, sheet.names, language);
  const terms = { names, pickupAt: trip.pickupAt, graceMinutes: rules.graceMinutes };
  return (
    <>
      <SheetHead {...props} />
      <div className={`wrap ${styles.page}`}>
        <div className={styles.main}>
          <KeptPageNote language={language} asOf={sheet.asOf} />
          <Places language={language} sheet={sheet} />
          <Booked language={language} sheet={sheet} names={names} />
          {sheet.isOpen && (
            <WhatToBring
              language={language}
              price={price}
              licenceYears={rules.licenceYears}
              paymentTypes={facts.paymentTypes}
            />
          )}
          <InShort language={language} sheet={sheet} rules={rules} phone={facts.phone} />
          <KeptNote {...{ language, reservation: keptOf(sheet, pathname) }} isHeld={sheet.isHeld} />
        </div>
        <div className={styles.bill}>
          <PriceBreakdown {...{ language, car, trip, price, terms }} />
        </div>
      </div>
    </>
  );
}
