/** What the sheet of a handover is drawn from: what was signed and what was kept with it, nothing of today. */
import type { PaperFacts } from "../../../domain/handovers/paper-facts.ts";
import type { PhotoKind } from "../../../domain/handovers/photos.ts";
import type { HandoverSheet, Signatures } from "../../../domain/handovers/sheet.ts";
import type { Bilingual, Language } from "../../../domain/language.ts";
import { handoverPaperWords, type Words } from "../../../i18n/handover-paper/en.ts";

export type PaperPhoto = {
  kind: PhotoKind;
  sha256: string;
  takenAt: Date;
  isHere: boolean;
  /** As it is printed, small; absent for papers of people, and while it has not arrived. */
  jpeg?: Buffer;
};

export type SheetOrder = {
  sheet: HandoverSheet;
  facts: PaperFacts;
  sheetSha256: string;
  signatures: Signatures;
  receivedAt: Date;
  /** By how many seconds the clock of the device was ahead. */
  offSeconds: number;
  photos: readonly PaperPhoto[];
};

/** A text in both languages. */
export function say(text: (words: Words, language: Language) => string): Bilingual {
  return {
    bs: text(handoverPaperWords("ba"), "ba"),
    en: text(handoverPaperWords("en-us"), "en-us"),
  };
}
