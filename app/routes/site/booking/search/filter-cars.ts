import { carCategories, fuels, transmissions } from "../../../../domain/cars/car.ts";
import type { CarBrief } from "../../../../ui/booking/car/car-brief.ts";

export const facets = ["category", "gearbox", "fuel", "seats"] as const;
export type Facet = (typeof facets)[number];

/** The chosen values per facet, as the address lists them. */
export type Filters = Readonly<Record<Facet, readonly string[]>>;

/** All values of each facet; a number of seats means "at least". */
const values: Filters = {
  category: carCategories,
  gearbox: transmissions,
  fuel: fuels,
  seats: ["5", "7"],
};

export const sorts = ["price", "size"] as const;
export type Sort = (typeof sorts)[number];

/** Returns the filters of an address; unknown values are left out. */
export function readFilters(params: URLSearchParams): Filters {
  const read = (facet: Facet) =>
    values[facet].filter((value) => params.getAll(facet).includes(value));
  return {
    category: read("category"),
    gearbox: read("gearbox"),
    fuel: read("fuel"),
    seats: read("seats"),
  };
}

export function readSort(params: URLSearchParams): Sort {
  return params.get("sort") === "size" ? "size" : "price";
}

/** True when a car passes. Values of one facet are alternatives; all facets must match. */
export function passes(car: CarBrief, filters: Filters): boolean {
  return facets.every(
    (facet) =>
      filters[facet].length === 0 || filters[facet].some((value) => has(car, facet, value)),
  );
}

export type FacetCount = { value: string; count: number; chosen: boolean };

/** Returns the number of cars that each value would show, with the other facets unchanged; values without cars are left out. */
export function countFacet(
  cars: readonly CarBrief[],
  filters: Filters,
  facet: Facet,
): FacetCount[] {
  const others = { ...filters, [facet]: [] };
  const passing = cars.filter((car) => passes(car, others));
  return values[facet]
    .map((value) => ({
      value,
      count: passing.filter((car) => has(car, facet, value)).length,
      chosen: filters[facet].includes(value),
    }))
    .filter(
      ({ value, chosen }) => facet !== "fuel" || chosen || cars.some((car) => car.fuel === value),
    );
}

/** Sorts the largest first: by seats, then by bags. */
export function bySize(a: CarBrief, b: CarBrief): number {
  return b.seats - a.seats || bags(b) - bags(a);
}

function bags(car: CarBrief): number {
  return car.bagsLarge + car.bagsSmall;
}

function has(car: CarBrief, facet: Facet, value: string): boolean {
  if (facet === "seats") return car.seats >= Number(value);
  return { category: car.category, gearbox: car.transmission, fuel: car.fuel }[facet] === value;
}
