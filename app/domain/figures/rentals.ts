/** What is counted of reservations: how long, how long before, with what, and what became of them. */
import { daysBetween, type LocalDate } from "../calendar.ts";

export type Rental = {
  pickupDay: LocalDate;
  /** The day in Sarajevo on which it was booked. */
  bookedDay: LocalDate;
  /** What became of it, as of the day that is looked at. */
  fate: "stands" | "cancelled" | "missed";
  /** Rental days that it sells; 0 once it is called off. */
  days: number;
  /** Rental days with which it was booked. */
  bookedDays: number;
  /** Codes of the plans and extras that are paid for; what is included for nothing is none. */
  plans: readonly string[];
  extras: readonly string[];
};

export type RentalCounts = {
  /** Those that stand. */
  rentals: number;
  lengthDays: number;
  medianLength: number | undefined;
  medianLead: number | undefined;
  withPlan: number;
  withExtra: number;
  /** All of them, also those that were called off. */
  bookings: number;
  bookedDays: number;
  cancelledDays: number;
  missedDays: number;
};

/** The counts of reservations. */
export function countRentals(all: readonly Rental[]): RentalCounts {
  const standing = all.filter(({ fate }) => fate === "stands");
  const booked = (fate?: Rental["fate"]) =>
    sum(all.filter((one) => fate === undefined || one.fate === fate).map((one) => one.bookedDays));
  return {
    rentals: standing.length,
    lengthDays: sum(standing.map(({ days }) => days)),
    medianLength: medianOf(standing.map(({ days }) => days)),
    medianLead: medianOf(standing.map(leadDays)),
    withPlan: standing.filter(({ plans }) => plans.length > 0).length,
    withExtra: standing.filter(({ extras }) => extras.length > 0).length,
    bookings: all.length,
    bookedDays: booked(),
    cancelledDays: booked("cancelled"),
    missedDays: booked("missed"),
  };
}

/** Calendar days from the booking to the pick-up; none when the booking was written down afterwards. */
export function leadDays({
  bookedDay,
  pickupDay,
}: Pick<Rental, "bookedDay" | "pickupDay">): number {
  return Math.max(0, daysBetween(bookedDay, pickupDay));
}

/** How many of the rentals that stand have each plan or extra, by its code; the most frequent first. */
export function countAttached(
  all: readonly Rental[],
  what: "plans" | "extras",
): { code: string; rentals: number }[] {
  const counts = new Map<string, number>();
  for (const rental of all)
    if (rental.fate === "stands")
      for (const code of new Set(rental[what])) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts]
    .map(([code, rentals]) => ({ code, rentals }))
    .toSorted((a, b) => b.rentals - a.rentals || (a.code < b.code ? -1 : 1));
}

/** The middle one, or the mean of the two in the middle; undefined of none. */
export function medianOf(numbers: readonly number[]): number | undefined {
  const sorted = numbers.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half];
  if (upper === undefined) return undefined;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? upper) + upper) / 2;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
