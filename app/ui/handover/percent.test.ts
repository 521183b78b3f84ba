import { expect, test } from "vitest";
import { readPercent } from "./percent.ts";

test.each([
  ["0", 0],
  ["64", 64],
  [" 100 % ", 100],
  ["064", 64],
  ["", undefined],
  ["101", undefined],
  ["-1", undefined],
  ["6.5", undefined],
  ["sixty", undefined],
])("%j is %s", (text, percent) => {
  expect(readPercent(text)).toBe(percent);
});
