import { addDays, dateOf, timeOf, type LocalDateTime } from "../domain/calendar.ts";
import { isoWeekday } from "../domain/calendar.ts";
import type { Language } from "../domain/language.ts";
import type { OpeningState } from "../domain/locations/opening-state.ts";
import { calendarNames } from "./calendar-names.ts";
import { placesWords } from "./places/en.ts";

/**
 * Returns `Open until 22:00`, `Closed until 06:00`, `Closed until Mon 06:00`; the weekday is named unless it is the next morning.
 */
export function formatOpeningState(
  state: OpeningState,
  now: LocalDateTime,
  language: Language,
): string {
  const words = placesWords(language);
  if (state.open)
    return state.until ? words.openUntil(moment(state.until, now, language)) : words.open;
  return state.from ? words.closedUntil(moment(state.from, now, language)) : words.closed;
}

function moment(at: LocalDateTime, now: LocalDateTime, language: Language): string {
  const time = language === "ba" ? timeOf(at).replace(/^0/, "") : timeOf(at);
  const isNear = dateOf(at) <= addDays(dateOf(now), 1);
  if (isNear) return timeOf(at) === "00:00" ? "24:00" : time;
  return `${calendarNames[language].weekdaysShort[isoWeekday(dateOf(at)) - 1]} ${time}`;
}
