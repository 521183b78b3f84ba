/** A hold of a deposit and its life: what was held, what of it was released or taken, and what is still held. */
import type { Cash } from "../account/cash.ts";

export const holdMethods = ["card-hold", "cash"] as const;
export type HoldMethod = (typeof holdMethods)[number];

export const entryKinds = ["released", "taken"] as const;
export type EntryKind = (typeof entryKinds)[number];

/** What a part of a deposit is taken for. */
export const takingPurposes = [
  "fuel",
  "cleaning",
  "damage",
  "late",
  "equipment",
  "fine",
  "rental",
  "other",
] as const;
export type TakingPurpose = (typeof takingPurposes)[number];

/** One step of a hold: euro cents, below zero in the opposite that undoes a wrong one. */
type HoldEntry = { kind: EntryKind; amountCents: number };

export type Hold = {
  method: HoldMethod;
  /** What it counts, euro cents. */
  amountCents: number;
  /** What was put into the drawer; nothing for a card hold. */
  cash: Cash;
  /** When a card hold lapses, epoch milliseconds; null where it does not. */
  lapsesAt: number | null;
  entries: readonly HoldEntry[];
};

/** `lapsed`: the bank gave back what was neither released nor taken. */
type HoldState = "held" | "lapsed" | "released" | "partly-taken" | "taken";

/** Euro cents; together they are the amount of the hold. */
export type HoldLife = {
  state: HoldState;
  heldCents: number;
  lapsedCents: number;
  releasedCents: number;
  takenCents: number;
};

/** The life of a hold as it is at a moment (epoch milliseconds), whatever the order of its entries. SQL says the same in `stillHeld`. */
export function lifeOf(hold: Hold, now: number): HoldLife {
  const { amountCents, entries, lapsesAt } = hold;
  const releasedCents = sumOf(entries, "released");
  const takenCents = sumOf(entries, "taken");
  const leftCents = amountCents - releasedCents - takenCents;
  const isLapsed = lapsesAt !== null && lapsesAt <= now;
  const [heldCents, lapsedCents] = isLapsed ? [0, leftCents] : [leftCents, 0];
  const state = stateOf(amountCents, { heldCents, lapsedCents, takenCents });
  return { state, heldCents, lapsedCents, releasedCents, takenCents };
}

function sumOf(entries: readonly HoldEntry[], kind: EntryKind): number {
  return entries
    .filter((one) => one.kind === kind)
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
}

function stateOf(
  amountCents: number,
  { heldCents, lapsedCents, takenCents }: Omit<HoldLife, "state" | "releasedCents">,
): HoldState {
  if (heldCents > 0) return "held";
  if (takenCents === amountCents) return "taken";
  if (takenCents > 0) return "partly-taken";
  return lapsedCents > 0 ? "lapsed" : "released";
}

/** What is held of all holds together, euro cents: a debt to the customer, and no income. */
export function heldCentsOf(holds: readonly Hold[], now: number): number {
  return holds.reduce((sum, hold) => sum + lifeOf(hold, now).heldCents, 0);
}

/** The deposit of a reservation: `none` was asked for, or it is `due`, or as its holds are together. */
export type DepositState = "none" | "due" | HoldState;

/** The state of a deposit of so many euro cents with these holds, the oldest first. */
export function depositState(
  askedCents: number,
  holds: readonly Hold[],
  now: number,
): DepositState {
  const lives = holds.map((hold) => lifeOf(hold, now));
  const last = lives.at(-1);
  if (!last) return askedCents > 0 ? "due" : "none";
  if (lives.some(({ heldCents }) => heldCents > 0)) return "held";
  const over = lives.filter(({ state }) => state !== "lapsed");
  if (over.length === 0) return "lapsed";
  if (over.every(({ state }) => state === "taken")) return "taken";
  return over.some(({ takenCents }) => takenCents > 0) ? "partly-taken" : "released";
}

/** Nothing is held any more: whatever was held went back, lapsed or was taken. */
export function isDepositSettled(holds: readonly Hold[], now: number): boolean {
  return heldCentsOf(holds, now) === 0;
}
