import { describe, expect, test } from "vitest";
import {
  boardViews,
  daysOf,
  isOf,
  nobody,
  readBoardFilter,
  writeBoardFilter,
} from "./move-filter.ts";

const read = (query: string) => readBoardFilter(new URLSearchParams(query));

describe("the address of the board", () => {
  test.each([
    ["", { view: "today" }],
    ["view=week&place=airport-tuzla", { view: "week", place: "airport-tuzla" }],
    ["place=office&person=Ab3-x_9", { view: "today", place: "office", person: "Ab3-x_9" }],
    ["person=%3Cscript%3E", { view: "today" }],
    [`person=${"a".repeat(65)}`, { view: "today" }],
    ["view=yesterday&place=%27or+1", { view: "today" }],
    ["all=1", { view: "today", all: true }],
    ["all=yes", { view: "today" }],
    [`place=${"a".repeat(61)}`, { view: "today" }],
  ])("%s", (query, filter) => {
    expect(read(query)).toEqual(filter);
  });

  test("is read as it was written", () => {
    for (const view of boardViews)
      for (const filter of [
        { view },
        { view, place: "office" },
        { view, person: nobody },
        { view, all: true } as const,
      ])
        expect(readBoardFilter(writeBoardFilter(filter))).toEqual(filter);
  });
});

test("a move is of whoever drives it, or of nobody", () => {
  const hers = { driver: { id: "amra" } };
  expect([isOf(hers, undefined), isOf(hers, "amra"), isOf(hers, "emir")]).toEqual([
    true,
    true,
    false,
  ]);
  expect([isOf(hers, nobody), isOf({}, nobody), isOf({}, "amra")]).toEqual([false, true, false]);
});

test("a view is whole days, across the end of a year too", () => {
  expect(daysOf("today", "2026-12-31")).toEqual({ from: "2026-12-31", to: "2027-01-01" });
  expect(daysOf("tomorrow", "2026-12-31")).toEqual({ from: "2027-01-01", to: "2027-01-02" });
  expect(daysOf("week", "2026-12-28")).toEqual({ from: "2026-12-28", to: "2027-01-04" });
});
