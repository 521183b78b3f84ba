import { bilingual } from "../bilingual.ts";
import { bs } from "./bs.ts";

/** The confirmation: the booked trip, the papers to bring, the place to meet. */
const en = {
  title: (code: string) => `Booked: ${code}`,
  booked: (name: string) => `Your car is booked, ${name}. Your code:`,
  requested: (name: string) => `We have your reservation, ${name}. Your code:`,
  cancelled: (name: string) => `Your reservation has been cancelled, ${name}. Its code:`,
  over: (name: string) => `Thank you, ${name}. Your code:`,
  mailOnWay: (email: string) => `We are sending the confirmation to ${email}.`,
  mailLater: (email: string) =>
    `We cannot send e-mails at the moment: the confirmation will come to ${email} as soon as we can. Please note the code, or save the PDF.`,
  mailNone: "We will not send a confirmation by e-mail: please note the code, or save the PDF.",
  openAgain: "You can always open the reservation with this code and your first name.",
  titleRequested: (code: string) => `Received: ${code}`,
  titleCancelled: (code: string) => `Cancelled: ${code}`,
  trip: "Your trip",
  pickupAt: (place: string) => `Pick-up: ${place}.`,
  returnAt: (place: string) => `Return: ${place}.`,
  grace: (minutes: string) => `You may be up to ${minutes} late at no charge.`,
  between: (days: string, car: string, orSimilar: string) => `${days} · ${car} ${orSimilar}`,
  flight: (flight: string) => `Flight ${flight}`,
  change: "Change or cancel",
  lateOrLonger: "Return it earlier or later",
  sheets: "What we wrote down",
  again: "Same as last time",
  calendar: "Add to calendar",
  pdf: "PDF",
  bring: "What to bring",
  licence: "Driving licence",
  licenceHeld: (years: string) => `held for at least ${years}`,
  identity: "ID card or passport",
  identityOwn: "the one you travel with",
  identityToo: "additional drivers bring their licence and ID card or passport too",
  card: "Credit card for the deposit",
  cardHeld: (amount: string) => `${amount} · held, not charged`,
  toPay: (amount: string) => `${amount} to pay`,
  payment: {
    cash: "cash",
    "credit-card": "credit card",
    "debit-card": "debit card",
    "bank-transfer": "bank transfer",
  },
  meet: "Where we meet",
  meetReturn: "Where you return it",
  directions: "Directions",
  newTab: "opens in a new tab",
  hours: "Opening hours that day",
  map: (place: string) => `Map: ${place} and the towns around it`,
  print: "Print",
  message: (code: string, name: string) =>
    `Hello, I am writing about reservation ${code}, ${name}.`,
};

export type Words = typeof en;

/** The words of the confirmation. */
export const confirmationWords = bilingual<Words>(en, bs);
