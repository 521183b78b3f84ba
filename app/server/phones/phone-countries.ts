import { getCountries, getCountryCallingCode } from "libphonenumber-js/min";
import type { Language } from "../../domain/language.ts";
import { compareNames } from "../../i18n/sort-text.ts";
import { countryName } from "./country-name.ts";

/** A country with its calling code: BA, +387, Bosnia and Herzegovina. */
export type PhoneCountry = { code: string; dial: string; name: string };

/** Home first, then where the diaspora lives. */
const usualCodes = ["BA", "DE", "AT", "CH", "SI", "HR", "SE", "US"] as const;

const lists = new Map<Language, { usual: PhoneCountry[]; all: PhoneCountry[] }>();

/**
 * Returns the countries of phone numbers, with names in a language and in its order. Node knows the names in Bosnian;
 * browsers do not, so they are made here and sent as text.
 */
export function phoneCountries(language: Language): { usual: PhoneCountry[]; all: PhoneCountry[] } {
  const known = lists.get(language);
  if (known) return known;
  const all = getCountries()
    .map((code) => ({
      code,
      dial: `+${getCountryCallingCode(code)}`,
      name: countryName(code, language),
    }))
    .toSorted((a, b) => compareNames(a.name, b.name));
  const usual = usualCodes.flatMap((code) => all.find((one) => one.code === code) ?? []);
  const list = { usual, all };
  lists.set(language, list);
  return list;
}
