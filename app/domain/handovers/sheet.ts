/** The sheet of a handover: what was found on a vehicle that is given out or taken back, as both sides sign it. */
import type { LocalDateTime } from "../calendar.ts";
import type { Language } from "../language.ts";
import type { DriverPapers } from "./driver-papers.ts";
import type { Energy } from "./energy.ts";
import type { Equipment } from "./equipment.ts";
import type { DamageMark, RenterAnswer } from "./marks.ts";
import type { OwnPhone } from "./own-phone/phone-pass.ts";
import type { ExpectedPhoto } from "./photos.ts";
import type { Drawing } from "./signature.ts";

export const directions = ["out", "in"] as const;
export type Direction = (typeof directions)[number];

/** `customer`: left at the key box, and nobody of the staff was there. */
export const takers = ["staff", "customer"] as const;
type Taker = (typeof takers)[number];

/** `absent`: the customer did not wait; `refused`: would not sign. On `paper` the signed sheet is kept as a photo. */
export const signedHow = ["screen", "paper", "absent", "refused"] as const;
export type SignedHow = (typeof signedHow)[number];

export type Signatures = { customer?: Drawing; staff?: Drawing };

/** What was decided about a line that the return proposes: euro cents, VAT inside. */
export type LineDecision =
  | { name: string; decision: "accepted" }
  | { name: string; decision: "changed"; amountCents: number; reason: string }
  | { name: string; decision: "waived"; reason: string };

type Common = {
  /** The form of the sheet itself, so that an old one can be read for ever. 2 names the agreement that is signed with it. */
  form: 1 | 2;
  /** EP-XXXXX-XXXXX. */
  code: string;
  vehicleId: number;
  /** As it was read from the vehicle. */
  plate: string;
  /** The wall clock in Sarajevo, by the device. */
  at: LocalDateTime;
  locationId: string;
  odometerKm: number;
  energy: Energy;
  clean: boolean;
  equipment: Equipment;
  photos: readonly ExpectedPhoto[];
  takenBy: Taker;
  signedHow: SignedHow;
  customerName: string;
  /** The language that the customer read it in. */
  language: Language;
  /** The version of the terms that were shown; absent when the agency has none. */
  textVersion?: number;
  note: string;
  /** Only where the customer signed on a phone of their own: what it showed, and when. */
  ownPhone?: OwnPhone;
};

export type OutSheet = Common & {
  direction: "out";
  /** Marks that are not on the list of the vehicle yet. */
  marks: readonly DamageMark[];
  /** The customer first. */
  drivers: readonly DriverPapers[];
  /** SHA-256 of the canonical JSON of the agreed terms that were shown; from form 2 on. */
  agreement?: { sha256: string };
};

/** A mark found at the return, with what the renter says of it. */
export type FoundMark = DamageMark & { answer?: RenterAnswer };

export type InSheet = Common & {
  direction: "in";
  marks: readonly FoundMark[];
  lines: readonly LineDecision[];
};

export type HandoverSheet = OutSheet | InSheet;

/** A sheet beside an earlier one: what was signed on the customer's phone was the earlier one, or cannot be proved any more. */
export function withoutOwnPhone<Sheet extends HandoverSheet>(sheet: Sheet): Sheet {
  const beside = { ...sheet };
  delete beside.ownPhone;
  return beside;
}

/**
 * The one text of a value: names in order, no blanks, absent ones left out. The same sheet has the same text on every device,
 * and so the same hash.
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, inOrder);
}

function inOrder(_name: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
