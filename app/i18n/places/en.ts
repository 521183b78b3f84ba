import { bilingual } from "../bilingual.ts";
import { bs } from "./bs.ts";

const en = {
  list: {
    title: "Where to pick up your car",
    metaTitle: "Pick-up places · Eternal Pro",
    description:
      "Pick up your rental car at Tuzla, Sarajevo or Banja Luka airport, at a bus station or at our office: opening hours, addresses and directions, on one map.",
    lead: "Three airports, two bus stations and our office. You can return the car to a different one.",
    filter: "Kind of place",
    all: "All",
    airports: "Airports",
    "bus-stations": "Bus stations",
    offices: "Offices",
    none: "There is no place of this kind at the moment.",
    showAll: "Show all places",
    map: "Pick-up places on the map of Bosnia and Herzegovina",
    details: "Contact and opening hours",
    directions: "Get directions",
    learnMore: "About this place",
    newTab: "opens in a new tab",
  },
  today: "Today:",
  open: "Open now",
  openUntil: (time: string) => `Open until ${time}`,
  closed: "Closed now",
  closedUntil: (time: string) => `Closed until ${time}`,
  nextDoor: "next door",
  address: "Address",
  phone: "Phone",
  email: "E-mail",
  openingHours: "Opening hours",
  always: "Pick-up and return at any hour, at no extra charge.",
  lateFree: "Outside opening hours too, at no extra cost, if you book in good time.",
  lateFee: (fee: string) => `Outside opening hours too, ${fee} extra, if you book in good time.`,
  lateBlocked: "Only during opening hours.",
  deliveryFree: "Delivery here is free.",
  deliveryFee: (fee: string) => `Delivery here costs ${fee}, already included in the price shown.`,
  place: {
    metaTitle: (place: string) => `Rent a car: ${place} · Eternal Pro`,
    metaEnd: (hours: string) =>
      `No card needed now, free cancellation up to ${hours} before pick-up.`,
    book: "Find a car here",
    map: (place: string) => `${place} and our other places on the map`,
    meeting: "Where we meet",
    delivery: "Delivery to this place",
    late: "Outside opening hours",
    lateAlways: "always open",
    lateOnly: "not possible",
    special: "Exceptions",
    closedDay: "closed",
    whyTitle: "Four reasons to start here",
    hoursAlways: { title: "At any hour", text: "Day and night, every day of the week." },
    hoursTitle: "When we are here",
    fees: {
      title: "No hidden fees",
      text: (hours: string, delivery: string) =>
        `Free cancellation up to ${hours} before pick-up. ${delivery}`,
    },
    languages: {
      title: "We speak your language",
      text: "English and Bosnian, at the handover and on the phone.",
    },
    stepsTitle: "How pick-up works",
    steps: {
      book: {
        title: "Book online or by phone",
        text: (phone: string) => `It takes a minute here, or call ${phone}. No card needed now.`,
      },
      time: "Choose the time",
      meet: "Meet us",
      drive: {
        title: "Sign and drive away",
        text: (licence: string) =>
          `With an ID card or passport, a licence held for at least ${licence}, and a credit card for the deposit.`,
      },
    },
    questions: "Questions about this place",
    questionsLead: "Something else? Just call us.",
    waysTitle: "Return it elsewhere",
    waysLead: "Driving time from here, and the extra charge for returning there.",
    wayPlace: "Return to",
    wayDrive: "Drive, about",
    wayFee: "Extra fee",
    noFee: "free",
    unknownDrive: "not known",
  },
};

export type Words = typeof en;

/** The words of the pick-up places: their list, and the page of each. */
export const placesWords = bilingual<Words>(en, bs);
