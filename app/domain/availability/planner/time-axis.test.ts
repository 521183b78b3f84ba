import { assert, constantFrom, integer, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays } from "../../calendar.ts";
import { toInstant } from "../../sarajevo.ts";
import { zooms } from "./planner-view.ts";
import { columnsTo, nowOn, placeOn, shadesOf, timeAxis } from "./time-axis.ts";

const at = (local: string) => toInstant(local);
const stay = (start: string, end: string) => ({ start: at(start), end: at(end) });

describe("columns", () => {
  test("two weeks are fourteen days, three months ninety-one", () => {
    expect(timeAxis({ from: "2026-07-01", zoom: "2-weeks" }).columns).toHaveLength(14);
    expect(timeAxis({ from: "2026-07-01", zoom: "3-months" }).columns).toHaveLength(91);
  });

  test.each([
    ["2026-07-01", 24],
    ["2026-03-29", 23],
    ["2026-10-25", 25],
  ])("the day %s has %i hours", (from, hours) => {
    const { columns } = timeAxis({ from, zoom: "1-day" });
    expect(columns).toHaveLength(hours);
    expect(columns[0]?.time).toBe("00:00");
    expect(columns.at(-1)?.time).toBe("23:00");
  });

  test("the hour that the autumn repeats stands twice", () => {
    const { columns } = timeAxis({ from: "2026-10-25", zoom: "1-day" });
    expect(columns.filter(({ time }) => time === "02:00")).toHaveLength(2);
  });
});

describe("places", () => {
  const axis = timeAxis({ from: "2026-07-01", zoom: "2-weeks" });

  test("noon is the middle of its day", () => {
    expect(placeOn(axis, stay("2026-07-02T12:00", "2026-07-04T00:00"))).toEqual({
      at: 1.5,
      long: 1.5,
      isCutBefore: false,
      isCutAfter: false,
    });
  });

  test("what reaches beyond the axis is cut, and what lies outside is not there", () => {
    expect(placeOn(axis, stay("2026-06-20T10:00", "2026-07-30T10:00"))).toEqual({
      at: 0,
      long: 14,
      isCutBefore: true,
      isCutAfter: true,
    });
    expect(placeOn(axis, stay("2026-06-20T10:00", "2026-07-01T00:00"))).toBeUndefined();
    expect(placeOn(axis, stay("2026-07-15T00:00", "2026-07-16T00:00"))).toBeUndefined();
  });

  test("a day on which the clock changes is as wide as the others, its hours as wide as they are long", () => {
    const spring = timeAxis({ from: "2026-03-28", zoom: "2-weeks" });
    expect(columnsTo(spring, at("2026-03-29T00:00"))).toBe(1);
    expect(columnsTo(spring, at("2026-03-30T00:00"))).toBe(2);
    const hours = timeAxis({ from: "2026-03-29", zoom: "1-day" });
    expect(columnsTo(hours, at("2026-03-29T12:00"))).toBe(11);
  });

  test("now is there only while it is in sight", () => {
    expect(nowOn(axis, at("2026-07-03T06:00"))).toBe(2.25);
    expect(nowOn(axis, at("2026-07-15T00:00"))).toBeUndefined();
  });

  test("later is never more to the left, and nothing reaches beyond the axis", () => {
    assert(
      property(
        constantFrom(...zooms),
        integer({ min: 0, max: 400 }),
        integer({ min: -3000, max: 150_000 }),
        integer({ min: 1, max: 20_000 }),
        (zoom, day, minutes, long) => {
          const some = timeAxis({ from: addDays("2026-01-01", day), zoom });
          const start = some.start + minutes * 60_000;
          const placed = placeOn(some, { start, end: start + long * 60_000 });
          if (!placed) return;
          expect(placed.at).toBeGreaterThanOrEqual(0);
          expect(placed.long).toBeGreaterThan(0);
          expect(placed.at + placed.long).toBeLessThanOrEqual(some.columns.length + 1e-9);
        },
      ),
    );
  });
});

describe("shades", () => {
  const hours = {
    weekly: [1, 2, 3, 4, 5].map(() => ({ opens: "08:00", closes: "16:00" })),
    special: [
      { date: "2026-07-07", span: undefined, label: { en: "Repairs", bs: "Radovi" } },
      {
        date: "2026-07-08",
        span: { opens: "08:00", closes: "12:00" },
        label: { en: "Half day", bs: "Pola dana" },
      },
    ],
  };
  const always = {
    weekly: Array.from({ length: 7 }, () => ({ opens: "00:00", closes: "24:00" as const })),
    special: [],
  };
  const kinds = (places: { hours: typeof hours | typeof always }[]) =>
    shadesOf(timeAxis({ from: "2026-07-03", zoom: "2-weeks" }), places)
      .slice(0, 6)
      .map((shade) => shade?.kind);

  test("a weekend, a special day, and a day on which nothing opens", () => {
    expect(kinds([{ hours: always }])).toEqual([
      undefined,
      "weekend",
      "weekend",
      undefined,
      undefined,
      undefined,
    ]);
    expect(kinds([{ hours }])).toEqual([
      undefined,
      "closed",
      "closed",
      undefined,
      "closed",
      "holiday",
    ]);
    expect(kinds([{ hours }, { hours: always }]).slice(1, 3)).toEqual(["weekend", "weekend"]);
    expect(kinds([])[1]).toBe("weekend");
  });

  test("hours are closed outside of the opening hours", () => {
    const shades = shadesOf(timeAxis({ from: "2026-07-03", zoom: "1-day" }), [{ hours }]);
    expect(shades.map((shade) => shade?.kind === "closed")).toEqual(
      Array.from({ length: 24 }, (_, hour) => hour < 8 || hour > 16),
    );
  });
});
