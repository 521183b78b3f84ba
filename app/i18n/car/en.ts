import { bilingual } from "../bilingual.ts";
import { bs } from "./bs.ts";
import type { ColourName } from "../../domain/cars/colour-name.ts";

type Colours = Record<ColourName, string>;

const en = {
  metaTitle: (car: string, price: string) => `${car} from ${price} a day · Eternal Pro`,
  metaTitlePlain: (car: string) => `${car} to rent · Eternal Pro Rent a Car`,
  description: (car: string, kind: string) =>
    `${car} (${kind}) to rent near Tuzla or at three airports: available days, and every price explained. No card needed to book.`,
  descriptionShort: (car: string) =>
    `${car} to rent: its available days, and its prices by season and length of rental, explained.`,
  from: "from",
  aDay: "a\u00a0day, VAT\u00a0included",
  similar: "or similar",
  chooseDates: "Choose dates",
  facts: "In short",
  colour: "Colour",
  colourNote: "The colour depends on which car is available that day.",
  pictureOf: (car: string, colour: string) => `${car}, ${colour}`,
  photos: "Photos",
  photoOf: (number: number, count: number) => `Photo ${number} of ${count}`,
  pictureFailed: "Image loading failed",
  colours: {
    white: "white",
    silver: "silver",
    grey: "grey",
    black: "black",
    blue: "blue",
    teal: "teal",
    green: "green",
    red: "red",
    orange: "orange",
    gold: "gold",
    yellow: "yellow",
    beige: "beige",
    brown: "brown",
  } satisfies Colours as Colours,

  bookTitle: "Book this car",
  bookLead: "Where and when? The next page shows the full price, and nothing is charged now.",
  continue: "See the price",

  calendarTitle: "Available days",
  calendarLead: (days: string, place: string) =>
    `Available means that you can pick up the car at 10:00 (${place}) and keep it for at least ${days}. Choose a day to fill in the form.`,
  asOf: (time: string) => `As of ${time} today.`,
  noCalendar:
    "This car is fully booked for the next three months. Do call us: one may still become available.",
  states: {
    free: "available",
    "other-time": "available at another time",
    taken: "taken",
    closed: "not bookable online",
  },
  freeAt: (time: string) => `available at ${time}`,

  pricesTitle: "What it costs",
  pricesLead:
    "By season and length of rental, with VAT and basic protection. You can book any of these at the price shown.",
  base: "Basic rate",
  length: "Length",
  perDay: "Per day",
  inAll: "Total",
  example: (day: string, place: string) => `Worked out for a pick-up on ${day}, ${place}.`,
  how: "How each price is worked out",

  plansTitle: "Protection",
  plansLead: "Chosen on the next page; the first is always included.",
  included: "included",
  perDayMore: (price: string) => `+${price} a day`,
  deposit: "Deposit",
  excess: "Excess (the most you pay for damage)",
  covers: "Covers",

  includedTitle: "In the price",
  unlimited: "Unlimited mileage",
  vat: "VAT and third-party insurance",
  roadside: "Roadside assistance around the clock",
  fuel: "Full to full: you get the car with a full tank and return it full",
  freeExtras: (names: string) => `Free on request: ${names}`,
  cancellation: (hours: number) =>
    `Free cancellation up to ${hours} ${hours === 1 ? "hour" : "hours"} before pick-up`,

  driverTitle: "Who may drive it",
  driverAge: (age: string) => `Drivers aged ${age} or over`,
  licence: (years: string) => `Driving licence held for at least ${years}`,
  young: (until: number, fee: string) => `Drivers under ${until}: ${fee} extra a day`,

  dataTitle: "All about this car",
  data: {
    category: "Category",
    transmission: "Gearbox",
    fuel: "Fuel",
    seats: "Seats",
    doors: "Doors",
    luggage: "Luggage",
    airConditioning: "Air conditioning",
    power: "Engine",
    consumption: "Consumption",
    emissions: "CO2",
    year: "Year",
    driverAge: "Minimum driver age",
    features: "Features",
    acriss: "ACRISS",
  },
  yes: "yes",
  no: "no",
  bags: (large: number, small: number) => `${large} large, ${small} small`,
  power: (kw: string, hp: string) => `${kw} kW (${hp} hp)`,
  similarTitle: "Or similar",
  similarText: (code: string) =>
    `You get this car or one that is no smaller, with the same gearbox. The industry code for this class is ${code}.`,
  exact: "You get exactly this model.",
  othersTitle: "In the same category",
};

export type Words = typeof en;

/** The words of the page of one car. */
export const carPageWords = bilingual<Words>(en, bs);
