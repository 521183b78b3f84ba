import { bilingual } from "../bilingual.ts";
import { bs } from "./bs.ts";

/** What a time of a vehicle answers when it is asked why it is not free. */
const en = {
  free: (from: string, until: string) => `Available from ${from} until ${until}.`,
  open: (from: string) => `Available from ${from}, and nothing follows.`,
  byMoving: (from: string, which: string) =>
    `Available from ${from} once these go to another vehicle: ${which}.`,
  length: (days: number) => (days === 1 ? "a whole day" : `${days} days`),
  over: "This time is over.",
  outOfService: "Not available: the vehicle is not in service then.",
  has: (which: string, until: string) => `Not available: ${which} has it until ${until}.`,
  begins: (length: string, which: string, from: string) =>
    `Not available for ${length}: ${which} has it from ${from}.`,
  readyAfter: (which: string, until: string) =>
    `Not available: after ${which}, back on ${until}, it is made ready.`,
  readyBefore: (length: string, which: string, from: string) =>
    `Not available for ${length}: it has to be ready for ${which}, which begins on ${from}.`,
  driveAfter: (which: string, from: string, to: string, time: string) =>
    `Not available: after ${which} it is driven from ${from} to ${to}, which takes ${time}.`,
  driveBefore: (length: string, which: string, from: string, to: string, time: string) =>
    `Not available for ${length}: for ${which} it has to be driven from ${from} to ${to}, which takes ${time}.`,
  outOfSale: (kind: string, until: string) =>
    `Not available: out of sale until ${until} (${kind}).`,
  goesOut: (length: string, kind: string, from: string) =>
    `Not available for ${length}: it goes out of sale on ${from} (${kind}).`,
  first: (when: string) => `The first start that works: ${when}.`,
  never: "No start works in the next 60 days.",
};

export type Words = typeof en;

/** The words of a time of a vehicle. */
export const cellWords = bilingual<Words>(en, bs);
