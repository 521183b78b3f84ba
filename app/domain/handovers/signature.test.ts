import { expect, test } from "vitest";
import { strokePath } from "./signature.ts";

test("a stroke is a curve, a tap a dot, nothing is nothing", () => {
  expect(strokePath([])).toBe("");
  expect(strokePath([[0.5, 0.2]])).toBe("M500 200h0");
  expect(
    strokePath([
      [0, 0],
      [0.1, 0],
      [0.2, 0.1],
    ]),
  ).toBe("M0 0Q100 0 150 50L200 100");
});
