/** What a sheet is printed with besides what was signed: names and amounts as they were at that moment, kept with it for good. */
import type { LocalDateTime } from "../calendar.ts";
import type { Bilingual } from "../language.ts";
import type { Energy } from "./energy.ts";
import type { DamageMark } from "./marks.ts";

export type PaperFacts = {
  /** The form of these facts, so that old ones can be read for ever. */
  form: 1;
  /** The phone in E.164. */
  agency: { name: string; address: string; phone: string; email: string };
  customer: string;
  /** The member who gave the vehicle out or took it back; empty where nobody was there. */
  staff: string;
  car: string;
  place: Bilingual;
  /** The agreed return. */
  due: { at: LocalDateTime; place: Bilingual };
  extras: readonly { name: Bilingual; pieces: number }[];
  /** What the vehicle already had; without photos. */
  known: readonly DamageMark[];
  /** How it had left, on the sheet of a return. */
  out?: { at: LocalDateTime; odometerKm: number; energy: Energy };
  /** What was decided at a return, in the order of the bill. */
  lines: readonly PaperLine[];
  /** The sheet that a correction belongs to. */
  corrects?: { receivedAt: LocalDateTime; sheetSha256: string; reason: string };
};

/** Euro cents, VAT inside. */
export type PaperLine = {
  label: Bilingual;
  amountCents: number;
  /** Why it is not what was proposed; empty for an accepted one. */
  reason: string;
  /** What it costs by the table, and what the plan leaves of it to the renter. */
  damage?: { priceCents: number; leftCents: number };
};

/**
 * The files of a sheet. `at-once` is made with the photos that are here when it is first asked for; `with-photos` once, when all of
 * them have arrived after that. Both stay as they were made.
 */
export const paperEditions = ["at-once", "with-photos"] as const;
export type PaperEdition = (typeof paperEditions)[number];
