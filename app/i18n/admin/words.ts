import type { Language } from "../../domain/language.ts";
import { bs } from "./bs.ts";
import { en } from "./en.ts";

/** The words of the back office. */
export type Words = typeof en;

export function adminWords(language: Language): Words {
  return language === "ba" ? bs : en;
}
