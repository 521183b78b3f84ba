import type { SeveralDeed } from "../../domain/reservations/chosen.ts";
import { bilingual } from "../bilingual.ts";
import { plural } from "../format.ts";
import { bs } from "./bs.ts";

const reservations = (count: number) =>
  `${count} ${plural(count, ["reservation", "reservations"])}`;

/** What is done with several reservations at once. */
const en = {
  bar: "With the chosen ones",
  chosen: (count: number) => `${count} chosen`,
  clear: "Clear selection",
  deeds: {
    confirm: "Confirm",
    print: "Print",
    write: "Write to them",
  } satisfies Record<SeveralDeed, string> as Record<SeveralDeed, string>,
  titles: {
    confirm: (count: number) => `Confirm ${reservations(count)}`,
    print: (count: number) => `Print ${reservations(count)}`,
    write: (count: number) => `Write to ${count} ${plural(count, ["customer", "customers"])}`,
  } satisfies Record<SeveralDeed, unknown> as Record<SeveralDeed, (count: number) => string>,
  back: "Reservations",
  none: "No reservation is chosen. Tick some in the list.",
  tooMany: (most: number) =>
    `That is more than can be done at once: ${most} at most. Choose fewer in the list.`,
  unknown: "Nothing like that can be done with several reservations.",
  missing: (count: number) =>
    `${count} of the chosen reservations ${plural(count, ["does", "do"])} not exist any more.`,
  will: {
    confirm: "is confirmed",
    "confirm-untold": "is confirmed; without an e-mail address nobody is told",
    closed: "is not waiting: nothing happens",
    write: "gets the message",
    "no-address": "has no e-mail address: nothing is sent",
    erased: "was erased: nothing happens",
  },
  submit: (count: number) => `Confirm ${count}`,
  busy: "Just a moment…",
  done: {
    confirm: (done: number, refused: number) =>
      refused === 0 ? `${done} confirmed.` : `${done} confirmed, ${refused} refused.`,
    write: (done: number, refused: number) =>
      refused === 0 ? `Message sent: ${done}.` : `Message sent: ${done}, refused: ${refused}.`,
  },
  reasons: {
    "not-found": "does not exist any more",
    stale: "was changed by somebody else meanwhile: please look at it",
    closed: "is not waiting for confirmation any more",
    "no-address": "has no e-mail address",
    empty: "there is no text in the customer’s language",
    "too-long": "the text is too long",
  },
  fine: { confirm: "confirmed", write: "message sent" },
  message: {
    lead: "An e-mail with your words, the reservation and its trip below them. Each customer gets it in their own language.",
    texts: {
      "en-us": (count: number) =>
        `In English, for ${count} ${plural(count, ["customer", "customers"])}`,
      ba: (count: number) => `In Bosnian, for ${count} ${plural(count, ["customer", "customers"])}`,
    },
    help: "The greeting with the first name is added. At most 1,500 characters.",
    preview: "Preview",
    previewOf: (name: string) => `As ${name} gets it`,
    send: (count: number) => `Send ${count}`,
    change: "Change the text",
    faults: {
      empty: "Please write the message",
      "too-long": "The message is too long: 1,500 characters at most",
    },
  },
  print: {
    now: "Print this list",
    lead: "The list prints on A4. Each document opens as a PDF.",
    paper: "PDF",
    paperOf: (code: string) => `PDF of ${code}`,
  },
};

export type Words = typeof en;

/** The words of deeds with several reservations. */
export const severalWords = bilingual<Words>(en, bs);
