import { readEmail } from "../forms/email.ts";

/** An address as its owner writes it, and the form by which it is known: in small letters. */
export type NewsletterAddress = { email: string; key: string };

/** The mail address that somebody typed, trimmed (specification, section 5); `undefined` when it is none. */
export function readNewsletterAddress(typed: unknown): NewsletterAddress | undefined {
  if (typeof typed !== "string") return undefined;
  const email = readEmail(typed);
  return email === undefined ? undefined : { email, key: email.toLowerCase() };
}
