const mostCents = 100_000_000;
const plain = /^(\d+)(?:[.,](\d{1,2}))?$/;
/** Thousands in groups of three, by point, comma, apostrophe or space; decimals by the other of point and comma. */
const grouped = /^(\d{1,3}(?:([., '])\d{3})(?:\2\d{3})*)(?:(?!\2)[.,](\d{1,2}))?$/;

/**
 * Reads an amount in euros as people type it: `12`, `12.5`, `12,50`, `1.234,50`, `€ 1,234.50`. Answers cents; nothing when it is no
 * amount, has a sign or more than two decimals, or is above 1,000,000.00.
 */
export function readCents(text: string): number | undefined {
  const bare = text
    .replaceAll(/[\u00a0\u202f\s]+/g, " ")
    .replace(/^\s*(€|EUR)?\s*/i, "")
    .replace(/\s*(€|EUR)?\s*$/i, "");
  const simple = plain.exec(bare);
  const [whole, decimals] = simple
    ? [simple[1], simple[2]]
    : (([, digits, , rest]) => [digits?.replaceAll(/\D/g, ""), rest])(grouped.exec(bare) ?? []);
  if (!whole || whole.length > 9) return undefined;
  const cents = Number(whole) * 100 + Number((decimals ?? "").padEnd(2, "0"));
  return cents <= mostCents ? cents : undefined;
}
