import { describe, expect, test } from "vitest";
import { dashboardWords } from "../../../../i18n/admin-dashboard/en.ts";
import { tellDay } from "./tell-day.ts";

const days = (out: number, back: number) => ({
  days: [{ view: "today" as const, left: { out, in: back }, moves: [], more: 0 }],
});
const none = { moves: undefined, hand: undefined, money: undefined, week: undefined };
const told = (language: "en-us" | "ba", out: number, back: number) =>
  tellDay({ ...none, moves: days(out, back), language })[0];

describe("the sentences of the dashboard", () => {
  test("say what is left of today, right in grammar for every number", () => {
    expect(told("en-us", 1, 1)).toBe("1 vehicle still goes out today, and 1 comes back.");
    expect(told("en-us", 5, 2)).toBe("5 vehicles still go out today, and 2 come back.");
    expect(told("en-us", 0, 1)).toBe("1 vehicle still comes back today.");
    expect(told("en-us", 3, 0)).toBe("3 vehicles still go out today.");
    expect(told("ba", 1, 2)).toBe("Danas se još izdaje 1 vozilo, a vraćaju se 2.");
    expect(told("ba", 3, 5)).toBe("Danas se još izdaju 3 vozila, a vraća se 5.");
    expect(told("ba", 21, 11)).toBe("Danas se još izdaje 21 vozilo, a vraća se 11.");
    expect(told("ba", 0, 22)).toBe("Danas se još vraćaju 22 vozila.");
    expect(told("ba", 0, 0)).toBe("Danas se više ništa ne izdaje i ne vraća.");
  });

  test("count what needs a hand", () => {
    const hand = (count: number, language: "en-us" | "ba") =>
      tellDay({ ...none, hand: [{ count }], language })[0];
    expect(hand(1, "en-us")).toBe("1 thing needs a hand.");
    expect(hand(12, "ba")).toBe("Na vas čeka 12 stvari.");
    expect(hand(22, "ba")).toBe("Na vas čekaju 22 stvari.");
    expect(hand(0, "ba")).toBe(dashboardWords("ba").told.hand(0));
  });

  test("compare the month with last year, where there was one", () => {
    const month = (cents: number, earlierCents?: number) =>
      tellDay({
        ...none,
        money: { month: { cents, to: "", ...(earlierCents && { earlierCents }) } },
        language: "en-us",
      })[0];
    expect(month(0)).toBeUndefined();
    expect(month(123_400)).toBe("This month has brought €1,234 so far.");
    // Beside next to nothing a share would say nothing.
    expect(month(123_400, 9_684)).toBe("This month has brought €1,234 so far.");
    expect(month(110_000, 100_000)).toContain("10% more than last year");
    expect(month(90_000, 100_000)).toContain("10% less than last year");
    expect(month(100_000, 100_000)).toContain("as much as last year");
  });

  test("name the fullest day to who sees no money", () => {
    const week = (available: number[]) =>
      tellDay({
        ...none,
        week: {
          days: ["2026-11-24", "2026-11-25"],
          available,
          categories: [{ category: "suv", vehicles: 3, available }],
        },
        language: "en-us",
      })[0];
    expect(week([3, 1])).toContain("Wednesday, with 1 vehicle still");
    expect(week([0, 1])).toContain("out on Tuesday");
  });
});
