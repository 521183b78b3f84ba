import { describe, expect, test } from "vitest";
import { airportTuzla, office, zivinice } from "../../../test/casts/small-agency.ts";
import type { OpeningHours, OpenSpan } from "./location.ts";
import { openingState } from "./opening-state.ts";

function daily(span: OpenSpan | undefined): OpeningHours {
  return { weekly: Array.from({ length: 7 }, () => span), special: [] };
}

describe("a place is open", () => {
  test("until it closes today, the very minute included", () => {
    expect(openingState(zivinice.hours, "2026-05-04T06:00")).toEqual({
      open: true,
      until: "2026-05-04T23:00",
    });
    expect(openingState(zivinice.hours, "2026-05-04T23:00")).toMatchObject({ open: true });
  });

  test("without an end around the clock", () => {
    expect(openingState(airportTuzla.hours, "2026-05-04T03:00")).toEqual({ open: true });
  });

  test("past midnight, counted from the evening before", () => {
    const hours = daily({ opens: "18:00", closes: "02:00" });
    expect(openingState(hours, "2026-05-05T01:30")).toEqual({
      open: true,
      until: "2026-05-05T02:00",
    });
  });

  test("until the midnight before a day on which it is closed", () => {
    const closed = { date: "2026-05-06", span: undefined, label: { en: "", bs: "" } };
    const hours = { ...daily({ opens: "00:00", closes: "24:00" }), special: [closed] };
    expect(openingState(hours, "2026-05-04T12:00")).toEqual({
      open: true,
      until: "2026-05-06T00:00",
    });
  });
});

describe("a place is closed", () => {
  test("until it opens on the same day or the next", () => {
    expect(openingState(zivinice.hours, "2026-05-04T05:59")).toEqual({
      open: false,
      from: "2026-05-04T06:00",
    });
    expect(openingState(zivinice.hours, "2026-05-04T23:01")).toEqual({
      open: false,
      from: "2026-05-05T06:00",
    });
  });

  test("on a special day until the day after", () => {
    expect(openingState(office.hours, "2026-05-01T12:00")).toEqual({
      open: false,
      from: "2026-05-02T06:00",
    });
  });

  test("for good when no day has hours", () => {
    expect(openingState(daily(undefined), "2026-05-01T12:00")).toEqual({ open: false });
    expect(openingState(daily({ opens: "08:00", closes: "08:00" }), "2026-05-01T08:00")).toEqual({
      open: false,
    });
  });
});
