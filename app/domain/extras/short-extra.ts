/** Whether there are enough pieces of the extras that are counted. */
import type { Extra } from "../pricing/price-list.ts";

/** A counted extra of which fewer pieces are left than are wanted. */
export type ShortExtra = { code: string; left: number };

type Pieces = Readonly<Record<string, number>>;

/** The counted extras of which at least one piece is wanted; the others never run out. */
export function countedExtras(extras: readonly Extra[], wanted: Pieces): Extra[] {
  return extras.filter(({ code, stock }) => stock !== undefined && (wanted[code] ?? 0) > 0);
}

/**
 * The first extra of which too few pieces are left, in the order of `left`; undefined when all can be had. What `left` does
 * not name is not counted.
 */
export function firstShortExtra(wanted: Pieces, left: Pieces): ShortExtra | undefined {
  const short = Object.entries(left).find(([code, pieces]) => pieces < (wanted[code] ?? 0));
  return short && { code: short[0], left: short[1] };
}
