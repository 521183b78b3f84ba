import type { Language } from "../../domain/language.ts";
import { bs } from "./bs.ts";
import { en } from "./en.ts";

/** The words of the grids in which prices are written. */
export type Words = typeof en;

export function gridWords(language: Language): Words {
  return language === "ba" ? bs : en;
}
