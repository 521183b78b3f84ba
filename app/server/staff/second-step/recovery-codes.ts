import { randomInt } from "node:crypto";

const howMany = 10;
const lettersEach = 10;

/** Without letters that are mistaken for others: no i, l, o, u. */
const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";

/** Ten new codes, each `xxxxx-xxxxx`, each of which signs in once without the phone. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: howMany }, () => {
    const letters = Array.from({ length: lettersEach }, () => alphabet[randomInt(alphabet.length)]);
    return `${letters.slice(0, 5).join("")}-${letters.slice(5).join("")}`;
  });
}
