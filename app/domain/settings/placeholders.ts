/**
 * The contacts of the first start, which ring nobody and reach nobody. Until the owner replaces them no letter leaves the house, and
 * the back office says so.
 */
import type { Facts } from "../facts.ts";

/** A number that nobody has. */
export const placeholderPhone = "+38735000000";
/** An address under a name that is kept for examples (RFC 2606). */
export const placeholderEmail = "info@eternalpro.example";

const contacts = ["phone", "whatsapp", "viber", "email"] as const;

/** A way in which customers reach the agency. */
export type Contact = (typeof contacts)[number];

const exampleDomain = /@(.+\.)?example(\.(com|net|org))?$/i;

/** True for a phone number or an e-mail address that stands in for a real one. */
export function isPlaceholder(contact: string): boolean {
  return contact === placeholderPhone || exampleDomain.test(contact);
}

/** The contacts of the agency that stand in for real ones. */
export function placeholdersOf(facts: Pick<Facts, Contact>): Contact[] {
  return contacts.filter((contact) => isPlaceholder(facts[contact]));
}

/** True while any contact of the agency stands in for a real one: no letter may name it to a customer. */
export function hasPlaceholders(facts: Pick<Facts, Contact>): boolean {
  return placeholdersOf(facts).length > 0;
}
