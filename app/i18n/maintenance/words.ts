import type { Language } from "../../domain/language.ts";
import { bs } from "./bs.ts";
import { en } from "./en.ts";

/** What is said while the site is closed: to visitors on the screen, to staff in the bar. */
export type Words = typeof en;

export function maintenanceWords(language: Language): Words {
  return language === "ba" ? bs : en;
}
