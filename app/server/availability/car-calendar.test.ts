import { afterAll, beforeAll, expect, test } from "vitest";
import {
  addCar,
  book,
  openStage,
  plainSelection,
  tripAt,
  type Stage,
} from "../../../test/casts/cast.ts";
import { carCalendar } from "./car-calendar.ts";

let stage: Stage;
let carId: number;
beforeAll(async () => {
  stage = await openStage();
  carId = await addCar(stage.deps, { name: "Golf", vehicles: 1 });
});
afterAll(() => stage.close());

const now = "2026-06-01T10:00";
const calendar = async (id = carId) =>
  carCalendar(stage.deps, await stage.deps.catalogue.get(), id, now);
const statesOf = async (from: string, to: string) =>
  (await calendar())
    .filter(({ date }) => date >= from && date <= to)
    .map(({ date, state }) => `${date.slice(5)} ${state}`);

test("three months from today, each day with the shortest rental that can start there", async () => {
  const days = await calendar();
  expect(days).toHaveLength(91);
  expect(days[0]?.date).toBe("2026-06-01");
  expect(days[1]).toEqual({
    date: "2026-06-02",
    state: "free",
    trip: {
      pickupLocationId: "airport-tuzla",
      dropoffLocationId: "airport-tuzla",
      pickupAt: "2026-06-02T10:00",
      dropoffAt: "2026-06-05T10:00",
    },
  });
});

test("today at ten is gone at ten, but not the afternoon", async () => {
  expect((await calendar())[0]).toMatchObject({
    state: "other-time",
    trip: { pickupAt: "2026-06-01T11:00" },
  });
});

test("a booking is in the calendar with the next question", async () => {
  await calendar();
  await book(stage.deps, {
    selection: plainSelection(carId),
    trip: tripAt("2026-07-06T10:00", "2026-07-13T10:00"),
  });
  expect(await statesOf("2026-07-02", "2026-07-14")).toEqual([
    "07-02 free",
    // Three days from ten would end when the next customer picks up: two hours lie between.
    "07-03 other-time",
    "07-04 taken",
    "07-05 taken",
    "07-06 taken",
    "07-07 taken",
    "07-08 taken",
    "07-09 taken",
    "07-10 taken",
    "07-11 taken",
    "07-12 taken",
    "07-13 other-time",
    "07-14 free",
  ]);
});

test("the same moment is answered from memory, a change of the prices is not", async () => {
  const first = await calendar();
  expect(await calendar()).toBe(first);
  await stage.deps.pool.query("update setting set value = '5' where key = 'min_rental_days'");
  await stage.deps.catalogue.refresh();
  const [, second] = await calendar();
  expect(second).toMatchObject({ trip: { dropoffAt: "2026-06-07T10:00" } });
});

test("a car that is none, or has no vehicle, has an empty calendar", async () => {
  expect(await calendar(999_999)).toEqual([]);
  expect(await calendar(await addCar(stage.deps, { name: "Promised", vehicles: 0 }))).toEqual([]);
});
