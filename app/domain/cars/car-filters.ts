/** The filters of the fleet, as the address of the page holds them. */
import type { Car, CarCategory, Transmission } from "./car.ts";
import { carCategories, transmissions } from "./car.ts";

/** "At least so many seats". */
export const seatSteps = [2, 4, 5, 7] as const;

/** The end of both price sliders, in euros a day; there it means "any price". */
export const maxEuros = 1000;

const filterNames = ["category", "transmission", "seats", "min", "max"] as const;
export type FilterName = (typeof filterNames)[number];

/** What is absent is not filtered by. Prices are whole euros a day. */
export type CarFilters = {
  category?: CarCategory;
  transmission?: Transmission;
  seats?: number;
  min: number;
  max: number;
};

/** Why a part of an address does not count: it says nothing that we know, or the least price stands above the most. */
type FilterFault = "unreadable" | "crossed";

export type ReadCarFilters = {
  filters: CarFilters;
  /** What was left out, by name, in the order of the filters. */
  faults: { name: FilterName; reason: FilterFault }[];
};

/**
 * The filters of an address, of any input. A key that is given twice, that says nothing we know, or a least price above the
 * most is left out and told; other keys are not looked at.
 */
export function readCarFilters(params: URLSearchParams): ReadCarFilters {
  const faults: ReadCarFilters["faults"] = [];
  const read = <Value>(name: FilterName, reader: (text: string) => Value | undefined) => {
    const texts = params.getAll(name);
    const [text = ""] = texts;
    if (texts.length <= 1 && (text === "" || text === "all")) return undefined;
    const value = texts.length === 1 ? reader(text) : undefined;
    if (value === undefined) faults.push({ name, reason: "unreadable" });
    return value;
  };
  const category = read("category", (text) => carCategories.find((one) => one === text));
  const transmission = read("transmission", (text) => transmissions.find((one) => one === text));
  const seats = read("seats", (text) => seatSteps.find((one) => String(one) === text));
  const min = read("min", readEuros) ?? 0;
  const max = read("max", readEuros) ?? maxEuros;
  const chosen = { category, transmission, seats };
  if (min <= max) return { filters: { ...chosen, min, max }, faults };
  faults.push({ name: "min", reason: "crossed" });
  return { filters: { ...chosen, min: 0, max: maxEuros }, faults };
}

/** The entries of an address for filters; what filters nothing is left out. */
export function writeCarFilters({ min, max, ...chosen }: CarFilters): [FilterName, string][] {
  const prices = { min: min === 0 ? undefined : min, max: max === maxEuros ? undefined : max };
  const all = { ...chosen, ...prices };
  return filterNames.flatMap((name): [FilterName, string][] => {
    const value = all[name];
    return value === undefined ? [] : [[name, String(value)]];
  });
}

type Listed = Pick<Car, "category" | "transmission" | "seats"> & {
  /** What its days start at, in euro cents; absent when it has no price. */
  fromCents?: number;
};

/** Does a car pass all filters? One without a price passes while no price is asked for. */
export function passesFilters(car: Listed, filters: CarFilters): boolean {
  const { category = car.category, transmission = car.transmission, seats = 0, min, max } = filters;
  const price = car.fromCents ?? (min === 0 && max === maxEuros ? 0 : Number.NaN);
  const isInRange = price >= min * 100 && (max === maxEuros ? true : price <= max * 100);
  return (
    car.category === category &&
    car.transmission === transmission &&
    car.seats >= seats &&
    isInRange
  );
}

function readEuros(text: string): number | undefined {
  const euros = /^\d{1,4}$/.test(text) ? Number(text) : undefined;
  return euros !== undefined && euros <= maxEuros ? euros : undefined;
}
