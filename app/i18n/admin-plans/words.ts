import type { Language } from "../../domain/language.ts";
import { bs } from "./bs.ts";
import { en } from "./en.ts";

/** The words of the protection plans and their prices in the back office. */
export type Words = typeof en;

export function adminPlansWords(language: Language): Words {
  return language === "ba" ? bs : en;
}
