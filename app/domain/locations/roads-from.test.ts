import { expect, test } from "vitest";
import { airportTuzla, office, zivinice } from "../../../test/casts/small-agency.ts";
import { roadsFrom } from "./roads-from.ts";

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
    roadsFrom("airport-tuzla", places, roads).map(({ place, minutes }) => [place.id, minutes]),
  ).toEqual([
    ["office", 0],
    ["bus-station-zivinice", 15],
  ]);
});

test("a return elsewhere costs the fee of the pair and the delivery fee over there", () => {
  const fees = Object.fromEntries(
    roadsFrom("office", places, roads).map(({ place, feeCents }) => [place.id, feeCents]),
  );
  expect(fees).toEqual({ "airport-tuzla": 900, "bus-station-zivinice": 2500 });
});

test("roads whose length nobody wrote down stand last, in their order", () => {
  const far = roadsFrom("bus-station-zivinice", places, roads);
  expect(far.map(({ place, minutes }) => [place.id, minutes])).toEqual([
    ["airport-tuzla", undefined],
    ["office", undefined],
  ]);
});
