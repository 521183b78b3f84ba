import { describe, expect, test } from "vitest";
import { airportTuzla, office, priceList } from "../../../../../test/casts/small-agency.ts";
import type { Language } from "../../../../domain/language.ts";
import type { Extra, PriceList } from "../../../../domain/pricing/price-list.ts";
import { announcements } from "./home-below.tsx";
import { offerOf } from "./home-view.ts";

const free = (code: string): Extra => ({
  code,
  name: { en: code, bs: code },
  note: { en: code, bs: code },
  charge: "free",
  priceCents: 0,
  maxQuantity: 1,
  displayOrder: 1,
});
const generous: PriceList = {
  ...priceList,
  extras: [free("child_seat"), free("additional_driver")],
  locations: [airportTuzla, office],
};
const phoneHours = {
  weekly: [
    ...Array.from({ length: 6 }, () => ({ opens: "06:00", closes: "24:00" })),
    { opens: "06:00", closes: "23:00" },
  ],
  special: [],
};
const facts = { customers: 1280, founded: 2020, phoneHours };

const saidBy = (list: PriceList, language: Language = "en-us", rest = {}) =>
  announcements({ language, offer: offerOf(list), facts, fromCents: 1665, ...rest }).map(
    ({ text, shownMs }) => `${shownMs} ${text.replaceAll("\u00a0", " ")}`,
  );

test("ten messages, each with its own time, their numbers from the price list and the facts", () => {
  expect(saidBy(generous)).toEqual([
    "3500 Child seat and additional driver free of charge",
    "4000 Pick-up at every airport free of charge, day and night",
    "3500 Unlimited mileage and roadside assistance included",
    "3500 Free cancellation up to 48 hours before pick-up",
    "4000 Rent longer, pay less per day: 15% off from 14 days",
    "4000 No card needed now: you pay at pick-up",
    "3500 A car from €16.65 a day, VAT included",
    "4000 Real people answer the phone: Monday to Saturday 06:00–\u206024:00, Sunday 06:00–\u206023:00",
    expect.stringMatching(/^4000 Drive to \d+ countr(y|ies): you see each fee before you book$/),
    "3500 More than 1,280 customers since 2020",
  ]);
});

test("in Bosnian with the forms that the numbers ask for", () => {
  const said = saidBy(generous, "ba");
  expect(said).toHaveLength(10);
  expect(said).toContain("3500 Besplatno otkazivanje do 48 sati prije preuzimanja");
  expect(said).toContain("4000 Što duži najam, to niža cijena: 15 % popusta za 14 i više dana");
  expect(said).toContain("3500 Auto od 16,65 € na dan, s uračunatim PDV-om");
  expect(said).toContain(
    "4000 Na telefon se javljamo lično: ponedjeljak – subota 6–\u206024, nedjelja 6–\u206023",
  );
  expect(said).toContain("3500 Više od 1.280 klijenata od 2020. godine");
  const short = { ...generous, rules: { ...generous.rules, freeCancellationHours: 24 } };
  expect(saidBy(short, "ba")).toContain("3500 Besplatno otkazivanje do 24 sata prije preuzimanja");
});

describe("what is not true is not said", () => {
  const said = (list: Partial<PriceList>, rest = {}) =>
    saidBy({ ...generous, ...list }, "en-us", rest).join("\n");

  test("a child seat or an additional driver that costs something, or is not offered", () => {
    const paid: Extra = { ...free("child_seat"), charge: "per-day", priceCents: 300 };
    expect(said({ extras: [paid, free("additional_driver")] })).not.toContain("Child seat");
    expect(said({ extras: [free("child_seat")] })).not.toContain("additional driver");
  });

  test("an airport that charges, or is not staffed at night", () => {
    const paid = { ...airportTuzla, deliveryFeeCents: 1000 };
    expect(said({ locations: [airportTuzla, paid] })).not.toContain("airport");
    const daily = { ...airportTuzla, hours: office.hours };
    expect(said({ locations: [airportTuzla, daily] })).toContain("airport free of charge\n");
    expect(said({ locations: [office] })).not.toContain("airport");
    expect(offerOf({ ...generous, locations: [office] }).airportsAllDay).toBe(false);
  });

  test("a discount, a country or a price that there is none of, and hours without any", () => {
    expect(said({ lengthDiscounts: [] })).not.toContain("off from");
    const closed = generous.countries.map((country) => ({ ...country, allowed: false }));
    expect(said({ countries: closed })).not.toContain("Drive to");
    expect(said({}, { fromCents: undefined })).not.toContain("a day,");
    const silent = {
      ...facts,
      phoneHours: { weekly: phoneHours.weekly.map(() => undefined), special: [] },
    };
    expect(said({}, { facts: silent })).not.toContain("answer the phone");
    expect(said({ rules: { ...generous.rules, freeCancellationHours: 0 } })).not.toContain(
      "cancellation",
    );
  });
});
