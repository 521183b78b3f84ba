import { describe, expect, test } from "vitest";
import { matchCars, readCarsQuery, writeCarsQuery } from "./cars-query.ts";

const read = (query: string) => readCarsQuery(new URLSearchParams(query));
const car = (name: string, more: object = {}) => ({
  name,
  brand: "Škoda",
  model: name,
  acriss: "CDMD",
  category: "compact" as const,
  year: 2024,
  vehicles: 2,
  published: true,
  fromCents: 2000 as number | undefined,
  ...more,
});
const cars = [
  car("Octavia", { category: "stationwagon", fromCents: undefined }),
  car("Fabia", { published: false, year: 2022, fromCents: 1500 }),
  car("Škoda Đački", { vehicles: 9 }),
];
const names = (query: string) => matchCars(cars, read(query)).map(({ name }) => name);

test.each(["view=nothing&sort=x&dir=y&category=z&q=%00", "view=&q=", "%%%"])(
  "%j asks for the usual list",
  (query) => {
    expect(writeCarsQuery(read(query))).toEqual([]);
  },
);

test("an address comes back as it was", () => {
  const query = "view=hidden&q=golf&category=suv&sort=year&dir=down";
  expect(new URLSearchParams(writeCarsQuery(read(query))).toString()).toBe(query);
});

describe("cars", () => {
  test.each([
    ["", ["Octavia", "Fabia", "Škoda Đački"]],
    ["view=shown", ["Octavia", "Škoda Đački"]],
    ["view=hidden", ["Fabia"]],
    ["category=stationwagon", ["Octavia"]],
    ["q=djacki+SKODA", ["Škoda Đački"]],
    ["q=cdmd", ["Octavia", "Fabia", "Škoda Đački"]],
    ["q=golf", []],
    ["sort=name", ["Fabia", "Octavia", "Škoda Đački"]],
    ["sort=order&dir=down", ["Škoda Đački", "Fabia", "Octavia"]],
    ["sort=price", ["Fabia", "Škoda Đački", "Octavia"]],
    ["sort=vehicles&dir=down", ["Škoda Đački", "Octavia", "Fabia"]],
  ])("%j: %j", (query, found) => {
    expect(names(query)).toEqual(found);
  });
});
