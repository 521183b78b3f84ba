/** A language of the product, as it stands in a path: `ba` is Bosnian (BCP 47 `bs`), `en-us` has no prefix. */
export const languages = ["en-us", "ba"] as const;
export type Language = (typeof languages)[number];

/** A text that visitors read, kept in both languages. */
export type Bilingual = { en: string; bs: string };

/** The text of a pair in one language. */
export function inLanguage(text: Bilingual, language: Language): string {
  return language === "ba" ? text.bs : text.en;
}
