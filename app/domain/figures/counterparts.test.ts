import { expect, test } from "vitest";
import { counterpartsOf } from "./counterparts.ts";

const days = { from: "2027-03-08", to: "2027-03-12" };

test("a day meets the same weekday, or the same date, of a year before", () => {
  expect(counterpartsOf(days, "weekday", []).get("2027-03-08")).toBe("2026-03-09");
  expect(counterpartsOf(days, "date", []).get("2027-03-08")).toBe("2026-03-08");
  expect(counterpartsOf(days, "weekday", []).size).toBe(5);
});

test("days that were matched by hand meet those, and of two the one that begins later holds", () => {
  const bajram = { from: "2027-03-09", to: "2027-03-11", withDay: "2026-03-20" };
  const met = counterpartsOf(days, "weekday", [bajram]);
  expect([...met.values()]).toEqual([
    "2026-03-09",
    "2026-03-20",
    "2026-03-21",
    "2026-03-22",
    "2026-03-13",
  ]);
  const later = { from: "2027-03-10", to: "2027-03-10", withDay: "2026-01-01" };
  expect(counterpartsOf(days, "date", [bajram, later]).get("2027-03-10")).toBe("2026-01-01");
});
