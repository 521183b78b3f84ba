import { groupBy } from "../../../domain/group-by.ts";
import { useState } from "react";
import { ChevronDown, FileText } from "lucide-react";
import { inLanguage, type Language } from "../../../domain/language.ts";
import type { BorderCountry } from "../../../domain/pricing/price-list.ts";
import { formatEuroShort, formatList } from "../../../i18n/format.ts";
import { bookingWords } from "../../../i18n/booking/en.ts";
import { Chip, ChipFold, ChipNote, ChipOff, OvalSign } from "../../controls/chip.tsx";
import { Icon } from "../../controls/icon.tsx";
import { List } from "../../controls/list.tsx";
import { Note } from "../../controls/states/note.tsx";
import styles from "./country-chips.module.css";

type Props = {
  language: Language;
  countries: readonly BorderCountry[];
  chosen: readonly string[];
  onToggle: (code: string) => void;
};

/** Number of countries in view; the rest is one press away. */
const firstCount = 10;

/** The countries to drive through, each with its fee; countries that are not allowed say so. */
export function CountryChips({ language, countries, chosen, onToggle }: Props) {
  const words = bookingWords(language).extras;
  const ordered = [...countries].sort(
    (a, b) => Number(b.allowed) - Number(a.allowed) || a.displayOrder - b.displayOrder,
  );
  const [first, rest] = [ordered.slice(0, firstCount), ordered.slice(firstCount)];
  const chips = { language, chosen, onToggle };
  const [startOpen] = useState(() => rest.some(({ code }) => chosen.includes(code)));
  return (
    <>
      <Chips {...chips} countries={first} />
      {rest.length > 0 && (
        <details className={styles.more} open={startOpen}>
          <ChipFold>
            {words.moreCountries(rest.length)}
            <Icon of={ChevronDown} size={16} />
          </ChipFold>
          <Chips {...chips} countries={rest} />
        </details>
      )}
      <Documents
        language={language}
        countries={ordered.filter(({ code }) => chosen.includes(code))}
      />
    </>
  );
}

function Chips({ language, countries, chosen, onToggle }: Props) {
  return (
    <List className={styles.chips}>
      {countries.map((country) => (
        <li key={country.code}>
          {country.allowed ? (
            <Chip
              name="country"
              value={country.code}
              checked={chosen.includes(country.code)}
              onChange={() => onToggle(country.code)}
            >
              <Inside language={language} country={country} />
            </Chip>
          ) : (
            <ChipOff>
              <Inside language={language} country={country} />
            </ChipOff>
          )}
        </li>
      ))}
    </List>
  );
}

function Inside({ language, country }: { language: Language; country: BorderCountry }) {
  const words = bookingWords(language);
  const fee = formatEuroShort(country.feeCents, language);
  const charged = country.charge === "per-day" ? words.extras.perDayFee(fee) : fee;
  return (
    <>
      <OvalSign>{country.sign}</OvalSign>
      <span>{inLanguage(country.name, language)}</span>
      <ChipNote>
        {!country.allowed && words.extras.notAllowed}
        {country.allowed && (country.feeCents === 0 ? words.free : charged)}
      </ChipNote>
    </>
  );
}

/** The papers that the chosen countries require at the border, grouped by paper. */
function Documents({ language, countries }: Pick<Props, "language" | "countries">) {
  const words = bookingWords(language).extras;
  const groups = groupBy(countries, ({ document }) => document);
  if (groups.size === 0) return undefined;
  return (
    <Note icon={FileText} className={styles.documents}>
      {[...groups].map(([document, asking]) => (
        <p key={document}>
          <b>
            {formatList(
              asking.map(({ name }) => inLanguage(name, language)),
              language,
            )}
            :
          </b>{" "}
          {[words.document[document], ...notesOf(asking, language)].join(" ")}
        </p>
      ))}
    </Note>
  );
}

function notesOf(countries: readonly BorderCountry[], language: Language): string[] {
  return [...new Set(countries.map(({ note }) => inLanguage(note, language)))].filter(Boolean);
}
