import type { LocalDate } from "../../../domain/calendar.ts";
import type { Bilingual } from "../../../domain/language.ts";
import { formatInputDate } from "../../../i18n/format.ts";

/** `03.07.2026.`, `03/07/2026` */
export function dayText(day: LocalDate): Bilingual {
  return { bs: formatInputDate(day, "ba"), en: formatInputDate(day, "en-us") };
}
