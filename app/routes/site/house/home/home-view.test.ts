import { expect, test } from "vitest";
import type { Car, CarCategory } from "../../../../domain/cars/car.ts";
import { carKinds } from "./home-view.ts";

const polo: Car = {
  id: 1,
  name: "Volkswagen Polo",
  brand: "Volkswagen",
  model: "Polo",
  year: 2023,
  category: "economy",
  description: { en: "", bs: "" },
  body: "city-hatch",
  colour: "#ebe8e1",
  acriss: "EDMR",
  transmission: "manual",
  fuel: "petrol",
  seats: 5,
  doors: 5,
  bagsLarge: 1,
  bagsSmall: 1,
  airConditioning: true,
  engineKw: 59,
  co2GramsPerKm: 118,
  consumption: 5.2,
  minDriverAge: 19,
  orSimilar: true,
  displayOrder: 1,
  features: [],
};
const car = (id: number, name: string, category: CarCategory, rest: Partial<Car> = {}): Car => ({
  ...polo,
  id,
  name,
  category,
  displayOrder: id,
  ...rest,
});
const prices = { byCategory: { economy: 1665, suv: 2199, stationwagon: 2278 }, byCar: {} };

test("the kinds stand from small to large, drawn by their first car", () => {
  const kinds = carKinds(
    [
      car(5, "Octavia Combi", "stationwagon"),
      car(4, "Duster", "suv", { body: "compact-suv", colour: "#c58b37" }),
      car(2, "Clio", "economy"),
      polo,
      car(3, "Fiat 500", "economy", { seats: 4, bagsSmall: 3 }),
    ],
    prices,
  );
  expect(kinds.map(({ category }) => category)).toEqual(["economy", "suv", "stationwagon"]);
  expect(kinds[0]).toEqual({
    category: "economy",
    car: { name: "Volkswagen Polo", body: "city-hatch", colour: "#ebe8e1" },
    models: "Volkswagen Polo, Clio",
    seats: { min: 4, max: 5 },
    bags: { min: 2, max: 4 },
    fromCents: 1665,
  });
});

test("a kind without cars or without a price is not shown", () => {
  expect(carKinds([], prices)).toEqual([]);
  expect(carKinds([car(1, "Golf", "compact")], prices)).toEqual([]);
});
