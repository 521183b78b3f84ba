/** The list of cars in the back office: what its address asks for, and which cars that is. */
import { compareText } from "../calendar.ts";
import { readListQuery, type ListQuery } from "../lists/list-query.ts";
import { fold } from "../plain-text.ts";
import { carCategories, type CarCategory } from "./car.ts";

const carsViews = ["all", "shown", "hidden", "order"] as const;
export type CarsView = (typeof carsViews)[number];

const carsSorts = ["order", "name", "category", "year", "vehicles", "price"] as const;
export type CarsSort = (typeof carsSorts)[number];

export type CarsQuery = Pick<ListQuery<CarsSort>, "q" | "sort" | "direction"> & {
  view: CarsView;
  category: CarCategory | undefined;
};

type Row = {
  name: string;
  brand: string;
  model: string;
  acriss: string;
  category: CarCategory;
  year: number;
  vehicles: number;
  published: boolean;
  /** Euro cents a day; absent without a price. */
  fromCents: number | undefined;
};

/** Reads `?view=…&q=…&category=…&sort=…&dir=…`; what it does not know is left out. Never throws. */
export function readCarsQuery(params: URLSearchParams): CarsQuery {
  const { q, sort, direction } = readListQuery<CarsSort>(params, {
    sorts: carsSorts,
    sort: "order",
    direction: "up",
  });
  const view = carsViews.find((one) => one === params.get("view")) ?? "all";
  const category = carCategories.find((one) => one === params.get("category"));
  return { q, sort, direction, view, category };
}

/** The entries of an address for a query; what is usual is left out. */
export function writeCarsQuery(query: CarsQuery): [string, string][] {
  const { q, sort, direction, view, category } = query;
  const isUsual = sort === "order" && direction === "up";
  const all: [string, string | undefined, boolean][] = [
    ["view", view, view === "all"],
    ["q", q, q === ""],
    ["category", category, category === undefined],
    ["sort", sort, isUsual],
    ["dir", direction, isUsual],
  ];
  return all.flatMap(([name, value, isLeftOut]) => (isLeftOut || !value ? [] : [[name, value]]));
}

/** The cars that a query shows, of all cars in the order of the site. Every word that is looked for must stand in a car. */
export function matchCars<T extends Row>(cars: readonly T[], query: CarsQuery): T[] {
  const words = fold(query.q).split(" ").filter(Boolean);
  const found = cars.filter((car) => {
    const text = fold(`${car.name} ${car.brand} ${car.model} ${car.acriss}`);
    const isInView =
      query.view === "shown" ? car.published : query.view === "hidden" ? !car.published : true;
    return (
      isInView &&
      (query.category ?? car.category) === car.category &&
      words.every((word) => text.includes(word))
    );
  });
  const sign = query.direction === "down" ? -1 : 1;
  if (query.sort === "order") return sign < 0 ? [...found].reverse() : found;
  const compare = compares[query.sort];
  return [...found].sort((a, b) => sign * compare(a, b));
}

const compares: Record<Exclude<CarsSort, "order">, (a: Row, b: Row) => number> = {
  name: (a, b) => compareText(fold(a.name), fold(b.name)),
  category: (a, b) => carCategories.indexOf(a.category) - carCategories.indexOf(b.category),
  year: (a, b) => a.year - b.year,
  vehicles: (a, b) => a.vehicles - b.vehicles,
  price: (a, b) => priceOf(a) - priceOf(b),
};

/** A car without a price comes behind all that have one. */
function priceOf({ fromCents }: Row): number {
  return fromCents ?? Number.MAX_SAFE_INTEGER;
}
