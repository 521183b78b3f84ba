import { expect, test } from "vitest";

import { mayWeek, priceList } from "../../../../test/casts/small-agency.ts";
import { withArrivalFee, withoutArrivalFee } from "./arrival-fee.ts";
import { quote } from "../quote.ts";
import { totalOf } from "./total-of.ts";

const price = (pickupAt: string, coupon = false) => {
  const trip = {
    ...mayWeek.trip,
    pickupLocationId: "office",
    dropoffLocationId: "office",
    pickupAt,
  };
  const discount = {
    id: 1,
    code: "TEN",
    kind: "percent",
    value: 10,
    appliesTo: "car",
    active: true,
  } as const;
  const priced = quote({ ...mayWeek, trip, coupon: coupon ? discount : undefined }, priceList);
  if (!priced.ok) throw new Error(priced.reason);
  return { trip, lines: priced.quote.lines };
};

test("who comes after hours pays the fee of the place once, where a quote has it", () => {
  const { trip, lines } = price("2026-05-04T20:00", true);
  const late = withArrivalFee(lines, trip, "2026-05-04T23:00", priceList);
  expect(late.map(({ code }) => code)).toEqual([
    "car",
    "length-discount",
    "protection",
    "out-of-hours",
    "coupon",
  ]);
  expect(totalOf(late).totalCents - totalOf(lines).totalCents).toBe(2000);
  expect(withArrivalFee(late, trip, "2026-05-04T23:30", priceList)).toBe(late);
  expect(withoutArrivalFee(late)).toEqual(lines);
});

test("neither a delivery to the place nor the fee of the return is taken for it", () => {
  const locations = priceList.locations.map((place) => ({
    ...place,
    outOfHours: "fee" as const,
    outOfHoursFeeCents: 2000,
  }));
  const place = "bus-station-zivinice";
  const trip = {
    pickupLocationId: place,
    dropoffLocationId: place,
    pickupAt: "2026-05-04T20:00",
    dropoffAt: "2026-05-11T23:30",
  };
  const priced = quote({ ...mayWeek, trip }, { ...priceList, locations });
  const lines = priced.ok ? priced.quote.lines : [];
  const late = withArrivalFee(lines, trip, "2026-05-04T23:30", { ...priceList, locations });
  expect(late.slice(-4).map(({ code, reason }) => [code, "end" in reason && reason.end])).toEqual([
    ["delivery", "pickup"],
    ["delivery", "dropoff"],
    ["out-of-hours", "pickup"],
    ["out-of-hours", "dropoff"],
  ]);
  expect(withoutArrivalFee(late)).toEqual(lines);
});

test("at a place that is not on the list any more nobody pays it", () => {
  const { trip, lines } = price("2026-05-04T20:00");
  const list = { ...priceList, locations: [] };
  expect(withArrivalFee(lines, trip, "2026-05-04T23:00", list)).toBe(lines);
});

test("who comes later within the hours pays nothing, and neither does who agreed on a late hour before", () => {
  const { trip, lines } = price("2026-05-04T20:00");
  expect(withArrivalFee(lines, trip, "2026-05-04T21:30", priceList)).toBe(lines);
  const agreed = price("2026-05-04T22:30");
  expect(withArrivalFee(agreed.lines, agreed.trip, "2026-05-04T23:30", priceList)).toBe(
    agreed.lines,
  );
});
