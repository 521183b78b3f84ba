import type { Language } from "../domain/language.ts";

/** Returns the function that gives an area's words in a language. Both dictionaries have one type: a missing translation does not compile. */
export const bilingual =
  <Words>(en: Words, bs: Words) =>
  (language: Language): Words =>
    language === "ba" ? bs : en;
