import { dateOf, timeOf, type LocalDateTime } from "../../../../domain/calendar.ts";
import type { Language } from "../../../../domain/language.ts";
import { formatInputDate } from "../../../../i18n/format.ts";

/** `03/07/2026 10:00`, `03.07.2026. 10:00` */
export function momentText(at: LocalDateTime, language: Language): string {
  return `${formatInputDate(dateOf(at), language)} ${timeOf(at)}`;
}
