import type { Language } from "../../domain/language.ts";
import type { OpeningHours } from "../../domain/locations/location.ts";
import { formatWeek } from "../../i18n/hours.ts";
import { TermRows } from "./term-rows.tsx";
import styles from "./hours-table.module.css";

/** A week of opening hours, with equal days grouped. */
export function HoursTable({ hours, language }: { hours: OpeningHours; language: Language }) {
  return (
    <TermRows className={styles.hours}>
      {formatWeek(hours, language).map((row) => (
        <div key={row.days}>
          <dt>{row.days}</dt>
          <dd>{row.hours}</dd>
        </div>
      ))}
    </TermRows>
  );
}
