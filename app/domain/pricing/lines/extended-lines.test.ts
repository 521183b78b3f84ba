import { describe, expect, test } from "vitest";

import {
  clio,
  mayWeek,
  polo,
  priceList,
  springCoupon,
} from "../../../../test/casts/small-agency.ts";
import { withArrivalFee } from "./arrival-fee.ts";
import { extendedLines } from "./extended-lines.ts";
import type { PriceList } from "../price-list.ts";
import type { QuoteLine } from "../quote-line.ts";
import type { QuoteRequest } from "../quote.ts";
import { quote } from "../quote.ts";
import { totalOf } from "./total-of.ts";

const linesOf = (more: Partial<QuoteRequest>, list: PriceList = priceList): QuoteLine[] => {
  const priced = quote({ ...mayWeek, ...more }, list);
  if (!priced.ok) throw new Error(priced.reason);
  return priced.quote.lines;
};
const until = (dropoffAt: string, more: Partial<QuoteRequest> = {}): Partial<QuoteRequest> => ({
  ...more,
  trip: { ...mayWeek.trip, ...more.trip, dropoffAt },
});
const total = (lines: readonly QuoteLine[]) => totalOf(lines).totalCents;
const lineOf = (lines: readonly QuoteLine[], code: QuoteLine["code"]) =>
  lines.find((line) => line.code === code);

/** Prices that have risen since: the days dearer, the plan too. */
const dearer: PriceList = {
  ...priceList,
  rates: priceList.rates.map((rate) => ({ ...rate, perDayCents: rate.perDayCents + 1000 })),
  plans: priceList.plans.map((plan) => ({
    ...plan,
    prices: plan.prices.map((price) => ({ ...price, perDayCents: price.perDayCents * 2 })),
  })),
};

describe("while prices are as they were", () => {
  test.each<[string, Partial<QuoteRequest>, string, string]>([
    ["a day more", {}, "2026-05-11T10:00", "2026-05-12T10:00"],
    ["over the length that has a discount", {}, "2026-05-09T10:00", "2026-05-13T10:00"],
    ["over a week-end", { car: clio }, "2026-05-08T10:00", "2026-05-11T10:00"],
    [
      "with everything",
      {
        car: polo,
        planCode: "premium",
        extras: { gps: 2, roof_box: 1, child_seat: 1 },
        countries: ["AL", "HR"],
      },
      "2026-05-10T10:00",
      "2026-05-14T10:00",
    ],
    [
      "with a young driver up to the cap",
      { dateOfBirth: "2005-01-01" },
      "2026-05-12T10:00",
      "2026-05-20T10:00",
    ],
  ])("%s costs the quote of the longer trip", (_, more, from, to) => {
    const kept = linesOf(until(from, more));
    const longer = linesOf(until(to, more));
    expect(extendedLines(kept, kept, longer)).toEqual(longer);
  });

  test("the coupon of the booking goes on", () => {
    const kept = linesOf({ coupon: springCoupon });
    const longer = until("2026-05-13T10:00");
    const extended = extendedLines(kept, linesOf({}), linesOf(longer));
    expect(extended).toEqual(linesOf({ ...longer, coupon: springCoupon }));
  });

  test("the fee of a late arrival stays, and that of a late return comes", () => {
    const trip = { ...mayWeek.trip, pickupLocationId: "office", dropoffLocationId: "office" };
    const agreed = linesOf({ trip });
    const kept = withArrivalFee(agreed, trip, "2026-05-04T23:00", priceList);
    const longer = linesOf({ trip: { ...trip, dropoffAt: "2026-05-12T23:00" } });
    const extended = extendedLines(kept, agreed, longer);
    expect(total(extended)).toBe(total(longer) + 2000);
    const fees = extended.filter(({ code }) => code === "out-of-hours");
    expect(fees.map(({ reason }) => "end" in reason && reason.end)).toEqual(["pickup", "dropoff"]);
  });

  test("a fee of the agreed hour is not paid for another hour", () => {
    const trip = { ...mayWeek.trip, dropoffLocationId: "office", dropoffAt: "2026-05-11T23:00" };
    const kept = linesOf({ trip });
    const longer = linesOf({ trip: { ...trip, dropoffAt: "2026-05-13T12:00" } });
    expect(extendedLines(kept, kept, longer)).toEqual(longer);
  });
});

describe("when prices have risen since", () => {
  test("agreed days cost what they cost, and days that are added what they cost today", () => {
    const kept = linesOf(until("2026-05-08T10:00", { planCode: "premium" }));
    const [agreed, longer] = ["2026-05-08T10:00", "2026-05-10T10:00"].map((at) =>
      linesOf(until(at, { planCode: "premium" }), dearer),
    );
    const extended = extendedLines(kept, agreed ?? [], longer ?? []);
    const car = lineOf(extended, "car");
    expect(car).toMatchObject({ quantity: 6, amountCents: 4 * 1665 + 2 * 2665, unitCents: 1998 });
    expect(
      car?.code === "car" && car.reason.runs.map(({ days, perDayCents }) => [days, perDayCents]),
    ).toEqual([
      [4, 1665],
      [2, 2665],
    ]);
    expect(lineOf(extended, "protection")).toMatchObject({
      quantity: 6,
      amountCents: 4 * 1200 + 2 * 2400,
      unitCents: 1600,
      included: false,
    });
    expect(total(extended) - total(kept)).toBe(total(longer ?? []) - total(agreed ?? []));
  });

  test("a run that lies across the agreed return is cut there", () => {
    const kept = linesOf(until("2026-05-08T10:00", { car: clio }));
    const [agreed, longer] = ["2026-05-08T10:00", "2026-05-10T10:00"].map((at) =>
      linesOf(until(at, { car: clio }), dearer),
    );
    const car = lineOf(extendedLines(kept, agreed ?? [], longer ?? []), "car");
    expect(car).toMatchObject({
      amountCents: 4 * 2000 + 2 * 2400,
      reason: { runs: [{ days: 4 }, { days: 2, weekend: true }] },
    });
    expect(car?.code === "car" && car.reason.runs).toHaveLength(2);
  });

  test("a young driver pays the old surcharge for the old days", () => {
    const young = { dateOfBirth: "2005-01-01" };
    const list = { ...priceList, rules: { ...priceList.rules, youngDriverPerDayCents: 320 } };
    const longer = linesOf(until("2026-05-13T10:00", young), list);
    const extended = extendedLines(linesOf(young), linesOf(young, list), longer);
    expect(lineOf(extended, "young-driver")).toMatchObject({ amountCents: 7 * 300 + 2 * 320 });
  });

  test("a length discount is the better of the agreed one and today's, on the days as they cost", () => {
    const meaner = { ...dearer, lengthDiscounts: [{ fromDays: 7, percent: 5 }] };
    const kept = linesOf({});
    const to = until("2026-05-13T10:00");
    const extended = extendedLines(kept, linesOf({}, meaner), linesOf(to, meaner));
    const baseCents = 7 * 1665 + 2 * 2665;
    expect(lineOf(extended, "length-discount")).toMatchObject({
      amountCents: -1699,
      reason: { percent: 10, baseCents },
    });
  });
});

test.each([
  ["the prices of the booking", priceList],
  ["prices that have risen", dearer],
])("the grace that was sold stays, by %s", (_, list) => {
  const today = { ...list, rules: { ...list.rules, graceMinutes: 15 } };
  const longer = linesOf(until("2026-05-13T10:00"), today);
  const car = lineOf(extendedLines(linesOf({}), linesOf({}, today), longer), "car");
  expect(car).toMatchObject({ quantity: 9, reason: { graceMinutes: 59 } });
  expect(lineOf(longer, "car")).toMatchObject({ reason: { graceMinutes: 15 } });
});

describe("what was sold for nothing", () => {
  const trip = { ...mayWeek.trip, pickupLocationId: "bus-station-zivinice" };
  const free: PriceList = {
    ...priceList,
    locations: priceList.locations.map((place) => ({ ...place, deliveryFeeCents: 0 })),
  };

  test("stays so, and is said to be, when it costs something today", () => {
    const extended = extendedLines(
      linesOf({ trip }, free),
      linesOf({ trip }),
      linesOf(until("2026-05-13T10:00", { trip })),
    );
    expect(lineOf(extended, "delivery")).toMatchObject({ amountCents: 0, included: true });
  });

  test("and what was paid for stays paid when it costs nothing today", () => {
    const extended = extendedLines(
      linesOf({ trip }),
      linesOf({ trip }, free),
      linesOf(until("2026-05-13T10:00", { trip }), free),
    );
    expect(lineOf(extended, "delivery")).toMatchObject({ amountCents: 1500, included: false });
  });

  test("is not taken away by a season that begins later today", () => {
    const tyresFrom = (includedFrom: string) => ({
      ...priceList,
      extras: priceList.extras.map((extra) =>
        extra.code === "winter_tires" ? { ...extra, includedFrom } : extra,
      ),
    });
    const october = (dropoffAt: string) => ({
      trip: { ...mayWeek.trip, pickupAt: "2026-10-20T10:00", dropoffAt },
    });
    const kept = linesOf(october("2026-10-27T10:00"), tyresFrom("10-15"));
    const agreed = linesOf(october("2026-10-27T10:00"), tyresFrom("10-29"));
    const longer = linesOf(october("2026-10-31T10:00"), tyresFrom("10-29"));
    expect([lineOf(kept, "extra"), lineOf(agreed, "extra")]).toMatchObject([
      { included: true },
      undefined,
    ]);
    expect(lineOf(extendedLines(kept, agreed, longer), "extra")).toEqual(lineOf(longer, "extra"));
  });
});

test("a length discount that today's list has no more is taken off once", () => {
  const none = { ...priceList, lengthDiscounts: [] };
  const longer = linesOf(until("2026-05-13T10:00"), none);
  const extended = extendedLines(linesOf({}), linesOf({}, none), longer);
  const discounts = extended.filter(({ code }) => code === "length-discount");
  expect(discounts).toMatchObject([{ reason: { percent: 10, baseCents: 9 * 1665 } }]);
});

test("where nothing was sold before, the longer trip costs its quote", () => {
  const longer = linesOf(until("2026-05-13T10:00"));
  expect(extendedLines([], [], longer)).toEqual(longer);
});

describe("nobody gets money back for coming late", () => {
  test("a longer trip that is cheaper leaves the price as it is", () => {
    const generous = { ...priceList, lengthDiscounts: [{ fromDays: 7, percent: 50 }] };
    const kept = linesOf(until("2026-05-10T10:00"), generous);
    const longer = linesOf(until("2026-05-11T10:00"), generous);
    expect(total(longer)).toBeLessThan(total(kept));
    expect(extendedLines(kept, kept, longer)).toBe(kept);
  });

  test("and so does one that costs the same", () => {
    const generous = { ...priceList, lengthDiscounts: [{ fromDays: 8, percent: 50 }] };
    const kept = linesOf(until("2026-05-08T10:00"), generous);
    const longer = linesOf(until("2026-05-12T10:00"), generous);
    expect(total(longer)).toBe(total(kept));
    expect(extendedLines(kept, kept, longer)).toBe(kept);
  });

  test("prices that have fallen make no agreed day cheaper", () => {
    const kept = linesOf({}, dearer);
    const extended = extendedLines(kept, linesOf({}), linesOf(until("2026-05-12T10:00")));
    expect(lineOf(extended, "car")?.amountCents).toBe(7 * 2665 + 1665);
  });
});

test("a line of the staff stays, and one that today's list has for all comes only for what is added", () => {
  const staffs = linesOf({ countries: ["ME"] }).filter(({ code }) => code === "border-fee");
  const kept = [...linesOf({}), ...staffs];
  const agreed = linesOf({ countries: ["AL", "HR"] });
  const longer = linesOf(until("2026-05-12T10:00", { countries: ["AL", "HR"] }));
  const extended = extendedLines(kept, agreed, longer);
  const fees = extended.filter(({ code }) => code === "border-fee");
  expect(fees.map(({ subject, amountCents }) => [subject, amountCents])).toEqual([
    ["AL", 500],
    ["ME", 2500],
  ]);
});
