import type { Direction, SignedHow } from "../../domain/handovers/sheet.ts";
import { bilingual } from "../bilingual.ts";
import { plural } from "../format.ts";
import { bs } from "./bs.ts";

/** The sheets of a reservation in the back office, and their corrections. */
const en = {
  title: "Handovers",
  direction: { out: "Handed over", in: "Taken back" } satisfies Record<Direction, string>,
  correction: "Correction",
  by: (name: string) => `by ${name}`,
  keyBox: "left at the key box",
  how: {
    screen: "signed on the screen",
    paper: "signed on paper",
    absent: "customer did not wait",
    refused: "customer refused to sign",
  } satisfies Record<SignedHow, string>,
  marks: (count: number) => `${count} new ${plural(count, ["mark", "marks"])}`,
  photos: (here: number, all: number) =>
    here === all
      ? `${all} ${plural(all, ["photo", "photos"])}`
      : `${here} of ${all} ${plural(all, ["photo", "photos"])} here`,
  clockOff: (minutes: number) => `the phone’s clock was off by ${minutes} min`,
  pdf: "PDF",
  pdfOf: (name: string) => `PDF: ${name}`,
  newTab: "opens in a new tab",
  correct: "Correct",
  correctOf: (name: string) => `Correct: ${name}`,

  page: {
    title: (plate: string) => `Correct the sheet of ${plate}`,
    back: "Back to the reservation",
    lead: "The signed sheet stays as it is. Your correction is added beside it and holds from then on. Price and damage are not changed here.",
    read: "What was read",
    odometer: "Odometer (km)",
    fuel: "Fuel",
    battery: "Battery (%)",
    clean: "The vehicle was clean",
    equipment: "In the vehicle",
    words: "In words",
    note: "Note",
    reason: "Why it is corrected",
    reasonHelp: "Shown on the correction, which the customer can read.",
    signature: "Your signature",
    clear: "Clear",
    hint: "Optional: sign here.",
    save: "Add the correction",
    stale: "Somebody else changed this reservation meanwhile. Check it, then send the form again.",
    refused: "The correction was not saved. Reload the page and try again.",
  },
};

export type Words = typeof en;

/** The words of the sheets of a reservation in the back office. */
export const adminSheetsWords = bilingual<Words>(en, bs);
