import type { Car } from "../../domain/cars/car.ts";
import { inLanguage, type Bilingual, type Language } from "../../domain/language.ts";
import { holdRanges } from "./held-ranges.ts";

/** Names of the subjects of price lines; a subject that has left the price list keeps its code. */
export type LineNames = {
  car: string;
  plan: (code: string) => string;
  extra: (code: string) => string;
  country: (code: string) => string;
  location: (id: string) => string;
  season: (id: number) => string | undefined;
};

type Coded = readonly { code: string; name: Bilingual }[];

/** Lists that hold names, e.g. a price list. */
type Named = {
  plans: Coded;
  extras: Coded;
  countries: Coded;
  locations: readonly { id: string; name: Bilingual }[];
  seasons: readonly { id: number; name: Bilingual }[];
};

/** Returns the names of one price list in one language. */
export function lineNames(car: Pick<Car, "name">, list: Named, language: Language): LineNames {
  const find = <Item extends { name: Bilingual }>(
    items: readonly Item[],
    isIt: (item: Item) => boolean,
  ) => {
    const item = items.find(isIt);
    return item && inLanguage(item.name, language);
  };
  return {
    car: car.name,
    plan: (code) => find(list.plans, (plan) => plan.code === code) ?? code,
    extra: (code) => holdRanges(find(list.extras, (extra) => extra.code === code) ?? code),
    country: (code) => find(list.countries, (country) => country.code === code) ?? code,
    location: (id) => find(list.locations, (location) => location.id === id) ?? id,
    season: (id) => find(list.seasons, (season) => season.id === id),
  };
}
