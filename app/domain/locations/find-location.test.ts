import { expect, test } from "vitest";

import { airportTuzla, office, priceList, zivinice } from "../../../test/casts/small-agency.ts";
import { findLocation } from "./find-location.ts";

test.each([
  ["airport-tuzla", airportTuzla],
  ["airport-tuzla-rent-a-car", airportTuzla],
  ["airport-tuzla-iznajmljivanje-auta", airportTuzla],
  ["Airport Tuzla", airportTuzla],
  ["AERODROM  TUZLA", airportTuzla],
  ["autobuska stanica zivinice", zivinice],
  ["Autobuska stanica Živinice", zivinice],
  ["Kancelarija Eternal Pro", office],
])("%s is found", (text, location) => {
  expect(findLocation(priceList.locations, text)).toBe(location);
});

test.each(["", "  ", "-", "Airport", "airport-mostar", "constructor", "🚗"])(
  "%j is no place",
  (text) => {
    expect(findLocation(priceList.locations, text)).toBeUndefined();
  },
);

test("an id wins over the name of another place", () => {
  const named = { ...office, name: { en: "airport-tuzla", bs: "airport-tuzla" } };
  expect(findLocation([named, airportTuzla], "airport-tuzla")).toBe(airportTuzla);
});
