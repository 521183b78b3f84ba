import { expect, test } from "vitest";
import { maxTries, maxWritings, pauseAfter, restAfter } from "./try-again.ts";

const minutes = (tries: number) => (pauseAfter(tries) ?? 0) / 60_000;

test("the pauses grow from half a minute to an hour", () => {
  expect([1, 2, 3, 4, 5, 6, 7, 50].map(minutes)).toEqual([0.5, 2, 10, 30, 60, 60, 60, 60]);
});

test("a letter is tried for five days", () => {
  const tries = Array.from({ length: maxTries - 1 }, (_, index) => minutes(index + 1));
  const days = tries.reduce((sum, pause) => sum + pause, 0) / 60 / 24;
  expect(days).toBeGreaterThan(4.95);
  expect(days).toBeLessThanOrEqual(5);
  expect(pauseAfter(maxTries)).toBeUndefined();
});

test("a letter that cannot be written is tried for a day", () => {
  const tries = Array.from({ length: maxWritings - 1 }, (_, index) => minutes(index + 1));
  const hours = tries.reduce((sum, pause) => sum + pause, 0) / 60;
  expect(hours).toBeGreaterThan(23);
  expect(hours).toBeLessThanOrEqual(24);
  expect(pauseAfter(maxWritings - 1, maxWritings)).toBe(3_600_000);
  expect(pauseAfter(maxWritings, maxWritings)).toBeUndefined();
});

test("a carrier that is not reached rests for a second at first and a minute at most", () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 100].map(restAfter)).toEqual([
    1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000, 60_000,
  ]);
});
