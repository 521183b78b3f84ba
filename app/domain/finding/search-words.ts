/** What somebody types to find a reservation, taken apart: code, name, phone, e-mail and plate come in any spelling. */
import { codeOfReference } from "../documents/payment-reference.ts";
import { cleanText, fold, wellFormed } from "../plain-text.ts";

/** One part of what was typed: a reservation has to have all of them. */
export type SearchWord = {
  /**
   * What it may be in the word index, any of them, each as the beginning of a kept word (see `reservation_words`). The first letter
   * says of what: n name, e e-mail, p and r phone, c code.
   */
  prefixes: readonly string[];
  /** The part of a plate that it may be: capitals and digits. */
  plate?: string;
};

/** The index keeps every beginning of a name, from two letters to this many, as a word of its own. */
export const longestBeginning = 12;

const longest = 200;
const mostWords = 8;
const leastLength = 2;

/**
 * The words of a search. A text that is only a number is one word however it is spaced, and so is a code or a plate; the reference of a
 * payment is the code of its reservation;
 * accents and case do not matter, nor whether đ is written đ, dj or d. None when there is nothing to look for.
 */
export function searchWords(typed: string): SearchWord[] {
  const text = readable(typed);
  if (text === "") return [];
  const paidFor = codeOfReference(text);
  if (paidFor !== undefined) return [{ prefixes: [`c${paidFor}`] }];
  if (isOneThing(text)) return wordOf(compact(text), false);
  const parts = pieces(text).slice(0, mostWords);
  return parts.flatMap((part) => wordOf(part, parts.length > 1));
}

function readable(typed: string): string {
  const cut = wellFormed(typed.slice(0, longest));
  return (cleanText(cut, longest) ?? "").replaceAll("\uFFFD", "");
}

/** Only digits and what stands between them, or a code or plate that is written in parts: `A18 M 260`, `ep-7k3qm-2xw9d`. */
function isOneThing(text: string): boolean {
  if (/^[+\d\s()/.-]+$/.test(text)) return true;
  if (!/^[A-Za-z0-9\s-]+$/.test(text)) return false;
  const parts = text.split(/[\s-]+/).filter((part) => part !== "");
  if (/^ep$/i.test(parts[0] ?? "") && parts.length > 1) return true;
  const short = parts.every((part) => /\d/.test(part) || part.length < 3);
  return parts.length > 1 && short && parts.some((part) => /[A-Za-z]/.test(part));
}

function compact(text: string): string {
  return /^[+\d\s()/.-]+$/.test(text)
    ? text.replace(/\(0\)/g, "").replace(/[^+\d]/g, "")
    : text.replace(/[\s-]/g, "");
}

/** Blanks part words; a hyphen does where no digit is near. Digits that follow digits are one number: `Amra 061 123`. */
function pieces(text: string): string[] {
  const found: string[] = [];
  for (const piece of text.split(/[\s,]+/)) {
    const last = found.at(-1);
    const isNumber = /^[+\d()/.-]*\d[\d()/.-]*$/.test(piece);
    if (isNumber && last !== undefined && /^\+?\d+$/.test(last))
      found[found.length - 1] = last + piece.replace(/\D/g, "");
    else if (isNumber) found.push(compact(piece));
    else if (piece.includes("@")) found.push(piece);
    else if (/\d/.test(piece)) found.push(piece.replace(/\p{Pd}/gu, ""));
    else found.push(...piece.split(/\p{Pd}+/u));
  }
  return found.filter((piece) => piece !== "");
}

/** Letters beside other words are part of a name: addresses are typed alone, or with signs that names do not have. */
function wordOf(piece: string, isBesideOthers: boolean): SearchWord[] {
  const [word, mail] = [keyOf(piece, /[^\p{L}\p{N}]/gu), keyOf(piece, /[^\p{L}\p{N}@._+-]/gu)];
  if (word.length < leastLength) return [];
  if (mail.includes("@")) return [{ prefixes: [`e${mail.replace(/^@/, "")}`] }];
  const capitals = piece.toUpperCase().replace(/[^A-Z0-9]/g, "");
  const plate = /\d/.test(capitals) ? { plate: capitals } : {};
  if (/^\d+$/.test(word)) return [{ prefixes: [...numbers(word), ...codes(capitals)], ...plate }];
  const mails = isBesideOthers && /^\p{L}+$/u.test(piece) ? [] : [`e${mail}`];
  return [{ prefixes: [`n${word}`, ...mails, ...codes(capitals)], ...plate }];
}

/** As the index folds it: small letters without accents, and `dj` as `d`. */
function keyOf(piece: string, dropped: RegExp): string {
  return fold(piece).replaceAll("dj", "d").replace(dropped, "");
}

/** A phone number from its start, with or without its country, or its last digits. */
function numbers(digits: string): string[] {
  const bare = digits.replace(/^0+/, "");
  if (bare === "") return [];
  // A kept number has no leading zero; a few last digits may begin with one.
  const end = digits.length < 8 ? digits : bare;
  return [`p${bare}`, `r${[...end].reverse().join("")}`];
}

/** Part of a code, as `parseCode` reads it; letters alone are one only from four on, because names are looked for more often. */
function codes(capitals: string): string[] {
  const readings = capitals.startsWith("EP") ? [capitals.slice(2), capitals] : [capitals];
  return readings.flatMap((reading) => {
    const code = reading.replaceAll("O", "0").replace(/[IL]/g, "1");
    const least = /\d/.test(reading) ? 3 : 4;
    return code.length >= least && /^[0-9A-HJKMNP-TV-Z]{3,10}$/.test(code) ? [`c${code}`] : [];
  });
}
