import type { Language } from "../../domain/language.ts";
import { bs } from "./bs.ts";
import { en } from "./en.ts";

/** The words of the staff's own pages. */
export type Words = typeof en;

export function staffWords(language: Language): Words {
  return language === "ba" ? bs : en;
}
