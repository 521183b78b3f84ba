import type { Bilingual } from "../../language.ts";
import type { PaperAgency } from "./paper-agency.ts";

export const rentalLetterKinds = ["late-return-letter", "no-show-letter"] as const;
export type RentalLetterKind = (typeof rentalLetterKinds)[number];

/** A letter to a customer who did not bring a vehicle back, or did not come for it. */
export type RentalLetterContent = {
  kind: RentalLetterKind;
  agency: PaperAgency;
  /** EP-XXXXX-XXXXX. */
  code: string;
  /** The name, and the address where it is known. */
  to: readonly string[];
  facts: readonly { label: Bilingual; value: Bilingual }[];
  paragraphs: readonly Bilingual[];
  staff: string;
};
