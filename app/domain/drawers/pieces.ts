/** Notes and coins: how many of each a drawer holds, and which of them make up an amount. */
import { currencies, type Cash, type Currency } from "../account/cash.ts";

/** In hundredths, the largest first. Notes of 500 € are not taken. */
export const pieceValues: Readonly<Record<Currency, readonly number[]>> = {
  EUR: [20_000, 10_000, 5000, 2000, 1000, 500, 200, 100, 50, 20, 10, 5, 2, 1],
  BAM: [20_000, 10_000, 5000, 2000, 1000, 500, 200, 100, 50, 20, 10, 5],
};

/** How many pieces of each value: `{ 2000: 3 }` are three twenties. A value that is absent has none. */
export type Pieces = Readonly<Record<number, number>>;
export type PiecesOfCash = Readonly<Record<Currency, Pieces>>;

export const maxPieces = 9999;

/** What pieces are worth, in hundredths of their currency. */
export function worthOf(pieces: Pieces): number {
  return Object.entries(pieces).reduce((sum, [value, count]) => sum + Number(value) * count, 0);
}

/** What the pieces of both currencies are worth. */
export function worthOfBoth({ EUR, BAM }: PiecesOfCash): Cash {
  return { EUR: worthOf(EUR), BAM: worthOf(BAM) };
}

/** Are these counts of pieces that exist? */
export function isPieces(pieces: Pieces, currency: Currency): boolean {
  return Object.entries(pieces).every(
    ([value, count]) =>
      pieceValues[currency].includes(Number(value)) &&
      Number.isInteger(count) &&
      count >= 0 &&
      count <= maxPieces,
  );
}

/** The pieces that make up an amount, and what is missing of it because no such pieces are there: hundredths. */
export type HandOut = { pieces: Pieces; missing: number };

/** How far below an amount the nearest is looked for that can be handed out. */
const maxMissing = 100;
/** So many dead ends are remembered before the search gives up: no drawer of a rental desk comes near it. */
const maxFailed = 2000;

/**
 * Which pieces of a drawer make up an amount, as few as taking the largest first gives; when they cannot, those of the nearest amount
 * below it, or where that is far, the largest first.
 */
export function handOut(amount: number, having: Pieces, currency: Currency): HandOut {
  const values = pieceValues[currency].filter((value) => (having[value] ?? 0) > 0);
  const step = values.reduce(greatestDivisor, 0);
  for (let missing = 0; missing <= Math.min(amount, maxMissing); missing += 1) {
    if (amount > missing && (step === 0 || (amount - missing) % step !== 0)) continue;
    const pieces = madeOf(amount - missing, { values, having, failed: new Set(), at: 0 });
    if (pieces) return { pieces, missing };
  }
  return largestFirst(amount, values, having);
}

/** What the largest pieces make of an amount that comes out by far too low whatever is taken. */
function largestFirst(amount: number, values: readonly number[], having: Pieces): HandOut {
  const pieces: Record<number, number> = {};
  let missing = amount;
  for (const value of values) {
    const count = Math.min(having[value] ?? 0, Math.floor(missing / value));
    if (count > 0) pieces[value] = count;
    missing -= count * value;
  }
  return { pieces, missing };
}

function greatestDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestDivisor(other, one % other);
}

type Search = {
  values: readonly number[];
  having: Pieces;
  /** What is known not to work: a place in `values` with an amount. */
  failed: Set<string>;
  at: number;
};

function madeOf(amount: number, search: Search): Pieces | undefined {
  if (amount === 0) return {};
  const { values, having, failed, at } = search;
  const value = values[at];
  const name = `${at} ${amount}`;
  if (value === undefined || failed.has(name) || failed.size > maxFailed) return undefined;
  const most = Math.min(having[value] ?? 0, Math.floor(amount / value));
  for (let count = most; count >= 0; count -= 1) {
    const rest = madeOf(amount - count * value, { ...search, at: at + 1 });
    if (rest) return count > 0 ? { ...rest, [value]: count } : rest;
  }
  failed.add(name);
  return undefined;
}

/** The fewest pieces for an amount when every piece is at hand, as a customer is taken to pay it. */
export function fewestPieces(amount: number, currency: Currency): Pieces {
  const pieces: Record<number, number> = {};
  let rest = amount;
  for (const value of pieceValues[currency]) {
    const count = Math.floor(rest / value);
    if (count > 0) pieces[value] = count;
    rest -= count * value;
  }
  return pieces;
}

/** The pieces after some came in and some went out; none falls below zero. */
export function piecesAfter(having: PiecesOfCash, moved: Cash): PiecesOfCash {
  const after = currencies.map((currency) => {
    const amount = moved[currency];
    const change =
      amount >= 0
        ? fewestPieces(amount, currency)
        : handOut(-amount, having[currency], currency).pieces;
    const values = pieceValues[currency].map((value) => {
      const delta = (amount >= 0 ? 1 : -1) * (change[value] ?? 0);
      return [value, Math.max(0, (having[currency][value] ?? 0) + delta)] as const;
    });
    return [currency, Object.fromEntries(values.filter(([, count]) => count > 0))] as const;
  });
  return Object.fromEntries(after) as PiecesOfCash;
}
