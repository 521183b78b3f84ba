import { List } from "../../../../../ui/controls/list.tsx";
import type { Language } from "../../../../../domain/language.ts";
import type {
  ChangedDays,
  ChangedSpan,
} from "../../../../../domain/pricing/editing/changed-days.ts";
import { carName, type PriceNames } from "../../../../../i18n/admin-pricing/cell-names.ts";
import { pricingWords } from "../../../../../i18n/admin-pricing/en.ts";
import { formatDayMonth, formatEuro } from "../../../../../i18n/format.ts";
import styles from "./price-preview-panel.module.css";

type Props = { language: Language; names: PriceNames; days: readonly ChangedDays[] };

/** The cars whose day prices change within the next 90 days, each with the changed days. */
export function ChangedDaysList({ language, names, days }: Props) {
  const words = pricingWords(language).preview;
  return (
    <section>
      <h3>{words.next}</h3>
      {days.length === 0 && <p>{words.noDays}</p>}
      {days.map(({ carId, days: count, spans }) => (
        <details key={carId} className={styles.car}>
          <summary>
            <b>{carName(carId, names)}</b> <span>{words.carDays(count)}</span>
          </summary>
          <List>
            {spans.map((span) => (
              <li key={span.from}>
                <span>{datesOf(span, language)}</span>{" "}
                <span>
                  {words.perDay(
                    priceText(span.beforeCents, language),
                    priceText(span.afterCents, language),
                  )}
                </span>
              </li>
            ))}
          </List>
        </details>
      ))}
    </section>
  );
}

function datesOf({ from, to }: ChangedSpan, language: Language): string {
  const [first, last] = [formatDayMonth(from, language), formatDayMonth(to, language)];
  return from === to ? first : `${first} – ${last}`;
}

function priceText(cents: number | undefined, language: Language): string {
  return cents === undefined ? pricingWords(language).preview.noPrice : formatEuro(cents, language);
}
