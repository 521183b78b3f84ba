import { bilingual } from "../bilingual.ts";
import { bs } from "./bs.ts";

/** Giving a customer another vehicle while the rental goes on: one comes back, one goes out. */
const en = {
  title: "Exchange the vehicle",
  titleOf: (name: string) => `Another vehicle for ${name}`,
  lead: "One rental, two vehicles: the price stays, the return stays.",
  choose: "Which vehicle goes out instead?",
  own: "Of the same car",
  others: "Of another car, at the same price",
  more: (count: number) => `${count} more`,
  lower: "of a lower category",
  none: "No vehicle is available from now until the agreed return.",
  over: "The agreed return has passed: extend the rental first, then exchange the vehicle.",
  extend: "Extend the rental",
  other: "Another vehicle",
  stepsLabel: "Steps",
  steps: {
    back: "Comes back",
    "back-photos": "Its photos",
    "back-damage": "Its damage",
    money: "Money",
    papers: "Documents",
    out: "Goes out",
    "out-photos": "Its photos",
    "out-damage": "Its damage",
    why: "Reason",
    signing: "Signatures",
  },
  why: "Why is it exchanged?",
  reason: "Reason, for the staff only",
  where: "Where",
  repair: "The vehicle that comes back goes into repair: it cannot be booked",
  repairDays: "For how many days from now",
  repairHelp: "Its later reservations go to other vehicles by themselves, if any are available.",
  missing: {
    reason: "Please write a reason",
    days: "From 1 to 60 days",
  },
  finish: "Exchange the vehicle",
  sheets: { back: "About the vehicle that comes back", out: "About the vehicle that goes out" },
  done: (code: string) => `${code}: the vehicle has been exchanged.`,
  stuck: (code: string) =>
    `${code} is to have the vehicle that came back, and no other one of its car is available: the repair ends before it.`,
  stuckWay: "Give it another vehicle",
  refused: {
    "no-reason": "Please write a reason",
    "too-long": "The reason is too long: 300 characters at most",
    "bad-days": "The repair takes from 1 to 60 days",
    "not-available": "Somebody else has this vehicle now. Please choose another one",
    "other-car": "This vehicle is not on offer",
  } as Record<string, string>,
};

export type Words = typeof en;

/** The words of an exchange. */
export const exchangeWords = bilingual<Words>(en, bs);
