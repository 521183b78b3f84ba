import { expect, test } from "vitest";

import { withAcriss } from "./acriss-facts.ts";
import type { CarFacts } from "./acriss.ts";
import { suggestAcriss } from "./acriss.ts";

const polo: CarFacts = {
  category: "economy",
  body: "city-hatch",
  doors: 5,
  seats: 5,
  bagsLarge: 1,
  transmission: "manual",
  fuel: "petrol",
  airConditioning: true,
};

test.each<[string, Partial<CarFacts>]>([
  ["EDMV", {}],
  ["EDAV", { transmission: "automatic" }],
  ["EDMZ", { airConditioning: false }],
  ["EBMV", { doors: 3 }],
  ["CDMD", { category: "compact", body: "compact-hatch", fuel: "diesel" }],
  [
    "CDAQ",
    {
      category: "compact",
      body: "sedan",
      doors: 4,
      fuel: "diesel",
      transmission: "automatic",
      airConditioning: false,
    },
  ],
  ["CWMD", { category: "stationwagon", body: "estate", fuel: "diesel", bagsLarge: 2 }],
  ["IWMD", { category: "stationwagon", body: "estate", fuel: "diesel", bagsLarge: 3 }],
  ["CFMD", { category: "suv", body: "compact-suv", fuel: "diesel" }],
  ["IFAD", { category: "suv", body: "suv", fuel: "diesel", transmission: "automatic" }],
  ["CVMD", { category: "compact", body: "van", seats: 7, fuel: "diesel" }],
  ["CVMD", { category: "compact", body: "van", seats: 6, fuel: "diesel" }],
  ["CMMD", { category: "compact", body: "van", seats: 5, fuel: "diesel" }],
  ["EDAH", { fuel: "hybrid", transmission: "automatic" }],
  ["EDAI", { fuel: "plug-in-hybrid", transmission: "automatic" }],
  ["EDAE", { fuel: "electric", transmission: "automatic" }],
  ["EDAN", { fuel: "electric", transmission: "automatic", airConditioning: false }],
  ["EDML", { fuel: "lpg" }],
  ["EDMS", { fuel: "lpg", airConditioning: false }],
])("%s for %j", (code, facts) => {
  expect(suggestAcriss({ ...polo, ...facts })).toBe(code);
});

test("a form without a code gets the one of its facts, and one with a code keeps it", () => {
  const typed = {
    category: "economy",
    body: "city-hatch",
    doors: "5",
    seats: "5",
    bagsLarge: "1",
    transmission: "manual",
    fuel: "petrol",
    airConditioning: "on",
    acriss: " ",
  };
  expect(withAcriss(typed)).toEqual({ ...typed, acriss: "EDMV" });
  expect(withAcriss({ ...typed, acriss: "mdmz" }).acriss).toBe("mdmz");
  expect(withAcriss({ ...typed, body: "" }).acriss).toBe(" ");
});
