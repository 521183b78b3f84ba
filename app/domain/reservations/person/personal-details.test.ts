import * as fc from "fast-check";
import type { FieldFaults } from "../../forms/field-fault.ts";
import { describe, expect, test } from "vitest";
import { isTooYoung, leastDriverAge } from "./driver-age.ts";
import {
  checkFlightNumber,
  checkPersonalDetails,
  personalFieldNames,
  type PersonalField,
} from "./personal-details.ts";

const today = "2026-04-30";
const good = {
  firstName: "Đorđe",
  lastName: "Hadžić-Kovač",
  dateOfBirth: "05/07/1990",
  email: "djordje@example.com",
  phoneCountry: "BA",
  phone: "061 123 456",
  privacyAccepted: "on",
  termsAccepted: "true",
};

function check(
  fields: Partial<Record<PersonalField, unknown>>,
  pickup?: { pickupDate: string; leastAge: number },
) {
  return checkPersonalDetails({ ...good, ...fields }, { today, pickup });
}

function codesOf(found: FieldFaults) {
  return Object.fromEntries(Object.entries(found).map(([field, fault]) => [field, fault?.code]));
}

function faults(...input: Parameters<typeof check>) {
  const result = check(...input);
  return codesOf(result.ok ? {} : result.faults);
}

describe("a good form", () => {
  test("becomes details", () => {
    expect(
      check({ flightNumber: " tk 1027 ", couponCode: "spring10", marketingConsent: "on" }),
    ).toEqual({
      ok: true,
      details: {
        firstName: "Đorđe",
        lastName: "Hadžić-Kovač",
        dateOfBirth: "1990-07-05",
        email: "djordje@example.com",
        phoneCountry: "BA",
        phone: "061 123 456",
        flightNumber: "TK 1027",
        couponCode: "SPRING10",
        marketingConsent: true,
        privacyAccepted: true,
        termsAccepted: true,
      },
    });
  });

  test("may leave out what is optional", () => {
    const result = check({ flightNumber: "  ", phoneCountry: "" });
    expect(result).toMatchObject({
      ok: true,
      details: { marketingConsent: false, phoneCountry: "BA" },
    });
    expect(result.ok && [result.details.flightNumber, result.details.couponCode]).toEqual([
      undefined,
      undefined,
    ]);
  });

  test("loses blanks and direction marks", () => {
    expect(
      check({ firstName: " \u202eAna\u200f  Marija ", email: " \u200eana@example.com " }),
    ).toMatchObject({
      ok: true,
      details: { firstName: "Ana Marija", email: "ana@example.com" },
    });
  });

  test.each(["Ana https://win.example", "www.win.example", "Ana WWW.WIN.EXAMPLE"])(
    "the name %s is an advertisement",
    (firstName) => {
      expect(faults({ firstName })).toEqual({ firstName: "name" });
    },
  );

  test.each(["O'Neil", "J. R.", "李", "Анђела", "Ana 😀", "Žeželj"])(
    "the name %s is fine",
    (firstName) => {
      expect(faults({ firstName })).toEqual({});
    },
  );
});

test("an empty form names every required field", () => {
  const checked = checkPersonalDetails({}, { today });
  expect(checked.ok || codesOf(checked.faults)).toEqual({
    firstName: "missing",
    lastName: "missing",
    dateOfBirth: "missing",
    email: "missing",
    phone: "missing",
    privacyAccepted: "not-accepted",
    termsAccepted: "not-accepted",
  });
});

describe("a field is refused", () => {
  test.each<[PersonalField, unknown, string]>([
    ["firstName", "   ", "missing"],
    ["firstName", "\u200f\u200e", "missing"],
    ["firstName", "😀😀", "name"],
    ["firstName", "123", "name"],
    ["firstName", "<script>alert(1)</script>", "name"],
    ["firstName", "Ana>", "name"],
    ["firstName", "{Ana", "name"],
    ["firstName", "Ana}", "name"],
    ["firstName", "A\u0000na", "name"],
    ["firstName", "Ana\nMarija", "name"],
    ["firstName", "a".repeat(81), "too-long"],
    ["firstName", ["Ana", "Ana"], "missing"],
    ["lastName", "a".repeat(10_000), "too-long"],
    ["lastName", 7, "missing"],
    ["email", "ana", "email"],
    ["email", "ana@example", "email"],
    ["email", "ana @example.com", "email"],
    ["email", `${"a".repeat(250)}@example.com`, "too-long"],
    ["phone", "123", "phone"],
    ["phone", "+1234567890123456", "phone"],
    ["phone", "call me", "phone"],
    ["phone", "061 123 456 ext. 7", "phone"],
    ["phone", "1".repeat(33), "too-long"],
    ["phoneCountry", "ba", "choice"],
    ["phoneCountry", "BIH", "too-long"],
    ["flightNumber", "T", "flight-number"],
    ["flightNumber", "TK-1027", "flight-number"],
    ["flightNumber", "TK 10271027", "too-long"],
    ["couponCode", "SPRING%", "coupon-code"],
    ["couponCode", "A".repeat(33), "too-long"],
    ["privacyAccepted", "", "not-accepted"],
    ["privacyAccepted", "false", "not-accepted"],
    ["termsAccepted", undefined, "not-accepted"],
    ["dateOfBirth", "31/02/1990", "date"],
    ["dateOfBirth", "29/02/1991", "date"],
    ["dateOfBirth", "1990", "date"],
    ["dateOfBirth", "1".repeat(10_000), "date"],
    ["dateOfBirth", "01/05/2026", "in-future"],
    ["dateOfBirth", "30/04/1915", "too-old"],
  ])("%s %j: %s", (field, value, fault) => {
    expect(faults({ [field]: value })).toEqual({ [field]: fault });
  });

  test("only past its limit", () => {
    expect(
      faults({
        firstName: "a".repeat(80),
        phone: "+123456789012345",
        flightNumber: "A2",
        couponCode: "A".repeat(32),
        dateOfBirth: "01/05/1915",
        email: `${"a".repeat(60)}@${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(60)}.example`,
      }),
    ).toEqual({});
    expect(
      faults({ phone: "123456", flightNumber: "TK 1027 10", dateOfBirth: "30/04/2026" }),
    ).toEqual({});
  });
});

describe("the driver's age", () => {
  const pickup = { pickupDate: "2026-05-04", leastAge: 21 };

  test("counts on the pick-up day", () => {
    expect(faults({ dateOfBirth: "05/05/2005" }, pickup)).toEqual({ dateOfBirth: "too-young" });
    expect(faults({ dateOfBirth: "04/05/2005" }, pickup)).toEqual({});
    expect(faults({ dateOfBirth: "05/05/2005" }, { ...pickup, leastAge: 19 })).toEqual({});
  });

  test.each([
    [19, 18, 19],
    [19, 19, 19],
    [19, 25, 25],
  ])("is at least %i for the agency and %i for the car: %i", (agency, car, least) => {
    expect(leastDriverAge({ minDriverAge: agency }, { minDriverAge: car })).toBe(least);
    expect(leastDriverAge({ minDriverAge: agency }, undefined)).toBe(agency);
  });

  test.each([
    ["2007-05-04", 19, false],
    ["2007-05-05", 19, true],
    ["2007-05-04", 20, true],
  ])("born %s, at least %i: too young is %s", (birth, leastAge, expected) => {
    expect(isTooYoung(birth, "2026-05-04", leastAge)).toBe(expected);
  });
});

/** Letters beside everything that a text should not carry. */
const nastyText = fc
  .array(
    fc.constantFrom(
      "a",
      "Č",
      " ",
      "\n",
      "\t",
      "\u0000",
      "\u009f",
      "\u202e",
      "\u200f",
      "\ufeff",
      "\ud800",
      "😀",
      "<",
      "{",
    ),
  )
  .map((parts) => parts.join(""));

test("no input is an exception, and what passes is clean", () => {
  const nasty = fc.oneof(
    nastyText,
    fc.constantFrom("on", "Ana", "ana@example.com", "05/07/1990"),
    fc.constantFrom<unknown>(null, 7, true, ["Ana"], { name: "Ana" }),
  );
  const fields = fc.record(Object.fromEntries(personalFieldNames.map((name) => [name, nasty])), {
    requiredKeys: [],
  });
  fc.assert(
    fc.property(fields, (typed) => {
      const result = check(typed);
      const names = result.ok ? result.details.firstName + result.details.lastName : "";
      expect(names).not.toMatch(/[<>{}\p{Cc}\u202a-\u202e]/u);
      expect(result.ok || Object.keys(result.faults).length > 0).toBe(true);
    }),
  );
});

test.each([
  ["w6 2722", { ok: true, flightNumber: "W6 2722" }],
  [" ", { ok: true, flightNumber: undefined }],
  ["", { ok: true, flightNumber: undefined }],
  ["W6-2722", { ok: false }],
  ["W6 2722 and more", { ok: false }],
  ["\0", { ok: false }],
])("the flight number %j by itself is %j", (typed, read) => {
  expect(checkFlightNumber(typed)).toEqual(read);
});
