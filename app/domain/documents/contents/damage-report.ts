import type { LocalDateTime } from "../../calendar.ts";
import type { DamageMark, RenterAnswer } from "../../handovers/marks.ts";
import type { Bilingual } from "../../language.ts";
import type { PaperAgency } from "./paper-agency.ts";

/** A damage that was found, with what it costs by the table and what is charged for it; euro cents. */
export type ReportedDamage = DamageMark & {
  answer?: RenterAnswer;
  priceCents?: number;
  chargeCents?: number;
};

/** What was found on a vehicle in a rental, for the customer, the insurance and the police. */
export type DamageReportContent = {
  kind: "damage-report";
  agency: PaperAgency;
  /** EP-XXXXX-XXXXX. */
  code: string;
  renter: string;
  vehicle: { name: string; plate: string; vin: string };
  /** When and where it was found. */
  at: LocalDateTime;
  place: Bilingual;
  odometerKm: number;
  plan: { name: Bilingual; excessCents: number };
  /** What the vehicle had before. */
  known: readonly DamageMark[];
  damages: readonly ReportedDamage[];
  /** The number of the police report; empty without one. */
  policeReport: string;
  /** What happened, as a member wrote it. */
  account: string;
  /** Of the sheet on which it was written down. */
  sheetSha256: string;
  staff: string;
};
