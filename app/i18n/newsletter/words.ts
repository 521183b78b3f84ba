import type { Language } from "../../domain/language.ts";
import { bs } from "./bs.ts";
import { en } from "./en.ts";

export type Words = typeof en;

/** The words of subscribing to news by mail, and of leaving again. */
export function newsletterWords(language: Language): Words {
  return language === "ba" ? bs : en;
}
