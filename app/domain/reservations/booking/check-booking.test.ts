import { describe, expect, test } from "vitest";
import { agreed, catalogue, wholeClio, wholePolo } from "../../../../test/casts/agreed-cast.ts";
import { checkBooking } from "./check-booking.ts";

const { trip } = agreed();
const details = {
  firstName: "Emina",
  lastName: "Hadžić",
  dateOfBirth: "1988-04-12",
  email: "emina@example.com",
  phoneCountry: "BA",
  phone: "061 123 456",
  flightNumber: undefined,
  couponCode: undefined,
  marketingConsent: false,
  privacyAccepted: true,
  termsAccepted: true,
} as const;
const form = { trip, details, selection: { carId: wholePolo.id }, now: "2026-04-20T12:00" };
const known = {
  catalogue,
  readPhone: (typed: string, country: string) => (typed === "12" ? undefined : country + typed),
};
const check = (more: Partial<Parameters<typeof checkBooking>[0]>) =>
  checkBooking({ ...form, ...more }, known);

describe("a booking", () => {
  test("in order has a car and a phone as it is dialled", () => {
    expect(check({})).toEqual({ ok: true, car: wholePolo, phone: "BA061 123 456" });
  });

  test("is refused for a car that is not on offer", () => {
    expect(check({ selection: { carId: 99 } })).toEqual({ ok: false, reason: "unknown-car" });
  });

  test("is refused for a driver who is too young for the agency or the car, on the day of the pick-up", () => {
    const born = (dateOfBirth: string) => ({ details: { ...details, dateOfBirth } });
    expect(check(born("2007-05-05"))).toEqual({ ok: false, reason: "too-young", leastAge: 19 });
    expect(check(born("2007-05-04"))).toMatchObject({ ok: true });
    const clio = { selection: { carId: wholeClio.id } };
    expect(check({ ...born("2006-05-01"), ...clio })).toMatchObject({ leastAge: 21 });
  });

  test("is refused for a number that is none", () => {
    expect(check({ details: { ...details, phone: "12" } })).toEqual({ ok: false, reason: "phone" });
  });

  test("of what began this morning is the staff's alone", () => {
    const now = "2026-05-04T12:00";
    const by = { actor: { kind: "staff", id: "amra" } } as const;
    expect(check({ now })).toMatchObject({ ok: false, reason: "trip" });
    expect(check({ now, by })).toMatchObject({ ok: true });
  });
});
