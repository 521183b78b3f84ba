import { expect, test } from "vitest";
import type { PriceList } from "../../pricing/price-list.ts";
import { searchContext } from "./search-context.ts";

const season = { name: { en: "", bs: "" }, priority: 1 };
const priceList: PriceList = {
  version: 7,
  rules: {
    graceMinutes: 59,
    minRentalDays: 3,
    maxRentalDays: 90,
    maxAdvanceDays: 365,
    leadMinutes: 60,
    outOfHoursLeadHours: 12,
    minDriverAge: 19,
    youngDriverUntil: 22,
    youngDriverPerDayCents: 300,
    youngDriverCapCents: 3000,
    licenceYears: 1,
    freeCancellationHours: 48,
    freeAfterBookingMinutes: 60,
    turnaroundMinutes: 120,
    autoConfirm: true,
    instantDays: 30,
    instantValueCents: 300_000,
    instantReservations: 3,
    instantPersonDays: 75,
  },
  seasons: [
    { ...season, id: 1, from: "2026-01-01", to: "2026-02-01", minRentalDays: 4 },
    { ...season, id: 2, from: "2026-07-01", to: "2026-08-31", minRentalDays: 5 },
    { ...season, id: 3, from: "2026-09-01", to: "2026-09-30" },
  ],
  rates: [],
  lengthDiscounts: [],
  plans: [],
  extras: [],
  countries: [],
  oneWayFees: [],
  locations: [
    {
      id: "airport-tuzla",
      category: "airports",
      name: { en: "Tuzla airport", bs: "Aerodrom Tuzla" },
      slug: { en: "a", bs: "b" },
      description: { en: "", bs: "" },
      meeting: { en: "", bs: "" },
      address: "Gornje Dubrave bb",
      postalCode: "75273",
      city: "Dubrave Gornje",
      region: { en: "", bs: "" },
      iata: "TZL",
      phone: "+38735000000",
      email: "info@eternalpro.example",
      lat: 44.4587,
      lng: 18.7248,
      deliveryFeeCents: 0,
      outOfHours: "free",
      outOfHoursFeeCents: 0,
      leadMinutes: 60,
      hours: { weekly: [], special: [] },
    },
  ],
};

test("carries what a form checks, and neither prices nor addresses", () => {
  expect(searchContext(priceList, "2026-06-01T10:00")).toEqual({
    now: "2026-06-01T10:00",
    rules: {
      graceMinutes: 59,
      minRentalDays: 3,
      maxRentalDays: 90,
      maxAdvanceDays: 365,
      outOfHoursLeadHours: 12,
    },
    seasons: [
      { ...season, from: "2026-07-01", to: "2026-08-31", minRentalDays: 5 },
      { ...season, from: "2026-09-01", to: "2026-09-30" },
    ],
    locations: [
      {
        id: "airport-tuzla",
        slug: { en: "a", bs: "b" },
        name: { en: "Tuzla airport", bs: "Aerodrom Tuzla" },
        category: "airports",
        iata: "TZL",
        hours: { weekly: [], special: [] },
        outOfHours: "free",
        outOfHoursFeeCents: 0,
        leadMinutes: 60,
      },
    ],
  });
});

test("a season that ends today still counts", () => {
  expect(searchContext(priceList, "2026-09-30T23:00").seasons).toHaveLength(1);
  expect(searchContext(priceList, "2026-10-01T00:00").seasons).toEqual([]);
});
