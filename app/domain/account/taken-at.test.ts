import { expect, test } from "vitest";
import { toInstant } from "../sarajevo.ts";
import { isTakenWithin, takenAtOf } from "./taken-at.ts";

const now = toInstant("2026-07-10T12:00");

test.each([
  ["2026-07-10T12:00", true],
  ["2026-07-10T12:01", false],
  ["2026-07-03T12:00", true],
  ["2026-07-03T11:59", false],
])("taken %s and entered on 10 July at noon: %s", (at, isSo) => {
  expect(isTakenWithin(toInstant(at), now)).toBe(isSo);
});

test("a day and a time are both there or both left out", () => {
  expect(takenAtOf(undefined, undefined)).toBeUndefined();
  expect(takenAtOf("2026-07-09", undefined)).toBe("half");
  expect(takenAtOf(undefined, "18:20")).toBe("half");
  expect(takenAtOf("2026-07-09", "18:20")).toBe(toInstant("2026-07-09T18:20"));
});
