/** When a place is staffed. Around the clock is 00:00 to 24:00; a closing time before the opening time lies on the next day. */
import type { LocalDate, LocalDateTime } from "../calendar.ts";
import { addDays, dateOf, isoWeekday, minuteOfDay, timeOf } from "../calendar.ts";
import type { Location, OpeningHours, OpenSpan } from "./location.ts";

const minutesPerDay = 1440;

/** The hours that begin on a date, `undefined` = closed. A special day wins over its weekday. */
export function spanOn(hours: OpeningHours, date: LocalDate): OpenSpan | undefined {
  const special = hours.special.find((day) => day.date === date);
  return special ? special.span : hours.weekly[isoWeekday(date) - 1];
}

/** Is the place open? The very minute of closing still counts: the visitor is at the desk by then. */
export function isOpenAt(hours: OpeningHours, at: LocalDateTime): boolean {
  const date = dateOf(at);
  const minute = minuteOfDay(timeOf(at));
  const yesterday = spanOn(hours, addDays(date, -1));
  return holds(spanOn(hours, date), minute) || holds(yesterday, minute + minutesPerDay);
}

/** What a pick-up or return at this time means: open, or what the place does outside its hours. */
export function outOfHoursAt(
  location: Pick<Location, "hours" | "outOfHours">,
  at: LocalDateTime,
): "open" | Location["outOfHours"] {
  return isOpenAt(location.hours, at) ? "open" : location.outOfHours;
}

/** `minute` counts from the midnight on which the span's day begins. Equal opening and closing times mean closed. */
function holds(span: OpenSpan | undefined, minute: number): boolean {
  if (!span || span.opens === span.closes) return false;
  const opens = minuteOfDay(span.opens);
  const closes = minuteOfDay(span.closes);
  return minute >= opens && minute <= (closes < opens ? closes + minutesPerDay : closes);
}
