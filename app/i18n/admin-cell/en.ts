import { bilingual } from "../bilingual.ts";
import { bs } from "./bs.ts";

/** What a time of a vehicle answers when it is asked why it is not free. */
const en = {
  free: (from: string, until: string) => `Free from ${from} until ${until}.`,
  open: (from: string) => `Free from ${from}, and nothing follows.`,
  byMoving: (from: string, which: string) =>
    `Free from ${from} once these go to another vehicle: ${which}.`,
  over: "This time is over.",
  outOfService: "Not free: the vehicle is not in service then.",
  has: (which: string, until: string) => `Not free: ${which} has it until ${until}.`,
  begins: (which: string, from: string) =>
    `Not free for a whole day: ${which} has it from ${from}.`,
  readyAfter: (which: string, until: string) =>
    `Not free: after ${which}, back on ${until}, it is made ready.`,
  readyBefore: (which: string, from: string) =>
    `Not free for a whole day: it has to be ready for ${which}, which begins on ${from}.`,
  driveAfter: (which: string, from: string, to: string, time: string) =>
    `Not free: after ${which} it is driven from ${from} to ${to}, which takes ${time}.`,
  driveBefore: (which: string, from: string, to: string, time: string) =>
    `Not free for a whole day: for ${which} it has to be driven from ${from} to ${to}, which takes ${time}.`,
  outOfSale: (kind: string, until: string) => `Not free: out of sale until ${until} (${kind}).`,
  goesOut: (kind: string, from: string) =>
    `Not free for a whole day: it goes out of sale on ${from} (${kind}).`,
  first: (when: string) => `The first start that works: ${when}.`,
  never: "No start works in the next 60 days.",
};

export type Words = typeof en;

/** The words of a time of a vehicle. */
export const cellWords = bilingual<Words>(en, bs);
