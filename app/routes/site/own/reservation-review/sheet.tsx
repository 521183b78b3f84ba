import { Link, useLocation } from "react-router";
import type { Facts } from "../../../../domain/facts.ts";
import type { Language } from "../../../../domain/language.ts";
import { soldGrace } from "../../../../domain/pricing/lines/sold-grace.ts";
import type { RentalRules } from "../../../../domain/pricing/price-list.ts";
import { counted } from "../../../../i18n/booking/counted.ts";
import { lineNames } from "../../../../i18n/booking/line-names.ts";
import { freeTimeText } from "../../../../i18n/cancellation/free-time-text.ts";
import { pageWords } from "../../../../i18n/pages/en.ts";
import { paperWords } from "../../../../i18n/paper/en.ts";
import { pathTo } from "../../../../i18n/paths.ts";
import { formatPhone } from "../../../../i18n/phone.ts";
import { SavedNote, SavedPageNote, savedCopyOf } from "../../../offline/saved-note.tsx";
import { Booked } from "./booked.tsx";
import { Places } from "./places.tsx";
import { SheetHead } from "./sheet-head.tsx";
import type { SheetView } from "./reservation-review.tsx";
import { PriceBreakdown } from "../../../../ui/booking/bill/price-breakdown.tsx";
import { WhatToBring } from "../../../../ui/booking/own/what-to-bring.tsx";
import { BesideBill } from "../../../../ui/booking/own/beside-bill.tsx";
import { List } from "../../../../ui/controls/list.tsx";
import styles from "./sheet.module.css";

export type SheetProps = {
  language: Language;
  sheet: SheetView;
  facts: Pick<Facts, "phone" | "paymentTypes">;
  rules: RentalRules;
  /** True when the session has opened the page, which can then be ended here. */
  isOwn: boolean;
};

/** The whole reservation on one sheet: to read, to print, to take along. */
export function Sheet(props: SheetProps) {
  const { language, sheet, facts, rules } = props;
  const { pathname } = useLocation();
  const { car, trip, price } = sheet;
  const names = lineNames(car, sheet.names, language);
  const terms = { names, pickupAt: trip.pickupAt };
  return (
    <>
      <SheetHead {...props} />
      <BesideBill
        bill={
          sheet.isOff ? undefined : (
            <PriceBreakdown
              {...{ language, car, trip, price, terms }}
              paidCents={sheet.paidCents}
            />
          )
        }
        look={{ page: styles.page, main: styles.main, bill: styles.bill }}
      >
        <SavedPageNote language={language} asOf={sheet.asOf} />
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
        {!sheet.isOff && <InShort language={language} sheet={sheet} phone={facts.phone} />}
        <SavedNote
          {...{ language, reservation: savedCopyOf(sheet, pathname) }}
          isHeld={sheet.isHeld}
        />
      </BesideBill>
    </>
  );
}

type Props = { language: Language; sheet: SheetView; phone: string };

/** The commonest terms, in a sentence each. */
function InShort({ language, sheet, phone }: Props) {
  const words = paperWords(language);
  const { isOpen, free, countries, price } = sheet;
  return (
    <section>
      <h2>{words.terms}</h2>
      <List className={styles.terms}>
        {isOpen && <li>{freeTimeText(free, free.rules, language)}</li>}
        <li>{words.mileage}</li>
        <li>{words.fuel}</li>
        <li>{words.grace(counted(soldGrace(price.lines), "minuteOf", language))}</li>
        {countries.length > 0 && <li>{words.abroadPermit}</li>}
        <li>{words.damage(formatPhone(phone).replaceAll(" ", "\u00a0"))}</li>
        <li className={styles.screen}>
          {words.allTerms}{" "}
          <Link className="link" to={termsPath(sheet, language)}>
            {pageWords(language).legal.kinds.terms}
          </Link>
        </li>
      </List>
    </section>
  );
}

/** Returns the address of the accepted version of the terms, when it is no longer the one in force. */
function termsPath({ acceptedTerms: version }: SheetView, language: Language): string {
  return version === undefined
    ? `${pathTo("legal", language)}#terms`
    : pathTo("legal-version", language, { kind: "terms", version });
}
