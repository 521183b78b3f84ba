import { isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/min";

/** True when this country (BA, DE) has phone numbers. */
export function isPhoneCountry(country: string): boolean {
  return isSupportedCountry(country);
}

/**
 * Returns a phone number in E.164, read as one of `country`; `undefined` when it is none, or no such country has
 * phones.
 */
export function toE164(typed: string, country: string): string | undefined {
  if (!isSupportedCountry(country)) return undefined;
  const number = parsePhoneNumberFromString(typed, country);
  return number?.isValid() ? number.number : undefined;
}
