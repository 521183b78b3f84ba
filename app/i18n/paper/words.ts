import type { Language } from "../../domain/language.ts";
import { bs } from "./bs.ts";
import { en } from "./en.ts";

export type Words = typeof en;

/** The words of a reservation on paper and in a calendar. */
export function paperWords(language: Language): Words {
  return language === "ba" ? bs : en;
}
