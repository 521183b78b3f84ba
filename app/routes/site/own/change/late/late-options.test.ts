import { expect, test } from "vitest";
import { lateTimes } from "./late-options.ts";

const at = (agreed: string, now: string) =>
  lateTimes(agreed, now).map((time) => `${time.at.slice(5)} +${time.hours}:${time.minutes}`);

test("before the agreed time it is half an hour, one hour and two hours later", () => {
  expect(at("2027-07-05T10:00", "2027-07-05T08:12")).toEqual([
    "07-05T10:30 +0:30",
    "07-05T11:00 +1:0",
    "07-05T12:00 +2:0",
  ]);
});

test("after it, the times lie ahead", () => {
  expect(at("2027-07-05T10:00", "2027-07-05T11:12")).toEqual([
    "07-05T11:30 +1:30",
    "07-05T12:00 +2:0",
    "07-05T13:00 +3:0",
  ]);
  expect(at("2027-07-05T10:00", "2027-07-05T10:00")[0]).toBe("07-05T10:30 +0:30");
});

test("midnight is no border, and a time that the clock skips is not offered", () => {
  expect(at("2027-07-05T23:30", "2027-07-05T20:00")).toEqual([
    "07-06T00:00 +0:30",
    "07-06T00:30 +1:0",
    "07-06T01:30 +2:0",
  ]);
  expect(at("2027-03-28T01:30", "2027-03-28T00:00")).toEqual(["03-28T03:30 +2:0"]);
});
