import { assert, property, string } from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type PlannerView,
  readPlannerView,
  usualFrom,
  withFold,
  writePlannerView,
} from "./planner-view.ts";

const today = "2026-07-03";
const known = { today, places: ["airport-tuzla", "office-sarajevo"] };
const read = (query: string) => readPlannerView(new URLSearchParams(query), known);
const usual: PlannerView = { from: "2026-07-01", zoom: "2-weeks", folded: [] };

test("an address without a query shows two weeks that begin a little before today", () => {
  expect(read("")).toEqual({ view: usual, faults: [] });
  expect(read("zoom=1-day").view.from).toBe(today);
  expect(usualFrom("3-months", today)).toBe("2026-07-01");
});

test("all parts are read, and written as they were read", () => {
  const query =
    "from=2026-08-01&zoom=3-days&place=airport-tuzla&category=suv&state=overdue&folded=3.7";
  const { view, faults } = read(query);
  expect(faults).toEqual([]);
  expect(view).toEqual({
    from: "2026-08-01",
    zoom: "3-days",
    place: "airport-tuzla",
    category: "suv",
    state: "overdue",
    folded: [3, 7],
  });
  expect(writePlannerView(view, today).toString()).toBe(query);
  expect(writePlannerView(usual, today).toString()).toBe("");
});

describe("what makes no sense falls back, and is named", () => {
  const manyIds = Array.from({ length: 10_000 }, (_, id) => id).join(".");
  test.each([
    ["zoom=1000-years", "zoom"],
    ["zoom=__proto__", "zoom"],
    ["from=2026-02-30", "from"],
    ["from=9999-01-01", "from"],
    ["from=yesterday", "from"],
    ["place=atlantis", "place"],
    ["category=tank", "category"],
    ["state=broken", "state"],
    [`folded=${manyIds}`, "folded"],
    [`folded=${Array.from({ length: 201 }, (_, id) => id).join(".")}`, "folded"],
    ["folded=1.x", "folded"],
  ])("%s", (query, fault) => {
    expect(read(query)).toEqual({ view: usual, faults: [fault] });
  });
});

test("no address throws, and what is written is read without a fault", () => {
  assert(
    property(string(), string(), string(), (from, zoom, folded) => {
      const { view } = readPlannerView(new URLSearchParams({ from, zoom, folded }), known);
      expect(readPlannerView(writePlannerView(view, today), known)).toEqual({ view, faults: [] });
    }),
  );
});

test("a car is folded away and unfolded again", () => {
  expect(withFold(usual, 4).folded).toEqual([4]);
  expect(withFold(withFold(usual, 4), 4)).toEqual(usual);
});
