import { parsePhoneNumberFromString } from "libphonenumber-js/min";

/** The fields of a form for a stored phone number. */
export type PhoneParts = { country: string; number: string };

/**
 * Splits a phone number (E.164) into its country and the number as it is dialled there, `BA` and `061 123 456`. A
 * number of no country stays whole, with Bosnia and Herzegovina as the country.
 */
export function phoneParts(e164: string): PhoneParts {
  const parsed = parsePhoneNumberFromString(e164);
  return parsed?.country
    ? { country: parsed.country, number: parsed.formatNational() }
    : { country: "BA", number: e164 };
}
