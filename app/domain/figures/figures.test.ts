import { expect, test } from "vitest";
import { figures, soldPartsOf, valueOf, type FigureName, type Parts } from "./figures.ts";
import { countCoupons, countRentals } from "./rentals.ts";
import { addSold, nothingSold, type Sold } from "./sold.ts";

const november = { from: "2026-11-01", to: "2026-11-30" };
const value = (name: FigureName, parts: Parts) => valueOf(name, parts);

/** Three days at 40 with 10 % off, protection at 8 a day, a child seat for 5 and a delivery for 20. */
const rental: Sold = {
  rentalDays: 3,
  rate: 12000,
  discount: -1200,
  plan: 2400,
  extra: 500,
  fee: 2000,
  compensation: 0,
};
/** Two days at 50, called off later; and a fine of 30 beside the price. */
const fined: Sold = { ...nothingSold, rentalDays: 2, rate: 10000, compensation: 3000 };

test("figures of money, counted by hand", () => {
  const parts = soldPartsOf(addSold([rental, fined]), november, 20);
  expect(parts).toMatchObject({ revenue: 28700, rent: 20800, ancillary: 4900, rentalDays: 5 });
  // 20,800 cents over 5 days; over 20 fleet days; two thirds of a vehicle on average.
  expect(value("adr", parts)).toBe(4160);
  expect(value("revPac", parts)).toBe(1040);
  expect(value("utilisation", parts)).toBe(0.25);
  expect(value("perVehicle", parts)).toBeCloseTo(43050);
  expect(value("ancillaryPerDay", parts)).toBe(980);
});

test("a hundred cars that earn 150,000 in thirty days have 50 for each available day, the daily rate times the utilisation", () => {
  const sold = { ...nothingSold, rentalDays: 2250, rate: 15_000_000 };
  const parts = soldPartsOf(sold, november, 3000);
  expect(value("revPac", parts)).toBe(5000);
  expect(Number(value("adr", parts)) * Number(value("utilisation", parts))).toBeCloseTo(5000);
});

test("two billed days on one day of the calendar are more than all of it", () => {
  const day = { from: "2026-11-05", to: "2026-11-05" };
  const parts = soldPartsOf({ ...nothingSold, rentalDays: 2, rate: 8000 }, day, 1);
  expect(value("utilisation", parts)).toBe(2);
});

test("figures of reservations, counted by hand", () => {
  const one = {
    leadDays: 7,
    count: 1,
    fate: "stands" as const,
    days: 3,
    bookedDays: 3,
    plans: ["premium"],
    extras: ["gps", "baby_seat"],
    coupon: null,
    couponCents: 0,
    soldCents: 15_000,
  };
  const counts = countRentals([
    one,
    { ...one, days: 7, bookedDays: 5, leadDays: 0, plans: [] },
    { ...one, days: 2, bookedDays: 2, plans: [], extras: [], leadDays: 1 },
    { ...one, fate: "cancelled", days: 0, bookedDays: 6 },
    { ...one, fate: "missed", days: 0, bookedDays: 4 },
  ]);
  expect(counts).toMatchObject({ rentals: 3, bookings: 5, bookedDays: 20 });
  // Those that are alike count as often as they stand.
  const twice = countRentals([{ ...one, count: 2 }]);
  expect(twice).toEqual(countRentals([one, one]));
  expect(value("length", counts)).toBe(4);
  expect(value("medianLength", counts)).toBe(3);
  expect(value("medianLead", counts)).toBe(1);
  expect(value("planRate", counts)).toBeCloseTo(1 / 3);
  expect(value("extraRate", counts)).toBeCloseTo(2 / 3);
  expect(value("cancelled", counts)).toBe(0.3);
  expect(value("missed", counts)).toBe(0.2);
});

test("figures of coupons, counted by hand", () => {
  const rental = {
    leadDays: 7,
    count: 1,
    fate: "stands" as const,
    days: 3,
    bookedDays: 3,
    plans: [],
    extras: [],
    coupon: null,
    couponCents: 0,
    soldCents: 9_000,
  };
  const all = [
    rental,
    // Two that are alike: 10 off each, 80 left of each.
    { ...rental, coupon: "TEN", count: 2, couponCents: 2_000, soldCents: 16_000 },
    { ...rental, coupon: "SNOW", couponCents: 500, soldCents: 20_000 },
    { ...rental, coupon: "TEN", fate: "cancelled" as const, couponCents: 900, soldCents: 7_000 },
  ];
  expect(countCoupons(all)).toEqual([
    { code: "SNOW", rentals: 1, givenCents: 500, soldCents: 20_000 },
    { code: "TEN", rentals: 2, givenCents: 2_000, soldCents: 16_000 },
  ]);
  const parts = { ...countRentals(all), couponGiven: 2_500, couponSold: 36_000 };
  expect(value("couponRate", parts)).toBe(0.75);
  expect(value("couponReturn", parts)).toBe(14.4);
  expect(value("couponReturn", { couponGiven: 0, couponSold: 0 })).toBeUndefined();
});

test("what would be divided by nothing, and what is not known, has no value", () => {
  const empty = { ...soldPartsOf(nothingSold, november, 0), ...countRentals([]) };
  for (const name of ["adr", "revPac", "utilisation", "length", "planRate", "cancelled"] as const)
    expect([name, value(name, empty)]).toEqual([name, undefined]);
  expect(value("medianLead", empty)).toBeUndefined();
  expect(value("revenue", empty)).toBe(0);
  const place = soldPartsOf(rental, november);
  expect(value("utilisation", place)).toBeUndefined();
  expect(value("perVehicle", place)).toBeUndefined();
  expect(Object.keys(figures)).toContain("revPac");
});
