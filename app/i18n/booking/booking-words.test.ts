import { describe, expect, test } from "vitest";
import { searchFieldNames } from "../../domain/reservations/trip/check-trip.ts";
import { tripFaultsHead, tripFaultText } from "../search/trip-faults.ts";
import { carKind } from "./car-words.ts";
import { counted } from "./counted.ts";
import { formatDateRange } from "./date-range.ts";
import { couponFaultText, detailFaultText, quoteFaultText } from "./faults.ts";
import { formatUntil, formatUntilShort } from "./until.ts";

const limits = { minRentalDays: 3, maxRentalDays: 60, maxAdvanceDays: 365 };
const about = { typed: "amra.hodzic@gmail", minDriverAge: 21, phone: "+387 35 000 000" };

describe("faults in English are the sentences of the specification", () => {
  test.each([
    ["dropoffDate", "under-minimum", "Minimum rental period is 3 days"],
    ["pickupDate", "missing", "Please select pickup date and time"],
    ["pickupTime", "missing", "Please select pickup date and time"],
    ["dropoffDate", "missing", "Please select return date and time"],
    ["dropoffTime", "missing", "Please select return date and time"],
  ] as const)("%s %s", (field, fault, sentence) => {
    expect(tripFaultText(field, fault, limits, "en-us")).toBe(sentence);
  });

  test("of the whole form", () => {
    expect(tripFaultsHead({ pickupDate: "missing" }, "en-us")).toBe("Fill all required fields");
    expect(tripFaultsHead({ pickupDate: "in-past" }, "en-us")).toBe("Please check your trip");
  });

  test.each([
    ["email", "email", "The format of your email is incorrect. amra.hodzic@gmail"],
    ["privacyAccepted", "not-accepted", "You must accept the Privacy Policy to continue"],
    ["termsAccepted", "not-accepted", "You must accept the Terms and Conditions to continue"],
  ] as const)("%s %s", (field, fault, sentence) => {
    expect(detailFaultText(field, { code: fault }, about, "en-us")).toBe(sentence);
  });
});

describe("faults in Bosnian", () => {
  test("name their numbers in the right form", () => {
    const text = (minRentalDays: number) =>
      tripFaultText("dropoffDate", "under-minimum", { ...limits, minRentalDays }, "ba");
    expect([1, 3, 5].map(text)).toEqual([
      "Najkraći najam je 1 dan",
      "Najkraći najam je 3 dana",
      "Najkraći najam je 5 dana",
    ]);
    expect(detailFaultText("dateOfBirth", { code: "too-young" }, about, "ba")).toContain(
      "21 godinu",
    );
  });

  test("leave no field without a sentence of its own", () => {
    for (const field of searchFieldNames) {
      expect(tripFaultText(field, "missing", limits, "ba")).toMatch(/^Odaberite /);
    }
    expect(quoteFaultText("unknown-plan", "ba")).not.toBe(quoteFaultText("unknown-plan", "en-us"));
    expect(couponFaultText("unknown", "ba")).toBe("Ovaj kupon ne postoji");
  });
});

test("numbers and their nouns", () => {
  const bags = [1, 2, 5, 11, 21].map((count) => counted(count, "bag", "ba"));
  expect(bags).toEqual(["1 kofer", "2 kofera", "5 kofera", "11 kofera", "21 kofer"]);
  const years = [1, 2, 5].map((count) => counted(count, "yearOf", "ba"));
  expect(years).toEqual(["1 godine", "2 godine", "5 godina"]);
  expect(counted(1, "day", "en-us")).toBe("1 day");
});

test("dates after until, and ranges of dates", () => {
  expect(formatUntil("2026-07-01T10:00", "en-us")).toBe("Wed 1 Jul, 10:00");
  expect(formatUntil("2026-07-01T10:00", "ba")).toBe("srijede, 1.\u00a0jula u 10:00");
  expect(formatUntilShort("2026-07-01T10:00", "en-us")).toBe("1 Jul, 10:00");
  expect(formatUntilShort("2026-07-01T10:00", "ba")).toBe("1.\u00a07. u 10:00");
  expect(formatDateRange("2026-07-01", "2026-07-05", "en-us")).toBe("1 → 5 Jul");
  expect(formatDateRange("2026-06-29", "2026-07-03", "ba")).toBe("29. jun → 3. jul");
});

test("what kind of car it is", () => {
  const car = { category: "stationwagon", transmission: "automatic", orSimilar: true } as const;
  expect(carKind(car, "en-us")).toBe("or similar · Station wagon, automatic");
  expect(carKind(car, "ba")).toBe("ili slično · karavan, automatski mjenjač");
  expect(carKind({ ...car, orSimilar: false }, "ba")).toBe("Karavan, automatski mjenjač");
  expect(carKind({ ...car, category: "suv" }, "ba")).toMatch(/· SUV,/);
});
