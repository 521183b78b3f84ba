import { expect, test } from "vitest";
import { addDays, dateOf, joinDateTime, timeOf } from "../calendar.ts";
import type { Trip } from "../reservations/trip/trip.ts";
import { freeDays } from "./free-days.ts";

const tripAt = (pickupAt: string): Trip => ({
  pickupLocationId: "airport-tuzla",
  dropoffLocationId: "airport-tuzla",
  pickupAt,
  dropoffAt: joinDateTime(addDays(dateOf(pickupAt), 3), timeOf(pickupAt)),
});
const daysWith = (
  isFree: (trip: Trip) => boolean,
  allowed = tripAt as (at: string) => Trip | undefined,
) =>
  freeDays({ from: "2026-07-01", days: 3, tripAt: allowed, hasRoom: isFree, hasEasyRoom: isFree });

test("a day is free when the shortest rental can start at ten", () => {
  const free = daysWith(() => true);
  expect(free.map(({ date, state }) => `${date} ${state}`)).toEqual([
    "2026-07-01 free",
    "2026-07-02 free",
    "2026-07-03 free",
  ]);
  expect(free[0]).toMatchObject({ trip: tripAt("2026-07-01T10:00") });
});

test("when only another hour works, the one nearest to ten is named", () => {
  const [first] = daysWith(({ pickupAt }) => pickupAt >= "2026-07-01T14:00");
  expect(first).toMatchObject({ state: "other-time", trip: { pickupAt: "2026-07-01T14:00" } });
  const [early] = daysWith(({ pickupAt }) => pickupAt <= "2026-07-01T08:30");
  expect(early).toMatchObject({ state: "other-time", trip: { pickupAt: "2026-07-01T08:00" } });
});

test("when no vehicle can be had at any hour, the day is taken", () => {
  expect(daysWith(() => false).map(({ state }) => state)).toEqual(["taken", "taken", "taken"]);
});

test("when nobody may start on a day, it is closed, not taken", () => {
  const [first, second] = daysWith(
    () => true,
    (at) => (at < "2026-07-02T12:00" ? undefined : tripAt(at)),
  );
  expect(first).toEqual({ date: "2026-07-01", state: "closed" });
  expect(second).toMatchObject({ state: "other-time", trip: { pickupAt: "2026-07-02T12:00" } });
});

test("every hour of the day is tried, the nearest to ten first", () => {
  const asked: string[] = [];
  freeDays({
    from: "2026-07-01",
    days: 1,
    tripAt,
    hasRoom: () => false,
    hasEasyRoom: ({ pickupAt }) => asked.push(timeOf(pickupAt)) < 0,
  });
  const hours = [11, 9, 12, 8, 13, 7, 14, 6, 15, 16, 17, 18, 19, 20, 21, 22];
  expect(asked).toEqual(hours.map((hour) => `${String(hour).padStart(2, "0")}:00`));
});

test("a day is taken as soon as somebody might start at one of its hours", () => {
  for (const allowed of ["2026-07-01T10:00", "2026-07-01T12:00"])
    expect(
      daysWith(
        () => false,
        (at) => (at === allowed ? tripAt(at) : undefined),
      )[0],
    ).toEqual({ date: "2026-07-01", state: "taken" });
});

test("only the usual hour is asked thoroughly, once a day", () => {
  const asked: string[] = [];
  freeDays({
    from: "2026-07-01",
    days: 2,
    tripAt,
    hasRoom: ({ pickupAt }) => asked.push(pickupAt) < 0,
    hasEasyRoom: () => false,
  });
  expect(asked).toEqual(["2026-07-01T10:00", "2026-07-02T10:00"]);
});
