import type { Language } from "../../domain/language.ts";
import { bs } from "./bs.ts";
import { en } from "./en.ts";

/** The words of the cross-border fees in the back office. */
export type Words = typeof en;

export function adminBordersWords(language: Language): Words {
  return language === "ba" ? bs : en;
}
