import { describe, expect, test } from "vitest";
import { boardViews, daysOf, readBoardFilter, writeBoardFilter } from "./move-filter.ts";

const read = (query: string) => readBoardFilter(new URLSearchParams(query));

describe("the address of the board", () => {
  test.each([
    ["", { view: "today" }],
    ["view=week&place=airport-tuzla", { view: "week", place: "airport-tuzla" }],
    ["view=yesterday&place=%27or+1", { view: "today" }],
    [`place=${"a".repeat(61)}`, { view: "today" }],
  ])("%s", (query, filter) => {
    expect(read(query)).toEqual(filter);
  });

  test("is read as it was written", () => {
    for (const view of boardViews)
      for (const filter of [{ view }, { view, place: "office" }])
        expect(readBoardFilter(writeBoardFilter(filter))).toEqual(filter);
  });
});

test("a view is whole days, across the end of a year too", () => {
  expect(daysOf("today", "2026-12-31")).toEqual({ from: "2026-12-31", to: "2027-01-01" });
  expect(daysOf("tomorrow", "2026-12-31")).toEqual({ from: "2027-01-01", to: "2027-01-02" });
  expect(daysOf("week", "2026-12-28")).toEqual({ from: "2026-12-28", to: "2027-01-04" });
});
