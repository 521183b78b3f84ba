import { expect, test } from "vitest";
import { nearest, swipeStep } from "./use-swipe.ts";

test("a finger goes at least 50 pixels, or everything stays (spec 9)", () => {
  for (const dx of [0, 49, -49, 49.9, -49.9]) expect(swipeStep(dx)).toBe(0);
  for (const dx of [-50, -51, -400]) expect(swipeStep(dx)).toBe(1);
  for (const dx of [50, 51, 400]) expect(swipeStep(dx)).toBe(-1);
});

test("the nearest place, the first of two that are as near", () => {
  const places = [0, 290, 560];
  expect(nearest(places, -20)).toBe(0);
  expect(nearest(places, 145)).toBe(0);
  expect(nearest(places, 146)).toBe(1);
  expect(nearest(places, 9999)).toBe(2);
  expect(nearest([], 10)).toBe(0);
});
