import * as fc from "fast-check";
import { expect, test } from "vitest";
import { addMinutesWall } from "../calendar.ts";
import { airportTuzla, office, priceList, zivinice } from "../../../test/casts/small-agency.ts";
import { narrowPriceList } from "./narrow-price-list.ts";
import { quote } from "./quote.ts";

const placeId = fc.constantFrom(airportTuzla.id, office.id, zivinice.id);
const cars = [
  { id: 12, category: "economy", minDriverAge: 19 },
  { id: 3, category: "economy", minDriverAge: 19 },
  { id: 4, category: "compact", minDriverAge: 21 },
] as const;

const request = fc
  .record({
    car: fc.constantFrom(...cars),
    pickupLocationId: placeId,
    dropoffLocationId: placeId,
    start: fc.integer({ min: 0, max: 400 }),
    half: fc.integer({ min: 0, max: 47 }),
    days: fc.integer({ min: 3, max: 60 }),
    planCode: fc.constantFrom("basic", "premium"),
    gps: fc.integer({ min: 0, max: 2 }),
    countries: fc.subarray(["HR", "ME", "AL"]),
    dateOfBirth: fc.constantFrom(undefined, "1980-01-01", "2006-05-05"),
  })
  .map((drawn) => {
    const { pickupLocationId, dropoffLocationId, car, planCode, countries, dateOfBirth } = drawn;
    const pickupAt = addMinutesWall("2026-01-01T00:00", drawn.start * 1440 + drawn.half * 30);
    const dropoffAt = addMinutesWall(pickupAt, drawn.days * 1440);
    const trip = { pickupLocationId, dropoffLocationId, pickupAt, dropoffAt };
    const extras: Record<string, number> = drawn.gps > 0 ? { gps: drawn.gps } : {};
    return { car, planCode, countries, dateOfBirth, trip, extras };
  });

test("the narrow list gives every selection the price of the whole list", () => {
  fc.assert(
    fc.property(request, (asked) => {
      const narrow = narrowPriceList(priceList, asked.car, asked.trip);
      expect(quote(asked, narrow)).toEqual(quote(asked, priceList));
    }),
  );
});

const trip = {
  pickupLocationId: office.id,
  dropoffLocationId: office.id,
  pickupAt: "2026-10-05T10:00",
  dropoffAt: "2026-10-09T10:00",
};

test("it leaves out what cannot touch the price", () => {
  const narrow = narrowPriceList(priceList, cars[2], trip);
  expect(narrow.seasons).toEqual([]);
  expect(narrow.rates.map(({ id }) => id)).toEqual([2]);
  expect(narrow.locations.map(({ id }) => id)).toEqual([office.id]);
});

test("seasons and days with hours of their own stay from the day before the trip to the day after it", () => {
  const text = { en: "", bs: "" };
  const season = (id: number, from: string, to: string) => {
    return { id, name: text, from, to, priority: 1 };
  };
  const dates = ["2026-10-03", "2026-10-04", "2026-10-07", "2026-10-10", "2026-10-11"];
  const special = dates.map((date) => ({ date, span: undefined, label: text }));
  const narrow = narrowPriceList(
    {
      ...priceList,
      seasons: [
        season(1, "2026-09-01", "2026-10-03"),
        season(2, "2026-09-01", "2026-10-04"),
        season(3, "2026-10-10", "2026-12-01"),
        season(4, "2026-10-11", "2026-12-01"),
      ],
      locations: [{ ...office, hours: { ...office.hours, special } }],
    },
    cars[0],
    trip,
  );
  expect(narrow.seasons.map(({ id }) => id)).toEqual([2, 3]);
  expect(narrow.locations[0]?.hours.special.map(({ date }) => date)).toEqual(dates.slice(1, 4));
});

test("prices of other cars, seasons and ways are left out, and texts that no price shows", () => {
  const way = (fromLocationId: string, toLocationId: string) => {
    return { fromLocationId, toLocationId, feeCents: 500 };
  };
  const oneWayFees = [
    way(office.id, zivinice.id),
    way(office.id, airportTuzla.id),
    way(airportTuzla.id, zivinice.id),
    way(airportTuzla.id, office.id),
  ];
  const oneWay = { ...trip, dropoffLocationId: zivinice.id };
  const narrow = narrowPriceList({ ...priceList, oneWayFees }, cars[1], oneWay);
  expect(narrow.rates.map(({ id }) => id)).toEqual([1]);
  expect(narrow.oneWayFees).toEqual([way(office.id, zivinice.id)]);
  expect(narrow.plans.map(({ prices }) => prices.map(({ category }) => category))).toEqual([
    ["economy"],
    ["economy", "economy"],
  ]);
  const nothing = { en: "", bs: "" };
  expect(narrow.plans.map(({ description }) => description)).toEqual([nothing, nothing]);
  expect(narrow.locations).toMatchObject([
    { id: office.id, description: nothing, meeting: nothing, region: nothing },
    { id: zivinice.id, description: nothing, meeting: nothing, region: nothing },
  ]);
});
