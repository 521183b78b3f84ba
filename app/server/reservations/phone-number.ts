import { isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/min";

/** A phone number as it is kept (E.164), read as one of `country` when it has no country code; `undefined` when it is none. */
export function toE164(typed: string, country: string): string | undefined {
  const home = isSupportedCountry(country) ? country : "BA";
  const number = parsePhoneNumberFromString(typed, home);
  return number?.isValid() ? number.number : undefined;
}
