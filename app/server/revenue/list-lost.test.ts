import { afterAll, beforeAll, expect, test } from "vitest";
import { julyWeek, openStage, type Stage } from "../../../test/casts/cast.ts";
import { logRefusedSearch } from "../availability/log-refused-search.ts";
import { flushTripSearches, logTripSearch } from "../visits/log-trip-search.ts";
import { listLost } from "./list-lost.ts";

let stage: Stage;
const year = { from: "2026-01-01", to: "2026-12-31", asOf: "2026-12-31" };

beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

test("is what nobody could be offered, each trip once a day, by reason and with the price that it would have had", async () => {
  const { deps } = stage;
  stage.deps.clock.set("2026-06-01T10:00:00+02:00");
  const full = { trip: julyWeek, language: "ba" as const, rentalDays: 7, freeCarIds: [] };
  logTripSearch(deps, { ...full, takenCarIds: [1], cheapestTakenCents: 21_000 });
  logTripSearch(deps, { ...full, takenCarIds: [1], cheapestTakenCents: 21_000 });
  // Of another day's search no price is known.
  stage.deps.clock.set("2026-06-02T10:00:00+02:00");
  logTripSearch(deps, { ...full, takenCarIds: [] });
  // This one got a car in the end.
  const later = { ...julyWeek, pickupAt: "2026-07-07T10:00" };
  logTripSearch(deps, { ...full, trip: later, takenCarIds: [1], cheapestTakenCents: 18_000 });
  logTripSearch(deps, { ...full, trip: later, takenCarIds: [], freeCarIds: [1] });
  await flushTripSearches(deps);
  const lost = { reason: "full", trips: 2, rentalDays: 14, cents: 21_000 };
  expect(await listLost(deps.pool, year)).toEqual([{ ...lost, unpricedTrips: 1, unpricedDays: 7 }]);
  expect(await listLost(deps.pool, { ...year, asOf: "2026-06-01" })).toMatchObject([{ trips: 1 }]);
  expect(await listLost(deps.pool, { ...year, from: "2026-08-01" })).toEqual([]);
});

test("a trip that a rule refuses is kept with its reason and the price of the cheapest car", async () => {
  const { deps } = stage;
  const { priceList } = await deps.catalogue.get();
  const fields = {
    pickupLocation: priceList.locations[0]?.slug.en ?? "",
    sameReturnLocation: "true",
    pickupDate: "2026-08-03",
    pickupTime: "10:00",
    dropoffDate: "2026-08-04",
    dropoffTime: "10:00",
  };
  const asked = { fields, language: "en-us" as const, now: "2026-06-02T10:00" };
  await logRefusedSearch(deps, asked);
  await logRefusedSearch(deps, { ...asked, fields: { ...fields, pickupTime: "" } });
  await flushTripSearches(deps);
  const found = await listLost(deps.pool, { ...year, from: "2026-08-01" });
  expect(found).toMatchObject([{ reason: "under-minimum", trips: 1, rentalDays: 1 }]);
  expect(found[0]?.cents).toBeGreaterThan(0);
});
