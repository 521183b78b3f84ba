import { expect, test } from "vitest";
import { formatDriveTime } from "./drive-time.ts";

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
