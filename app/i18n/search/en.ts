import { bilingual } from "../bilingual.ts";
import { bs } from "./bs.ts";

/** The search form: labels, help, and the faults of a trip. */
const en = {
  formName: "Find a car",
  pickupPlace: "Pick-up place",
  returnPlace: "Return place",
  choosePlace: "Choose a place",
  sameReturn: "Return to the same place",
  pickupDate: "Pick-up date",
  pickupTime: "Pick-up time",
  returnDate: "Return date",
  returnTime: "Return time",
  time: "Time",
  chooseDate: "Choose a date",
  find: "Find a car",
  searching: "Searching…",
  airports: "Airports",
  "bus-stations": "Bus stations",
  offices: "Office",
  openAllDay: "Open 24 hours",
  today: (hours: string) => `${hours} today`,
  openFrom: (hours: string) => `Open ${hours} that day`,
  closedThatDay: "Closed that day",
  outOfHoursFee: (fee: string) => `Outside opening hours: ${fee} extra.`,
  outOfHoursFree: "Outside opening hours, at no extra cost.",
  steps: (steps: number) => `${steps} steps`,
  timeLeft: {
    minutes: "about 2 min",
    long: "about 68 sec",
    short: "about 33 sec",
    complete: "Complete",
  },
  promise: "Choosing takes about 68 seconds. You pay at pick-up.",
  offline:
    "You are offline. Your trip has been saved; you can search again once you are back online.",
  previousMonth: "Previous month",
  nextMonth: "Next month",
  calendar: "Calendar",
  close: "Close",
  offlineShort: "You are offline",
  carChosen: (car: string) => `Your car: ${car}. Tell us where and when.`,
  tripDates: "Pick-up and return",
  choosePickup: "Choose the day of pick-up.",
  chooseReturn: "Choose the day of return.",
  seasonPrices: (season: string, dates: string) => `${season} (${dates}): seasonal prices.`,
  seasonMinimum: (days: string) => `At least ${days}.`,
  minimumFrom: (days: string, date: string) => `At least ${days}: from ${date}`,
};

export type Words = typeof en;

/** The words of the search form. */
export const searchWords = bilingual<Words>(en, bs);
