/** A pass that shows one handover on the customer's own phone, and what is signed there. */
import type { Language } from "../../language.ts";
import type { Direction } from "../sheet.ts";
import type { Drawing } from "../signature.ts";
import type { Told } from "./told.ts";

/** `taken-back` by a member, or for a newer pass; `done`: the handover is finished. */
export const passEnds = ["taken-back", "done"] as const;
export type PassEnd = (typeof passEnds)[number];

/** Why a phone gets nothing by a pass. `unknown`: nobody made this address. `elsewhere`: another phone opened it first. */
export type PassRefusal = "unknown" | "over" | PassEnd | "elsewhere" | "unopened";

/** So long a pass can be read and signed. */
export const passMinutes = 30;

/** A signature from the customer's own phone, of what it showed. */
export type SignedShown = {
  drawing: Drawing;
  name: string;
  /** The language in which it was read. */
  language: Language;
  /** Of the canonical JSON of what was shown. */
  sha256: string;
  /** By the clock of that phone, and by ours; epoch milliseconds. */
  deviceAt: number;
  receivedAt: number;
};

/** So much of what was said on a pass came onto the member's phone. */
export type Heard = { pass: number; taken: number };

/** What the sheet says about a signature from the customer's own phone. */
export type OwnPhone = Pick<SignedShown, "sha256" | "deviceAt" | "receivedAt">;

/** A pass as the member's phone follows it. */
export type PhoneState = {
  pass: number;
  direction: Direction;
  /** Raised by every change on either phone. */
  version: number;
  expiresAt: number;
  isOver: boolean;
  isOpened: boolean;
  told: readonly Told[];
  taken: number;
  signed?: SignedShown;
  wasSigned: boolean;
};
