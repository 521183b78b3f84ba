import type { Language } from "../../domain/language.ts";
import { bs } from "./bs.ts";
import { en } from "./en.ts";

/** The words of one's own account, and of the staff as owners see it. */
export type Words = typeof en;

export function adminStaffWords(language: Language): Words {
  return language === "ba" ? bs : en;
}
