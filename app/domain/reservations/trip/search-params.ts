/** How a trip and a selection are written into an address: `?pickupLocation=…&car=12&extra.gps=1&country=HR`. */
import { dateOf, timeOf } from "../../calendar.ts";
import type { SearchField, SearchFields } from "./check-trip.ts";
import { searchFieldNames } from "./check-trip.ts";
import type { Selection, Trip } from "./trip.ts";

const maxQuantity = 99;
const maxCountries = 60;
const codePattern = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;

/** What an address selects. `faults` names the keys that could not be read; what could is in the other fields. */
export type ReadSelection = {
  carId?: number;
  planCode?: string;
  extras: Record<string, number>;
  countries: string[];
  faults: string[];
};

/** The search form from an address. A key given twice is read as "a,b", which no field accepts, so it faults there. */
export function readSearchFields(params: URLSearchParams): SearchFields {
  const fields: Partial<Record<SearchField, string>> = {};
  for (const name of searchFieldNames) {
    if (params.has(name)) fields[name] = params.getAll(name).join(",");
  }
  return fields;
}

/** The entries of an address for the two places of a trip. */
export function writePlaces({
  pickupLocationId,
  dropoffLocationId,
}: Pick<Trip, "pickupLocationId" | "dropoffLocationId">): [string, string][] {
  const same = pickupLocationId === dropoffLocationId;
  return [
    ["pickupLocation", pickupLocationId],
    ["dropoffLocation", dropoffLocationId],
    ...(same ? [["sameReturnLocation", "true"] satisfies [string, string]] : []),
  ];
}

/** The entries of an address for a trip. */
export function writeTrip(trip: Trip): [string, string][] {
  return [
    ...writePlaces(trip),
    ["pickupDate", dateOf(trip.pickupAt)],
    ["pickupTime", timeOf(trip.pickupAt)],
    ["dropoffDate", dateOf(trip.dropoffAt)],
    ["dropoffTime", timeOf(trip.dropoffAt)],
  ];
}

/** The selection from an address, of any input: negative, huge, fractional and repeated values are faults, never errors. */
export function readSelection(params: URLSearchParams): ReadSelection {
  const faults = new Set<string>();
  const car = readSingle(params, "car", /^[1-9]\d{0,8}$/, faults);
  const planCode = readSingle(params, "plan", codePattern, faults);
  return {
    ...(car === undefined ? {} : { carId: Number(car) }),
    ...(planCode === undefined ? {} : { planCode }),
    extras: readExtras(params, faults),
    countries: readCountries(params, faults),
    faults: [...faults],
  };
}

/** The entries of an address for a selection; what is not chosen yet is left out. */
export function writeSelection(selection: Partial<Selection>): [string, string][] {
  const entries: [string, string][] = [];
  if (selection.carId !== undefined) entries.push(["car", String(selection.carId)]);
  if (selection.planCode !== undefined) entries.push(["plan", selection.planCode]);
  for (const [code, quantity] of Object.entries(selection.extras ?? {})) {
    if (quantity > 0) entries.push([`extra.${code}`, String(quantity)]);
  }
  for (const country of selection.countries ?? []) entries.push(["country", country]);
  return entries;
}

function readSingle(
  params: URLSearchParams,
  key: string,
  pattern: RegExp,
  faults: Set<string>,
): string | undefined {
  const values = params.getAll(key);
  const value = values[0]?.trim();
  if (values.length > 1) faults.add(key);
  else if (value && pattern.test(value)) return value;
  else if (value) faults.add(key);
  return undefined;
}

function readExtras(params: URLSearchParams, faults: Set<string>): Record<string, number> {
  const extras: Record<string, number> = {};
  for (const key of new Set(params.keys())) {
    if (!key.startsWith("extra.")) continue;
    const code = key.slice("extra.".length);
    const quantity = codePattern.test(code) ? readQuantity(params.getAll(key)) : undefined;
    if (quantity === undefined) faults.add(key.slice(0, 80));
    else if (quantity > 0) extras[code] = quantity;
  }
  return extras;
}

/** An empty number field counts as none. */
function readQuantity(values: readonly string[]): number | undefined {
  const text = values[0]?.trim() ?? "";
  if (values.length !== 1 || !/^\d{0,3}$/.test(text)) return undefined;
  const quantity = Number(text);
  return quantity <= maxQuantity ? quantity : undefined;
}

/** Home, BA, is no border to cross and is dropped. */
function readCountries(params: URLSearchParams, faults: Set<string>): string[] {
  const typed = new Set(params.getAll("country").map((country) => country.trim()));
  typed.delete("");
  typed.delete("BA");
  const countries = [...typed].filter((country) => /^[A-Z]{2}$/.test(country));
  if (countries.length < typed.size || countries.length > maxCountries) faults.add("country");
  return countries.slice(0, maxCountries);
}
