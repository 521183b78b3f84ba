import type { Language } from "../../domain/language.ts";
import { bs } from "./bs.ts";
import { en } from "./en.ts";

/** The sentences about fields of the back office. */
export type Words = typeof en;

export function faultWords(language: Language): Words {
  return language === "ba" ? bs : en;
}
