import { bilingual } from "../bilingual.ts";
import { bs } from "./bs.ts";
import { plural } from "../format.ts";

const en = {
  banner: {
    label: "Good to know",
    previous: "Previous message",
    next: "Next message",
    pause: "Pause the messages",
    play: "Play the messages",
  },
  news: {
    freeExtras: "Child seat and additional driver free of charge",
    airports: (allDay: boolean) =>
      `Pick-up at every airport free of charge${allDay ? ", day and night" : ""}`,
    mileage: "Unlimited mileage and roadside assistance included",
    cancellation: (hours: number) =>
      `Free cancellation up to ${hours} ${plural(hours, ["hour", "hours"])} before pick-up`,
    discount: (days: number, percent: string) =>
      `Rent longer, pay less per day: ${percent} off from ${days} ${plural(days, ["day", "days"])}`,
    payLater: "No card needed now: you pay at pick-up",
    price: (price: string) => `A car from ${price} a day, VAT included`,
    phone: (hours: string) => `Real people answer the phone: ${hours}`,
    abroad: (countries: number) =>
      `Drive to ${countries} ${plural(countries, ["country", "countries"])}: you see each fee before you book`,
    customers: (customers: string, year: number) =>
      `More than ${customers} customers since ${year}`,
  },
  rangeTitle: "Four categories, each with clear prices",
  rangeLead: (days: string) => `Starting prices per day, VAT included, for ${days} or more.`,
  from: "from",
  aDay: "a day",
  whyTitle: "Why travellers come back",
  whyLead: (customers: string, year: number) => `More than ${customers} customers since ${year}.`,
  why: {
    airport: {
      figure: "24/7",
      title: "At the airport when you land",
      text: "We track your flight. If it is late, you pay nothing extra.",
    },
    cancellation: {
      title: "Free cancellation",
      text: (hours: number) =>
        `Up to ${hours} ${plural(hours, ["hour", "hours"])} before pick-up, no reason needed.`,
    },
    payLater: { title: "Due now", text: "You pay at pick-up: cash, card or bank transfer." },
    mileage: {
      noLimit: "no limit",
      title: "Unlimited mileage",
      text: "Fuel is full to full; roadside assistance is included.",
    },
    extras: {
      title: "Child seat, additional driver",
      text: (seat: string, driver: string) =>
        `Elsewhere about ${seat} and ${driver} a day. Here free of charge.`,
    },
    answer: {
      title: "To get an answer",
      text: (hours: string) => `Real people on the phone, WhatsApp and Viber: ${hours}.`,
    },
  },
  reviewsLabel: "Customer reviews",
  reviewsLead: "From customers, each with place and date.",
  examplesLead: "Examples of what customers write.",
  review: {
    example: "Example",
    more: "Read more",
    less: "Show less",
    by: (author: string) => `review by ${author}`,
    previous: "Previous review",
    next: "Next review",
    position: (index: number, count: number) => `Review ${index} of ${count}`,
  },
  reviewCount: (count: string) => `based on ${count} ${count === "1" ? "review" : "reviews"}`,
  stars: (rating: string) => `${rating} out of 5 stars`,
  questionsTitle: "Questions",
  questionsLead: "What customers ask us most often.",
  cancelTitle: "Free cancellation",
  cancelFree: "free of charge",
  cancelLate: (hours: number) => `last ${hours} h: up to one day’s rental`,
  ratingTitle: "How customers rate us",
  ratingFrom: (count: string) => `Based on ${count} ${count === "1" ? "review" : "reviews"}.`,
  cancelText: "Online, by phone or by message, with your code and first name.",
  askTitle: "Would you rather talk to us?",
  askText: (phone: string) => `One number for phone, WhatsApp and Viber: ${phone}.`,
};

export type Words = typeof en;

/** The words of the home page. */
export const homeWords = bilingual<Words>(en, bs);
