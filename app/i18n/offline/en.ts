import { bilingual } from "../bilingual.ts";
import { bs } from "./bs.ts";

/** The offline page, and the copy of a reservation that this device saves for it. */
const en = {
  title: "No connection",
  lead: "Your device is not online, or our site cannot be reached just now. The page that you asked for loads by itself as soon as there is a connection.",
  again: "Try again",
  works: "What works without internet",
  call: "The phone: a person answers, and can book for you.",
  needs: "Searching, booking and changing need a connection.",
  keptTitle: "Your last opened reservation",
  open: "Open reservation",

  kept: "This reservation is kept on this device, so that it can be read without a connection. On a shared device, remove it.",
  remove: "Remove from this device",
  removed: "The reservation is no longer on this device.",
  keep: "Keep on this device",
  asOf: (when: string) =>
    `No connection. You see the reservation as it was kept on this device: ${when}.`,
  current: "Load the current page",
};

export type Words = typeof en;

export const offlineWords = bilingual<Words>(en, bs);
