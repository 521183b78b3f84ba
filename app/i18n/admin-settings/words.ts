import type { Language } from "../../domain/language.ts";
import { bs } from "./bs.ts";
import { en } from "./en.ts";

/** The words of the settings. */
export type Words = typeof en;

export function settingsWords(language: Language): Words {
  return language === "ba" ? bs : en;
}
