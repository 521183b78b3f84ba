import type { Language } from "../../domain/language.ts";
import { bs } from "./bs.ts";
import { en } from "./en.ts";

export type Words = typeof en;

/** The sentences inside the legal texts. */
export function legalWords(language: Language): Words {
  return language === "ba" ? bs : en;
}
