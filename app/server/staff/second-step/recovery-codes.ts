import { randomInt } from "node:crypto";

const howMany = 10;
const lettersEach = 10;

/** Letters and digits without i, l, o and u, which are mistaken for others. */
const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";

/** Ten new codes `xxxxx-xxxxx`; each signs in once without the phone. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: howMany }, () => {
    const letters = Array.from({ length: lettersEach }, () => alphabet[randomInt(alphabet.length)]);
    return `${letters.slice(0, 5).join("")}-${letters.slice(5).join("")}`;
  });
}
