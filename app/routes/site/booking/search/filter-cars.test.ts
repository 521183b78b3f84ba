import { expect, test } from "vitest";
import type { CarBrief } from "../../../../ui/booking/car/car-brief.ts";
import { bySize, countFacet, passes, readFilters, readSort } from "./filter-cars.ts";

const polo: CarBrief = {
  id: 1,
  name: "Volkswagen Polo",
  category: "economy",
  body: "city-hatch",
  colour: "white",
  transmission: "manual",
  fuel: "petrol",
  seats: 5,
  bagsLarge: 1,
  bagsSmall: 1,
  airConditioning: true,
  minDriverAge: 19,
  orSimilar: true,
};
const duster: CarBrief = { ...polo, id: 2, category: "suv", fuel: "diesel", bagsLarge: 3 };
const tiguan: CarBrief = { ...duster, id: 3, transmission: "automatic", seats: 7 };
const cars = [polo, duster, tiguan];
const ids = (address: string) => {
  const filters = readFilters(new URLSearchParams(address));
  return cars.filter((car) => passes(car, filters)).map(({ id }) => id);
};

test.each([
  ["", [1, 2, 3]],
  ["category=suv", [2, 3]],
  ["category=suv&category=economy&gearbox=manual", [1, 2]],
  ["seats=7", [3]],
  ["seats=5&seats=7", [1, 2, 3]],
  ["fuel=diesel&gearbox=automatic", [3]],
  ["category=spaceship&seats=-1&fuel=<script>", [1, 2, 3]],
])("'%s' lets through %j", (address, expected) => {
  expect(ids(address)).toEqual(expected);
});

test("a count says what choosing the value would show", () => {
  const filters = readFilters(new URLSearchParams("category=suv"));
  expect(countFacet(cars, filters, "gearbox")).toEqual([
    { value: "manual", count: 1, chosen: false },
    { value: "automatic", count: 1, chosen: false },
  ]);
  expect(
    countFacet(cars, filters, "category").find(({ value }) => value === "economy")?.count,
  ).toBe(1);
  expect(countFacet(cars, filters, "fuel").map(({ value }) => value)).toEqual(["petrol", "diesel"]);
});

test("sorted by size, the largest stands first", () => {
  expect(cars.toSorted(bySize).map(({ id }) => id)).toEqual([3, 2, 1]);
  expect(readSort(new URLSearchParams("sort=size"))).toBe("size");
  expect(readSort(new URLSearchParams("sort=size'--"))).toBe("price");
});
