import { bilingual } from "../bilingual.ts";
import { bs } from "./bs.ts";

/** The search results: the cars for one trip, the filters, and the links to other dates. */
const en = {
  title: "Choose a vehicle",
  formTitle: "Find a car",
  metaTitle: "Find a car and see the full price · Eternal Pro",
  description:
    "Tell us where and when you need a car near Tuzla, and see which cars are available and what each costs in total, VAT and mileage included.",
  formLead: "Tell us where and when, and you will see the total for every car.",
  count: (free: number, all: number) => `${free} of ${all} cars`,
  countFree: (free: number): string => (free === 1 ? "is available" : "are available"),
  countNote: " for your dates. Prices include VAT",
  filters: "Filters",
  filtersOn: (n: number) => `Filters · ${n}`,
  category: "Category",
  gearbox: "Gearbox",
  fuel: "Fuel",
  seats: "Seats",
  seatsAtLeast: (n: number) => `${n} or more`,
  seatsChip: (n: number) => `${n} or more seats`,
  remove: "remove",
  clear: "Clear all filters",
  show: (n: number): string => (n === 1 ? "Show 1 car" : `Show ${n} cars`),
  apply: "Apply",
  close: "Close",
  sort: "Sort",
  sorts: { price: "Lowest total", size: "Size" },
  lowest: "Lowest total",
  yourChoice: "Your choice",
  lastTime: "You rented this last time",
  again: (car: string) => `Same places and same car as last time (${car}). Choose your dates.`,
  againPlaces: "Same places as last time. Choose your dates.",
  totalFor: (days: string) => `total for ${days}`,
  perDay: (price: string) => `${price} a day`,
  choose: "Choose",
  unlimitedKm: "Unlimited km",
  deposit: (amount: string) => `Deposit ${amount}`,
  freeExtras: "Child seat, additional driver",
  freeUntil: (until: string) => `Free cancellation until ${until}`,
  emptyTitle: "No car matches these filters",
  emptyLead: (n: number): string =>
    n === 1 ? "Remove them to see 1 car." : `Remove them to see ${n} cars.`,
  noneTitle: "All cars are taken on these dates",
  noneLead:
    "Each card below suggests dates, places or cars that are available. You can also change your search.",
  contact: "Contact",
  noCarsTitle: "No cars are available at the moment",
  noCarsLead: "Please call or write, and we will find one for you.",
  carGone: "That car is no longer available. These are:",
};

export type Words = typeof en;

/** The words of the search results. */
export const resultsWords = bilingual<Words>(en, bs);
