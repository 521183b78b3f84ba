import type { Language } from "../../domain/language.ts";
import { bs } from "./bs.ts";
import { en } from "./en.ts";

export type Words = typeof en;

/** The words of the map with streets, and of the button that brings it. */
export function streetMapWords(language: Language): Words {
  return language === "ba" ? bs : en;
}
