import type { Language } from "../domain/language.ts";

/** Reasons for refusing a form before it is read. */
export type FormRefusal = "too-large" | "foreign";

const texts: Record<Language, Record<FormRefusal, string>> = {
  "en-us": {
    "too-large": "This form is too large.",
    foreign: "This form was sent from another site.",
  },
  ba: {
    "too-large": "Ovaj obrazac je prevelik.",
    foreign: "Ovaj obrazac je poslan s drugog sajta.",
  },
};

/** Returns the sentence that answers a refused form. */
export function formRefusalText(refusal: FormRefusal, language: Language): string {
  return texts[language][refusal];
}
