import { describe, expect, test } from "vitest";
import { airportTuzla, office, priceList, zivinice } from "../../../test/casts/small-agency.ts";
import type { Coupon } from "../../domain/coupons/coupon.ts";
import type { Language } from "../../domain/language.ts";
import { quote, type QuoteRequest } from "../../domain/pricing/quote.ts";
import { billRows } from "./bill-rows.ts";
import { lineNames } from "./line-names.ts";

const named = {
  ...priceList,
  seasons: priceList.seasons.map((season) => Object.assign({}, season, { name: both("Summer") })),
  plans: priceList.plans.map((plan) => Object.assign({}, plan, { name: both(plan.code) })),
  extras: priceList.extras.map((extra) => Object.assign({}, extra, { name: both(extra.code) })),
  countries: priceList.countries.map((one) => Object.assign({}, one, { name: both(one.code) })),
};

function both(text: string) {
  return { en: text, bs: `${text} bs` };
}

const car = { id: 12, name: "Volkswagen Polo", category: "economy", minDriverAge: 19 } as const;
const coupon: Coupon = {
  id: 1,
  code: "MODRAC10",
  kind: "percent",
  value: 10,
  appliesTo: "car",
  active: true,
};

/** A trip whose price has every kind of line. */
const everything: QuoteRequest = {
  car,
  coupon,
  dateOfBirth: "2006-09-14",
  planCode: "premium",
  extras: { gps: 2, child_seat: 1, roof_box: 1, winter_tires: 0 },
  countries: ["HR", "AL"],
  trip: {
    pickupLocationId: office.id,
    dropoffLocationId: zivinice.id,
    pickupAt: "2026-11-08T20:00",
    dropoffAt: "2026-11-16T10:00",
  },
};

const fees = [{ fromLocationId: office.id, toLocationId: zivinice.id, feeCents: 1500 }];

function rows(asked: QuoteRequest, language: Language) {
  const list = { ...named, oneWayFees: fees };
  const priced = quote(asked, list);
  if (!priced.ok) throw new Error(priced.reason);
  const names = lineNames(car, list, language);
  const terms = { names, pickupAt: asked.trip.pickupAt };
  const text = (words: string) => words.replaceAll("\u00a0", " ");
  return billRows(priced.quote, terms, language).map(
    (row) => `${text(row.label)} | ${text(row.amount)} | ${text(row.reason)}`,
  );
}

describe("the bill says what each line is and why", () => {
  test("in English", () => {
    expect(rows(everything, "en-us")).toMatchInlineSnapshot(`
      [
        "Volkswagen Polo, 8 days | €176.00 | 4 days × €24.00, basic rate, weekend; 4 days × €20.00, basic rate. A rental day is 24 hours from 20:00; up to 59 minutes more is free of charge, and so is a return up to 59 minutes later than agreed.",
        "Discount for 7 days or more | −€17.60 | 10% off the car price (€176.00) for a rental of this length.",
        "premium protection | €80.00 | 8 days × €10.00. Your deposit is €0. You pay nothing for damage.",
        "child_seat | free | Free of charge with every car.",
        "gps × 2 | €40.00 | 2 × €20.00, the maximum per piece and rental.",
        "winter_tires | included | On every car at this time of year, free of charge.",
        "roof_box | €40.00 | 1 × €40.00, once per rental.",
        "Young driver surcharge | €24.00 | The driver is 20 years old at pick-up; drivers under 22 pay a surcharge. 8 days × €3.00.",
        "Driving to HR | €20.00 | Once per rental, however often you cross. Your number plate is enough; no green card needed.",
        "Driving to AL | €40.00 | 8 days × €5.00. You need a green card; you get it with the keys.",
        "Collection: Bus Station Živinice | €15.00 | We collect the car there.",
        "Return at another place | €15.00 | Eternal Pro Office → Bus Station Živinice, once per rental.",
        "Pick-up out of hours | €20.00 | Eternal Pro Office: open 10:00–\u206018:00 that day; we will be there specially for you.",
        "Coupon MODRAC10 | −€15.84 | 10% off the car price (€158.40). Not valid for protection, extras or fees.",
      ]
    `);
  });

  test("in Bosnian", () => {
    expect(rows(everything, "ba")).toMatchInlineSnapshot(`
      [
        "Volkswagen Polo, 8 dana | 176,00 € | 4 dana × 24,00 €, osnovna cijena, vikend; 4 dana × 20,00 €, osnovna cijena. Dan najma traje 24 sata od 20:00. Prekoračenje do 59 minuta se ne plaća, a ni kašnjenje s povratom do 59 minuta.",
        "Popust za 7 dana i više | −17,60 € | 10 % popusta na cijenu vozila (176,00 €) zbog dužine najma.",
        "premium bs zaštita | 80,00 € | 8 dana × 10,00 €. Depozit je 0 €. Štetu ne plaćate.",
        "child_seat bs | besplatno | Besplatno uz svako vozilo.",
        "gps bs × 2 | 40,00 € | 2 × 20,00 €: najviša cijena po komadu za cijeli najam.",
        "winter_tires bs | uključeno | Na svakom vozilu u ovo doba godine, bez doplate.",
        "roof_box bs | 40,00 € | 1 × 40,00 €, jednom po najmu.",
        "Doplata za mladog vozača | 24,00 € | Vozač pri preuzimanju ima 20 godina. Doplata važi do navršene 22. godine života. 8 dana × 3,00 €.",
        "Vožnja u Hrvatsku | 20,00 € | Jednom po najmu, bez obzira na broj prelazaka. Dovoljne su tablice; zelena karta nije potrebna.",
        "Vožnja u Albaniju | 40,00 € | 8 dana × 5,00 €. Potrebna je zelena karta; dobijate je uz ključeve.",
        "Dolazak po vozilo: Autobuska stanica Živinice | 15,00 € | Po vozilo dolazimo na mjesto povrata.",
        "Povrat na drugom mjestu | 15,00 € | Kancelarija Eternal Pro → Autobuska stanica Živinice, jednom po najmu.",
        "Preuzimanje van radnog vremena | 20,00 € | Kancelarija Eternal Pro: radno vrijeme tog dana je 10–\u206018; van tog vremena dolazimo samo zbog vas.",
        "Kupon MODRAC10 | −15,84 € | 10 % popusta na cijenu vozila (158,40 €). Ne važi za zaštitu, dodatke i naknade.",
      ]
    `);
  });
});

test("what costs nothing says so instead of a zero", () => {
  const free = {
    ...everything,
    planCode: "basic",
    extras: { child_seat: 2 },
    countries: [],
    trip: {
      pickupLocationId: airportTuzla.id,
      dropoffLocationId: airportTuzla.id,
      pickupAt: "2026-10-05T10:00",
      dropoffAt: "2026-10-09T10:00",
    },
  };
  const amounts = rows(free, "ba").map((row) => row.split(" | ")[1]);
  expect(amounts).toContain("uključena");
  expect(amounts).toContain("besplatno");
  expect(amounts).not.toContain("0,00 €");
});
