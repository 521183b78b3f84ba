import { describe, expect, test } from "vitest";

import { airportTuzla, office, zivinice } from "../../../test/casts/small-agency.ts";
import type { OpeningHours, OpenSpan } from "./location.ts";
import { isOpenAt, outOfHoursAt, spanOn } from "./opening-hours.ts";

function daily(span: OpenSpan | undefined): OpeningHours {
  return { weekly: Array.from({ length: 7 }, () => span), special: [] };
}

describe("the hours of a date", () => {
  test("follow the weekday", () => {
    expect(spanOn(office.hours, "2026-05-04")).toEqual({ opens: "06:00", closes: "22:00" });
    expect(spanOn(office.hours, "2026-05-02")).toEqual({ opens: "06:00", closes: "22:00" });
    expect(spanOn(office.hours, "2026-05-03")).toEqual({ opens: "10:00", closes: "18:00" });
  });

  test("of a special day win, closed ones too", () => {
    expect(spanOn(office.hours, "2026-05-01")).toBeUndefined();
    const special = [
      { date: "2026-05-04", span: { opens: "08:00", closes: "12:00" }, label: { en: "", bs: "" } },
    ];
    expect(spanOn({ ...office.hours, special }, "2026-05-04")).toEqual({
      opens: "08:00",
      closes: "12:00",
    });
  });
});

describe("open", () => {
  test.each([
    ["2026-05-04T05:59", false],
    ["2026-05-04T06:00", true],
    ["2026-05-04T22:00", true],
    ["2026-05-04T22:01", false],
    ["2026-05-03T09:30", false],
    ["2026-05-03T18:00", true],
    ["2026-05-01T12:00", false],
  ])("the office at %s: %s", (at, open) => {
    expect(isOpenAt(office.hours, at)).toBe(open);
  });

  test("around the clock is every minute", () => {
    const minutes = ["2026-05-04T00:00", "2026-05-04T03:33", "2026-05-04T23:59"];
    expect(minutes.every((at) => isOpenAt(airportTuzla.hours, at))).toBe(true);
  });

  test("until 24:00 holds the midnight at which it closes and nothing after", () => {
    const hours = daily({ opens: "06:00", closes: "24:00" });
    expect(isOpenAt(hours, "2026-05-04T23:59")).toBe(true);
    expect(isOpenAt(hours, "2026-05-05T00:00")).toBe(true);
    expect(isOpenAt(hours, "2026-05-05T00:01")).toBe(false);
  });

  test("past midnight belongs to the day before", () => {
    const hours = daily({ opens: "18:00", closes: "02:00" });
    expect(isOpenAt(hours, "2026-05-05T02:00")).toBe(true);
    expect(isOpenAt(hours, "2026-05-05T02:01")).toBe(false);
    expect(isOpenAt(hours, "2026-05-05T17:59")).toBe(false);
    expect(isOpenAt(hours, "2026-05-05T23:30")).toBe(true);
  });

  test("the night after a closed day is closed", () => {
    const weekly = [
      undefined,
      ...Array.from({ length: 6 }, () => ({ opens: "18:00", closes: "02:00" })),
    ];
    expect(isOpenAt({ weekly, special: [] }, "2026-05-05T01:00")).toBe(false);
    expect(isOpenAt({ weekly, special: [] }, "2026-05-04T01:00")).toBe(true);
  });

  test("equal times mean closed", () => {
    expect(isOpenAt(daily({ opens: "00:00", closes: "00:00" }), "2026-05-04T00:00")).toBe(false);
  });
});

test("outside the hours a place does what it says", () => {
  expect(outOfHoursAt(office, "2026-05-04T12:00")).toBe("open");
  expect(outOfHoursAt(office, "2026-05-04T23:00")).toBe("fee");
  expect(outOfHoursAt(zivinice, "2026-05-04T23:30")).toBe("blocked");
  expect(outOfHoursAt({ ...office, outOfHours: "free" }, "2026-05-04T23:00")).toBe("free");
});
