import { fold } from "../plain-text.ts";

const longest = 40;

/** The code of a new extra, made of its English name: small letters, digits and underscores, and none of those `taken`. */
export function extraCodeOf(nameEn: string, taken: readonly string[]): string {
  const letters = fold(nameEn)
    .replace(/[^a-z0-9]+/g, "_")
    .slice(0, longest)
    .replace(/^_+|_+$/g, "");
  const base = letters === "" ? "extra" : letters;
  let [code, number] = [base, 1];
  // The address of a new one is called so.
  while (code === "new" || taken.includes(code)) code = `${base}_${(number += 1)}`;
  return code;
}
