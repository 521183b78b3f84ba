/** What comes back to a customer who returns the car before the agreed day. */
import { wallMinutesBetween, type LocalDateTime } from "../calendar.ts";
import { percentOf } from "../money.ts";
import type { QuoteLine } from "../pricing/quote-line.ts";

/** Nothing; what unused whole days cost; or the difference to the price of the shorter rental. */
export const earlyReturns = ["nothing", "unused-days", "priced-again"] as const;
export type EarlyReturn = (typeof earlyReturns)[number];

const minutesPerDay = 1440;

type Returned = {
  dropoffAt: LocalDateTime;
  /** The real return, on the wall clock. */
  at: LocalDateTime;
  lines: readonly QuoteLine[];
  totalCents: number;
  /** Total of the rental as if it had been agreed on so, euro cents; absent when it has no price, such as one that is too short. */
  shorterTotalCents?: number;
};

/** The whole days of 24 hours that a customer did not use. */
export function unusedDays({ dropoffAt, at }: Pick<Returned, "dropoffAt" | "at">): number {
  return Math.max(0, Math.floor(wallMinutesBetween(at, dropoffAt) / minutesPerDay));
}

/** What comes back, euro cents: never less than nothing, never more than was paid for the car when days come back. */
export function earlyReturnCents(rule: EarlyReturn, returned: Returned): number {
  const days = unusedDays(returned);
  if (rule === "nothing" || days === 0) return 0;
  if (rule === "unused-days") return unusedCents(returned.lines, days);
  const { totalCents, shorterTotalCents = totalCents } = returned;
  return Math.max(0, totalCents - shorterTotalCents);
}

/** The last days of the car line, less the discount that they were sold with. The first day is always used. */
function unusedCents(lines: readonly QuoteLine[], unused: number): number {
  const car = lines.find((line) => line.code === "car");
  if (car?.code !== "car") return 0;
  const perDay = car.reason.runs.flatMap(({ days, perDayCents }) =>
    Array.from({ length: days }, () => perDayCents),
  );
  const left = perDay.slice(Math.max(1, perDay.length - unused));
  const cents = left.reduce((sum, one) => sum + one, 0);
  const discount = lines.find((line) => line.code === "length-discount");
  const percent = discount?.code === "length-discount" ? discount.reason.percent : 0;
  return cents - percentOf(cents, percent);
}
