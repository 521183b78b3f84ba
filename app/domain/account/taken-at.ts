/** When a payment was taken that is entered later, because there was no connection. */
import { joinDateTime, type LocalDate, type LocalTime } from "../calendar.ts";
import { toInstant } from "../sarajevo.ts";

const mostDays = 7;
const msPerDay = 86_400_000;

/** May a payment that is entered now have been taken then? Both in epoch milliseconds: never in the future, and 7 days back at most. */
export function isTakenWithin(takenAt: number, now: number): boolean {
  return takenAt <= now && now - takenAt <= mostDays * msPerDay;
}

/** The moment of a day and a time as they were typed; undefined when nothing was, `half` when one of the two is missing. */
export function takenAtOf(
  day: LocalDate | undefined,
  time: LocalTime | undefined,
): number | "half" | undefined {
  if (day === undefined && time === undefined) return undefined;
  if (day === undefined || time === undefined) return "half";
  return toInstant(joinDateTime(day, time));
}
