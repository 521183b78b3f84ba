import * as fc from "fast-check";
import { describe, expect, test } from "vitest";

import {
  addDays,
  addMinutesWall,
  ageOn,
  compareText,
  dateOf,
  daysBetween,
  isoWeekday,
  isSlot,
  joinDateTime,
  minuteOfDay,
  parseDayMonthYear,
  parseLocalDate,
  parseLocalTime,
  slots,
  timeOf,
  wallMinutesBetween,
} from "./calendar.ts";

const anyDate = fc
  .date({
    min: new Date("1900-01-01T00:00Z"),
    max: new Date("2199-12-31T00:00Z"),
    noInvalidDate: true,
  })
  .map((date) => date.toISOString().slice(0, 10));

describe("a date", () => {
  test.each(["2026-01-31", "2028-02-29", "2000-02-29", "1000-01-01", "9999-12-31"])(
    "%s exists",
    (text) => {
      expect(parseLocalDate(text)).toBe(text);
    },
  );

  test.each([
    "2026-02-31",
    "2026-02-29",
    "1900-02-29",
    "2026-04-31",
    "2026-00-10",
    "2026-13-01",
    "2026-01-00",
    "2026-01-32",
    "0999-12-31",
    "2026-1-1",
    "26-01-01",
    " 2026-01-01",
    "2026-01-01T00:00",
    "2026-01-01\n",
    "",
    "tomorrow",
    "２０２６-01-01",
  ])("%j does not exist", (text) => {
    expect(parseLocalDate(text)).toBeUndefined();
  });

  test("moves and counts like the Gregorian calendar", () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -40_000, max: 40_000 }), (date, days) => {
        const moved = new Date(Date.parse(`${date}T00:00Z`) + days * 86_400_000);
        expect(addDays(date, days)).toBe(moved.toISOString().slice(0, 10));
        expect(daysBetween(date, addDays(date, days))).toBe(days);
        expect(isoWeekday(date)).toBe(new Date(`${date}T00:00Z`).getUTCDay() || 7);
        expect(parseLocalDate(date)).toBe(date);
      }),
    );
  });

  test("crosses leap days and years", () => {
    expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
    expect(addDays("2027-02-28", 1)).toBe("2027-03-01");
    expect(addDays("2000-02-28", 1)).toBe("2000-02-29");
    expect(addDays("2100-02-28", 1)).toBe("2100-03-01");
    expect(addDays("2027-01-01", -1)).toBe("2026-12-31");
  });

  test("outside the years 1 to 9999 is a bug of the caller", () => {
    expect(addDays("0001-01-02", -1)).toBe("0001-01-01");
    expect(() => addDays("0001-01-01", -1)).toThrow(RangeError);
    expect(addDays("9999-12-30", 1)).toBe("9999-12-31");
    expect(() => addDays("9999-12-31", 1)).toThrow(RangeError);
  });
});

describe("a time", () => {
  test.each(["00:00", "09:05", "19:59", "23:59"])("%s is one", (text) => {
    expect(parseLocalTime(text)).toBe(text);
  });

  test.each(["24:00", "23:60", "9:00", "09:5", "09:00:00", "09:00\n", "", "noon"])(
    "%j is none",
    (text) => {
      expect(parseLocalTime(text)).toBeUndefined();
    },
  );

  test("is offered in half hours from 00:00 to 23:30", () => {
    expect(slots).toHaveLength(48);
    expect(slots.slice(0, 3)).toEqual(["00:00", "00:30", "01:00"]);
    expect(slots.at(-1)).toBe("23:30");
    expect(isSlot("23:30")).toBe(true);
    expect(isSlot("23:45")).toBe(false);
  });

  test("counts minutes of the day, 24:00 too", () => {
    expect(["00:00", "06:30", "24:00"].map(minuteOfDay)).toEqual([0, 390, 1440]);
  });
});

describe("a moment", () => {
  test("is a date and a time", () => {
    const at = joinDateTime("2026-05-04", "10:30");
    expect(at).toBe("2026-05-04T10:30");
    expect([dateOf(at), timeOf(at)]).toEqual(["2026-05-04", "10:30"]);
  });

  test("moves by wall-clock minutes, over a clock change too", () => {
    expect(addMinutesWall("2026-12-31T23:30", 30)).toBe("2027-01-01T00:00");
    expect(addMinutesWall("2027-01-01T00:00", -1)).toBe("2026-12-31T23:59");
    expect(wallMinutesBetween("2026-03-28T10:00", "2026-03-29T10:00")).toBe(1440);
  });

  test("moving and counting are inverse", () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -99_999, max: 99_999 }), (date, minutes) => {
        const at = joinDateTime(date, "07:45");
        expect(wallMinutesBetween(at, addMinutesWall(at, minutes))).toBe(minutes);
      }),
    );
  });
});

describe("a date of birth as typed", () => {
  test.each([
    "05/07/1990",
    "5/7/1990",
    "05.07.1990",
    "05.07.1990.",
    "5. 7. 1990.",
    "05-07-1990",
    "5 7 1990",
    "05 / 07 / 1990",
    "05071990",
    "  05/07/1990  ",
  ])("%j is read day first", (text) => {
    expect(parseDayMonthYear(text)).toBe("1990-07-05");
  });

  test.each([
    "31/02/1990",
    "29/02/1991",
    "07/25/1990",
    "0/7/1990",
    "5/7/90",
    "5071990",
    "1990-07-05",
    "005/07/1990",
    "",
    "5//7/1990",
  ])("%j is refused", (text) => {
    expect(parseDayMonthYear(text)).toBeUndefined();
  });

  test("29 February is read in leap years", () => {
    expect(parseDayMonthYear("29/02/1992")).toBe("1992-02-29");
  });
});

describe("age", () => {
  test.each([
    ["2000-05-10", "2026-05-09", 25],
    ["2000-05-10", "2026-05-10", 26],
    ["2004-02-29", "2026-02-28", 21],
    ["2004-02-29", "2026-03-01", 22],
    ["2004-02-29", "2028-02-28", 23],
    ["2004-02-29", "2028-02-29", 24],
    ["2026-05-10", "2026-05-09", -1],
  ])("born %s, on %s: %i", (birth, date, age) => {
    expect(ageOn(birth, date)).toBe(age);
  });
});

test("texts compare by code unit", () => {
  expect(["b", "a", "B"].toSorted(compareText)).toEqual(["B", "a", "b"]);
  expect(compareText("x", "x")).toBe(0);
});
