/**
 * The reference of a payment by bank (ISO 11649): `RF`, two check digits and the code of the reservation, so that a payment finds its
 * reservation again, and one with a wrong digit or letter, or two of them swapped, finds none. (A digit that was typed for a letter slips
 * through once in a hundred times.)
 */
import { parseCode } from "../reservations/code.ts";

const bareCode = /^[0-9A-HJKMNP-TV-Z]{10}$/;

/** The reference of a bare code, in groups of four as banks write it. */
export function paymentReference(code: string): string {
  const check = String(98 - remainderOf(`${code}RF00`)).padStart(2, "0");
  return (`RF${check}${code}`.match(/.{1,4}/g) ?? []).join(" ");
}

/** The bare code of a reference however it is spaced; undefined when it is none, or a character is wrong. */
export function codeOfReference(typed: string): string | undefined {
  const text = typed.replace(/[\s-]/g, "").toUpperCase();
  const [, check = "", code = ""] = /^RF(\d\d)(.{10})$/.exec(text) ?? [];
  if (!bareCode.test(code) || parseCode(code) !== code) return undefined;
  return remainderOf(`${code}RF${check}`) === 1 ? code : undefined;
}

/** The remainder by 97 of the number that the text is when each letter is 10 to 35. */
function remainderOf(text: string): number {
  let rest = 0;
  for (const character of text)
    for (const digit of String(Number.parseInt(character, 36)))
      rest = (rest * 10 + Number(digit)) % 97;
  return rest;
}
