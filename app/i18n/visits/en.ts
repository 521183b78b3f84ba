import { bilingual } from "../bilingual.ts";
import { bs } from "./bs.ts";

const en = {
  settings: "Cookie settings",
  title: "May we record your visit?",
  /** The data recorded with consent, and without it. */
  lead: "Pages read, time spent, device and town would show us what to improve. Without your consent we only count pages and recognise nobody.",
  /** Shown when an analytics tag of another company is set. */
  tag: "An outside service would count your visit too.",
  more: "More about cookies",
  agree: "Agree",
  refuse: "Refuse",
  agreedOn: (date: string) => `You agreed on ${date}.`,
  refusedOn: (date: string) => `You refused on ${date}.`,
  close: "Close",
  signal: {
    title: "Your visit is not recorded",
    lead: "Your browser asks websites not to track you. We respect that, so there is nothing to choose here.",
  },
  ended: {
    title: "Nothing more is recorded",
    lead: "Shall we also delete what was already recorded about this visit?",
    keep: "Keep it",
    remove: "Delete it",
  },
  removed: { title: "Deleted", lead: "Everything recorded about this visit has been deleted." },
  failed: {
    title: "That did not work",
    lead: "It could not be deleted just now. Please try again later.",
    again: "Try again",
  },
};

export type Words = typeof en;

/** The words of the consent question for recording a visit, and of withdrawing it. */
export const visitWords = bilingual<Words>(en, bs);
