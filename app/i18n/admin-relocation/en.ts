import type { BarPart } from "../../domain/availability/planner/step-spot.ts";
import type { RelocationDeed } from "../../domain/reservations/relocation.ts";
import { bilingual } from "../bilingual.ts";
import { bs } from "./bs.ts";

/** A reservation that is put onto another vehicle, or to other times, in the calendar of vehicles. */
const en = {
  close: "Close",
  loading: "Reading…",
  failed: "No answer came. Please try again.",
  open: "Open the reservation",
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
  submit: {
    swap: "Give this vehicle",
    change: "Change the trip",
    extend: "Extend",
  } satisfies Record<RelocationDeed, string> as Record<RelocationDeed, string>,
  priceTitle: "What changes",
  same: "The price stays.",
  day: "Day",
  looking: "Looking …",
  stays: "Let go here, and it stays where it was.",
  told: "The customer is told by e-mail.",
  undo: "Undo",
  held: (code: string) =>
    `${code} is picked up. Arrows move it, Enter puts it down, Escape leaves it where it was.`,
  left: (code: string) => `${code} stays where it was.`,
  stale: "Somebody else changed this reservation meanwhile. It is shown as it is now.",
  mayNotKeep: "Only a manager or owner may keep the price with another car.",
};

export type Words = typeof en;

/** The words around moving a reservation in the calendar. */
export const relocationWords = bilingual<Words>(en, bs);
