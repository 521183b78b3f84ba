import { expect, test } from "vitest";
import { clio, polo, priceList, rules } from "../../../../test/casts/small-agency.ts";
import { changedDays } from "./changed-days.ts";
import { changePrices } from "./change-prices.ts";
import { toCells } from "./cells-of-prices.ts";
import { withPrices, type EditablePrices } from "./editable-prices.ts";
import type { Trip } from "../../reservations/trip/trip.ts";
import { exampleTotal } from "./example-total.ts";
import { exampleTrips } from "./example-trips.ts";
import { quote } from "../quote.ts";

const today = "2026-05-01";
const cars = [polo, clio];
const prices: EditablePrices = {
  ...priceList,
  oneWayFees: priceList.oneWayFees.filter((fee) => fee.fromLocationId !== fee.toLocationId),
  places: priceList.locations,
  youngDriver: rules,
};
const before = withPrices(priceList, prices);

/** What the preview of one typed change shows. */
function preview(cell: string, now: string) {
  const known = {
    prices,
    cars: cars.map((car) => ({ ...car, published: true })),
    lastSeasonId: 1,
    minDriverAge: 19,
  };
  const changed = changePrices(known, [{ cell, was: toCells(prices).get(cell) ?? null, now }]);
  if (!changed.ok) throw new Error(JSON.stringify(changed.faults));
  const after = withPrices(priceList, changed.prices);
  const asked = { before, after, changes: changed.changes, cars, today };
  return {
    after,
    trips: exampleTrips(asked),
    days: changedDays(cars, { before, after }, { first: today, count: 90 }),
  };
}

test("a day price shows trips of three lengths with both totals, as quote makes them", () => {
  const { trips, after } = preview("rate:category:economy:base:day", "20");
  expect(trips.map(({ days }) => days)).toEqual([3, 7, 14]);
  for (const { trip, carId, before: was, after: is, reason } of trips) {
    expect([carId, reason]).toEqual([polo.id, "day-price"]);
    const asked = { trip, car: polo, planCode: "basic", extras: {}, countries: [] };
    const totals = [before, after].map((list) => {
      const priced = quote(asked, list);
      return priced.ok && priced.quote.totalCents;
    });
    expect([was, is]).toEqual(totals);
    expect(Number(is)).toBeGreaterThan(Number(was));
  }
});

test("a category whose price stays has no trip", () => {
  const compact = { id: 21, category: "compact", minDriverAge: 19 } as const;
  const after = {
    ...before,
    rates: before.rates.map((rate) => (rate.id === 1 ? { ...rate, perDayCents: 2000 } : rate)),
  };
  const changes = [{ cell: "rate:category:economy:base:day", before: 1665, after: 2000 }];
  const trips = exampleTrips({ before, after, changes, cars: [compact, polo], today });
  expect(new Set(trips.map(({ carId }) => carId))).toEqual(new Set([polo.id]));
});

test("a new season has trips of its own beside the days outside it", () => {
  const name = { en: "June", bs: "Juni" };
  const june = { id: 2, name, from: "2026-06-10", to: "2026-06-20", priority: 2 };
  const after = {
    ...before,
    seasons: [...before.seasons, june],
    rates: [
      ...before.rates.map((rate) => (rate.id === 1 ? { ...rate, perDayCents: 2000 } : rate)),
      { id: 9, category: "economy" as const, seasonId: 2, perDayCents: 4000 },
    ],
  };
  const changes = [{ cell: "rate:category:economy:base:day", before: 1665, after: 2000 }];
  const trips = exampleTrips({ before, after, changes, cars: [polo], today });
  expect(new Set(trips.map(({ trip }) => trip.pickupAt.slice(0, 10)))).toEqual(
    new Set(["2026-05-02", "2026-06-10"]),
  );
});

test("a season's price shows trips in the season, not shorter than it allows", () => {
  const { trips, days } = preview("rate:car:12:1:day", "33");
  expect(trips.map(({ days: length, trip }) => [length, trip.pickupAt])).toEqual([
    [5, "2026-07-01T10:00"],
    [7, "2026-07-01T10:00"],
    [14, "2026-07-01T10:00"],
  ]);
  expect(days).toEqual([
    {
      carId: 12,
      days: 29,
      spans: [{ from: "2026-07-01", to: "2026-07-29", beforeCents: 3000, afterCents: 3300 }],
    },
  ]);
});

test("a weekend price shows the weekends alone", () => {
  const { days } = preview("rate:car:12:base:weekend", "26");
  expect(days[0]?.spans[0]).toEqual({
    from: "2026-05-01",
    to: "2026-05-03",
    beforeCents: 2400,
    afterCents: 2600,
  });
  expect(days[0]?.spans.every(({ afterCents }) => afterCents === 2600)).toBe(true);
});

test("a discount shows the length that it is for", () => {
  const { trips, days } = preview("discount:21", "20");
  expect(days).toEqual([]);
  expect(trips.map(({ days: length, before: was, after: is }) => [length, was === is])).toEqual([
    [3, true],
    [7, true],
    [14, true],
    [21, false],
  ]);
});

test("a one-way fee shows that way, the young driver somebody just young enough", () => {
  const { trips } = preview("one-way:office:airport-tuzla", "12");
  expect(trips).toMatchObject([
    { reason: "one-way", trip: { pickupLocationId: "office", dropoffLocationId: "airport-tuzla" } },
  ]);
  expect(Number(trips[0]?.after) - Number(trips[0]?.before)).toBe(1200);
  const young = preview("young:per-day", "5").trips;
  expect(
    young.map(({ driverAge, before: was, after: is }) => [driverAge, Number(is) - Number(was)]),
  ).toEqual([
    [21, 600],
    [21, 900],
    [21, 0],
  ]);
});

test("an out-of-hours fee shows a time at which nobody is there, and none where somebody always is", () => {
  const { trips } = preview("place:office:hours-fee", "25");
  expect(trips).toMatchObject([{ reason: "hours", trip: { pickupAt: "2026-05-08T23:30" } }]);
  expect(Number(trips[0]?.after) - Number(trips[0]?.before)).toBe(1000);
  expect(preview("place:office:hours", "blocked").trips).toMatchObject([{ after: "closed" }]);
  expect(preview("place:airport-tuzla:hours", "blocked").trips).toEqual([]);
  expect(preview("place:airport-tuzla:delivery", "9").trips).toMatchObject([
    { reason: "delivery" },
  ]);
  expect(preview("place:office:delivery", "30").trips.map(({ reason }) => reason)).toEqual([
    "delivery",
  ]);
});

test("a name changes no price", () => {
  expect(preview("season:1:en", "Summer")).toMatchObject({ trips: [], days: [] });
});

const trip = (more: Partial<Trip> = {}): Trip => ({
  pickupLocationId: "airport-tuzla",
  dropoffLocationId: "airport-tuzla",
  pickupAt: "2028-03-01T10:00",
  dropoffAt: "2028-03-04T10:00",
  ...more,
});
const totalOf = (more: Partial<Trip> = {}, driverAge?: number) =>
  exampleTotal({ car: polo, trip: trip(more), days: 3, driverAge }, priceList);

test("the total is the car with the plan that stands first", () => {
  expect(totalOf()).toBe(3 * 1665);
});

test("the total is none where nobody comes at an end of the trip, and has its fee where somebody does", () => {
  const nowhere = "bus-station-zivinice";
  expect(totalOf({ pickupLocationId: nowhere, pickupAt: "2028-03-01T05:30" })).toBe("closed");
  expect(totalOf({ dropoffLocationId: nowhere, dropoffAt: "2028-03-04T23:30" })).toBe("closed");
  expect(totalOf({ dropoffLocationId: nowhere })).toBe(3 * 1665 + 1000 + 1500);
  expect(totalOf({ pickupLocationId: "office", pickupAt: "2028-03-01T23:30" })).toEqual(
    expect.any(Number),
  );
});

test("the total is none for a car without a price", () => {
  const suv = { id: 31, category: "suv", minDriverAge: 19 } as const;
  expect(exampleTotal({ car: suv, trip: trip(), days: 3, driverAge: undefined }, priceList)).toBe(
    "no-price",
  );
});

test("the total has the surcharge of a driver who turned so old the day before, on the 29th of February too", () => {
  expect(totalOf({}, 21)).toBe(3 * (1665 + 300));
  expect(totalOf({}, 22)).toBe(3 * 1665);
  const later = { pickupAt: "2028-03-02T10:00", dropoffAt: "2028-03-05T10:00" };
  expect(totalOf(later, 21)).toBe(3 * (1665 + 300));
  expect(totalOf(later, 22)).toBe(3 * 1665);
  const winter = { pickupAt: "2028-01-15T10:00", dropoffAt: "2028-01-18T10:00" };
  expect(totalOf(winter, 22)).toBe(3 * 1665);
});
