import { expect, test } from "vitest";
import { agency } from "../../../test/casts/agency-cast.ts";
import { airportTuzla, office, rules, zivinice } from "../../../test/casts/small-agency.ts";
import type { Facts } from "../../domain/facts.ts";
import { usualRetention } from "../../domain/legal-facts.ts";
import type { BorderCountry, ProtectionPlan } from "../../domain/pricing/price-list.ts";
import { legalTexts, type LegalSources } from "./legal-texts.ts";

const day = { opens: "06:00", closes: "24:00" };
const facts: Facts = {
  ...agency,
  phoneHours: { weekly: Array.from({ length: 7 }, () => day), special: [] },
  paymentTypes: ["cash", "credit-card"],
};
const sources: LegalSources = {
  facts,
  rules,
  legal: {},
  retention: usualRetention,
  plans: [],
  extras: [],
  countries: [],
  locations: [airportTuzla, office, zivinice],
};
const plan: ProtectionPlan = {
  code: "basic",
  name: { en: "Basic", bs: "Osnovna" },
  description: { en: "x", bs: "x" },
  depositCents: 20_000,
  excessCents: 80_000,
  safetyFeeCents: 0,
  covers: ["collision", "theft"],
  prices: [],
  displayOrder: 1,
};
const country = (more: Partial<BorderCountry>): BorderCountry => ({
  code: "HR",
  name: { en: "Croatia", bs: "Hrvatska" },
  sign: "HR",
  allowed: true,
  charge: "per-rental",
  feeCents: 2000,
  document: "none",
  note: { en: "", bs: "" },
  displayOrder: 1,
  ...more,
});

test("what there is none of is not set, so its line is left out", () => {
  expect(legalTexts(sources, "ba")).toMatchObject({
    legalName: "Eternal Pro",
    jib: undefined,
    plans: undefined,
    freeExtras: undefined,
    winterExtras: undefined,
    borderFees: undefined,
    closedCountries: undefined,
    mapHost: undefined,
  });
});

test("times have the right form of their noun", () => {
  const of = (months: number, days: number) =>
    legalTexts(
      {
        ...sources,
        retention: { ...usualRetention, visitMonths: months, complaintAnswerDays: days },
      },
      "ba",
    );
  expect(of(1, 1)).toMatchObject({ visitMonths: "1 mjesec", complaintAnswerDays: "1 dana" });
  expect(of(2, 2)).toMatchObject({ visitMonths: "2 mjeseca", complaintAnswerDays: "2 dana" });
  expect(of(13, 8)).toMatchObject({ visitMonths: "13 mjeseci", complaintAnswerDays: "8 dana" });
  expect(legalTexts(sources, "en-us")).toMatchObject({
    contractYears: "10 years",
    languageYears: "1 year",
    sessionMinutes: "30 minutes",
    visitHours: "24 hours",
  });
});

test("free time of 0 hours lasts to the minute of pick-up", () => {
  const always = { ...sources, rules: { ...rules, freeCancellationHours: 0 } };
  expect(legalTexts(always, "en-us").freeUntil).toBe("until the moment of pick-up");
  expect(legalTexts(always, "ba").freeUntil).toBe("do samog preuzimanja");
  expect(legalTexts(sources, "ba").freeUntil).toBe(
    "do 48 sati prije preuzimanja, a ako rezervišete kasnije, u roku od sat vremena nakon rezervacije",
  );
});

test("the young-driver surcharge is told only where somebody can have to pay it", () => {
  const rule = (more: object) =>
    legalTexts({ ...sources, rules: { ...rules, ...more } }, "en-us").youngDriverRule;
  expect(rule({})).toBe(
    "Drivers who are not yet 22 years old pay a young driver surcharge of €3 a day, at most €30 per rental.",
  );
  expect(rule({ minDriverAge: 22 })).toBeUndefined();
  expect(rule({ youngDriverPerDayCents: 0 })).toBeUndefined();
  expect(rule({ youngDriverCapCents: 0 })).toBeUndefined();
});

test("plans say deposit, excess and safety fee, and what is nothing in words", () => {
  const free = { ...plan, depositCents: 0, excessCents: 0 };
  const safe = { ...plan, depositCents: 10_050, safetyFeeCents: 10_000 };
  expect(legalTexts({ ...sources, plans: [plan, free, safe] }, "en-us").plans).toBe(
    [
      "- Basic: deposit €200; excess of at most €800; covers collision, theft.",
      "- Basic: no deposit; no excess: you pay nothing for damage; covers collision, theft.",
      "- Basic: deposit €100.50; excess of at most €800; covers collision, theft. The deposit includes a refundable safety fee of €100. It is returned when the car comes back without new damage, or with damage and a police report. Without the report we keep it, and it pays for the damage that the plan covers.",
    ].join("\n"),
  );
});

test("places say their hours, what is outside them, and a delivery that costs", () => {
  expect(legalTexts(sources, "en-us").places).toBe(
    [
      "- Airport Tuzla: around the clock.",
      "- Eternal Pro Office: Monday to Saturday 06:00–\u206022:00, Sunday 10:00–\u206018:00. Outside opening hours too, €20 extra, if you book in good time.",
      "- Bus Station Živinice: every day 06:00–\u206023:00. Only during opening hours. Delivery here costs €15, already included in the price shown.",
    ].join("\n"),
  );
});

test("border fees are one sum, a span, or left to the booking", () => {
  const fees = (...countries: BorderCountry[]) =>
    legalTexts({ ...sources, countries }, "en-us").borderFees;
  expect(fees(country({}))).toBe("The fee is per country and rental: €20.");
  expect(fees(country({}), country({ feeCents: 5050 }))).toBe(
    "The fee is per country and rental: €20 to €50.50.",
  );
  expect(fees(country({ charge: "per-day" }))).toBe("The fee is per country and day: €20.");
  expect(fees(country({}), country({ charge: "per-day" }))).toMatch(/you see it before you choose/);
  expect(fees(country({ allowed: false }))).toBeUndefined();
});

test("winter equipment has the dates of the price list, in both languages", () => {
  const extras = [
    {
      code: "winter_tires",
      charge: "per-rental" as const,
      priceCents: 2000,
      maxQuantity: 1,
      name: { en: "Winter tyres", bs: "Zimske gume" },
      note: { en: "", bs: "" },
      includedFrom: "11-01",
      includedTo: "04-01",
      displayOrder: 1,
    },
  ];
  expect(legalTexts({ ...sources, extras }, "en-us").winterExtras).toBe(
    "From 1 November to 1 April every car comes with these, free of charge: winter tyres.",
  );
  expect(legalTexts({ ...sources, extras }, "ba").winterExtras).toBe(
    "Od 1. novembra do 1. aprila na svakom su vozilu bez doplate: zimske gume.",
  );
});
