import type { Bilingual, Language } from "../../../domain/language.ts";
import { agreementWords, type Words } from "../../../i18n/agreement/en.ts";
import type { ContentOf } from "./issued.ts";

export type Agreement = ContentOf<"agreement">;

/** A text of the agreement in both languages. */
export function agreed(text: (words: Words, language: Language) => string): Bilingual {
  return { bs: text(agreementWords("ba"), "ba"), en: text(agreementWords("en-us"), "en-us") };
}
