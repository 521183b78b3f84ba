import { expect, test } from "vitest";

import { extraIncludedOn } from "./extra-included.ts";

const winter = { includedFrom: "11-01", includedTo: "04-01" };
const summer = { includedFrom: "06-01", includedTo: "08-31" };

test.each([
  [winter, "2026-10-31", false],
  [winter, "2026-11-01", true],
  [winter, "2026-12-31", true],
  [winter, "2027-01-01", true],
  [winter, "2027-04-01", true],
  [winter, "2027-04-02", false],
  [summer, "2026-05-31", false],
  [summer, "2026-06-01", true],
  [summer, "2026-08-31", true],
  [summer, "2026-09-01", false],
  [{}, "2026-12-01", false],
  [{ includedFrom: "11-01" }, "2026-12-01", false],
  [{ includedTo: "04-01" }, "2026-12-01", false],
])("%j on %s: %s", (window, date, included) => {
  expect(extraIncludedOn(window, date, 1)).toBe(included);
});

test("one day in the window is enough, wherever it lies in the rental", () => {
  expect(extraIncludedOn(winter, "2026-10-29", 3)).toBe(false);
  expect(extraIncludedOn(winter, "2026-10-29", 4)).toBe(true);
  expect(extraIncludedOn(winter, "2027-04-01", 30)).toBe(true);
});
