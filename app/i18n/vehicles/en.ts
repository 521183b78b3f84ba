import { bilingual } from "../bilingual.ts";
import { bs } from "./bs.ts";
import type { FilterName } from "../../domain/cars/car-filters.ts";

const en = {
  title: "Our cars",
  metaTitle: "Cars and prices per day · Eternal Pro Rent a Car",
  description: (price: string) =>
    `Economy cars, compacts, station wagons and SUVs at Tuzla, Sarajevo and Banja Luka airports, from ${price} a day with VAT and unlimited mileage.`,
  lead: (price: string) =>
    `From ${price} a day with VAT, unlimited mileage and a second driver. Choose one, then your dates.`,
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
  unreadable: (names: string) =>
    `We could not read part of the address, so it does not count: ${names}.`,
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
  emptyTitle: "No car fits these filters",
  emptyLead: (cars: string) => `Without them there are ${cars}.`,
  noCarsTitle: "There are no cars on offer at the moment",
  noCarsLead: "Call or write to us, and we will find you one.",
  contact: "Contact",
  loading: "The cars are loading",
  otherPrice: "The whole price of your trip stands beside each car once you choose dates.",
};

export type Words = typeof en;

/** The words of the fleet page. */
export const vehiclesWords = bilingual<Words>(en, bs);
