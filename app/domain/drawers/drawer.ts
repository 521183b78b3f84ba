/** A cash drawer from its opening to its close: what moved, what should be in it, and what was counted. */
import {
  addCash,
  currencies,
  isNoCash,
  lessCash,
  noCash,
  type Cash,
  type Currency,
} from "../account/cash.ts";
import type { LocalDate } from "../calendar.ts";
import { toKmFeninga } from "../money.ts";

/** Why cash moves. `bank` and `expense` take out, `float` brings in; a deposit is held for its customer and is no income. */
export const movementKinds = [
  "payment",
  "refund",
  "deposit-in",
  "deposit-out",
  "float",
  "bank",
  "expense",
] as const;
export type MovementKind = (typeof movementKinds)[number];

/** What a member moves by hand; the others come with a payment or a deposit. */
export const handMovements = [
  "float",
  "bank",
  "expense",
] as const satisfies readonly MovementKind[];
export type HandMovement = (typeof handMovements)[number];

/** One movement: `cash` is what came in, below zero what went out. */
export type Movement = { kind: MovementKind; cash: Cash };

/** A drawer that was opened on a day before `today` is counted and closed late: what is missing from it is found the easier the sooner. */
export function isLeftOpen(
  { openedOn, isClosed }: { openedOn: LocalDate; isClosed: boolean },
  today: LocalDate,
): boolean {
  return !isClosed && openedOn < today;
}

/** What has to be in a drawer after its movements. The look in between and the close ask this same question. */
export function expectedIn(opening: Cash, movements: readonly Movement[]): Cash {
  return movements.reduce((sum, { cash }) => addCash(sum, cash), opening);
}

/** The movements by kind, each kind that occurs once, in the order of `movementKinds`. */
export function sumsByKind(movements: readonly Movement[]): Movement[] {
  return movementKinds.flatMap((kind) => {
    const some = movements.filter((one) => one.kind === kind);
    return some.length === 0 ? [] : [{ kind, cash: expectedIn(noCash, some) }];
  });
}

/** A movement that could explain a difference. */
export type Cause =
  /** The amount of a payment in one currency stands for the same number in the other. */
  | { code: "other-currency"; at: number; currency: Currency }
  /** Two movements are the same, within minutes. */
  | { code: "twin"; at: number; currency: Currency }
  /** A movement of exactly the difference: not made, or made and not written. */
  | { code: "same-amount"; at: number; currency: Currency }
  /** What is missing in one currency is what is too much in the other, by its worth. */
  | { code: "exchanged" };

type Told = Movement & {
  /** Epoch milliseconds. */
  at: number;
};

const twinMs = 600_000;
const mostCauses = 3;

/** The likeliest causes of a difference (counted less expected), the likeliest first; `at` is the place of a movement in the list. */
export function causesOf(difference: Cash, movements: readonly Told[]): Cause[] {
  if (isNoCash(difference)) return [];
  const found = [
    ...movements.flatMap((one, at) => swappedOf(difference, one, at)),
    ...movements.flatMap((one, at) => twinOf(difference, { movements, one, at })),
    ...(isExchanged(difference) ? [{ code: "exchanged" } as const] : []),
    ...movements.flatMap((one, at) => sameOf(difference, one, at)),
  ];
  const seen = new Set<number>();
  return found
    .filter((cause) => {
      if (cause.code === "exchanged") return true;
      const isNew = !seen.has(cause.at);
      seen.add(cause.at);
      return isNew;
    })
    .slice(0, mostCauses);
}

/** 50 KM that were written as 50 € leave 50 € too little and 50 KM too much. */
function swappedOf(difference: Cash, { cash }: Told, at: number): Cause[] {
  return currencies.flatMap((currency): Cause[] => {
    const other = currency === "EUR" ? "BAM" : "EUR";
    const amount = cash[currency];
    return amount !== 0 && difference[currency] === -amount && difference[other] === amount
      ? [{ code: "other-currency", at, currency }]
      : [];
  });
}

function twinOf(
  difference: Cash,
  { movements, one, at }: { movements: readonly Told[]; one: Told; at: number },
): Cause[] {
  const twin = movements.some(
    (other, place) =>
      place < at &&
      other.kind === one.kind &&
      isNoCash(lessCash(other.cash, one.cash)) &&
      Math.abs(other.at - one.at) <= twinMs,
  );
  if (!twin) return [];
  return currencies.flatMap((currency): Cause[] =>
    one.cash[currency] !== 0 && difference[currency] === -one.cash[currency]
      ? [{ code: "twin", at, currency }]
      : [],
  );
}

function sameOf(difference: Cash, { cash }: Told, at: number): Cause[] {
  return currencies.flatMap((currency): Cause[] =>
    cash[currency] !== 0 && Math.abs(difference[currency]) === Math.abs(cash[currency])
      ? [{ code: "same-amount", at, currency }]
      : [],
  );
}

/** Within one per cent: who changes money at the counter rounds. */
function isExchanged({ EUR, BAM }: Cash): boolean {
  if (EUR === 0 || BAM === 0 || EUR > 0 === BAM > 0) return false;
  const worth = toKmFeninga(Math.abs(EUR));
  return Math.abs(worth - Math.abs(BAM)) * 100 <= worth;
}
