import type { LocalDate } from "../../../domain/calendar.ts";
import type { Bilingual, Language } from "../../../domain/language.ts";
import { formatDate, formatInputDate } from "../../../i18n/format.ts";

/** A day as a paper writes it in running text: `03.07.2026.`, `3 Jul 2026`. Where digits alone stand, who reads English cannot tell day from month. */
export function dayIn(day: LocalDate, language: Language): string {
  if (language === "ba") return formatInputDate(day, language);
  const [, ...date] = formatDate(day, language).split(" ");
  return date.join(" ");
}

/** The same in both languages. */
export function dayText(day: LocalDate): Bilingual {
  return { bs: dayIn(day, "ba"), en: dayIn(day, "en-us") };
}
