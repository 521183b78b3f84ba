import type { Language } from "../../domain/language.ts";
import { ownCountryName } from "../../i18n/booking/country-names.ts";

const names = {
  "en-us": new Intl.DisplayNames(["en"], { type: "region" }),
  ba: new Intl.DisplayNames(["bs"], { type: "region" }),
};

/** The name of a country by its two capitals; the capitals where it has none. Browsers do not know the names in Bosnian. */
export function countryName(code: string, language: Language): string {
  return ownCountryName(code, language) ?? names[language].of(code) ?? code;
}
