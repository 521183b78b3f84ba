import type { Language } from "../../domain/language.ts";

/** Returns the language for `lang` and `hreflang`. */
export function languageTag(language: Language): "en" | "bs" {
  return language === "ba" ? "bs" : "en";
}
