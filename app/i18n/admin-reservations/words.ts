import type { Language } from "../../domain/language.ts";
import { bs } from "./bs.ts";
import { en } from "./en.ts";

export type Words = typeof en;

/** The words of the list of reservations and of what is found. */
export function adminReservationsWords(language: Language): Words {
  return language === "ba" ? bs : en;
}
