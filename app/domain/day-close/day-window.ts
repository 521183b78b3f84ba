/** Which moments belong to a day of the books: a calendar day of Sarajevo, begun where the day before it was closed. */
import { addDays, joinDateTime, type LocalDate } from "../calendar.ts";
import { toInstant } from "../sarajevo.ts";

/** A day that was closed, and when (epoch milliseconds). */
export type ClosedDay = { day: LocalDate; closedAt: number };

/** From `from` (excluded) to `to` (included), epoch milliseconds. */
export type Window = { from: number; to: number };

/** The last moment of a calendar day. */
function endOf(day: LocalDate): number {
  return toInstant(joinDateTime(addDays(day, 1), "00:00")) - 1;
}

/** Where a closed day ends: what was booked after its close on the same day belongs to the next one. */
function closedUntil({ day, closedAt }: ClosedDay): number {
  return Math.min(endOf(day), closedAt);
}

/**
 * The moments that a day counts up. It begins where the last closed day before it ends, and ends at midnight, or now when that is
 * earlier; of a closed day where it was closed. Money cannot be entered between a close and midnight, bookings can: they are sold on
 * the next day.
 */
export function windowOf(
  day: LocalDate,
  { before, own, now }: { before: ClosedDay | undefined; own: ClosedDay | undefined; now: number },
): Window {
  const from = before ? closedUntil(before) : endOf(addDays(day, -1));
  const to = own ? closedUntil(own) : Math.min(endOf(day), now);
  return { from, to: Math.max(from, to) };
}

/** `closed`: it was closed before. `future`: it has not begun. `order`: an earlier day with money is open still. */
export type DayRefusal = "closed" | "future" | "order";

/**
 * Why a day cannot be closed now; undefined when it can. Days are closed in their order, from the first one on that anybody closes.
 * `openDays` are the days with money that are open still.
 */
export function refusalOf(
  day: LocalDate,
  { today, lastClosed, openDays }: DayOrder,
): DayRefusal | undefined {
  if (day > today) return "future";
  // The first close begins the series: what lies before it is locked with it.
  if (lastClosed === undefined) return undefined;
  if (day <= lastClosed) return "closed";
  return openDays.some((one) => one < day) ? "order" : undefined;
}

export type DayOrder = {
  today: LocalDate;
  /** Every day up to this one is locked. */
  lastClosed: LocalDate | undefined;
  openDays: readonly LocalDate[];
};
