import { describe, expect, test } from "vitest";

import {
  clio,
  mayWeek,
  office,
  polo,
  priceList,
  springCoupon,
} from "../../../test/casts/small-agency.ts";
import { carCentsOf } from "./lines/total-of.ts";
import type { PriceList } from "./price-list.ts";
import type { QuoteRequest } from "./quote.ts";
import { quote } from "./quote.ts";
import type { LineCode, Quote } from "./quote-line.ts";

function priced(request: Partial<QuoteRequest>, list: Partial<PriceList> = {}): Quote {
  const result = quote({ ...mayWeek, ...request }, { ...priceList, ...list });
  if (!result.ok) throw new Error(result.reason);
  return result.quote;
}

function linesOf(code: LineCode, ...input: Parameters<typeof priced>) {
  return priced(...input).lines.filter((line) => line.code === code);
}

function refused(request: Partial<QuoteRequest>, list: Partial<PriceList> = {}) {
  const result = quote({ ...mayWeek, ...request }, { ...priceList, ...list });
  return result.ok ? undefined : result.reason;
}

function until(dropoffAt: string, pickupAt = mayWeek.trip.pickupAt) {
  return { trip: { ...mayWeek.trip, pickupAt, dropoffAt } };
}

describe("a whole price", () => {
  test("of a plain week", () => {
    expect(priced({})).toEqual({
      rentalDays: 7,
      lines: [
        {
          code: "car",
          subject: "11",
          quantity: 7,
          unit: "day",
          unitCents: 1665,
          amountCents: 11655,
          included: false,
          reason: {
            runs: [{ days: 7, from: "2026-05-04", perDayCents: 1665, weekend: false }],
            graceMinutes: 59,
          },
        },
        {
          code: "length-discount",
          subject: "",
          quantity: 1,
          unit: "rental",
          unitCents: -1166,
          amountCents: -1166,
          included: false,
          reason: { percent: 10, fromDays: 7, baseCents: 11655 },
        },
        {
          code: "protection",
          subject: "basic",
          quantity: 7,
          unit: "day",
          unitCents: 0,
          amountCents: 0,
          included: true,
          reason: { fromDays: 1, depositCents: 20_000, excessCents: 80_000 },
        },
        {
          code: "delivery",
          subject: "airport-tuzla",
          quantity: 1,
          unit: "rental",
          unitCents: 0,
          amountCents: 0,
          included: true,
          reason: { end: "pickup" },
        },
      ],
      carCents: 10489,
      totalCents: 10489,
      netCents: 8965,
      vatCents: 1524,
      depositCents: 20_000,
      priceListVersion: 7,
    });
  });

  test("has its lines in the order of the reckoning", () => {
    const full = priced(
      {
        trip: {
          pickupLocationId: "office",
          dropoffLocationId: "bus-station-zivinice",
          pickupAt: "2026-12-01T23:00",
          dropoffAt: "2026-12-08T10:00",
        },
        planCode: "premium",
        extras: { gps: 1, child_seat: 1 },
        countries: ["ME", "HR"],
        dateOfBirth: "2006-01-01",
        coupon: springCoupon,
      },
      {
        oneWayFees: [
          { fromLocationId: "office", toLocationId: "bus-station-zivinice", feeCents: 700 },
        ],
      },
    );
    expect(full.lines.map((line) => [line.code, line.subject, line.amountCents])).toEqual([
      ["car", "11", 11655],
      ["length-discount", "", -1166],
      ["protection", "premium", 7000],
      ["extra", "child_seat", 0],
      ["extra", "gps", 2000],
      ["extra", "winter_tires", 0],
      ["young-driver", "", 2100],
      ["border-fee", "HR", 2000],
      ["border-fee", "ME", 2500],
      ["delivery", "bus-station-zivinice", 1500],
      ["one-way", "", 700],
      ["out-of-hours", "office", 2000],
      ["coupon", "SPRING10", -1049],
    ]);
    expect(full.totalCents).toBe(29_240);
    expect(full.depositCents).toBe(0);
  });
});

test("the car alone costs its line with the length discount, whatever else is in a price", () => {
  const { lines, carCents } = priced({ planCode: "premium", coupon: springCoupon });
  expect(lines).toHaveLength(5);
  expect([carCentsOf(lines), carCents]).toEqual([7 * 1665 - 1166, 7 * 1665 - 1166]);
  expect(carCentsOf(lines.filter(({ code }) => code !== "length-discount"))).toBe(7 * 1665);
  expect(carCentsOf([])).toBe(0);
});

describe("the car", () => {
  test("is priced day by day over a season's edge", () => {
    const [line] = linesOf("car", until("2026-07-03T10:00", "2026-06-29T10:00"));
    expect(line).toMatchObject({
      quantity: 4,
      amountCents: 2 * 1665 + 2 * 2500,
      unitCents: 2083,
      reason: {
        runs: [
          { days: 2, from: "2026-06-29", perDayCents: 1665, weekend: false },
          { days: 2, from: "2026-07-01", perDayCents: 2500, seasonId: 1, weekend: false },
        ],
      },
    });
  });

  test("has runs of weekdays and weekends", () => {
    const [line] = linesOf("car", { car: clio });
    expect(line).toMatchObject({
      subject: "12",
      amountCents: 4 * 2000 + 3 * 2400,
      reason: {
        runs: [
          { days: 4, weekend: false },
          { days: 3, weekend: true, from: "2026-05-08" },
        ],
      },
    });
  });

  test("keeps runs of equal price but different reason apart", () => {
    const rates = [
      { id: 1, category: "economy", perDayCents: 2000 },
      { id: 2, category: "economy", perDayCents: 2000, seasonId: 1 },
    ] as const;
    const [line] = linesOf("car", until("2026-07-03T10:00", "2026-06-29T10:00"), { rates });
    expect(line).toMatchObject({ reason: { runs: [{ days: 2 }, { days: 2, seasonId: 1 }] } });
    const weekends = [
      { id: 1, category: "economy", perDayCents: 2000, weekendPerDayCents: 2000 },
    ] as const;
    expect(linesOf("car", {}, { rates: weekends })[0]).toMatchObject({
      reason: { runs: [{ days: 4 }, { days: 3, weekend: true }] },
    });
  });

  test("without a rate on one of its days has no price", () => {
    const rates = [{ id: 3, category: "economy", seasonId: 1, perDayCents: 2500 }] as const;
    expect(refused(until("2026-07-03T10:00", "2026-06-30T10:00"), { rates })).toBe("no-rate");
    expect(refused({ car: { ...polo, category: "suv" } })).toBe("no-rate");
  });
});

describe("the length discount", () => {
  test.each([
    ["2026-05-10T10:59", 6, undefined],
    ["2026-05-11T10:00", 7, 10],
    ["2026-05-17T10:00", 13, 10],
    ["2026-05-18T10:00", 14, 15],
  ])("until %s, %i days", (dropoffAt, days, percent) => {
    const found = priced(until(dropoffAt));
    expect(found.rentalDays).toBe(days);
    expect(found.lines.find((line) => line.code === "length-discount")?.reason).toEqual(
      percent && { percent, fromDays: percent === 10 ? 7 : 14, baseCents: days * 1665 },
    );
  });

  test("of 0 % is no line", () => {
    expect(
      linesOf("length-discount", {}, { lengthDiscounts: [{ fromDays: 1, percent: 0 }] }),
    ).toEqual([]);
  });
});

describe("protection", () => {
  test("costs by category and length", () => {
    expect(
      linesOf("protection", { planCode: "premium", ...until("2026-05-10T10:00") })[0],
    ).toMatchObject({
      unitCents: 1200,
      amountCents: 7200,
      included: false,
      reason: { fromDays: 1 },
    });
    expect(linesOf("protection", { planCode: "premium" })[0]).toMatchObject({
      unitCents: 1000,
      amountCents: 7000,
      reason: { fromDays: 7 },
    });
  });

  test("that is unknown or has no price for the car is refused", () => {
    expect(refused({ planCode: "gold" })).toBe("unknown-plan");
    expect(refused({ planCode: "" })).toBe("unknown-plan");
    const suv = { rates: [{ id: 1, category: "suv", perDayCents: 2199 }] } as const;
    expect(refused({ car: { ...polo, category: "suv" }, planCode: "premium" }, suv)).toBe(
      "unknown-plan",
    );
    expect(
      refused({
        car: { ...polo, category: "compact" },
        planCode: "premium",
        ...until("2026-05-06T10:00"),
      }),
    ).toBe("unknown-plan");
  });
});

describe("extras", () => {
  test("per day count piece-days, up to the cap per piece", () => {
    expect(linesOf("extra", { extras: { gps: 2 }, ...until("2026-05-10T10:00") })[0]).toMatchObject(
      {
        quantity: 12,
        unit: "piece-day",
        unitCents: 300,
        amountCents: 3600,
        reason: { capped: false },
      },
    );
    expect(linesOf("extra", { extras: { gps: 2 } })[0]).toMatchObject({
      quantity: 14,
      amountCents: 4000,
      reason: { capped: true },
    });
  });

  test("whose price just reaches the cap are not capped", () => {
    const extras = priceList.extras.map((extra) => ({ ...extra, capCents: 2100 }));
    expect(linesOf("extra", { extras: { gps: 1 } }, { extras })[0]).toMatchObject({
      amountCents: 2100,
      reason: { capped: false },
    });
  });

  test("per rental count pieces", () => {
    expect(linesOf("extra", { extras: { roof_box: 1 } })[0]).toEqual({
      code: "extra",
      subject: "roof_box",
      quantity: 1,
      unit: "piece",
      unitCents: 4000,
      amountCents: 4000,
      included: false,
      reason: { charge: "per-rental", capped: false, includedBySeason: false },
    });
  });

  test("that are free are included lines", () => {
    expect(linesOf("extra", { extras: { child_seat: 2 } })[0]).toMatchObject({
      quantity: 2,
      unit: "piece",
      amountCents: 0,
      included: true,
      reason: { charge: "free", includedBySeason: false },
    });
  });

  test("that cost nothing are included lines too, however they are charged", () => {
    const extras = priceList.extras.map((extra) =>
      extra.code === "child_seat" ? { ...extra, priceCents: 500 } : { ...extra, priceCents: 0 },
    );
    const chosen = { extras: { child_seat: 1, gps: 1 } };
    expect(linesOf("extra", chosen, { extras })).toMatchObject([
      { subject: "child_seat", unit: "piece", amountCents: 0, included: true },
      { subject: "gps", quantity: 1, unit: "piece", amountCents: 0, included: true },
    ]);
  });

  test("stand in their own order", () => {
    const lines = linesOf("extra", { extras: { winter_tires: 1, roof_box: 1, gps: 1 } });
    expect(lines.map(({ subject }) => subject)).toEqual(["gps", "winter_tires", "roof_box"]);
  });

  test("of the winter are charged in summer and always included in winter", () => {
    expect(linesOf("extra", { extras: { winter_tires: 1 } })[0]).toMatchObject({
      amountCents: 3500,
      reason: { includedBySeason: false },
    });
    expect(linesOf("extra", until("2026-11-05T10:00", "2026-11-01T10:00"))[0]).toMatchObject({
      subject: "winter_tires",
      quantity: 1,
      amountCents: 0,
      included: true,
      reason: { includedBySeason: true },
    });
    expect(linesOf("extra", until("2026-11-05T10:00", "2026-10-31T10:00"))).toHaveLength(1);
    expect(linesOf("extra", until("2026-10-31T10:00", "2026-10-27T10:00"))).toEqual([]);
  });

  test("with a quantity of zero have no line", () => {
    expect(linesOf("extra", { extras: { gps: 0 } })).toEqual([]);
  });

  test.each([
    [{ gps: 3 }, "too-many-extras"],
    [{ child_seat: 3 }, "too-many-extras"],
    [{ gps: -1 }, "too-many-extras"],
    [{ gps: 1.5 }, "too-many-extras"],
    [{ gps: Number.NaN }, "too-many-extras"],
    [{ jetpack: 1 }, "unknown-extra"],
    [{ constructor: 1 }, "unknown-extra"],
  ])("%j: %s", (extras, reason) => {
    expect(refused({ extras: { ...extras } })).toBe(reason);
  });
});

describe("the young driver", () => {
  test("pays until the 22nd birthday, on the pick-up day", () => {
    expect(linesOf("young-driver", { dateOfBirth: "2004-05-05" })[0]).toEqual({
      code: "young-driver",
      subject: "",
      quantity: 7,
      unit: "day",
      unitCents: 300,
      amountCents: 2100,
      included: false,
      reason: { age: 21, until: 22, capped: false },
    });
    expect(linesOf("young-driver", { dateOfBirth: "2004-05-04" })).toEqual([]);
    expect(linesOf("young-driver", {})).toEqual([]);
  });

  test("pays no more than the cap", () => {
    const young = { dateOfBirth: "2006-01-01" };
    expect(linesOf("young-driver", { ...young, ...until("2026-05-14T10:00") })[0]).toMatchObject({
      amountCents: 3000,
      reason: { capped: false },
    });
    expect(linesOf("young-driver", { ...young, ...until("2026-05-15T10:00") })[0]).toMatchObject({
      amountCents: 3000,
      reason: { capped: true },
    });
  });

  test("pays nothing where nothing is asked", () => {
    const rules = { ...priceList.rules, youngDriverPerDayCents: 0 };
    expect(linesOf("young-driver", { dateOfBirth: "2006-01-01" }, { rules })).toEqual([]);
  });
});

describe("borders", () => {
  test("cost per rental or per day, each country once, home never", () => {
    const lines = linesOf("border-fee", { countries: ["AL", "BA", "ME", "AL", "RS"] });
    expect(lines).toMatchObject([
      {
        subject: "ME",
        quantity: 1,
        unit: "rental",
        amountCents: 2500,
        included: false,
        reason: { charge: "per-rental", document: "none" },
      },
      {
        subject: "AL",
        quantity: 7,
        unit: "day",
        unitCents: 500,
        amountCents: 3500,
        reason: { charge: "per-day", document: "green-card" },
      },
      { subject: "RS", amountCents: 0, included: true },
    ]);
  });

  test("that are unknown or not allowed are refused", () => {
    expect(refused({ countries: ["HR", "XX"] })).toBe("unknown-country");
    expect(refused({ countries: ["HR", "RU"] })).toBe("country-not-allowed");
  });
});

describe("places", () => {
  const at = (
    pickupLocationId: string,
    dropoffLocationId: string,
    pickupTime = "10:00",
    dropoffTime = "10:00",
  ) => ({
    trip: {
      pickupLocationId,
      dropoffLocationId,
      pickupAt: `2026-05-04T${pickupTime}`,
      dropoffAt: `2026-05-11T${dropoffTime}`,
    },
  });

  test("bill the delivery at both ends, the return only when it costs", () => {
    const lines = linesOf("delivery", at("bus-station-zivinice", "bus-station-zivinice"));
    expect(lines).toMatchObject([
      {
        subject: "bus-station-zivinice",
        amountCents: 1500,
        included: false,
        reason: { end: "pickup" },
      },
      {
        subject: "bus-station-zivinice",
        amountCents: 1500,
        included: false,
        reason: { end: "dropoff" },
      },
    ]);
    expect(linesOf("delivery", at("airport-tuzla", "office"))).toHaveLength(1);
    expect(linesOf("delivery", at("office", "airport-tuzla"))).toEqual([]);
    const locations = priceList.locations.map((place) => ({ ...place, deliveryFeeCents: 500 }));
    expect(linesOf("delivery", at("office", "airport-tuzla"), { locations })).toMatchObject([
      { subject: "office", amountCents: 500, included: false },
      { subject: "airport-tuzla", amountCents: 500, included: false },
    ]);
  });

  test("bill the one-way fee of the pair, nothing without a row, with a zero, or for a round trip", () => {
    expect(linesOf("one-way", at("airport-tuzla", "bus-station-zivinice"))).toMatchObject([
      {
        amountCents: 1000,
        reason: { fromLocationId: "airport-tuzla", toLocationId: "bus-station-zivinice" },
      },
    ]);
    expect(linesOf("one-way", at("bus-station-zivinice", "airport-tuzla"))).toEqual([]);
    expect(linesOf("one-way", at("office", "airport-tuzla"))).toEqual([]);
    expect(linesOf("one-way", at("airport-tuzla", "airport-tuzla"))).toEqual([]);
  });

  test("bill a time outside the hours, per end, with the hours of the day", () => {
    expect(linesOf("out-of-hours", at("office", "office", "05:30", "22:30"))).toMatchObject([
      {
        subject: "office",
        amountCents: 2000,
        reason: { end: "pickup", opens: "06:00", closes: "22:00" },
      },
      {
        subject: "office",
        amountCents: 2000,
        reason: { end: "dropoff", opens: "06:00", closes: "22:00" },
      },
    ]);
    expect(linesOf("out-of-hours", at("office", "office", "06:00", "22:00"))).toEqual([]);
  });

  test("name no hours on a closed day", () => {
    const [line] = linesOf("out-of-hours", {
      trip: { ...at("office", "airport-tuzla").trip, pickupAt: "2026-05-01T10:00" },
    });
    expect(line?.reason).toEqual({ end: "pickup" });
  });

  test("bill nothing where out of hours is free, blocked or costs 0", () => {
    for (const change of [
      { outOfHours: "free" },
      { outOfHours: "blocked" },
      { outOfHoursFeeCents: 0 },
    ] as const) {
      expect(
        linesOf("out-of-hours", at("office", "office", "05:30"), {
          locations: [{ ...office, ...change }],
        }),
      ).toEqual([]);
    }
  });

  test("that are unknown are refused", () => {
    expect(refused(at("mars", "office"))).toBe("unknown-location");
    expect(refused(at("office", "mars"))).toBe("unknown-location");
  });
});

describe("the coupon", () => {
  const all = { planCode: "premium", extras: { roof_box: 1 } };

  test.each([
    ["car", 10_489, -1049],
    ["car-and-protection", 17_489, -1749],
    ["total", 21_489, -2149],
  ] as const)("of 10 %% on %s", (appliesTo, baseCents, amountCents) => {
    const coupon = { ...springCoupon, appliesTo };
    expect(linesOf("coupon", { ...all, coupon })).toEqual([
      {
        code: "coupon",
        subject: "SPRING10",
        quantity: 1,
        unit: "rental",
        unitCents: amountCents,
        amountCents,
        included: false,
        reason: { kind: "percent", value: 10, appliesTo, baseCents },
      },
    ]);
  });

  test("of a fixed sum takes that sum, and no more than its base", () => {
    const fixed = { ...springCoupon, kind: "fixed", value: 500 } as const;
    expect(priced({ coupon: fixed }).totalCents).toBe(9989);
    expect(priced({ coupon: { ...fixed, value: 99_999 } }).totalCents).toBe(0);
    expect(priced({ ...all, coupon: { ...fixed, value: 99_999 } }).totalCents).toBe(11_000);
  });

  test("never raises the price", () => {
    expect(linesOf("coupon", { coupon: { ...springCoupon, value: -10 } })[0]?.amountCents).toBe(0);
    expect(priced({ coupon: { ...springCoupon, value: 300 } }).totalCents).toBe(0);
  });
});
