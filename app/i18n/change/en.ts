import type { EarlyReturn } from "../../domain/handovers/early-return.ts";
import { bilingual } from "../bilingual.ts";
import { bs } from "./bs.ts";

/** Everything after the booking: changes and their cost, lateness, cancelling. */
const en = {
  metaTitle: "Your reservation · Eternal Pro",
  title: "Your reservation",
  crumb: "Your reservation",
  status: {
    pending: "Waiting for our confirmation",
    confirmed: "Confirmed",
    on_rent: "Car with you",
    returned: "Car returned",
    completed: "Completed",
    cancelled: "Cancelled",
    no_show: "Not picked up",
  },
  total: "Total",

  papers: {
    pdf: "PDF",
    calendar: "Calendar",
    whole: "Full reservation",
    repeat: "Same as last time",
    other: "Another reservation",
    sheet: {
      out: (when: string) => `Handover sheet, ${when}`,
      in: (when: string) => `Return sheet, ${when}`,
      correction: (when: string) => `Corrected sheet, ${when}`,
    },
  },

  done: {
    changed: "Your reservation has been changed. We are sending you the new confirmation.",
    cancelled: "Your reservation has been cancelled. We are sending you the confirmation.",
    late: {
      arrival: "Thank you for telling us. We will be waiting for you.",
      return: "Thank you for telling us. We have noted the new return time.",
    },
  },

  tasks: {
    title: "What would you like to do?",
    trip: "Dates and places",
    car: "Car",
    choices: "Protection, extras, countries",
    contact: "Flight number and phone",
    late: { arrival: "I’m late", return: "I’m late returning the car" },
    early: "I’m returning the car earlier",
    lateHint: "You get an answer at once.",
    cancel: "Cancel the reservation",
    edited: "changed",
    extras: (n: number): string => (n === 1 ? "1 extra" : `${n} extras`),
    countries: (n: number): string => (n === 1 ? "1 country" : `${n} countries`),
    noFlight: "no flight number",
    see: "See the new price",
    seeing: "Calculating…",
    nothing: "Nothing changes until you have seen the new price and accepted it.",
    names: "Another driver? Call us to change the name.",
  },

  car: {
    lead: (dates: string) => `Each car shows how much your price would change (${dates}).`,
    yours: "your car",
    more: (amount: string) => `${amount} more`,
    less: (amount: string) => `${amount} less`,
    same: "same price",
  },
  contact: {
    flight: "Flight number (optional)",
    flightWhy: "So that we wait if the flight is late.",
  },

  fault: {
    one: "One thing needs correcting:",
    many: (n: number) => `${n} things need correcting:`,
    unknownCar: "This car is not available. Please choose another",
    tooYoung: (age: number) => `For this car the driver must be at least ${age}`,
    kept: "Your reservation has not changed, and your choices have been saved.",
  },
  unchanged: "You have not changed anything yet. Change something, then see the new price.",

  offer: {
    title: "Your change",
    lead: "Nothing changes until you accept.",
    stale:
      "Your reservation or its price has changed since you last looked. Nothing has been changed yet: please look again.",
    pickup: "Pick-up",
    dropoff: "Return",
    car: "Car",
    flight: "Flight",
    phone: "Phone",
    none: "none",
    more: (amount: string) => `${amount} more`,
    less: (amount: string) => `${amount} less`,
    same: "Same price",
    deposit: "Deposit (not part of the price)",
    coupon: (code: string, why: string) => `Coupon ${code} no longer applies. ${why}.`,
    onTop: "It would be added to the new price.",
    free: "There is no charge for the change itself.",
    accept: "Accept the change",
    keep: "Keep it as it is",
  },

  tooMany:
    "This reservation has been changed too many times within an hour. Nothing has changed now, and your choices have been saved. Please try again later, or call us.",

  taken: {
    lead: "Your reservation has not changed. These are available:",
    none: "Your reservation has not changed. Please choose other dates or another car, or call us.",
    stockTitle: "An extra has run out",
    stockNone: (extra: string) =>
      `${extra}: none left for your dates. Your reservation has not changed.`,
    stockLeft: (extra: string, left: number) =>
      `${extra}: only ${left} left for your dates. Your reservation has not changed.`,
    take: (extra: string, left: number) => `${extra} × ${left}`,
    without: (extra: string) => `Without ${extra}`,
  },

  cancel: {
    what: "The car is released at once, and we will confirm the cancellation by e-mail.",
    button: "Cancel the reservation",
    ended: "Free cancellation has just ended. Nothing has been cancelled yet.",
  },

  late: {
    ask: {
      arrival: (agreed: string) => `When will you come? We agreed on ${agreed}.`,
      return: (agreed: string) => `When will you return the car? We agreed on ${agreed}.`,
    },
    told: (at: string) => `You told us: ${at}.`,
    date: "Date",
    time: "Time",
    other: "Another time",
    check: "Check this time",
    checking: "Checking…",
    delay: (hours: number, minutes: number) =>
      `+${[hours > 0 ? `${hours} h` : "", minutes > 0 ? `${minutes} min` : ""].filter(Boolean).join(" ")}`,
    grace: (minutes: string) => `You may be up to ${minutes} late at no charge.`,
    free: "Nothing to pay.",
    freeThen: {
      arrival: "Let us know and we will wait for you. The return stays as agreed.",
      return: "Let us know and we will expect you then.",
    },
    tell: {
      arrival: (at: string) => `I will come on ${at}`,
      return: (at: string) => `I will return it on ${at}`,
    },
    paid: (at: string, amount: string) => `${at} costs ${amount} more.`,
    payAt: {
      arrival: "You pay it at pick-up, with the rest.",
      return: "You pay it when you return the car.",
    },
    acceptPaid: (amount: string) => `Accept ${amount} more`,
    closed: (place: string) => `${place}: closed at that time.`,
    open: (hours: string) => `Opening hours that day: ${hours}. Choose another time, or call us.`,
    closedDay: "It is closed all day. Choose another day, or call us.",
    returnBy: (until: string) =>
      `Please return the car by ${until}: the next customer is waiting for it.`,
    returnByWhy: "If you cannot, call us and we will find a solution.",
    notLater: "Please choose a time after the agreed one that has not passed yet",
    badTime: "Please choose a time on the hour or half hour in the next few days, or call us",
    fresh:
      "The answer for this time has changed. You have not told us anything yet: please look again.",
  },

  early: {
    lead: "When will you bring it?",
    back: (amount: string, days: string) => `You get ${amount} back for ${days}.`,
    nothing: {
      nothing: "The price of the rental stays the same.",
      "unused-days": "The price stays the same: only unused whole days come back.",
      "priced-again": "The price stays the same: the shorter rental costs no less.",
    } satisfies Record<EarlyReturn, string> as Record<EarlyReturn, string>,
    settled: "We settle it when the car is back.",
    arranged: "We have arranged your earlier return. Would another time suit you? Please call us.",
    faults: {
      "not-earlier": "Please choose a time before the agreed one that has not passed yet",
      "bad-time": "Please choose a time on the hour or half hour, or call us",
    },
  },

  other:
    "You have since opened another reservation; that one is shown now. Nothing has been changed.",
  closed: {
    on_rent:
      "The car is with you: dates, car and extras can no longer be changed here. You can tell us that you will return it earlier or later.",
    returned: "The car has been returned. Thank you for renting from us.",
    completed: "This rental is over. Thank you for renting from us.",
    cancelled: "This reservation has been cancelled, and no car is being held for you.",
    no_show: "The car was not picked up and is no longer being held for you.",
    past: "The pick-up time has passed: dates, car and extras can no longer be changed here.",
    answered: "This can no longer be changed here. Nothing has been changed.",
  },
  help: "Something else? Call us or write to us.",
  newTab: "opens in a new tab",
  message: (code: string) => `Hello, I am writing about reservation ${code}.`,
};

export type Words = typeof en;

/** The words of the page on which a reservation is changed. */
export const changeWords = bilingual<Words>(en, bs);
