import type { Language } from "../../domain/language.ts";
import { bs } from "./bs.ts";
import { en } from "./en.ts";

/** The words of every page's frame: header, menu, breadcrumbs, errors. */
export type Words = typeof en;

export function siteWords(language: Language): Words {
  return language === "ba" ? bs : en;
}
