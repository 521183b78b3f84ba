import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dateNames } from "../../i18n/calendar-names.ts";
import { formatDate, formatInputDate, formatLongDate } from "../../i18n/format.ts";
import { addDays } from "../calendar.ts";
import { readTypedDate, type DateTyping } from "./typed-date.ts";

/** A Thursday. */
const today = "2026-11-26";
const names = Object.values(dateNames);
const read = (text: string, more: Partial<DateTyping> = {}) => {
  const answer = readTypedDate(text, { today, names, ...more });
  return answer.ok ? answer.date : answer.reason;
};

describe("a day that is counted", () => {
  test.each([
    ["+3", "2026-11-29"],
    ["+ 3", "2026-11-29"],
    ["-1", "2026-11-25"],
    ["−1", "2026-11-25"],
    ["+0", "2026-11-26"],
    ["+400", "2027-12-31"],
    ["today", "2026-11-26"],
    ["sutra", "2026-11-27"],
    ["jučer", "2026-11-25"],
    ["jucer", "2026-11-25"],
    ["thu", "2026-11-26"],
    ["fri", "2026-11-27"],
    ["Friday", "2026-11-27"],
    ["pet", "2026-11-27"],
    ["u srijedu", "2026-12-02"],
    ["čet", "2026-11-26"],
    ["cet.", "2026-11-26"],
    ["nedjelju", "2026-11-29"],
  ])("%s is %s", (text, date) => {
    expect(read(text)).toBe(date);
  });

  test("from the day on which the other end stands", () => {
    expect(read("+3", { from: "2026-12-30" })).toBe("2027-01-02");
    expect(read("mon", { from: "2026-12-30" })).toBe("2027-01-04");
    expect(read("2.1.", { from: "2026-12-30" })).toBe("2027-01-02");
  });

  test("back, where what is asked has happened", () => {
    expect(read("fri", { leans: "back" })).toBe("2026-11-20");
    expect(read("thu", { leans: "back" })).toBe("2026-11-26");
  });
});

describe("a date", () => {
  test.each([
    ["26.11.", "2026-11-26"],
    ["26. 11.", "2026-11-26"],
    ["25.11.", "2027-11-25"],
    ["3/7/26", "2026-07-03"],
    ["03/07/2026", "2026-07-03"],
    ["03.07.2026.", "2026-07-03"],
    ["2026-07-03", "2026-07-03"],
    ["2611", "2026-11-26"],
    ["030727", "2027-07-03"],
    ["03072027", "2027-07-03"],
    ["3 Jul", "2027-07-03"],
    ["Jul 3 2028", "2028-07-03"],
    ["3. jula 2027.", "2027-07-03"],
    ["pet, 3. jul 2026.", "2026-07-03"],
    ["1 oktobra", "2027-10-01"],
    ["1. septembra", "2027-09-01"],
    ["5 marta", "2027-03-05"],
    ["8 januara", "2027-01-08"],
    ["29.2.", "2028-02-29"],
    ["29.2.2028", "2028-02-29"],
  ])("%s is %s", (text, date) => {
    expect(read(text)).toBe(date);
  });

  test("in the form of the other language is the same day", () => {
    expect(read("4 Dec 2026")).toBe(read("4. dec 2026."));
    expect(read("04/12/2026")).toBe(read("04.12.2026."));
  });

  test("back, where what is asked has happened", () => {
    expect(read("26.11.", { leans: "back" })).toBe("2026-11-26");
    expect(read("27.11.", { leans: "back" })).toBe("2025-11-27");
    expect(read("12.4.88", { leans: "back" })).toBe("1988-04-12");
    expect(read("29.2.", { leans: "back" })).toBe("2024-02-29");
  });
});

describe("refused", () => {
  test.each([
    "31.2.",
    "31.2.2026",
    "0.1.",
    "1.13.2026",
    "11/26/2026",
    "29.2.2027",
    "3202",
    "29/2/27",
  ])("%s, which no calendar has", (text) => {
    expect(read(text)).toBe("no-such-day");
  });

  test.each([
    "",
    "x",
    "soon",
    "26",
    "+",
    "+12345",
    "1.1.1.1",
    "1.1.202",
    "mo",
    "fri fri",
    "a".repeat(9999),
  ])("%s, which is no date", (text) => {
    expect(read(text)).toBe("unreadable");
  });
});

test("what the pages write is read back, in both languages", () => {
  const days = fc.integer({ min: -40_000, max: 20_000 }).map((count) => addDays(today, count));
  fc.assert(
    fc.property(days, fc.constantFrom("en-us" as const, "ba" as const), (date, language) => {
      for (const format of [formatDate, formatLongDate, formatInputDate])
        expect(read(format(date, language))).toBe(date);
    }),
  );
});

test("no input is an exception", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(read(text)).toBeTypeOf("string");
    }),
  );
});
