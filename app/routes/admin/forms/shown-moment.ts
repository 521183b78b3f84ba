import { dateOf, timeOf } from "../../../domain/calendar.ts";
import type { Language } from "../../../domain/language.ts";
import { toLocal } from "../../../domain/sarajevo.ts";
import { adminStaffWords } from "../../../i18n/admin-staff/en.ts";
import { formatDate } from "../../../i18n/format.ts";

/** A moment (epoch milliseconds) as local time of Sarajevo, with its year: `Fri 3 Jul 2026, 10:00`. */
export function shownMoment(at: number, language: Language): string {
  const local = toLocal(at);
  return adminStaffWords(language).moment(formatDate(dateOf(local), language), timeOf(local));
}
