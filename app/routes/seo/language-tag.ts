import type { Language } from "../../domain/language.ts";

/** The language as `lang` and `hreflang` say it. */
export function languageTag(language: Language): "en" | "bs" {
  return language === "ba" ? "bs" : "en";
}
