import { isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/min";

/** Are there phone numbers of this country (BA, DE)? */
export function isPhoneCountry(country: string): boolean {
  return isSupportedCountry(country);
}

/** A phone number as it is kept (E.164), read as one of `country`; `undefined` when it is none, or no such country has phones. */
export function toE164(typed: string, country: string): string | undefined {
  if (!isSupportedCountry(country)) return undefined;
  const number = parsePhoneNumberFromString(typed, country);
  return number?.isValid() ? number.number : undefined;
}
