/** What is counted of reservations: how long, how long before, with what, and what became of them. */
/** Reservations that are alike in all that is counted of them. */
export type RentalGroup = {
  /** Calendar days from the booking to the pick-up; none when the booking was written down afterwards. */
  leadDays: number;
  /** What became of them, as of the day that is looked at. */
  fate: "stands" | "cancelled" | "missed";
  /** Rental days that each sells; 0 once it is called off. */
  days: number;
  /** Rental days with which each was booked. */
  bookedDays: number;
  /** Codes of the plans and extras that are paid for; what is included for nothing is none. */
  plans: readonly string[];
  extras: readonly string[];
  /** The code of the coupon that took something off; null without one. */
  coupon: string | null;
  /** What the coupon took off all of them, and what all of them sell without damage and fines; euro cents. */
  couponCents: number;
  soldCents: number;
  /** How many they are. */
  count: number;
};

export type RentalCounts = {
  /** Those that stand. */
  rentals: number;
  lengthDays: number;
  medianLength: number | undefined;
  medianLead: number | undefined;
  withPlan: number;
  withExtra: number;
  withCoupon: number;
  /** All of them, also those that were called off. */
  bookings: number;
  bookedDays: number;
  cancelledDays: number;
  missedDays: number;
};

/** The counts of reservations. */
export function countRentals(all: readonly RentalGroup[]): RentalCounts {
  const standing = all.filter(({ fate }) => fate === "stands");
  const booked = (fate?: RentalGroup["fate"]) =>
    sumOf(
      all.filter((one) => fate === undefined || one.fate === fate),
      ({ bookedDays }) => bookedDays,
    );
  const one = () => 1;
  return {
    rentals: sumOf(standing, one),
    lengthDays: sumOf(standing, ({ days }) => days),
    medianLength: medianOf(standing.map(({ days, count }) => ({ value: days, count }))),
    medianLead: medianOf(standing.map(({ leadDays, count }) => ({ value: leadDays, count }))),
    withPlan: sumOf(
      standing.filter(({ plans }) => plans.length > 0),
      one,
    ),
    withExtra: sumOf(
      standing.filter(({ extras }) => extras.length > 0),
      one,
    ),
    withCoupon: sumOf(
      standing.filter(({ coupon }) => coupon !== null),
      one,
    ),
    bookings: sumOf(all, one),
    bookedDays: booked(),
    cancelledDays: booked("cancelled"),
    missedDays: booked("missed"),
  };
}

/** How many of the rentals that stand have each plan or extra, by its code; the most frequent first. */
export function countAttached(
  all: readonly RentalGroup[],
  what: "plans" | "extras",
): { code: string; rentals: number }[] {
  const counts = new Map<string, number>();
  for (const rental of all)
    if (rental.fate === "stands")
      for (const code of new Set(rental[what]))
        counts.set(code, (counts.get(code) ?? 0) + rental.count);
  return [...counts]
    .map(([code, rentals]) => ({ code, rentals }))
    .toSorted((a, b) => b.rentals - a.rentals || (a.code < b.code ? -1 : 1));
}

/** A coupon with the rentals that stand; euro cents with VAT inside. */
export type CouponCount = { code: string; rentals: number; givenCents: number; soldCents: number };

/** What each coupon took off the rentals that stand, and what they sell; those that sell most first. */
export function countCoupons(all: readonly RentalGroup[]): CouponCount[] {
  const counts = new Map<string, CouponCount>();
  for (const { fate, coupon, couponCents, soldCents, count } of all) {
    if (fate !== "stands" || coupon === null) continue;
    const held = counts.get(coupon) ?? { code: coupon, rentals: 0, givenCents: 0, soldCents: 0 };
    counts.set(coupon, {
      code: coupon,
      rentals: held.rentals + count,
      givenCents: held.givenCents + couponCents,
      soldCents: held.soldCents + soldCents,
    });
  }
  return [...counts.values()].toSorted(
    (a, b) => b.soldCents - a.soldCents || (a.code < b.code ? -1 : 1),
  );
}

/** The middle one of values that stand so many times, or the mean of the two in the middle; undefined of none. */
export function medianOf(values: readonly { value: number; count: number }[]): number | undefined {
  const sorted = values.filter(({ count }) => count > 0).toSorted((a, b) => a.value - b.value);
  const all = sumOf(sorted, () => 1);
  if (all === 0) return undefined;
  const at = (place: number) => {
    let before = 0;
    return sorted.find(({ count }) => (before += count) > place)?.value ?? 0;
  };
  return (at(Math.floor((all - 1) / 2)) + at(Math.floor(all / 2))) / 2;
}

function sumOf<One extends { count: number }>(
  all: readonly One[],
  valueOf: (one: One) => number,
): number {
  return all.reduce((total, one) => total + valueOf(one) * one.count, 0);
}
