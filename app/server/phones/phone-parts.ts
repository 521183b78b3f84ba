import { parsePhoneNumberFromString } from "libphonenumber-js/min";

/** A kept number as a form shows it. */
export type PhoneParts = { country: string; number: string };

/**
 * A kept phone number (E.164) as its country and the number as it is dialled there, `BA` and `061 123 456`. A number of no
 * country stays whole beside home.
 */
export function phoneParts(e164: string): PhoneParts {
  const parsed = parsePhoneNumberFromString(e164);
  return parsed?.country
    ? { country: parsed.country, number: parsed.formatNational() }
    : { country: "BA", number: e164 };
}
