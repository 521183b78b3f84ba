import { expect, test } from "vitest";
import type { CalendarDay } from "../../../../domain/availability/free-days.ts";
import { addDays } from "../../../../domain/calendar.ts";
import { calendarMonths } from "./free-days.tsx";

const days = (from: string, count: number): CalendarDay[] =>
  Array.from({ length: count }, (_, day) => ({ date: addDays(from, day), state: "taken" }));
const drawn = (from: string, count: number) =>
  calendarMonths(days(from, count)).map(({ weeks }) =>
    weeks.map((week) => week.map((day) => day?.date.slice(8) ?? "--").join(" ")),
  );

test("weeks run from Monday to Sunday, with gaps before the first day and after the last", () => {
  expect(drawn("2026-11-21", 12)).toEqual([
    ["-- -- -- -- -- 21 22", "23 24 25 26 27 28 29", "30 -- -- -- -- -- --"],
    ["-- 01 02 -- -- -- --"],
  ]);
});

test("a month that begins on a Monday has no empty week", () => {
  expect(drawn("2027-02-01", 28)[0]).toHaveLength(4);
  expect(drawn("2027-01-31", 2)).toEqual([["-- -- -- -- -- -- 31"], ["01 -- -- -- -- -- --"]]);
});

test("ninety-one days stand in the table once each", () => {
  const all = calendarMonths(days("2026-11-21", 91)).flatMap(({ weeks }) => weeks.flat());
  expect(all.filter(Boolean)).toHaveLength(91);
  expect(all.length % 7).toBe(0);
  expect(calendarMonths([])).toEqual([]);
});
