import type { LocalDate } from "../../domain/calendar.ts";
import type { Language } from "../../domain/language.ts";
import { calendarNames } from "../calendar-names.ts";

/** Returns `1 → 5 Jul`, `29 Jun → 3 Jul`; `1. → 5. jul`, `29. jun → 3. jul`. */
export function formatDateRange(from: LocalDate, to: LocalDate, language: Language): string {
  const start =
    from.slice(0, 7) === to.slice(0, 7) ? day(from, language) : dayMonth(from, language);
  return `${start} → ${dayMonth(to, language)}`;
}

function dayMonth(date: LocalDate, language: Language): string {
  return `${day(date, language)} ${calendarNames[language].monthsShort[Number(date.slice(5, 7)) - 1]}`;
}

function day(date: LocalDate, language: Language): string {
  return `${Number(date.slice(8, 10))}${language === "ba" ? "." : ""}`;
}
