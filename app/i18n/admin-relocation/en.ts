import type { BarPart } from "../../domain/availability/planner/step-spot.ts";
import type { RelocationDeed, SpotRefusal } from "../../domain/reservations/relocation.ts";
import { plural } from "../format.ts";
import { bilingual } from "../bilingual.ts";
import { bs } from "./bs.ts";

/** A reservation that is put onto another vehicle, or to other times, in the calendar of vehicles. */
const en = {
  close: "Close",
  loading: "Reading…",
  failed: "No answer came. Please try again.",
  price: (total: string) => `${total} in all`,
  due: (amount: string) => `${amount} to pay`,
  paid: "Paid",
  open: "Open the reservation",
  call: "Call",
  move: "Move …",
  byKeys: {
    whole: "Move by keys",
    start: "Pick-up by keys",
    end: "Return by keys",
  } satisfies Record<BarPart, string> as Record<BarPart, string>,
  vehicle: "Vehicle",
  pickup: "Pick-up",
  dropoff: "Return",
  time: "Time",
  states: { free: "available", "by-moving": "another one goes elsewhere", taken: "taken" },
  look: "What would happen",
  keepPrice: (total: string) => `Keep the agreed price, ${total}`,
  takePrice: (total: string) => `Today’s price, ${total}`,
  submit: {
    swap: "Give this vehicle",
    change: "Change the trip",
    extend: "Extend",
  } satisfies Record<RelocationDeed, string> as Record<RelocationDeed, string>,
  priceTitle: "What changes",
  total: "Total",
  same: "The price stays.",
  fits: "Nothing stands in the way.",
  difference: (amount: string) => amount,
  moving: (who: string) => `Goes to another vehicle for it: ${who}.`,
  movingOne: (code: string, from: string, to: string) => `${code} from ${from} to ${to}`,
  /** Names or codes, as one list. */
  seats: (who: string, _count: number) => `seats ${who} elsewhere`,
  becomes: (plate: string) => `It goes to ${plate}, since its own vehicle is taken then.`,
  meets: (code: string, name: string) => `${code} (${name}) is in the way.`,
  blocked: (note: string) =>
    note ? `The vehicle is out of sale then: ${note}.` : "The vehicle is out of sale then.",
  looking: "Looking …",
  stays: "Let go here, and it stays where it was.",
  closedAt: {
    pickup: "The place is closed at the time of the pick-up.",
    dropoff: "The place is closed at the time of the return.",
  },
  told: "The customer is told by e-mail.",
  steps: (count: number) => `${count} ${plural(count, ["step", "steps"])}`,
  done: {
    swap: (code: string, plate: string) => `${code} now has ${plate}.`,
    change: (code: string, when: string) => `${code} is now ${when}.`,
    extend: (code: string, when: string) => `${code} is now ${when}.`,
  },
  takeBack: (where: string) => `Take the last move back: ${where}`,
  undo: "Undo",
  undone: (code: string) => `${code} is as it was.`,
  notUndone: (why: string) => `Not undone: ${why}`,
  held: (code: string) =>
    `${code} is picked up. Arrows move it, Enter puts it down, Escape leaves it where it was.`,
  left: (code: string) => `${code} stays where it was.`,
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
  noWayBack: "Its return or its price has changed since.",
  inPast: "That time is over.",
  trip: "The trip cannot be at these times.",
  tooYoung: (age: number) => `For this car the driver must be at least ${age}.`,
  stale: "Somebody else changed this reservation meanwhile. It is shown as it is now.",
  priceChanged: "The price is another one by now, so nothing was changed. Please look again.",
  mayNotKeep: "Only a manager or owner may keep the price with another car.",
  unreadable: "This could not be read. Nothing was changed.",
};

export type Words = typeof en;

/** The words around moving a reservation in the calendar. */
export const relocationWords = bilingual<Words>(en, bs);
