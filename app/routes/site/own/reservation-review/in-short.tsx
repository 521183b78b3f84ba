import { Link } from "react-router";
import type { Language } from "../../../../domain/language.ts";
import type { RentalRules } from "../../../../domain/pricing/price-list.ts";
import { counted } from "../../../../i18n/booking/counted.ts";
import { formatUntil } from "../../../../i18n/booking/until.ts";
import { paperWords } from "../../../../i18n/paper/en.ts";
import { pageWords } from "../../../../i18n/pages/en.ts";
import { pathTo } from "../../../../i18n/paths.ts";
import { formatPhone } from "../../../../i18n/phone.ts";
import type { SheetView } from "./sheet-view.ts";
import styles from "./sheet.module.css";

type Props = { language: Language; sheet: SheetView; rules: RentalRules; phone: string };

/** The terms that a renter asks about, in a sentence each. */
export function InShort({ language, sheet, rules, phone }: Props) {
  const words = paperWords(language);
  const { isOpen, freeUntil, countries } = sheet;
  return (
    <section>
      <h2>{words.terms}</h2>
      <ul className={styles.terms}>
        {isOpen && freeUntil && <li>{words.freeUntil(formatUntil(freeUntil, language))}</li>}
        {isOpen && <li>{words.freeLater}</li>}
        <li>{words.mileage}</li>
        <li>{words.fuel}</li>
        <li>{words.grace(counted(rules.graceMinutes, "minuteOf", language))}</li>
        {countries.length > 0 && <li>{words.abroadPermit}</li>}
        <li>{words.damage(formatPhone(phone).replaceAll(" ", "\u00a0"))}</li>
        <li className={styles.screen}>
          {words.allTerms}{" "}
          <Link className="link" to={termsPath(sheet, language)}>
            {pageWords(language).legal.kinds.terms}
          </Link>
        </li>
      </ul>
    </section>
  );
}

/** The version that was accepted, where it is no longer the one in force. */
function termsPath({ acceptedTerms: version }: SheetView, language: Language): string {
  return version === undefined
    ? `${pathTo("legal", language)}#terms`
    : pathTo("legal-version", language, { kind: "terms", version });
}
