/** Money in the hand: euro and convertible marks side by side, in hundredths of each. */
import { toEuroCents, toKmFeninga } from "../money.ts";

export const currencies = ["EUR", "BAM"] as const;
export type Currency = (typeof currencies)[number];

/** An amount per currency, in hundredths: 20 € and 5 KM are `{ EUR: 2000, BAM: 500 }`. */
export type Cash = Readonly<Record<Currency, number>>;

export const noCash: Cash = { EUR: 0, BAM: 0 };

/** The amount in one currency. */
export function cashOf(currency: Currency, hundredths: number): Cash {
  return { ...noCash, [currency]: hundredths };
}

/** The second amount added to the first, each currency by itself. */
export function addCash(one: Cash, other: Cash): Cash {
  return { EUR: one.EUR + other.EUR, BAM: one.BAM + other.BAM };
}

/** The second amount taken from the first; a currency may end below zero. */
export function lessCash(one: Cash, other: Cash): Cash {
  return { EUR: one.EUR - other.EUR, BAM: one.BAM - other.BAM };
}

/** Nothing in either currency. */
export function isNoCash({ EUR, BAM }: Cash): boolean {
  return EUR === 0 && BAM === 0;
}

/** What both currencies are worth together, in euro cents: the marks are converted once, as one sum. */
export function euroCentsOf({ EUR, BAM }: Cash): number {
  return EUR + toEuroCents(BAM);
}

/** The smallest piece of each currency: there are no coins of one or two feninga. */
const smallest: Cash = { EUR: 1, BAM: 5 };

/** An amount of euro cents as it is handed over in a currency: in marks the nearest five feninga, a half up. */
export function inCash(cents: number, currency: Currency): number {
  if (currency === "EUR") return cents;
  const piece = smallest.BAM;
  return Math.floor((toKmFeninga(cents) + Math.floor(piece / 2)) / piece) * piece;
}

/** An amount of euro cents in a currency as it goes through a bank, to the hundredth. */
export function inBank(cents: number, currency: Currency): number {
  return currency === "EUR" ? cents : toKmFeninga(cents);
}
