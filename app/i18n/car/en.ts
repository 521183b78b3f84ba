import { bilingual } from "../bilingual.ts";
import { bs } from "./bs.ts";
import type { ColourName } from "../../domain/cars/colour-name.ts";

type Colours = Record<ColourName, string>;

const en = {
  metaTitle: (car: string, price: string) => `${car} from ${price} a day · Eternal Pro`,
  metaTitlePlain: (car: string) => `Rent a ${car} · Eternal Pro Rent a Car`,
  description: (car: string, kind: string) =>
    `Rent a ${car} (${kind}) near Tuzla or at three airports: free days, and every price explained. No card needed to book.`,
  descriptionShort: (car: string) =>
    `Rent a ${car}: its free days, and its price by season and length, each explained.`,
  from: "from",
  aDay: "a\u00a0day, VAT\u00a0included",
  similar: "or similar",
  chooseDates: "Choose dates",
  facts: "In short",
  colour: "Colour",
  colourNote: "Which of its colours you get depends on the day.",
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
  bookLead: "Where and when? The next page has the whole price, and nothing is charged now.",
  continue: "See the price",

  calendarTitle: "Free days",
  calendarLead: (days: string, place: string) =>
    `A day is free when the shortest rental (${days}) can start at 10:00 at ${place}. Choose one, and its dates are in the form.`,
  asOf: (time: string) => `As of ${time} today.`,
  noCalendar: "This car has no free vehicle in the next three months. Ask us about it.",
  states: {
    free: "free",
    "other-time": "free at another hour",
    taken: "taken",
    closed: "not bookable online",
  },
  freeAt: (time: string) => `free at ${time}`,

  pricesTitle: "What it costs",
  pricesLead:
    "By season and length, with VAT and basic protection. These are trips that you can book as they stand.",
  base: "Regular price",
  length: "Length",
  perDay: "A day",
  inAll: "In all",
  example: (day: string, place: string) => `Counted from ${day}, ${place}.`,
  how: "How each price is made",

  plansTitle: "Protection",
  plansLead: "Chosen on the next page; the first is always included.",
  included: "included",
  perDayMore: (price: string) => `+${price} a day`,
  deposit: "Deposit",
  excess: "Most you pay for damage",
  covers: "Covers",

  includedTitle: "In the price",
  unlimited: "Unlimited mileage",
  vat: "VAT and third-party insurance",
  roadside: "Roadside help around the clock",
  fuel: "Full tank: you get it full and bring it back full",
  freeExtras: (names: string) => `Free on request: ${names}`,
  cancellation: (hours: number) => `Free cancellation until ${hours} hours before pick-up`,

  driverTitle: "Who may drive it",
  driverAge: (age: string) => `Drivers of ${age} or more`,
  licence: (years: string) => `Driving licence held for ${years} or more`,
  young: (until: number, fee: string) => `Under ${until}: ${fee} a day more`,

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
    driverAge: "Driver's age",
    features: "Features",
    acriss: "ACRISS",
  },
  yes: "yes",
  no: "no",
  bags: (large: number, small: number) => `${large} large, ${small} small`,
  power: (kw: string, hp: string) => `${kw} kW (${hp} hp)`,
  fromAge: (age: string) => `from ${age}`,
  similarTitle: "Or similar",
  similarText: (code: string) =>
    `You get this car or one that is no smaller, with the same gearbox: the trade calls it ${code}.`,
  exact: "You get this very model.",
  othersTitle: "In the same category",
};

export type Words = typeof en;

/** The words of the page of one car. */
export const carPageWords = bilingual<Words>(en, bs);
