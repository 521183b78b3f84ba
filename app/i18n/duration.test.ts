import { expect, test } from "vitest";
import { formatDuration } from "./duration.ts";
import { formatDriveTime } from "./place-texts.ts";

test.each([
  [0, "next door"],
  [25, "25 min"],
  [60, "1 h"],
  [190, "3 h 10 min"],
])("%i minutes are %s", (minutes, text) => {
  expect(formatDriveTime(minutes, "en-us")).toBe(text);
});

test("in Bosnian too", () => {
  expect(formatDriveTime(0, "ba")).toBe("odmah pored");
  expect(formatDriveTime(170, "ba")).toBe("2 h 50 min");
});

test("no time at all is a duration too", () => {
  expect([0, 75].map(formatDuration)).toEqual(["0 min", "1 h 15 min"]);
});
