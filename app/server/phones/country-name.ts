import type { Language } from "../../domain/language.ts";
import { ownCountryName } from "../../i18n/booking/country-names.ts";

const names = {
  "en-us": new Intl.DisplayNames(["en"], { type: "region" }),
  ba: new Intl.DisplayNames(["bs"], { type: "region" }),
};

/** The name of a country by its two capitals; whatever else is given is its own name. Browsers do not know the names in Bosnian. */
export function countryName(code: string, language: Language): string {
  // A name of anything but two capitals is asked for at the price of an error.
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return ownCountryName(code, language) ?? names[language].of(code) ?? code;
}
