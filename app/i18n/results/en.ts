import { bilingual } from "../bilingual.ts";
import { bs } from "./bs.ts";

/** The search results: the cars for one trip, the filters, and the links to other dates. */
const en = {
  title: "Choose a vehicle",
  formTitle: "Find a car",
  metaTitle: "Find a car and see its whole price · Eternal Pro",
  description:
    "Say where and when you need a car near Tuzla, and see which ones are free and what each costs in all, with VAT and unlimited mileage.",
  formLead: "Tell us where and when; every car then shows its whole price.",
  count: (free: number, all: number) => `${free} of ${all} cars`,
  countFree: (free: number): string => (free === 1 ? "is free" : "are free"),
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
  clear: "Remove all filters",
  show: (n: number): string => (n === 1 ? "Show 1 car" : `Show ${n} cars`),
  apply: "Apply",
  close: "Close",
  sort: "Sort",
  sorts: { price: "Lowest total", size: "Size" },
  lowest: "Lowest total",
  yourChoice: "Your choice",
  lastTime: "Yours last time",
  again: (car: string) => `Same places and same car as last time (${car}). Choose your dates.`,
  againPlaces: "Same places as last time. Choose your dates.",
  totalFor: (days: string) => `total for ${days}`,
  perDay: (price: string) => `${price} a day`,
  choose: "Choose",
  unlimitedKm: "Unlimited km",
  deposit: (amount: string) => `Deposit ${amount}`,
  freeExtras: "Child seat, second driver",
  freeUntil: (until: string) => `Free to cancel until ${until}`,
  emptyTitle: "No car fits these filters",
  emptyLead: (n: number): string =>
    n === 1 ? "One car is there without them." : `${n} cars are there without them.`,
  noneTitle: "All cars are taken on these dates",
  noneLead: "Each card below names dates, places or cars that work. Or change your trip.",
  contact: "Contact",
  noCarsTitle: "No cars are listed at the moment",
  noCarsLead: "Please call us or write; we find one for you.",
  carGone: "The car you came for is no longer offered. These are.",
};

export type Words = typeof en;

/** The words of the search results. */
export const resultsWords = bilingual<Words>(en, bs);
