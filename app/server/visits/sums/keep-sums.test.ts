import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  book,
  openStage,
  plainSelection,
  addCar,
  tripAt,
  type Stage,
} from "../../../../test/casts/cast.ts";
import { addRandomVisits, addVisits } from "../../../../test/casts/visits-cast.ts";
import { visitDimensions } from "../../../domain/visits/visit-dimensions.ts";
import { closedUntil } from "./closed-until.ts";
import { keepSums } from "./keep-sums.ts";
import { listDays, listSums } from "./list-sums.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());
beforeEach(() =>
  stage.owner.query(
    "truncate visit, page_view, page_count, plain_count, trip_step, trip_search, visit_day, visit_month",
  ),
);

const sorted = async (from: string, to: string) => ({
  sums: (await listSums(stage.deps.pool, { from, to }, visitDimensions))
    .toSorted((a, b) => (`${a.dimension} ${a.value}` < `${b.dimension} ${b.value}` ? -1 : 1))
    .filter(({ dimension, ...sum }) => dimension !== "all" || sum.hits + sum.visits > 0),
  days: (await listDays(stage.deps.pool, { from, to }))
    .filter(({ hits, visits }) => hits + visits > 0)
    .toSorted((a, b) => (a.day < b.day ? -1 : 1)),
});

/** Whole and broken months and years, single days, both changes of the clock, and days of nothing. */
const ranges = [
  ["2025-11-01", "2026-05-31"],
  ["2026-01-01", "2026-01-31"],
  ["2026-01-15", "2026-04-02"],
  ["2026-03-28", "2026-03-30"],
  ["2026-03-29", "2026-03-29"],
  ["2025-10-26", "2025-10-26"],
  ["2025-10-25", "2025-10-27"],
  ["2016-06-01", "2026-06-01"],
  ["2019-01-01", "2019-12-31"],
  ["2026-05-31", "2026-06-01"],
  ["2026-06-01", "2026-06-01"],
] as const;

describe("sums that are kept", () => {
  test("are those of the rows, whatever days are asked for", async () => {
    const carId = await addCar(stage.deps, { name: "summed", vehicles: 1, perDayCents: 4000 });
    stage.deps.clock.set("2026-05-20T12:00:00+02:00");
    await book(stage.deps, {
      selection: plainSelection(carId),
      trip: tripAt("2026-09-07T10:00", "2026-09-11T10:00"),
    });
    for (const seed of [0.1, 0.7]) {
      await addRandomVisits(stage.deps.pool, {
        from: "2025-10-20",
        to: "2026-06-02",
        count: 400,
        seed,
      });
    }
    const counted = await Promise.all(ranges.map(([from, to]) => sorted(from, to)));
    expect(counted[0]?.sums.length).toBeGreaterThan(50);
    expect(new Set(counted[0]?.sums.map(({ dimension }) => dimension))).toEqual(
      new Set(visitDimensions.filter((one) => one !== "fault")),
    );
    stage.deps.clock.set("2026-06-01T10:00:00+02:00");
    expect(await keepSums(stage.deps)).toBeGreaterThan(200);
    expect(await closedUntil(stage.deps.pool)).toBe("2026-05-31");
    expect(await Promise.all(ranges.map(([from, to]) => sorted(from, to)))).toEqual(counted);
    // The rows may go: the sums stay.
    await stage.owner.query("delete from page_view where at < '2026-05-01'");
    expect(await sorted("2026-01-15", "2026-04-02")).toEqual(counted[2]);
    expect(await keepSums(stage.deps)).toBe(0);
  });

  test("of the last days are counted once more, since a page tells of itself later", async () => {
    const late = { views: [["2026-06-01T23:50:00+02:00", "/vehicles", 40]] } as const;
    await addVisits(stage.deps.pool, [late]);
    stage.deps.clock.set("2026-06-02T00:30:00+02:00");
    await keepSums(stage.deps);
    await stage.owner.query("update page_view set seconds_spent = 900");
    stage.deps.clock.set("2026-06-03T00:30:00+02:00");
    expect(await keepSums(stage.deps)).toBe(2);
    const [page] = await listSums(stage.deps.pool, { from: "2026-06-01", to: "2026-06-02" }, [
      "page",
    ]);
    expect(page).toMatchObject({ value: "/vehicles", visits: 1, seconds: 900, measured: 1 });
  });

  test("are made by one of several processes, and of an empty house there are none", async () => {
    await stage.owner.query("truncate visit cascade");
    await addVisits(stage.deps.pool, [{ views: [["2026-05-30T10:00:00+02:00", "/", 5]] }]);
    stage.deps.clock.set("2026-06-03T04:00:00+02:00");
    await Promise.all([keepSums(stage.deps), keepSums(stage.otherProcess())]);
    expect(
      await listSums(stage.deps.pool, { from: "2026-01-01", to: "2026-06-03" }, ["entry"]),
    ).toEqual([
      {
        dimension: "entry",
        value: "/",
        hits: 0,
        visits: 1,
        views: 1,
        seconds: 5,
        measured: 1,
        refused: 0,
        cents: 0,
      },
    ]);
    expect(
      await listSums(stage.deps.pool, { from: "2026-06-03", to: "2026-01-01" }, ["entry"]),
    ).toEqual([]);
  });
});
