import { bilingual } from "../bilingual.ts";
import type { BoardView } from "../../domain/moves/move-filter.ts";
import type { NextDeed } from "../../domain/reservations/states/next-deed.ts";
import { plural } from "../format.ts";
import { bs } from "./bs.ts";

/** The board of what goes out and what comes back. */
const en = {
  title: "Handovers",
  viewsLabel: "Days",
  views: {
    today: "Today",
    tomorrow: "Tomorrow",
    week: "Next 7 days",
  } satisfies Record<BoardView, string> as Record<BoardView, string>,
  everyPlace: "Every place",
  placesLabel: "Places",
  everyone: "Everyone",
  nobody: "Nobody yet",
  peopleLabel: "Drivers",
  openAccounts: (count: number) => `Open accounts: ${count}`,
  openLongest: (days: string) => `for up to ${days}`,
  runSheet: "Run sheet",
  drives: (name: string) => `${name} drives`,
  ticked: (time: string, name: string) => `Ticked off at ${time} by ${name}`,
  greenCard: (countries: string) => `Needs a green card: ${countries}`,
  standsHere: (place: string) => `Vehicle at ${place}`,
  sides: { out: "Goes out", in: "Comes back" },
  done: { out: "Is out", in: "Is back" },
  tally: (done: number, all: number) => `${done} of ${all}`,
  groups: {
    overdue: "Overdue",
    danger: "In danger",
    missed: "Not picked up",
  },
  today: (day: string) => `Today, ${day}`,
  tomorrow: (day: string) => `Tomorrow, ${day}`,
  due: (when: string) => `due ${when}`,
  agreed: (when: string) => `agreed for ${when}`,
  freed: "Others are promised the vehicle from then on",
  late: "Later than agreed",
  begun: (name: string, when: string) => `Begun by ${name}, ${when}`,
  waitsFor: (code: string) =>
    `Its vehicle is still out with ${code}, and no other one is available`,
  flight: (number: string) => `Flight ${number}`,
  toPay: (amount: string) => `${amount} to pay`,
  toReturn: (amount: string) => `${amount} to give back`,
  standsAt: (place: string) => `Stands at ${place}`,
  left: (when: string) => `Left by the customer, not yet seen: key box, ${when}`,
  leftSeen: (when: string, name: string) =>
    `Left by the customer: key box, ${when}. Seen by ${name || "a member"}`,
  leftSaid: (said: string) => `The customer wrote: ${said}`,
  seenPictures: "Look at the customer’s photos and marks",
  seenMeans:
    "Nothing is charged by this: kilometres and fuel are checked, and each line is accepted, when the vehicle is taken back.",
  stillOut: "Vehicle still out",
  noVehicle: "No vehicle yet",
  load: (extras: string) => `Put into the car: ${extras}`,
  check: (extras: string) => `Should be in the car: ${extras}`,
  call: (name: string) => `Call ${name}`,
  deeds: {
    confirm: "Confirm",
    "hand-over": "Hand over",
    "check-in": "Take back",
    complete: "Complete",
    seen: "Seen",
  } satisfies Record<NextDeed | "seen", string> as Record<NextDeed | "seen", string>,
  otherVehicle: "Another vehicle",
  extend: "Extend",
  noShow: "No-show",
  sure: {
    confirm: (code: string) => `Confirm ${code}?`,
    complete: (code: string) => `Complete ${code}?`,
    seen: (code: string) => `Have you looked at the vehicle of ${code}?`,
  },
  whom: (name: string, car: string, when: string) => `${name}, ${car}, ${when}.`,
  confirmTells: "The customer is told by e-mail.",
  stillToPay: (amount: string) => `${amount} is still to be paid.`,
  stillToReturn: (amount: string) => `${amount} is still to be given back.`,
  more: (count: number) => `${count} more ${plural(count, ["is", "are"])} not shown yet.`,
  showAll: "Show all",
  shown: (count: number) => `${count} ${plural(count, ["handover", "handovers"])}`,
  empty: {
    title: "Nothing goes out and nothing comes back",
    text: "New reservations appear here by themselves.",
    place: "Nothing at this place. Other places may have something to do.",
    all: "Every place",
    person: "Nothing for this person in these days.",
    everyone: "Show everyone",
  },
};

export type Words = typeof en;

/** The words of the board. */
export const movesWords = bilingual<Words>(en, bs);
