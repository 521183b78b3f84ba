/** The earlier day that a day meets in a comparison: by weekday, by date, or by hand where a holiday moves. */
import { addDays, daysBetween, type LocalDate } from "../calendar.ts";
import { comparedWith, eachDay, type Days } from "./periods.ts";

/** Days that meet others than the calendar says: `withDay` is the one that the first of them meets. */
export type MatchedDays = Days & { withDay: LocalDate };

/** How days of another year are found. */
export const yearComparisons = ["weekday", "date"] as const;
export type YearComparison = (typeof yearComparisons)[number];

/** The day that each of the days meets; where days by hand overlap, those that begin later hold. */
export function counterpartsOf(
  days: Days,
  comparison: YearComparison,
  matched: readonly MatchedDays[],
): Map<LocalDate, LocalDate> {
  const byBeginning = matched.toSorted((a, b) => (a.from < b.from ? 1 : -1));
  return new Map(
    eachDay(days).map((day) => {
      const hand = byBeginning.find(({ from, to }) => day >= from && day <= to);
      if (hand) return [day, addDays(hand.withDay, daysBetween(hand.from, day))];
      return [day, comparedWith(comparison, { from: day, to: day, asOf: day }).from];
    }),
  );
}
