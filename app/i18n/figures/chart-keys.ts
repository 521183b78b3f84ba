import type { Language } from "../../domain/language.ts";

const texts: Record<Language, string> = {
  "en-us": "Arrow keys read the columns one by one.",
  ba: "Strelice čitaju stupce jedan po jedan.",
};

/** What arrow keys do in a chart of columns. */
export function chartKeys(language: Language): string {
  return texts[language];
}
