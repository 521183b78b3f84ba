import { expect, test } from "vitest";
import { airportTuzla, office, zivinice } from "../../../test/casts/small-agency.ts";
import { waysFrom } from "./ways-from.ts";

const places = [airportTuzla, zivinice, office];
const roads = {
  transferMinutes: { "airport-tuzla": { "bus-station-zivinice": 15, office: 0 } },
  oneWayFees: [
    { fromLocationId: "office", toLocationId: "airport-tuzla", feeCents: 900 },
    { fromLocationId: "office", toLocationId: "bus-station-zivinice", feeCents: 1000 },
  ],
};

test("the nearest comes first, the place itself is not among them", () => {
  expect(
    waysFrom("airport-tuzla", places, roads).map(({ place, minutes }) => [place.id, minutes]),
  ).toEqual([
    ["office", 0],
    ["bus-station-zivinice", 15],
  ]);
});

test("a return elsewhere costs the fee of the pair and the delivery fee over there", () => {
  const fees = Object.fromEntries(
    waysFrom("office", places, roads).map(({ place, feeCents }) => [place.id, feeCents]),
  );
  expect(fees).toEqual({ "airport-tuzla": 900, "bus-station-zivinice": 2500 });
});

test("ways whose length nobody wrote down stand last, in their order", () => {
  const ways = waysFrom("bus-station-zivinice", places, roads);
  expect(ways.map(({ place, minutes }) => [place.id, minutes])).toEqual([
    ["airport-tuzla", undefined],
    ["office", undefined],
  ]);
});
