import { bilingual } from "../bilingual.ts";
import { bs } from "./bs.ts";

/** The offline page, and the copy of a reservation that this device saves for it. */
const en = {
  title: "No connection",
  lead: "Your device is offline, or our site cannot be reached at the moment. The page that you asked for will load by itself as soon as there is a connection.",
  again: "Try again",
  works: "What works without internet",
  call: "The phone: call us, and we will book for you.",
  needs: "You need a connection to search, book or change a reservation.",
  keptTitle: "The reservation you opened last",
  open: "Open reservation",

  kept: "This reservation is saved on this device, so that you can read it without a connection. If others use this device, remove it.",
  remove: "Remove from this device",
  removed: "The reservation is no longer saved on this device.",
  keep: "Save on this device",
  asOf: (when: string) =>
    `No connection. This is the reservation as it was saved on this device: ${when}.`,
  current: "Load the latest version",
};

export type Words = typeof en;

export const offlineWords = bilingual<Words>(en, bs);
