import { afterAll, beforeAll, expect, test } from "vitest";
import { julyWeek, openStage, type Stage } from "../../../test/casts/cast.ts";
import { freshDatabase } from "../../../test/world/database.ts";
import { fixedClock } from "../../../test/world/fixed-clock.ts";
import type { Log } from "../log.ts";
import { flushTripSearches, logTripSearch, type TripSearch } from "./log-trip-search.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const search: TripSearch = {
  trip: julyWeek,
  language: "ba",
  rentalDays: 7,
  freeCarIds: [3, 1],
  takenCarIds: [],
  cheapestFreeCents: 19_950,
};
const kept = async () =>
  (await stage.deps.pool.query<Record<string, unknown>>("select * from trip_search order by id"))
    .rows;

test("a search is written within a second or so, by itself", async () => {
  logTripSearch(stage.deps, search);
  expect(await kept()).toEqual([]);
  await expect.poll(kept, { timeout: 5000 }).toHaveLength(1);
  expect((await kept())[0]).toMatchObject({
    free_car_ids: [3, 1],
    taken_car_ids: [],
    cheapest_free_cents: 19_950,
    cheapest_taken_cents: null,
    language: "ba",
  });
});

test("a refused one says why", async () => {
  logTripSearch(stage.deps, { ...search, freeCarIds: [], refused: "under-minimum" });
  await flushTripSearches(stage.deps);
  expect((await kept()).at(-1)).toMatchObject({ refused: "under-minimum" });
});

test("many are written at once and in order", async () => {
  await stage.deps.pool.query("delete from trip_search");
  for (let days = 1; days <= 500; days += 1)
    logTripSearch(stage.deps, { ...search, rentalDays: days });
  await Promise.all([flushTripSearches(stage.deps), flushTripSearches(stage.deps)]);
  expect((await kept()).map((row) => row.rental_days)).toEqual(
    Array.from({ length: 500 }, (_, index) => index + 1),
  );
});

test("a database that is away costs the searches and a line in the log, nothing else", async () => {
  const { pool, close } = await freshDatabase({ max: 1 });
  const lines: unknown[] = [];
  const log: Log = { ...stage.deps.log, warn: (line: unknown) => lines.push(line) };
  await close();
  logTripSearch({ pool, clock: fixedClock("2026-06-01T10:00:00+02:00"), log }, search);
  await flushTripSearches({ pool, log });
  expect(lines).toEqual([{ err: expect.any(Error), lost: 1 }]);
});

test("without searches there is nothing to write", async () => {
  await stage.deps.pool.query("delete from trip_search");
  await flushTripSearches(stage.deps);
  expect(await kept()).toEqual([]);
});
