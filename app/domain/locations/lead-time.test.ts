import { describe, expect, test } from "vitest";
import { airportTuzla, office, rules, zivinice } from "../../../test/casts/small-agency.ts";
import { firstPickup, isTooSoon, leadMinutesAt } from "./lead-time.ts";
import { usualLeadMinutes } from "./usual-lead.ts";

/** Monday 4 May; at night. */
const now = "2026-05-04T02:01";

describe("the lead time of a place without one of its own", () => {
  const transferMinutes = {
    tuzla: { banjaluka: 190, sarajevo: 180, zivinice: 15 },
    zivinice: { banjaluka: 195, tuzla: 15, sarajevo: 170 },
    sarajevo: { banjaluka: 210, tuzla: 180, zivinice: 170 },
  };
  const homes = { tuzla: 6, zivinice: 1, sarajevo: 1 };
  const leadOf = (place: string, stand: Record<string, number> = homes) =>
    usualLeadMinutes(place, stand, transferMinutes, { leadMinutes: 60 });

  test("is an hour where most vehicles stand, and the drive longer elsewhere", () => {
    expect(leadOf("tuzla")).toBe(60);
    expect(leadOf("banjaluka")).toBe(250);
    expect(leadOf("zivinice")).toBe(75);
  });

  test("does not count on the few vehicles that stand there", () => {
    expect(leadOf("sarajevo")).toBe(240);
    expect(leadOf("sarajevo", { sarajevo: 3, tuzla: 2 })).toBe(60);
  });

  test("is the time to get a car ready without a fleet or a road", () => {
    expect(leadOf("tuzla", {})).toBe(60);
    expect(leadOf("moon")).toBe(60);
  });
});

describe("out of hours", () => {
  test("the longer lead time counts, at the very places that have hours", () => {
    expect(leadMinutesAt(office, "2026-05-04T05:30", rules)).toBe(720);
    expect(leadMinutesAt(office, "2026-05-04T06:00", rules)).toBe(120);
    expect(leadMinutesAt(airportTuzla, "2026-05-04T05:30", rules)).toBe(120);
  });

  test("never shortens the lead time of the place", () => {
    const far = { ...office, leadMinutes: 1440 };
    expect(leadMinutesAt(far, "2026-05-04T05:30", rules)).toBe(1440);
  });
});

describe("the first pick-up", () => {
  test("is the first half hour after the lead time, in real time over a clock change", () => {
    expect(firstPickup(airportTuzla, { now, rules })).toBe("2026-05-04T04:30");
    expect(firstPickup({ ...airportTuzla, leadMinutes: 250 }, { now, rules })).toBe(
      "2026-05-04T06:30",
    );
    expect(firstPickup(airportTuzla, { now: "2026-03-29T01:00", rules })).toBe("2026-03-29T04:00");
  });

  test("waits for the opening where the night asks for more", () => {
    expect(firstPickup(office, { now, rules })).toBe("2026-05-04T06:00");
    expect(firstPickup(zivinice, { now: "2026-05-04T22:30", rules })).toBe("2026-05-05T06:00");
  });

  test("is on another day when no slot of today is left, and nowhere beyond the booking window", () => {
    const far = { ...airportTuzla, leadMinutes: 3 * 1440 };
    expect(firstPickup(far, { now, rules })).toBe("2026-05-07T02:30");
    expect(firstPickup(far, { now, rules: { ...rules, maxAdvanceDays: 2 } })).toBeUndefined();
    const shut = { ...zivinice, hours: { weekly: [], special: [] } };
    expect(firstPickup(shut, { now, rules })).toBeUndefined();
  });

  test("is the first of all that are not too soon", () => {
    const first = firstPickup(office, { now, rules }) ?? "";
    expect(isTooSoon(office, first, { now, rules })).toBe(false);
    expect(isTooSoon(office, "2026-05-04T05:30", { now, rules })).toBe(true);
  });
});
