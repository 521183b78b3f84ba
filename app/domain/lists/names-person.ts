import { fold, nameKey } from "../plain-text.ts";

/** What somebody can be searched for by; what is not known is empty. */
export type SearchedPerson = {
  firstName: string;
  lastName: string;
  email: string;
  /** E.164. */
  phone: string;
  /** Bare. */
  code: string;
};

/** Fewer digits than this are in too many numbers to be anybody's. */
const fewestDigits = 6;

/**
 * Whether a text that was searched for, or a name that was given to a search, names the person: by a whole part of the name, or by
 * the e-mail address, the phone or the code.
 */
export function namesPerson(text: string, person: SearchedPerson): boolean {
  const words = fold(text).split(/[\s,;]+/u);
  const keys = new Set([...words, ...words.flatMap((word) => word.split("-"))].map(nameKey));
  const names = [person.firstName, person.lastName]
    .flatMap((name) => [name, ...fold(name).split(/[\s-]+/u)])
    .map(nameKey);
  if (names.some((name) => name.length > 1 && keys.has(name))) return true;
  if (person.email !== "" && fold(text).includes(fold(person.email))) return true;
  const bare = text.toUpperCase().replaceAll(/[^0-9A-Z]/g, "");
  if (person.code !== "" && bare.includes(person.code)) return true;
  const digits = text.replaceAll(/\D/g, "").replace(/^0+/, "");
  return digits.length >= fewestDigits && person.phone.includes(digits);
}
