import { expect, test } from "vitest";
import { counterpart, languageOf, pathTo } from "./paths.ts";

const locations = [
  {
    slug: {
      en: "airport-tuzla-rent-a-car",
      bs: "aerodrom-tuzla-iznajmljivanje-auta",
    },
  },
];

test("every page in both languages", () => {
  const both = (name: Parameters<typeof pathTo>[0]) => {
    const params = { slug: "s", token: "t", category: "suv", id: 7 };
    const any = pathTo as (name: string, language: string, params: object) => string;
    return [any(name, "en-us", params), any(name, "ba", params)];
  };
  expect(both("home")).toEqual(["/", "/ba"]);
  expect(both("search")).toEqual(["/search", "/ba/search"]);
  expect(both("vehicles")).toEqual(["/vehicles", "/ba/vehicles"]);
  expect(both("locations")).toEqual(["/locations", "/ba/locations"]);
  expect(both("location")).toEqual(["/locations/s", "/ba/locations/s"]);
  expect(both("contact")).toEqual(["/contact", "/ba/contact"]);
  expect(both("extras")).toEqual(["/extras", "/ba/extras"]);
  expect(both("review")).toEqual(["/review", "/ba/review"]);
  expect(both("reservation-review")).toEqual(["/reservationreview", "/ba/reservationreview"]);
  expect(both("confirmation")).toEqual([
    "/reservation-confirmation/t",
    "/ba/reservation-confirmation/t",
  ]);
  expect(both("modify")).toEqual(["/modify-reservation", "/ba/modify-reservation"]);
  expect(both("legal")).toEqual(["/legal", "/ba/legal"]);
  expect(both("car")).toEqual(["/cars/suv/7", "/ba/cars/suv/7"]);
});

test("what a visitor typed into a path cannot leave its place", () => {
  expect(pathTo("location", "ba", { slug: "../admin?x" })).toBe("/ba/locations/..%2Fadmin%3Fx");
});

test.each([
  ["/", "en-us"],
  ["/search", "en-us"],
  ["/ba", "ba"],
  ["/ba/", "ba"],
  ["/ba?x=1", "ba"],
  ["/ba#faq", "ba"],
  ["/ba/locations/x", "ba"],
  ["/ba.data", "ba"],
  ["/banja-luka", "en-us"],
  ["/bar", "en-us"],
  ["/en-us/ba", "en-us"],
])("the language of %s is %s", (path, language) => {
  expect(languageOf(path)).toBe(language);
});

test.each([
  ["/", "/ba"],
  ["/?car=3", "/ba?car=3"],
  ["/#faq", "/ba#faq"],
  [
    "/search?pickupDate=2026-07-03&pickupLocation=airport-tuzla",
    "/ba/search?pickupDate=2026-07-03&pickupLocation=airport-tuzla",
  ],
  ["/contact?x=a/b#faq", "/ba/contact?x=a/b#faq"],
  [
    "/locations/airport-tuzla-rent-a-car?a=1#b",
    "/ba/locations/aerodrom-tuzla-iznajmljivanje-auta?a=1#b",
  ],
  ["/locations/unknown", "/ba/locations/unknown"],
  ["/nonsense", "/ba/nonsense"],
])("%s and %s are one page", (english, bosnian) => {
  expect(counterpart(english, "ba", locations)).toBe(bosnian);
  expect(counterpart(bosnian, "en-us", locations)).toBe(english);
  expect(counterpart(english, "en-us", locations)).toBe(english);
  expect(counterpart(bosnian, "ba", locations)).toBe(bosnian);
});

test.each(["/ba//evil.test/x", "//evil.test/x", "/ba/\\evil.test/x"])(
  "the counterpart of %s stays on this site",
  (path) => {
    expect(counterpart(path, "en-us", locations)).toBe("/evil.test/x");
    expect(counterpart(path, "ba", locations)).toBe("/ba/evil.test/x");
  },
);

test("a slug of the wrong language still finds its counterpart", () => {
  expect(counterpart("/ba/locations/airport-tuzla-rent-a-car", "en-us", locations)).toBe(
    "/locations/airport-tuzla-rent-a-car",
  );
});
