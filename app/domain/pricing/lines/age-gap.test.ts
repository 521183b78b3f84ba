import { expect, test } from "vitest";
import { rules } from "../../../../test/casts/small-agency.ts";
import { ageGap } from "./age-gap.ts";
import { youngDriverLine } from "./young-driver.ts";

const trip = { pickupAt: "2026-07-03T10:00" };
const young = youngDriverLine("2006-01-01", "2026-07-03", 4, rules);
const priced = { lines: young ? [young] : [], trip, rentalDays: 4 };

test("a surcharge is missing where the driver turns out to be young", () => {
  expect(ageGap({ ...priced, lines: [] }, "2006-01-01", rules)).toEqual({
    kind: "missing",
    line: young,
  });
});

test("a surcharge is needless where the driver turns out to be old enough", () => {
  expect(ageGap(priced, "2004-07-03", rules)).toEqual({ kind: "needless", line: young });
});

test.each([
  ["a young driver who pays it", priced, "2006-01-01"],
  ["one who is old enough", { ...priced, lines: [] }, "1990-01-01"],
  ["one of whom nothing is known", { ...priced, lines: [] }, undefined],
])("nothing is amiss with %s", (_, price, born) => {
  expect(ageGap(price, born, rules)).toBeUndefined();
});
