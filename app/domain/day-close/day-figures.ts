/** The figures of a day: everything that its close says, counted up from its book. */
import { addCash, isNoCash, lessCash, noCash, type Cash } from "../account/cash.ts";
import { chargeKinds } from "../account/charge.ts";
import type { HoldMethod } from "../deposits/hold.ts";
import { expectedIn, sumsByKind, type Movement } from "../drawers/drawer.ts";
import { paymentMethods, type PaymentMethod } from "../account/payment-method.ts";
import { ledgerKinds } from "../ledger/ledger-row.ts";
import type {
  ChargedKind,
  DayBook,
  DayDrawer,
  DepositStep,
  MoneyEntry,
  TouchedAccount,
} from "./day-book.ts";

export const chargedKinds: readonly ChargedKind[] = [...ledgerKinds, ...chargeKinds];

/** Euro cents. `netCents` = `paidCents` − `refundedCents` + `voidedCents`. */
export type MoneySum = {
  paidCents: number;
  refundedCents: number;
  /** What the voids of the day add: below zero for a payment, above zero for a refund that never was. */
  voidedCents: number;
  netCents: number;
  /** What came in and stayed, per currency. */
  kept: Cash;
};

export type DrawerFigures = {
  locationId: string;
  isOpen: boolean;
  opening: Cash;
  /** By how much it was opened with another sum than it was closed with before; absent where the two are the same. */
  openingDifference?: Cash;
  openingReason?: string;
  movements: Movement[];
  expected: Cash;
  /** Of a closed one. */
  counted?: Cash;
  difference?: Cash;
  reason: string;
};

type DepositSum = { method: HoldMethod } & Record<DepositStep["kind"], number>;

export type DayFigures = {
  methods: ({ method: PaymentMethod } & MoneySum)[];
  /** An empty name is somebody who is no longer known, or nobody of the staff. */
  people: ({ name: string } & MoneySum)[];
  total: MoneySum;
  voids: MoneyEntry[];
  drawers: DrawerFigures[];
  deposits: DepositSum[];
  heldCents: number;
  charged: { kind: ChargedKind; cents: number }[];
  chargedCents: number;
  /** The change of what is due over all accounts of the day, as they say themselves. */
  dueChangeCents: number;
  /** Reservations whose charged is not paid and due: the day cannot be closed. */
  unbalanced: string[];
  fiscalFeninga: number;
  receipts: number;
  waitingInvoices: string[];
};

/** The figures of a day. The same function makes the look in between and the close, so that the two never differ. */
export function figuresOf(book: DayBook): DayFigures {
  const { entries, drawers, deposits, accounts, receipts } = book;
  const charged = chargedKinds.flatMap((kind) => {
    const some = accounts.flatMap((one) => one.charged).filter((one) => one.kind === kind);
    return some.length === 0 ? [] : [{ kind, cents: sumOf(some, ({ cents }) => cents) }];
  });
  return {
    methods: paymentMethods.flatMap((method) => {
      const some = entries.filter((one) => one.method === method);
      return some.length === 0 ? [] : [{ method, ...moneySum(some) }];
    }),
    people: namesOf(entries).map((name) => ({
      name,
      ...moneySum(entries.filter(({ staffName = "" }) => staffName === name)),
    })),
    total: moneySum(entries),
    voids: entries.filter(({ isVoid }) => isVoid),
    drawers: drawers.map(drawerFigures),
    deposits: depositSums(deposits),
    heldCents: book.heldCents,
    charged,
    chargedCents: sumOf(charged, ({ cents }) => cents),
    dueChangeCents: sumOf(accounts, (one) => one.dueAfterCents - one.dueBeforeCents),
    unbalanced: accounts.filter((one) => !isBalanced(one)).map(({ code }) => code),
    fiscalFeninga: sumOf(onePerNumber(receipts), ({ feninga }) => feninga),
    receipts: onePerNumber(receipts).length,
    waitingInvoices: [...book.waitingInvoices],
  };
}

/** Charged = paid + due: what was charged of a reservation is what was paid of it and what is due more than before. */
export function isBalanced({
  charged,
  paid,
  dueBeforeCents,
  dueAfterCents,
}: TouchedAccount): boolean {
  const chargedCents = sumOf(charged, ({ cents }) => cents);
  const paidCents = sumOf(paid, ({ cents }) => cents);
  return chargedCents === paidCents + dueAfterCents - dueBeforeCents;
}

/** `open-drawer`: one is open still. `unbalanced`: charged is not paid and due. */
export type FiguresRefusal = "open-drawer" | "unbalanced";

/** What in the figures keeps a day from being closed; undefined when nothing does. */
export function refusalOfFigures({ drawers, unbalanced }: DayFigures): FiguresRefusal | undefined {
  if (drawers.some(({ isOpen }) => isOpen)) return "open-drawer";
  return unbalanced.length > 0 ? "unbalanced" : undefined;
}

function sumOf<One>(all: readonly One[], centsOf: (one: One) => number): number {
  return all.reduce((sum, one) => sum + centsOf(one), 0);
}

function signOf({ kind, isVoid }: MoneyEntry): 1 | -1 {
  return (kind === "payment") === isVoid ? -1 : 1;
}

function moneySum(entries: readonly MoneyEntry[]): MoneySum {
  const fresh = entries.filter(({ isVoid }) => !isVoid);
  const centsOf = (some: readonly MoneyEntry[]) => sumOf(some, (one) => one.amountCents);
  const signed = (some: readonly MoneyEntry[]) =>
    sumOf(some, (one) => signOf(one) * one.amountCents);
  return {
    paidCents: centsOf(fresh.filter(({ kind }) => kind === "payment")),
    refundedCents: centsOf(fresh.filter(({ kind }) => kind === "refund")),
    voidedCents: signed(entries.filter(({ isVoid }) => isVoid)),
    netCents: signed(entries),
    kept: entries.reduce(
      (sum, one) => (signOf(one) > 0 ? addCash(sum, one.kept) : lessCash(sum, one.kept)),
      noCash,
    ),
  };
}

function namesOf(entries: readonly MoneyEntry[]): string[] {
  return [...new Set(entries.map(({ staffName = "" }) => staffName))].toSorted();
}

function drawerFigures(drawer: DayDrawer): DrawerFigures {
  const { locationId, opening, openingDifference, openingReason, movements, closed } = drawer;
  const expected = closed?.expected ?? expectedIn(opening, movements);
  return {
    locationId,
    isOpen: closed === undefined,
    opening,
    ...(!isNoCash(openingDifference) && { openingDifference, openingReason }),
    movements: sumsByKind(movements).filter(({ cash }) => !isNoCash(cash)),
    expected,
    ...(closed && { counted: closed.counted, difference: lessCash(closed.counted, expected) }),
    reason: closed?.reason ?? "",
  };
}

function depositSums(steps: readonly DepositStep[]): DepositSum[] {
  const methods = [...new Set(steps.map(({ method }) => method))].toSorted();
  return methods.map((method) => {
    const centsOf = (kind: DepositStep["kind"]) =>
      sumOf(
        steps.filter((one) => one.method === method && one.kind === kind),
        ({ amountCents }) => amountCents,
      );
    return {
      method,
      held: centsOf("held"),
      released: centsOf("released"),
      taken: centsOf("taken"),
    };
  });
}

/** A receipt that stands at a payment and at its invoice is one. */
function onePerNumber<Receipt extends { number: string }>(receipts: readonly Receipt[]): Receipt[] {
  return [...new Map(receipts.map((one) => [one.number, one])).values()];
}
