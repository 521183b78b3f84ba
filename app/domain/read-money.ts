import { readDigits } from "./read-number.ts";

const mostCents = 100_000_000;

/**
 * Reads an amount in euros as people type it: `12`, `12.5`, `12,50`, `1.234,50`, `€ 1,234.50`. Answers cents; nothing when it is no
 * amount, has a sign or more than two decimals, or is above 1,000,000.00.
 */
export function readCents(text: string): number | undefined {
  if (text.length > 100) return undefined;
  const bare = text.replace(/^\s*(€|EUR)?\s*/i, "").replace(/\s*(€|EUR)?\s*$/i, "");
  const digits = readDigits(bare, 2);
  if (!digits || digits.whole.length > 9) return undefined;
  const cents = Number(digits.whole) * 100 + Number(digits.decimals.padEnd(2, "0"));
  return cents <= mostCents ? cents : undefined;
}

/** Reads an amount of convertible marks the same way, with `KM` before or behind it. Answers feninga. */
export function readFeninga(text: string): number | undefined {
  if (/€|EUR/i.test(text)) return undefined;
  return readCents(text.replace(/^\s*(KM|BAM)\s*|\s*(KM|BAM)\s*$/gi, ""));
}
