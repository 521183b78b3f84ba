import type { Language } from "../../domain/language.ts";
import { bs } from "./bs.ts";
import { en } from "./en.ts";

export type Words = typeof en;

/** The words of the pricing page. */
export function pricingWords(language: Language): Words {
  return language === "ba" ? bs : en;
}
