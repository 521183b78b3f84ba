import type { Language } from "../domain/language.ts";

/** Why a form is not read at all. */
export type FormRefusal = "too-large" | "foreign";

const texts: Record<Language, Record<FormRefusal, string>> = {
  "en-us": {
    "too-large": "This form is too large.",
    foreign: "This form was sent from another site.",
  },
  ba: {
    "too-large": "Ovaj obrazac je prevelik.",
    foreign: "Ovaj obrazac je poslan s druge stranice.",
  },
};

/** The sentence that answers a form which is not read. */
export function formRefusalText(refusal: FormRefusal, language: Language): string {
  return texts[language][refusal];
}
