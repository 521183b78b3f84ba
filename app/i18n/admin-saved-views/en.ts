import type { SavedViewFault } from "../../domain/lists/saved-view.ts";
import { bilingual } from "../bilingual.ts";
import { bs } from "./bs.ts";

/** A list or a calendar that a member keeps under a name. */
const en = {
  add: "Save view",
  lead: "Saves this list with its filters under a name of your choice. Only you see it.",
  name: "Name",
  save: "Save",
  change: (name: string) => `Change the view ${name}`,
  rename: "Rename",
  remove: "Delete view",
  faults: {
    missing: "Please give the view a name",
    "too-long": "This name is too long: 40 characters at most",
    taken: "You already have a view with this name",
    "too-many": "You have 30 views. Please delete one first",
    gone: "This view has already been deleted",
  } satisfies Record<SavedViewFault | "gone", string> as Record<SavedViewFault | "gone", string>,
};

export type Words = typeof en;

/** The words of saved views. */
export const savedViewWords = bilingual<Words>(en, bs);
