/** Who counts as the same person: one of the mailbox, the phone, and the name with its date of birth is enough. */
import type { LocalDate } from "../../calendar.ts";
import { nameKey } from "../../plain-text.ts";

export type NamedPerson = {
  firstName: string;
  lastName: string;
  /** Unknown of customers whom the staff booked without it: a name alone is no person. */
  dateOfBirth?: LocalDate | null | undefined;
  /** Empty for a customer without one. */
  email: string;
  /** E.164; empty when it is unknown. */
  phone: string;
};

/** The names that a person goes by, sorted; two people who share one are the same person. */
export function personKeys(person: NamedPerson): string[] {
  const { dateOfBirth, email, phone } = person;
  const mailbox = mailboxOf(email);
  const name = nameKey(`${person.firstName}${person.lastName}`);
  return [
    ...(mailbox ? [`mail:${mailbox}`] : []),
    ...(name && dateOfBirth ? [`name:${name} ${dateOfBirth}`] : []),
    ...(phone ? [`phone:${phone}`] : []),
  ].toSorted();
}

/** True when they share a key. */
export function isSamePerson(one: readonly string[], other: readonly string[]): boolean {
  return one.some((key) => other.includes(key));
}

/** Houses that deliver to one mailbox wherever the dots of its name stand. */
const dotless = new Set(["gmail.com", "googlemail.com"]);

/**
 * The mailbox that an address is delivered to, as far as everybody knows: capitals mean nothing, what follows a plus is a note
 * of its owner, and Gmail reads no dots. Empty for an address that is none.
 */
function mailboxOf(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf("@");
  if (at < 1) return "";
  const house = address.slice(at + 1);
  const name = address.slice(0, at);
  const box = name.replace(/(?<=.)\+.*$/, "");
  if (!dotless.has(house)) return `${box}@${house}`;
  return `${box.replaceAll(".", "") || box}@gmail.com`;
}
