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
    freeExtras: "Child seat and second driver free of charge",
    airports: (allDay: boolean) =>
      `Pick-up at every airport free of charge${allDay ? ", day and night" : ""}`,
    mileage: "Unlimited mileage, roadside help in the price",
    cancellation: (hours: number) =>
      `Free cancellation until ${hours} ${plural(hours, ["hour", "hours"])} before pick-up`,
    discount: (days: number, percent: string) =>
      `Longer costs less: ${percent} off from ${days} ${plural(days, ["day", "days"])}`,
    payLater: "No card needed now: you pay at pick-up",
    price: (price: string) => `A car from ${price} a day, VAT included`,
    phone: (hours: string) => `A person answers: ${hours}`,
    abroad: (countries: number) =>
      `Drive to ${countries} ${plural(countries, ["country", "countries"])}: you see each fee before you book`,
    customers: (customers: string, year: number) =>
      `More than ${customers} customers since ${year}`,
  },
  rangeTitle: "Four kinds of car, one clear price each",
  rangeLead: (days: string) => `Starting prices per day, VAT included, for ${days} or more.`,
  from: "from",
  aDay: "a day",
  whyTitle: "Why travellers come back",
  whyLead: (customers: string, year: number) => `More than ${customers} customers since ${year}.`,
  why: {
    airport: {
      figure: "24/7",
      title: "At the airport when you land",
      text: "We follow your flight number. A late plane costs nothing.",
    },
    cancellation: {
      title: "Free cancellation",
      text: (hours: number) => `Until ${hours} hours before pick-up, without a reason.`,
    },
    payLater: { title: "To pay now", text: "You pay at pick-up: cash, card or bank transfer." },
    mileage: {
      noLimit: "no limit",
      title: "Unlimited mileage",
      text: "Full-to-full fuel and roadside help are in the price.",
    },
    extras: {
      title: "Child seat, second driver",
      text: (seat: string, driver: string) =>
        `Elsewhere about ${seat} and ${driver} a day. Here free of charge.`,
    },
    answer: {
      title: "To an answer",
      text: (hours: string) => `A person on phone, WhatsApp or Viber: ${hours}.`,
    },
  },
  reviewsLabel: "Customer reviews",
  reviewsLead: "By customers, with place and date.",
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
  reviewCount: (count: string) => `from ${count} reviews`,
  stars: (rating: string) => `${rating} of 5 stars`,
  questionsTitle: "Questions",
  questionsLead: "What we hear every day.",
  cancelTitle: "Free cancellation",
  cancelFree: "free of charge",
  cancelLate: (hours: number) => `last ${hours} h: 1 day`,
  ratingTitle: "How customers rate us",
  ratingFrom: (count: string) => `From ${count} reviews.`,
  cancelText: "Online, by phone or in writing, with your code and first name.",
  askTitle: "Rather ask a person?",
  askText: (phone: string) => `One number for phone, WhatsApp and Viber: ${phone}.`,
};

export type Words = typeof en;

/** The words of the home page. */
export const homeWords = bilingual<Words>(en, bs);
