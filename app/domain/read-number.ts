/** Thousands in groups of three, all by the same point, comma, apostrophe or space; decimals by the other of point and comma. */
const grouped = /^(\d{1,3}(?:([., '])\d{3})(?:\2\d{3})*)(?:(?!\2)[.,](\d+))?$/;
const plain = /^(\d+)(?:[.,](\d+))?$/;

/** The digits of a number before and behind its mark. */
export type Digits = { whole: string; decimals: string };

/**
 * Reads the digits of a number as people of both languages type it: `12`, `12,5`, `54.000`, `54 000`, `1.234,50`. Nothing when it
 * has a sign, or more decimals than `maxDecimals`. Three digits behind a single mark are thousands (`12.505`), unless a number may
 * have that many decimals: they are decimals then.
 */
export function readDigits(text: string, maxDecimals: number): Digits | undefined {
  const bare = text.replaceAll(/[\u00a0\u202f\s]+/g, " ").trim();
  const simple = plain.exec(bare);
  if (simple && (simple[2] ?? "").length <= maxDecimals)
    return { whole: simple[1] ?? "", decimals: simple[2] ?? "" };
  const parted = grouped.exec(bare);
  const decimals = parted?.[3] ?? "";
  if (!parted || decimals.length > maxDecimals) return undefined;
  return { whole: (parted[1] ?? "").replaceAll(/\D/g, ""), decimals };
}

/** Reads a number by the same rules. */
export function readNumber(text: string, maxDecimals: number): number | undefined {
  const digits = text.length > 100 ? undefined : readDigits(text, maxDecimals);
  return digits && Number(`${digits.whole}.${digits.decimals}`);
}
