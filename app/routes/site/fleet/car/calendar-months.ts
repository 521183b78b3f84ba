import type { CalendarDay } from "../../../../domain/availability/free-days.ts";
import { isoWeekday, type LocalDate } from "../../../../domain/calendar.ts";

/** A month as a table: weeks from Monday to Sunday, empty before the first day shown and after the last. */
export type CalendarMonth = { month: LocalDate; weeks: (CalendarDay | undefined)[][] };

const blanks = (count: number): undefined[] => Array.from({ length: count }, () => undefined);

/** Days in a row by month and week; the first and the last month may be shown in part. */
export function calendarMonths(days: readonly CalendarDay[]): CalendarMonth[] {
  const months: CalendarMonth[] = [];
  for (const day of days) {
    const weekday = isoWeekday(day.date);
    let last = months.at(-1);
    if (last?.month.slice(0, 7) !== day.date.slice(0, 7)) {
      last = { month: day.date, weeks: [blanks(weekday - 1)] };
      months.push(last);
    } else if (weekday === 1) last.weeks.push([]);
    last.weeks.at(-1)?.push(day);
  }
  for (const { weeks } of months) {
    const week = weeks.at(-1);
    week?.push(...blanks(7 - week.length));
  }
  return months;
}
