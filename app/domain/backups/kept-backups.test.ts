import { array, assert, integer, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { dateOf, isoWeekday, addDays } from "../calendar.ts";
import { toInstant, toLocal } from "../sarajevo.ts";
import { keptBackups } from "./kept-backups.ts";

const dayMs = 86_400_000;
const start = toInstant("2026-01-01T03:10");
const dayOf = (at: number) => dateOf(toLocal(at));
const weekOf = (at: number) => addDays(dayOf(at), 1 - isoWeekday(dayOf(at)));
const monthOf = (at: number) => dayOf(at).slice(0, 7);
const newestOf = (moments: readonly number[], periodOf: (at: number) => string, most: number) =>
  [...Map.groupBy(moments, periodOf).values()]
    .map((ones) => Math.max(...ones))
    .toSorted((one, other) => other - one)
    .slice(0, most);

/** Moments within three years, several on some days, in any order. */
const anyMoments = array(integer({ min: 0, max: 3 * 366 * 24 }), { maxLength: 200 }).map((hours) =>
  hours.map((hour) => start + hour * 3_600_000),
);

test("two years of a backup every night leave seven days, four weeks and twelve months", () => {
  const nights = Array.from({ length: 730 }, (_, night) => start + night * dayMs);
  expect([...keptBackups(nights)].map(dayOf).toSorted()).toEqual([
    "2027-01-31",
    "2027-02-28",
    "2027-03-31",
    "2027-04-30",
    "2027-05-31",
    "2027-06-30",
    "2027-07-31",
    "2027-08-31",
    "2027-09-30",
    "2027-10-31",
    "2027-11-30",
    "2027-12-12",
    "2027-12-19",
    "2027-12-25",
    "2027-12-26",
    "2027-12-27",
    "2027-12-28",
    "2027-12-29",
    "2027-12-30",
    "2027-12-31",
  ]);
});

describe("of any backups", () => {
  test("the newest stays, and at most 23 do", () => {
    assert(
      property(anyMoments, (moments) => {
        const kept = keptBackups(moments);
        expect(kept.size).toBeLessThanOrEqual(23);
        expect([...kept].every((at) => moments.includes(at))).toBe(true);
        expect(moments.length === 0 || kept.has(Math.max(...moments))).toBe(true);
      }),
    );
  });

  test("the last of the last 7 days, 4 weeks and 12 months stay, and nothing else", () => {
    assert(
      property(anyMoments, (moments) => {
        const wanted = new Set([
          ...newestOf(moments, dayOf, 7),
          ...newestOf(moments, weekOf, 4),
          ...newestOf(moments, monthOf, 12),
        ]);
        expect(keptBackups(moments)).toEqual(wanted);
      }),
    );
  });

  test("what stays is the same when they are thinned out after each one, or once", () => {
    assert(
      property(anyMoments, (moments) => {
        const inOrder = moments.toSorted((one, other) => one - other);
        const here = new Set<number>();
        for (const at of inOrder) {
          here.add(at);
          const kept = keptBackups([...here]);
          for (const one of here) if (!kept.has(one)) here.delete(one);
        }
        expect(here).toEqual(keptBackups(moments));
      }),
    );
  });
});
