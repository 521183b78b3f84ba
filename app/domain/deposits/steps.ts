/** The life of a deposit, step by step, as its customer reads it. */
import { noCash, type Cash } from "../account/cash.ts";
import { lifeOf, type EntryKind, type Hold, type HoldMethod, type TakingPurpose } from "./hold.ts";
import { standingEntries } from "./proof.ts";

export type DepositStep = {
  kind: "held" | "lapsed" | EntryKind;
  /** Epoch milliseconds. */
  at: number;
  method: HoldMethod;
  amountCents: number;
  /** The cash that was handed over or back; nothing of a card. */
  cash: Cash;
  purpose: TakingPurpose | null;
  reason: string;
};

type Entry = Hold["entries"][number] & {
  id: number;
  at: number;
  cash: Cash;
  purpose: TakingPurpose | null;
  reason: string;
  undoesId: number | null;
};

/** A hold with what its steps say. */
export type ToldHold = Omit<Hold, "entries"> & { heldAt: number; entries: readonly Entry[] };

/** The steps of all holds, the oldest first; what was undone, and what undid it, is left out. */
export function depositSteps(holds: readonly ToldHold[], now: number): DepositStep[] {
  return holds.flatMap((hold) => stepsOf(hold, now)).sort((a, b) => a.at - b.at);
}

function stepsOf(hold: ToldHold, now: number): DepositStep[] {
  const { method, amountCents, cash, heldAt, lapsesAt } = hold;
  const { lapsedCents } = lifeOf(hold, now);
  const plain = { method, cash: noCash, purpose: null, reason: "" };
  return [
    { ...plain, kind: "held", at: heldAt, amountCents, cash },
    ...standingEntries(hold.entries).map((entry): DepositStep => {
      const { kind, at, purpose, reason } = entry;
      return {
        kind,
        at,
        method,
        amountCents: entry.amountCents,
        cash: entry.cash,
        purpose,
        reason,
      };
    }),
    ...(lapsedCents > 0 && lapsesAt !== null
      ? [{ ...plain, kind: "lapsed" as const, at: lapsesAt, amountCents: lapsedCents }]
      : []),
  ];
}
