import { expect, test } from "vitest";
import { comparedPercent } from "./compared-percent.ts";

test.each([
  [110, 100, 10],
  [90, 100, -10],
  [100, 100, 0],
  [-50, -100, 50],
  [1000, 100, 900],
  [1001, 100, undefined],
  [5, 0, undefined],
  [5, undefined, undefined],
  [0, 100, -100],
])("%d beside %s is %s percent more", (now, earlier, percent) => {
  expect(comparedPercent(now, earlier)).toBe(percent);
});
