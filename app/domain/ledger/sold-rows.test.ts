import * as fc from "fast-check";
import { expect, test } from "vitest";

import { mayWeek, polo, priceList, springCoupon } from "../../../test/casts/small-agency.ts";
import { addDays, joinDateTime } from "../calendar.ts";
import { manualLine } from "../pricing/lines/manual-lines.ts";
import { totalOf } from "../pricing/lines/total-of.ts";
import { quote, type QuoteRequest } from "../pricing/quote.ts";
import type { QuoteLine } from "../pricing/quote-line.ts";
import { dayStarts } from "../rental-period.ts";
import type { SoldRow } from "./ledger-row.ts";
import { soldRows } from "./sold-rows.ts";

const priced = (request: QuoteRequest, more: readonly QuoteLine[] = []) => {
  const answer = quote(request, priceList);
  if (!answer.ok) throw new Error(answer.reason);
  const { rentalDays, lines } = answer.quote;
  return {
    status: "confirmed" as const,
    trip: request.trip,
    rentalDays,
    lines: [...lines, ...more],
  };
};
const week = {
  ...mayWeek,
  trip: { ...mayWeek.trip, pickupAt: "2026-05-04T10:00", dropoffAt: "2026-05-07T10:00" },
};
const only = (rows: readonly SoldRow[], kind: SoldRow["kind"]) =>
  rows
    .filter((row) => row.kind === kind)
    .map(({ day, item, cents }) => [day.slice(8), item, cents]);
const sum = (rows: readonly SoldRow[], what: "days" | "cents") =>
  rows.reduce((total, row) => total + row[what], 0);
const byHand = (name: string, amountCents: number) =>
  manualLine(name, { label: { en: "", bs: "" }, amountCents });

test("each day has its rate, and everything else a part of each day", () => {
  const sold = priced({ ...week, planCode: "premium", extras: { gps: 1 }, coupon: springCoupon });
  const rows = soldRows(sold);
  const runs = sold.lines.flatMap((line) => (line.code === "car" ? line.reason.runs : []));
  const prices = runs.flatMap(({ days, perDayCents }) => Array(days).fill(perDayCents));
  expect(only(rows, "rate")).toEqual(
    ["04", "05", "06"].map((day, place) => [day, "", prices[place]]),
  );
  expect(only(rows, "plan").map(([day, item]) => [day, item])).toEqual([
    ["04", "premium"],
    ["05", "premium"],
    ["06", "premium"],
  ]);
  expect(only(rows, "extra").map(([, item]) => item)).toEqual(["gps", "gps", "gps"]);
  expect(only(rows, "discount").map(([, item]) => item)).toEqual(["coupon", "coupon", "coupon"]);
  expect(sum(rows, "days")).toBe(3);
});

test("fees of an end of the trip stand on its day, and what was taken off by hand follows the rates", () => {
  const places = { pickupLocationId: "office", dropoffLocationId: "bus-station-zivinice" };
  const trip = {
    ...week.trip,
    ...places,
    pickupAt: "2026-05-04T05:00",
    dropoffAt: "2026-05-07T05:30",
  };
  const [car] = priced(week).lines;
  if (car?.code !== "car") throw new Error("no car");
  const end = (code: "delivery" | "out-of-hours", at: "pickup" | "dropoff", amountCents: number) =>
    ({
      code,
      subject: "office",
      quantity: 1,
      unit: "rental",
      unitCents: amountCents,
      amountCents,
      included: false,
      reason: { end: at },
    }) as const;
  const prices = [
    { days: 1, perDayCents: 3000, weekend: false, from: "2026-05-04" },
    { days: 2, perDayCents: 1000, weekend: false, from: "2026-05-05" },
  ];
  const rows = soldRows({
    status: "pending",
    trip,
    rentalDays: 3,
    lines: [
      { ...car, amountCents: 5000, reason: { runs: prices, graceMinutes: 59 } },
      end("delivery", "pickup", 700),
      end("delivery", "dropoff", 1500),
      end("out-of-hours", "pickup", 2000),
      byHand("a", -1000),
      byHand("b", 100),
    ],
  });
  expect(only(rows, "rate")).toEqual([
    ["04", "", 3000],
    ["05", "", 1000],
    ["06", "", 1000],
  ]);
  expect(only(rows, "fee")).toEqual([
    ["04", "delivery", 700],
    ["06", "delivery", 1500],
    ["04", "out-of-hours", 2000],
    ["04", "manual", 34],
    ["05", "manual", 33],
    ["06", "manual", 33],
  ]);
  expect(only(rows, "discount")).toEqual([
    ["04", "manual", -600],
    ["05", "manual", -200],
    ["06", "manual", -200],
  ]);
});

test("a day that was added without a price is sold for nothing, and an included thing has no row", () => {
  const sold = priced(week);
  const rows = soldRows({ ...sold, rentalDays: 4 });
  expect(only(rows, "rate").at(-1)).toEqual(["07", "", 0]);
  expect(sum(rows, "days")).toBe(4);
  expect(sum(rows, "cents")).toBe(totalOf(sold.lines).totalCents);
  const free = sold.lines.filter(({ amountCents }) => amountCents === 0);
  expect(free.length).toBeGreaterThan(0);
  expect(rows.every(({ days, cents }) => days === 1 || cents !== 0)).toBe(true);
});

test.each(["cancelled", "no_show"] as const)("what was %s sells nothing", (status) => {
  expect(soldRows({ ...priced(week), status })).toEqual([]);
});

const cases = fc.record({
  from: fc.integer({ min: 0, max: 120 }).map((days) => addDays("2026-05-01", days)),
  days: fc.integer({ min: 1, max: 40 }),
  planCode: fc.constantFrom("basic", "premium"),
  extras: fc.record({
    gps: fc.integer({ min: 0, max: 2 }),
    roof_box: fc.integer({ min: 0, max: 1 }),
  }),
  countries: fc.subarray(["AL", "HR", "ME"]),
  young: fc.boolean(),
  coupon: fc.boolean(),
  byHand: fc.array(fc.integer({ min: -300, max: 5000 }), { maxLength: 3 }),
});

test("the cents add up to the price, the days to the rental days, and every day is one of the trip", () => {
  fc.assert(
    fc.property(cases, ({ from, days, young, coupon, byHand: amounts, ...choice }) => {
      const trip = {
        ...mayWeek.trip,
        pickupAt: joinDateTime(from, "10:00"),
        dropoffAt: joinDateTime(addDays(from, days), "10:00"),
      };
      const request = {
        ...mayWeek,
        ...choice,
        car: polo,
        trip,
        dateOfBirth: young ? "2005-01-01" : undefined,
        coupon: coupon ? springCoupon : undefined,
      };
      const added = amounts.map((cents, place) => byHand(`hand-${place}`, cents));
      const sold = priced(request, added);
      const rows = soldRows(sold);
      expect(sum(rows, "cents")).toBe(totalOf(sold.lines).totalCents);
      expect(rows.filter(({ days: sells }) => sells === 1).map(({ day }) => day)).toEqual(
        dayStarts(trip, sold.rentalDays),
      );
      const keys = rows.map(({ day, kind, item }) => `${day} ${kind} ${item}`);
      expect(new Set(keys).size).toBe(keys.length);
      const rates = only(rows, "rate").reduce((total, [, , cents]) => total + Number(cents), 0);
      expect(rates).toBe(sold.lines[0]?.amountCents);
    }),
  );
});
