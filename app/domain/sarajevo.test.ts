import * as fc from "fast-check";
import { describe, expect, test } from "vitest";

import { addMinutesWall, slots } from "./calendar.ts";
import { existsInSarajevo, offsetMinutes, slotsOn, toInstant, toLocal } from "./sarajevo.ts";

const zone = "Europe/Sarajevo";
const years = Array.from({ length: 11 }, (_, index) => 2026 + index);

/** The platform's own time-zone data, as the judge. */
function judgedInstant(local: string): number {
  return Temporal.PlainDateTime.from(local).toZonedDateTime(zone, { disambiguation: "compatible" })
    .epochMilliseconds;
}

function judgedLocal(instant: number): string {
  return Temporal.Instant.fromEpochMilliseconds(instant)
    .toZonedDateTimeISO(zone)
    .toPlainDateTime()
    .toString()
    .slice(0, 16);
}

function changesOf(year: number): Temporal.ZonedDateTime[] {
  const spring = Temporal.ZonedDateTime.from(`${year}-01-01T00:00[${zone}]`).getTimeZoneTransition(
    "next",
  );
  const autumn = spring?.getTimeZoneTransition("next");
  if (!spring || !autumn) throw new Error("the platform knows no clock changes");
  return [spring, autumn];
}

describe.each(years)("the clock changes of %i", (year) => {
  const moments = changesOf(year).flatMap((change) => {
    const middle = change.toPlainDateTime().toString().slice(0, 16);
    return Array.from({ length: 241 }, (_, index) => addMinutesWall(middle, (index - 120) * 5));
  });

  test("every wall-clock time around them has the right instant", () => {
    expect(moments.map(toInstant)).toEqual(moments.map(judgedInstant));
  });

  test("every instant around them has the right wall-clock time and offset", () => {
    const instants = changesOf(year).flatMap(({ epochMilliseconds }) =>
      Array.from({ length: 241 }, (_, index) => epochMilliseconds + (index - 120) * 60_000),
    );
    expect(instants.map(toLocal)).toEqual(instants.map(judgedLocal));
    expect(instants.map(offsetMinutes)).toEqual(
      instants.map(
        (instant) =>
          Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone)
            .offsetNanoseconds / 6e10,
      ),
    );
  });

  test("only the removed hour does not exist", () => {
    expect(moments.filter((local) => !existsInSarajevo(local))).toEqual(
      moments.filter((local) => judgedLocal(judgedInstant(local)) !== local),
    );
    expect(moments.filter((local) => !existsInSarajevo(local))).toHaveLength(12);
  });
});

test("random instants agree with the platform", () => {
  const anyInstant = fc.integer({ min: Date.UTC(2000, 0), max: Date.UTC(2099, 11, 31) });
  fc.assert(
    fc.property(anyInstant, (instant) => {
      expect(toLocal(instant)).toBe(judgedLocal(instant));
      expect(toInstant(toLocal(instant))).toBe(judgedInstant(toLocal(instant)));
    }),
    { numRuns: 1000 },
  );
});

test("a removed time counts one hour later, a repeated one is the first", () => {
  expect(toLocal(toInstant("2026-03-29T02:30"))).toBe("2026-03-29T03:30");
  expect(toInstant("2026-10-25T02:30")).toBe(Date.UTC(2026, 9, 25, 0, 30));
});

test("the day of the spring change has no 02:00 and 02:30", () => {
  expect(slots.filter((slot) => !slotsOn("2026-03-29").includes(slot))).toEqual(["02:00", "02:30"]);
  expect(slotsOn("2026-10-25")).toEqual(slots);
  expect(slotsOn("2026-07-01")).toEqual(slots);
});
