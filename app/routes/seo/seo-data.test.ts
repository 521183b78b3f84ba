import { expect, test } from "vitest";
import type { Car } from "../../domain/cars/car.ts";
import {
  airportTuzla,
  clio as pricedClio,
  office,
  polo as pricedPolo,
  priceList,
  zivinice,
} from "../../../test/casts/small-agency.ts";
import type { Review } from "../../domain/facts.ts";
import { startingPrices } from "../../domain/pricing/starting-prices.ts";
import { agency } from "../../server/db/seed/settings.ts";
import { agencyData, placeData } from "./agency-data.ts";
import { carData, carListData } from "./car-data.ts";
import type { SeoSite } from "./seo-site.ts";
import { jsonForPage, questionsData } from "./page-data.ts";

const whole: Omit<Car, "id" | "name" | "category" | "minDriverAge"> = {
  brand: "Brand",
  model: "Model",
  year: 2024,
  description: { en: "A car", bs: "Vozilo" },
  body: "city-hatch",
  colour: "#14535c",
  acriss: "EDMV",
  transmission: "manual",
  fuel: "petrol",
  seats: 5,
  doors: 5,
  bagsLarge: 1,
  bagsSmall: 1,
  airConditioning: true,
  engineKw: 59,
  co2GramsPerKm: 110,
  consumption: 5.1,
  orSimilar: true,
  displayOrder: 1,
  features: [],
};
const polo: Car = { ...whole, ...pricedPolo, name: "Polo" };
const clio: Car = { ...whole, ...pricedClio, name: "Clio" };

const written = (rating: number, sample = false): Review => ({
  id: rating,
  author: "Amra",
  place: { en: "Tuzla", bs: "Tuzla" },
  rating,
  text: { en: "Good", bs: "Dobro" },
  writtenOn: "2026-05-01",
  sample,
});

function site(more: Partial<SeoSite["catalogue"]> = {}): SeoSite {
  const catalogue = { cars: [polo, clio], facts: agency, priceList, reviews: [], ...more };
  const { byCar } = startingPrices(catalogue.priceList, catalogue.cars, "2026-11-21");
  return {
    catalogue,
    startingCents: byCar,
    language: "en-us",
    today: "2026-11-21",
    origin: "https://eternal-pro.ba",
  };
}

test("a rating is counted from what customers wrote, and from nothing else", () => {
  expect(agencyData(site())).not.toHaveProperty("aggregateRating");
  const samples = [written(5, true), written(4, true)];
  expect(agencyData(site({ reviews: samples }))).not.toHaveProperty("aggregateRating");
  const reviews = [...samples, written(5), written(4), written(4)];
  expect(agencyData(site({ reviews })).aggregateRating).toMatchObject({
    ratingValue: "4.3",
    reviewCount: 3,
  });
});

test("a place is a branch with its own address, hours and way", () => {
  expect(placeData(office, { ...site(), language: "ba" })).toMatchObject({
    "@type": "AutoRental",
    "@id": "https://eternal-pro.ba/locations/office-rent-a-car#place",
    name: "Eternal Pro, Kancelarija Eternal Pro",
    url: "https://eternal-pro.ba/ba/locations/office-iznajmljivanje-auta",
    address: { streetAddress: "bb", addressLocality: "Tuzla", addressCountry: "BA" },
    geo: { latitude: 44.4, longitude: 18.7 },
    priceRange: "16,65\u00a0€–20\u00a0€",
    currenciesAccepted: "EUR, BAM",
    paymentAccepted: "Cash, Credit Card, Debit Card, Bank Transfer",
    foundingDate: "2020",
    parentOrganization: { "@id": "https://eternal-pro.ba/#agency" },
  });
});

test("a price list without prices names no range and makes no offer", () => {
  const empty = site({ priceList: { ...priceList, rates: [] } });
  expect(placeData(airportTuzla, empty)).not.toHaveProperty("priceRange");
  expect(carData(polo, empty)).not.toHaveProperty("offers");
});

test("a car is offered by the day, with VAT, for thirty days from today", () => {
  const { offers } = carData(clio, site());
  expect(offers).toMatchObject({
    "@type": "Offer",
    businessFunction: "http://purl.org/goodrelations/v1#LeaseOut",
    price: "20.00",
    priceCurrency: "EUR",
    priceValidUntil: "2026-12-21",
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      price: "20.00",
      unitCode: "DAY",
      valueAddedTaxIncluded: true,
    },
    eligibleDuration: { minValue: 3, unitCode: "DAY" },
  });
});

test("a car is shown by its photos, and by its drawing while it has none", () => {
  expect(carData(polo, site()).image).toEqual([
    "https://eternal-pro.ba/share/car-city-hatch-en.png",
  ]);
  const photo = { width: 1600, height: 900, widths: [400, 1600], alt: { en: "", bs: "" } };
  const photos = ["a1", "b2"].map((file) => ({ ...photo, file }));
  expect(carData({ ...polo, photos }, site()).image).toEqual([
    "https://eternal-pro.ba/photos/a1/1600.webp",
    "https://eternal-pro.ba/photos/b2/1600.webp",
  ]);
});

test("nothing of a single vehicle is published", () => {
  expect(JSON.stringify(carData(polo, site()))).not.toMatch(/identificationNumber|plate|mileage/i);
});

test("the list holds every car on offer, in its order", () => {
  expect(carListData(site())).toMatchObject({
    numberOfItems: 2,
    itemListElement: [
      { position: 1, item: { name: polo.name } },
      { position: 2, item: { name: clio.name } },
    ],
  });
  expect(carListData(site({ cars: [] }))).toMatchObject({ numberOfItems: 0, itemListElement: [] });
});

test("questions are those of the page, in its language", () => {
  const questions = [
    { id: 1, question: { en: "Why?", bs: "Zašto?" }, answer: { en: "A", bs: "B" } },
  ];
  expect(questionsData({ questions }, "ba")).toMatchObject({
    mainEntity: [{ name: "Zašto?", acceptedAnswer: { text: "B" } }],
  });
  for (const data of [undefined, null, "x", {}, { questions: [] }, { questions: [{}] }]) {
    expect(questionsData(data, "ba")).toBeUndefined();
  }
});

test("nothing in the data can end the element that it stands in", () => {
  const json = jsonForPage({ name: "</script><script>alert(1)</script><!-- <b>" });
  expect(json).not.toContain("<");
  expect(JSON.parse(json)).toEqual({ name: "</script><script>alert(1)</script><!-- <b>" });
});

test("hours of a place that closes at night stand in its data", () => {
  expect(placeData(zivinice, site()).openingHoursSpecification).toMatchObject([
    { opens: "06:00", closes: "23:00" },
  ]);
});
