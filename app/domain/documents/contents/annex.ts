import type { LocalDate } from "../../calendar.ts";
import type { Bilingual } from "../../language.ts";
import type { PaperAgency } from "./paper-agency.ts";

export const annexSubjects = ["extension", "vehicle", "driver"] as const;
export type AnnexSubject = (typeof annexSubjects)[number];

/** What has changed in a rental since its agreement, or since the annex before this one. */
export type AnnexContent = {
  kind: "annex";
  about: AnnexSubject;
  agency: PaperAgency;
  /** EP-XXXXX-XXXXX. */
  code: string;
  agreement: { number: string; issuedOn: LocalDate };
  renter: string;
  vehicle: string;
  changes: readonly { label: Bilingual; before: Bilingual; after: Bilingual }[];
  /** What holds beside it, sentence by sentence. */
  text: readonly Bilingual[];
  /** What the rental now is: what the next annex is compared with. */
  now: AnnexState;
  staff: string;
};

/** The parts of a rental that an annex may change. */
export type AnnexState = {
  to: string;
  totalCents: number;
  plate: string;
  vehicle: string;
  vin: string;
  /** Names with the last digits of their licences. */
  drivers: readonly string[];
};
