import { expect, test } from "vitest";
import { mayWeek, priceList, rules } from "../../../../test/casts/small-agency.ts";
import { quote } from "../quote.ts";
import { ageGap } from "./age-gap.ts";
import { youngDriverLine } from "./young-driver.ts";

const trip = { pickupAt: "2026-07-03T10:00" };
const young = youngDriverLine("2006-01-01", "2026-07-03", 4, rules);
const others = quote(mayWeek, priceList);
const without = { lines: others.ok ? others.quote.lines : [], trip, rentalDays: 4 };
const priced = { ...without, lines: young ? [...without.lines, young] : [] };

test("a surcharge is missing where the driver turns out to be young", () => {
  expect(ageGap(without, "2006-01-01", rules)).toEqual({
    kind: "missing",
    line: young,
  });
});

test("a surcharge is needless where the driver turns out to be old enough", () => {
  expect(ageGap(priced, "2004-07-03", rules)).toEqual({ kind: "needless", line: young });
});

test.each([
  ["a young driver who pays it", priced, "2006-01-01"],
  ["one who is old enough", without, "1990-01-01"],
  ["one of whom nothing is known", without, undefined],
])("nothing is amiss with %s", (_, price, born) => {
  expect(ageGap(price, born, rules)).toBeUndefined();
});
