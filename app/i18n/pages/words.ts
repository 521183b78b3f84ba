import type { Language } from "../../domain/language.ts";
import { bs } from "./bs.ts";
import { en } from "./en.ts";

export type Words = typeof en;

/** The words of cars, places, contact and legal texts. */
export function pageWords(language: Language): Words {
  return language === "ba" ? bs : en;
}
