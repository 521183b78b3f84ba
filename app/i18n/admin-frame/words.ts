import type { Language } from "../../domain/language.ts";
import { bs } from "./bs.ts";
import { en } from "./en.ts";

export type Words = typeof en;

/** The words of the frame of the back office, and of the pieces that its pages are made of. */
export function adminFrameWords(language: Language): Words {
  return language === "ba" ? bs : en;
}
