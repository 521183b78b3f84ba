import type { Language } from "../../domain/language.ts";
import { bs } from "./bs.ts";
import { en } from "./en.ts";

export type Words = typeof en;

/** The words of the question whether a visit may be recorded, and of taking the answer back. */
export function visitWords(language: Language): Words {
  return language === "ba" ? bs : en;
}
