import { describe, expect, test } from "vitest";
import { agreed, catalogue, held } from "../../../../test/casts/agreed-cast.ts";
import { mayWeek, office, zivinice } from "../../../../test/casts/small-agency.ts";
import type { HeldReservation } from "../held-reservation.ts";
import type { ReservationStatus } from "../states/status.ts";
import { assessLate } from "./assess-late.ts";
import type { LateEnd } from "./late.ts";

const at = (place: { id: string }) => ({
  ...mayWeek.trip,
  pickupLocationId: place.id,
  dropoffLocationId: place.id,
});
const awaited = held(agreed());
const out = held(agreed({}, { status: "on_rent" }));

function assess(kept: HeldReservation, end: LateEnd, when: string, now = "2026-05-04T09:00") {
  return assessLate(kept, { end, at: when }, { catalogue, now });
}

describe("a late arrival", () => {
  test("changes nothing where somebody is there", () => {
    expect(assess(awaited, "arrival", "2026-05-04T12:00")).toEqual({
      ok: true,
      view: awaited.view,
      differenceCents: 0,
      feeCents: 0,
      isExtension: false,
    });
  });

  test("after hours costs the fee of the place, once", () => {
    const atOffice = held(agreed({ trip: at(office) }));
    const late = assess(atOffice, "arrival", "2026-05-04T22:30");
    expect(late).toMatchObject({ ok: true, differenceCents: 2000, feeCents: 2000 });
    if (!late.ok) return;
    const { pickupAt, pickupLocationId } = atOffice.view.trip;
    const told = { pickupAt, pickupLocationId, expectedAt: "2026-05-04T22:30" };
    const lateArrival = { ...told, feeCents: 2000, differenceCents: 2000 };
    const known = held(late.view, { lateArrival });
    expect(assess(known, "arrival", "2026-05-04T23:00")).toMatchObject({ differenceCents: 0 });
    expect(assess(known, "arrival", "2026-05-04T12:00")).toMatchObject({ differenceCents: -2000 });
  });

  test("is refused where nobody is, with the hours of the day", () => {
    const atStation = held(agreed({ trip: at(zivinice) }));
    expect(assess(atStation, "arrival", "2026-05-04T23:30")).toEqual({
      ok: false,
      reason: "place-closed",
      opens: "06:00",
      closes: "23:00",
    });
  });
});

describe("a late return", () => {
  const now = "2026-05-11T09:00";

  test("within the grace costs nothing and extends nothing", () => {
    expect(assess(out, "return", "2026-05-11T10:30", now)).toEqual({
      ok: true,
      view: out.view,
      differenceCents: 0,
      feeCents: 0,
      isExtension: false,
    });
  });

  test("beyond it costs the days that are added", () => {
    const late = assess(out, "return", "2026-05-11T11:00", now);
    expect(late).toMatchObject({ ok: true, isExtension: true, view: { rentalDays: 8 } });
    if (!late.ok) return;
    expect(late.differenceCents).toBe(late.view.totalCents - out.view.totalCents);
    expect(late.differenceCents).toBeGreaterThan(0);
  });

  test("takes a call when something that was booked has no price any more", () => {
    const gold = held(agreed({}, { status: "on_rent", planCode: "gold" }));
    const late = assess(gold, "return", "2026-05-12T10:00", now);
    expect(late).toEqual({ ok: false, reason: "bad-time" });
  });
});

describe("is closed", () => {
  test.each([
    ["pending", true, false],
    ["confirmed", true, false],
    ["on_rent", false, true],
    ["returned", false, false],
    ["cancelled", false, false],
    ["no_show", false, false],
  ] satisfies [ReservationStatus, boolean, boolean][])("when %s", (status, comes, brings) => {
    const kept = held(agreed({}, { status }));
    expect(assess(kept, "arrival", "2026-05-04T12:00").ok).toBe(comes);
    expect(assess(kept, "return", "2026-05-12T10:00", "2026-05-11T09:00").ok).toBe(brings);
  });

  test("to whoever is twelve hours late already", () => {
    const late = assess(awaited, "arrival", "2026-05-05T09:00", "2026-05-04T22:01");
    expect(late).toEqual({ ok: false, reason: "closed" });
  });
});
