import type { LocalDate, LocalDateTime } from "../../calendar.ts";
import type { Bilingual } from "../../language.ts";
import type { PaperAgency } from "./paper-agency.ts";

/** What papers say of a fine. */
export type FineOnPaper = {
  id: number;
  plate: string;
  at: LocalDateTime;
  place: string;
  authority: string;
  reference: string;
};

/** The letter to whoever had the vehicle. */
export type FineLetterContent = {
  kind: "fine-letter";
  agency: PaperAgency;
  fine: FineOnPaper;
  /** Of the reservation, as people read it. */
  code: string;
  customer: string;
  /** Paragraphs, parted by an empty line. */
  text: Bilingual;
  /** The customer's, in which alone it is written since form 2; absent before. */
  language?: keyof Bilingual;
  staff: string;
};

/** Who drove, for the authority; in Bosnian alone since form 2. */
export type FineStatementContent = {
  kind: "fine-statement";
  agency: PaperAgency;
  fine: FineOnPaper;
  code: string;
  /** What is no longer kept of the papers is empty. */
  driver: {
    name: string;
    address: string;
    licence: string;
    identity: string;
    born: LocalDate | "";
  };
  /** The rental in whose time it lies. */
  from: LocalDateTime;
  to: LocalDateTime;
  /** When it was given out and when it came back, by the sheets; since form 2, where they are known. */
  gaveAt?: LocalDateTime;
  backAt?: LocalDateTime;
  /** The number of the signed agreement, where there is one. */
  agreement?: string;
  staff: string;
};
