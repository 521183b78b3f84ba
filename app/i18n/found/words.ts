import type { Language } from "../../domain/language.ts";
import { bs } from "./bs.ts";
import { en } from "./en.ts";

export type Words = typeof en;

/** The words by which the site is found, shared and kept on a home screen. */
export function foundWords(language: Language): Words {
  return language === "ba" ? bs : en;
}
