import type { SpotRefusal } from "../../domain/reservations/relocation.ts";
import { bilingual } from "../bilingual.ts";
import { bs } from "./bs.ts";

/** What would come of a reservation on another vehicle or at other times, what came of it, and why not. */
const en = {
  price: (total: string) => `${total} in all`,
  due: (amount: string) => `${amount} to pay`,
  paid: "Paid",
  keepPrice: (total: string) => `Keep the agreed price, ${total}`,
  takePrice: (total: string) => `Today’s price, ${total}`,
  total: "Total",
  fits: "Nothing stands in the way.",
  moving: (who: string) => `Goes to another vehicle for it: ${who}.`,
  movingOne: (code: string, from: string, to: string) => `${code} from ${from} to ${to}`,
  /** Names or codes, as one list. */
  seats: (who: string, _count: number) => `seats ${who} elsewhere`,
  becomes: (plate: string) => `It goes to ${plate}, since its own vehicle is taken then.`,
  meets: (code: string, name: string) => `${code} (${name}) is in the way.`,
  blocked: (note: string) =>
    note ? `The vehicle is out of sale then: ${note}.` : "The vehicle is out of sale then.",
  closedAt: {
    pickup: "The place is closed at the time of the pick-up.",
    dropoff: "The place is closed at the time of the return.",
  },
  done: {
    swap: (code: string, plate: string) => `${code} now has ${plate}.`,
    change: (code: string, when: string) => `${code} is now ${when}.`,
    extend: (code: string, when: string) => `${code} is now ${when}.`,
  },
  takeBack: (where: string) => `Take the last move back: ${where}`,
  undone: (code: string) => `${code} is as it was.`,
  undoneOn: (code: string, plate: string) =>
    `${code} has its times and price back, on ${plate}: its own vehicle is taken by now.`,
  notUndone: (why: string) => `Not undone: ${why}`,
  refused: {
    unchanged: "It is already there.",
    both: "Another vehicle and other times are two steps: please take one after the other.",
    closed: "In its present state this reservation stays where it is.",
    "turned-around": "The return would be before the pick-up.",
    "no-such-time": "The clock skips this time on that day.",
    "pickup-is-over": "The car is out already: only its return can change.",
  } satisfies Record<SpotRefusal, string> as Record<SpotRefusal, string>,
  gone: "This reservation can no longer be found.",
  unknown: "This vehicle is not on offer.",
  noPrice: "There is no price for this.",
  extension: "The return cannot be moved there.",
  taken: "The vehicle is taken, and nothing else can make room for it.",
  takenBy: (code: string, name: string, when: string) =>
    `${code} (${name}) is in the way: it begins on ${when}, and nothing else can make room.`,
  tooFew: (extra: string, left: number) =>
    left === 0 ? `No piece is left then: ${extra}.` : `Only ${left} left then: ${extra}.`,
  noWayBack: "Its return or its price has changed since.",
  inPast: "That time is over.",
  trip: "The trip cannot be at these times.",
  tooYoung: (age: number) => `For this car the driver must be at least ${age}.`,
  priceChanged: "The price is another one by now, so nothing was changed. Please look again.",
};

export type Words = typeof en;

/** The words of where a reservation may be put down. */
export const landingWords = bilingual<Words>(en, bs);
