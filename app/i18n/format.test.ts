import { describe, expect, test } from "vitest";
import * as format from "./format.ts";

const plain = (text: string) => text.replaceAll("\u00a0", " ");

describe("numbers and money", () => {
  test.each([
    [6660, "€66.60", "66,60 €"],
    [123456, "€1,234.56", "1.234,56 €"],
    [0, "€0.00", "0,00 €"],
    [-1250, "−€12.50", "−12,50 €"],
    [123456789, "€1,234,567.89", "1.234.567,89 €"],
  ])("%i cents", (cents, en, bs) => {
    expect(format.formatEuro(cents, "en-us")).toBe(en);
    expect(plain(format.formatEuro(cents, "ba"))).toBe(bs);
  });

  test("whole euros lose their decimals only in the short form", () => {
    expect(format.formatEuroShort(20000, "en-us")).toBe("€200");
    expect(plain(format.formatEuroShort(20000, "ba"))).toBe("200 €");
    expect(format.formatEuroShort(1665, "en-us")).toBe("€16.65");
  });

  test("convertible marks", () => {
    expect(plain(format.formatKm(13026, "en-us"))).toBe("KM 130.26");
    expect(plain(format.formatKm(13026, "ba"))).toBe("130,26 KM");
    expect(plain(format.formatKm(123456, "ba"))).toBe("1.234,56 KM");
  });

  test("numbers and percentages", () => {
    expect(format.formatNumber(1234567.891, "ba", 3)).toBe("1.234.567,891");
    expect(format.formatNumber(1280, "en-us")).toBe("1,280");
    expect(format.formatNumber(-0.001, "en-us", 2)).toBe("0.00");
    expect(format.formatPercent(5, "en-us")).toBe("5%");
    expect(plain(format.formatPercent(5, "ba"))).toBe("5 %");
  });
});

describe("dates", () => {
  test.each([
    ["2026-07-03", "Fri 3 Jul 2026", "pet, 3. jul 2026."],
    ["2026-07-07", "Tue 7 Jul 2026", "uto, 7. jul 2026."],
    ["2026-07-05", "Sun 5 Jul 2026", "ned, 5. jul 2026."],
    ["2028-02-29", "Tue 29 Feb 2028", "uto, 29. feb 2028."],
    ["2026-12-31", "Thu 31 Dec 2026", "čet, 31. dec 2026."],
  ])("%s", (date, en, bs) => {
    expect(format.formatDate(date, "en-us")).toBe(en);
    expect(format.formatDate(date, "ba")).toBe(bs);
    expect(format.formatDayMonth(date, "en-us")).toBe(en.slice(0, -5));
    expect(format.formatDayMonth(date, "ba")).toBe(bs.slice(0, -6));
  });

  test("long forms", () => {
    expect(format.formatLongDate("2026-07-05", "en-us")).toBe("Sunday 5 July 2026");
    expect(format.formatLongDate("2026-07-05", "ba")).toBe("nedjelja, 5. juli 2026.");
    expect(format.formatLongDateTime("2026-07-03T10:00", "en-us")).toBe("Friday 3 July, 10:00");
    expect(format.formatLongDateTime("2026-07-03T10:00", "ba")).toBe("petak, 3. juli, 10:00");
    expect(format.formatDayTime("2026-07-03T10:00", "en-us")).toBe("Fri 3 Jul 10:00");
    expect(format.formatDayTime("2026-07-03T10:00", "ba")).toBe("pet, 3. jul, 10:00");
  });

  test("months, and dates as they are typed", () => {
    expect(format.formatMonth("2026-08-01", "en-us")).toBe("August 2026");
    expect(format.formatMonth("2026-08-01", "ba")).toBe("august 2026.");
    expect(format.formatInputDate("2026-07-05", "en-us")).toBe("05/07/2026");
    expect(format.formatInputDate("2026-07-05", "ba")).toBe("05.07.2026.");
  });
});

describe("plural", () => {
  test.each([
    [0, "dana"],
    [1, "dan"],
    [2, "dana"],
    [4, "dana"],
    [5, "dana"],
    [11, "dana"],
    [21, "dan"],
    [101, "dan"],
    [111, "dana"],
  ])("%i %s", (count, noun) => {
    expect(format.plural(count, ["dan", "dana", "dana"])).toBe(noun);
  });

  test.each([
    [0, "rezervacija"],
    [1, "rezervacija"],
    [2, "rezervacije"],
    [4, "rezervacije"],
    [5, "rezervacija"],
    [11, "rezervacija"],
    [12, "rezervacija"],
    [14, "rezervacija"],
    [21, "rezervacija"],
    [22, "rezervacije"],
    [25, "rezervacija"],
    [100, "rezervacija"],
    [101, "rezervacija"],
    [102, "rezervacije"],
    [111, "rezervacija"],
    [112, "rezervacija"],
    [1000, "rezervacija"],
    [1001, "rezervacija"],
  ])("%i %s", (count, noun) => {
    expect(format.plural(count, ["rezervacija", "rezervacije", "rezervacija"])).toBe(noun);
  });

  test("agrees with the rules of Node's own data, decimals too", () => {
    const rules = new Intl.PluralRules("bs");
    for (const count of [...Array(1200).keys(), 1.5, 2.1, 0.2, 3.11, 7.4]) {
      expect(format.plural(count, ["one", "few", "other"])).toBe(rules.select(count));
    }
  });

  test("two forms are English", () => {
    expect([0, 1, 2].map((n) => format.plural(n, ["day", "days"]))).toEqual([
      "days",
      "day",
      "days",
    ]);
  });
});

test("lists", () => {
  expect(format.formatList([], "ba")).toBe("");
  expect(format.formatList(["HR"], "ba")).toBe("HR");
  expect(format.formatList(["HR", "SI"], "ba")).toBe("HR i SI");
  expect(format.formatList(["HR", "SI", "AT"], "en-us")).toBe("HR, SI and AT");
});

test("a postcode stays with its town", () => {
  const place = { address: "Dedići bb", postalCode: "75273", city: "Dubrave Gornje" };
  expect(format.formatAddress(place)).toBe("Dedići bb, 75273\u00a0Dubrave\u00a0Gornje");
});
