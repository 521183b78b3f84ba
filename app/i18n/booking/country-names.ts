import type { Language } from "../../domain/language.ts";

/** Names that Node's tables give in another form than our pages: a country has one name everywhere. */
const own: Record<Language, Readonly<Record<string, string>>> = {
  "en-us": {},
  ba: {
    CV: "Zelenortska ostrva",
    HK: "Hong Kong",
    IO: "Britanska teritorija u Indijskom okeanu",
    MO: "Makao",
    NL: "Holandija",
    PS: "Palestina",
    SB: "Solomonska ostrva",
    US: "Sjedinjene Američke Države",
    VC: "Sveti Vincent i Grenadini",
    WF: "Ostrva Wallis i Futuna",
  },
};

/** Returns our own name of a country by its two-letter code; `undefined` where Node's is the one that we use. */
export function ownCountryName(code: string, language: Language): string | undefined {
  return own[language][code];
}
