import { bilingual } from "../bilingual.ts";
import { bs } from "./bs.ts";

/** Opening a reservation by its code and the first name, and the page that shows it. */
const en = {
  title: "Change or cancel a reservation",
  metaTitle: "Change or cancel a reservation · Eternal Pro",
  lead: "Open your reservation with its code and your first name, then change or cancel it. No account needed.",

  steps: { label: "Steps", code: "Code", name: "First name", details: "Your reservation" },
  codeTitle: "Which reservation is it?",
  code: "Reservation code",
  codeHelp: "It looks like EP-XXXXX-XXXXX, on the confirmation page and in the e-mail.",
  nameTitle: "Who is driving?",
  nameFor: (code: string) => `For reservation ${code}.`,
  otherCode: "Another code",
  firstName: "First name",
  firstNameHelp: "The driver’s first name, as in the reservation.",
  next: "Continue",
  open: "Open the reservation",
  checking: "Checking…",

  faults: {
    "unknown-code": "The reservation code you entered is invalid or not found",
    "wrong-name": "The first name you entered does not match our records",
  },
  tooMany: (minutes: string) => `Too many attempts. Please wait ${minutes}.`,
  hurry: "In a hurry? Call us:",
  expired:
    "The link no longer works, or more than half an hour has passed. Please enter your code.",
  offline:
    "You are offline. What you typed has been saved; you can go on once you are back online.",
  offlineShort: "You are offline",

  price:
    "If the price changes, you see the old and the new one first. Nothing changes until you agree.",

  ways: {
    title: "No code at hand?",
    byPhone: "Call",
    byPhoneText: "The quickest way, especially if pick-up is today.",
    byChat: "WhatsApp or Viber",
    byChatText: "On WhatsApp the message is ready; just fill in the gaps.",
    byEmail: "E-mail",
    byEmailText: "We answer within 24 hours.",
    message:
      "Hello! My reservation: EP-_____-_____, first name: _____. I would like to change: _____",
    subject: "Change of reservation EP-_____-_____",
    send: "Write an e-mail",
    newTab: "opens in a new tab",
  },

  view: {
    title: "Your reservation",
    metaTitle: "Your reservation · Eternal Pro",
    lead: "View it, print it, or download it as a PDF.",
    bookedOn: (name: string, date: string) => `${name} · booked on ${date}`,
    pdf: "Download PDF",
    calendar: "Add to calendar",
    print: "Print",
    change: "Change or cancel",
    repeat: "Same as last time",
    other: "Another reservation",
    included: "What you booked",
    car: "Car",
    protection: "Protection",
    extras: "Extras",
    noExtras: "none",
    countries: "Countries",
    noCountries: "Bosnia and Herzegovina only",
    driver: "Driver",
    flight: "Flight",
    phone: "Phone:",
    directions: "Directions",
  },
};

export type Words = typeof en;

/** The words of opening a reservation again. */
export const lookupWords = bilingual<Words>(en, bs);
