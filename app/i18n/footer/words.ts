import type { Language } from "../../domain/language.ts";
import { bs } from "./bs.ts";
import { en } from "./en.ts";

/** What only the footer says: it comes after the first touch, and these words with it. */
export type Words = typeof en;

export function footerWords(language: Language): Words {
  return language === "ba" ? bs : en;
}
