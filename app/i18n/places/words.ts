import type { Language } from "../../domain/language.ts";
import { bs } from "./bs.ts";
import { en } from "./en.ts";

export type Words = typeof en;

/** The words of the pick-up places: their list, and the page of each. */
export function placesWords(language: Language): Words {
  return language === "ba" ? bs : en;
}
