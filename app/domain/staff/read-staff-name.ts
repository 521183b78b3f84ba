import { cleanText } from "../plain-text.ts";

const longestName = 80;

/** The name of a member in one line: two letters at least, and no marks of a markup. */
export function readStaffName(typed: string): string | undefined {
  const name = cleanText(typed, longestName) ?? "";
  return /\p{L}.*\p{L}/u.test(name) && !/[<>]/.test(name) ? name : undefined;
}
