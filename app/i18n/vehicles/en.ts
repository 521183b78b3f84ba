import { bilingual } from "../bilingual.ts";
import { bs } from "./bs.ts";
import type { FilterName } from "../../domain/cars/car-filters.ts";

const en = {
  title: "Our cars",
  metaTitle: "Cars and prices per day · Eternal Pro Rent a Car",
  description: (price: string) =>
    `Economy cars, compacts, station wagons and SUVs at Tuzla, Sarajevo and Banja Luka airports, from ${price} a day with VAT and unlimited mileage.`,
  lead: (price: string) =>
    `From ${price} a day with VAT, unlimited mileage and an additional driver. Choose a car, then your dates.`,
  filter: "Filter the cars",
  category: "Category",
  allCategories: "All",
  filters: "Filters",
  filtersOn: (n: number) => `Filters · ${n}`,
  transmission: "Gearbox",
  seats: "Seats",
  any: "Any",
  atLeast: (n: number) => `${n} or more`,
  price: "Price per day",
  min: "From",
  max: "Up to",
  anyPrice: "any price",
  apply: "Apply",
  clear: "Clear all filters",
  unreadable: (names: string) => `Part of the link was not understood and was ignored: ${names}.`,
  crossed: "The lowest price was above the highest, so all prices are shown.",
  names: {
    category: "category",
    transmission: "gearbox",
    seats: "seats",
    min: "lowest price",
    max: "highest price",
  } satisfies Record<FilterName, string> as Record<FilterName, string>,
  from: "from",
  aDay: "a day",
  reserve: "Reserve now",
  more: "More features",
  about: (car: string) => `All about the ${car}`,
  emptyTitle: "No car matches these filters",
  emptyLead: (cars: string) => `Remove them to see ${cars}.`,
  noCarsTitle: "No cars are available at the moment",
  noCarsLead: "Please call or write, and we will find one for you.",
  contact: "Contact",
  loading: "Loading the cars",
  otherPrice: "Choose your dates to see the total for each car.",
};

export type Words = typeof en;

/** The words of the fleet page. */
export const vehiclesWords = bilingual<Words>(en, bs);
