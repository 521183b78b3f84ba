import { describe, expect, test } from "vitest";
import {
  agreed,
  catalogue,
  held,
  wholeClio,
  wholePolo,
} from "../../../../test/casts/agreed-cast.ts";
import { rules } from "../../../../test/casts/small-agency.ts";
import type { HeldReservation } from "../held-reservation.ts";
import { selectionOf } from "../reservation.ts";
import type { ReservationStatus } from "../states/status.ts";
import type { ChangeWish } from "./change.ts";
import { checkChange, isAsKept } from "./check-change.ts";

/** Reads numbers that begin with 06 as those of this country, and no others. */
const readPhone = (typed: string) =>
  typed.startsWith("06") ? `+387${typed.slice(1).replaceAll(" ", "")}` : undefined;
const now = "2026-05-01T10:00";

function wishFor(
  { view, phoneCountry }: HeldReservation,
  more: Partial<ChangeWish> = {},
): ChangeWish {
  const { phone, flightNumber } = view.customer;
  const contact = { phone, phoneCountry, flightNumber };
  return { trip: view.trip, selection: selectionOf(view), contact, ...more };
}

type Asked = Partial<Parameters<typeof checkChange>[2]>;

function check(kept: HeldReservation, more: Partial<ChangeWish>, asked: Asked = {}) {
  const known = { catalogue, now, readPhone, ...asked };
  return checkChange(kept, wishFor(kept, more), known);
}

const kept = held(agreed());
const { trip } = kept.view;
const longer = { trip: { ...trip, dropoffAt: "2026-05-12T10:00" } };

describe("a change is closed", () => {
  test("to a customer once the pick-up is over, and not a minute before", () => {
    expect(
      check(kept, { trip: { ...trip, pickupAt: "2026-05-05T10:00" } }, { now: trip.pickupAt }),
    ).toMatchObject({ ok: true });
    const late = { now: "2026-05-04T10:01" };
    expect(check(kept, longer, late)).toEqual({ ok: false, reason: "closed" });
  });

  test("never to the staff before the car is out", () => {
    const late = { now: "2026-05-04T12:00", byStaff: true };
    expect(check(kept, longer, late)).toMatchObject({ ok: true });
  });

  test.each([
    "on_rent",
    "returned",
    "completed",
    "cancelled",
    "no_show",
  ] satisfies ReservationStatus[])("to everybody when it is %s", (status) => {
    const over = held(agreed({}, { status }));
    expect(check(over, longer)).toEqual({ ok: false, reason: "closed" });
    expect(check(over, longer, { byStaff: true })).toEqual({ ok: false, reason: "closed" });
  });
});

describe("a wish is refused", () => {
  test("when nothing is another, extras of none and countries named twice included", () => {
    const selection = { ...selectionOf(kept.view), extras: { gps: 0 }, countries: ["BA", "BA"] };
    expect(check(kept, {})).toEqual({ ok: false, reason: "unchanged" });
    expect(check(kept, { selection })).toEqual({ ok: false, reason: "unchanged" });
  });

  test("for a car that is not on offer, and for a trip that cannot be booked", () => {
    const selection = { ...selectionOf(kept.view), carId: 99 };
    expect(check(kept, { selection })).toEqual({ ok: false, reason: "unknown-car" });
    const short = { ...trip, dropoffAt: "2026-05-05T10:00" };
    expect(check(kept, { trip: short })).toMatchObject({ ok: false, reason: "trip" });
  });

  test("for a phone number or a flight that is none", () => {
    const contact = wishFor(kept).contact;
    expect(check(kept, { contact: { ...contact, phone: "12" } })).toEqual({
      ok: false,
      reason: "phone",
    });
    expect(check(kept, { contact: { ...contact, flightNumber: "?" } })).toEqual({
      ok: false,
      reason: "flight-number",
    });
  });
});

describe("the driver's age", () => {
  const young = held(agreed(), { dateOfBirth: "2006-05-01" });
  const clio = { selection: { ...selectionOf(kept.view), carId: wholeClio.id } };

  test("is asked for another car, by the higher of both limits", () => {
    expect(check(young, clio)).toEqual({ ok: false, reason: "too-young", leastAge: 21 });
    expect(check(kept, clio)).toMatchObject({ ok: true, change: { car: wholeClio } });
    const strict = {
      ...catalogue,
      priceList: { ...catalogue.priceList, rules: { ...rules, minDriverAge: 30 } },
    };
    expect(check(young, clio, { catalogue: strict })).toMatchObject({ leastAge: 30 });
  });

  test("is asked for an earlier day, and not for what was agreed on", () => {
    const strict = { ...catalogue, cars: [{ ...wholePolo, minDriverAge: 25 }, wholeClio] };
    const earlier = { trip: { ...trip, pickupAt: "2026-05-03T10:00" } };
    expect(check(young, earlier, { catalogue: strict })).toMatchObject({ reason: "too-young" });
    expect(check(young, longer, { catalogue: strict })).toMatchObject({ ok: true });
  });

  test("is not asked of a customer of the staff of whom no birth date is known", () => {
    expect(check(held(agreed(), { dateOfBirth: undefined }), clio)).toMatchObject({ ok: true });
  });
});

describe("what a change means", () => {
  const changed = (more: Partial<ChangeWish>, asked: Asked = {}) => {
    const checked = check(kept, more, asked);
    return checked.ok ? checked.change : checked.reason;
  };

  test("a longer trip has a price and needs a seat, a shorter one a price alone", () => {
    expect(changed(longer)).toMatchObject({ isPriced: true, needsSeat: true });
    const shorter = { trip: { ...trip, dropoffAt: "2026-05-10T10:00" } };
    expect(changed(shorter)).toMatchObject({ isPriced: true, needsSeat: false });
  });

  test("another phone has neither, and is kept as it is dialled", () => {
    const contact = { ...wishFor(kept).contact, phone: "062 987 654" };
    expect(changed({ contact })).toMatchObject({
      isPriced: false,
      needsSeat: false,
      contact: {
        phone: "+38762987654",
        flightNumber: "W62722",
      },
    });
  });

  test("what is sent back as it is kept needs no reading, whatever it looks like", () => {
    const odd = held(agreed({}, { customer: { ...kept.view.customer, phone: "ask at the desk" } }));
    const checked = check(odd, longer);
    expect(checked).toMatchObject({ ok: true, change: { contact: { phone: "ask at the desk" } } });
  });

  test("a corrected birth date alone is priced when the staff ask for it, never by the customer", () => {
    const corrected = held(agreed(), { dateOfBirth: "2006-05-01" });
    expect(check(corrected, {})).toEqual({ ok: false, reason: "unchanged" });
    expect(check(corrected, {}, { byStaff: true })).toMatchObject({
      ok: true,
      change: {
        isPriced: true,
        needsSeat: false,
      },
    });
  });
});

test("a wish is as kept only with the same trip, choices and contact", () => {
  expect(isAsKept(kept, wishFor(kept), readPhone)).toBe(true);
  expect(isAsKept(kept, wishFor(kept, longer), readPhone)).toBe(false);
  const contact = { ...wishFor(kept).contact, phone: "062 987 654" };
  expect(isAsKept(kept, wishFor(kept, { contact }), readPhone)).toBe(false);
});
