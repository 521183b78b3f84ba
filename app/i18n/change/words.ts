import type { Language } from "../../domain/language.ts";
import { bs } from "./bs.ts";
import { en } from "./en.ts";

export type Words = typeof en;

/** The words of the page on which a reservation is changed. */
export function changeWords(language: Language): Words {
  return language === "ba" ? bs : en;
}
