/** What may be held, given back and taken of a deposit, and the cash that moves by it. */
import {
  addCash,
  cashOf,
  euroCentsOf,
  inCash,
  isNoCash,
  lessCash,
  noCash,
  type Cash,
} from "../account/cash.ts";
import { keptOf, settle, type Settled, type SettleRefusal } from "../account/settle.ts";
import { lifeOf, type Hold } from "./hold.ts";

export type NewHold = { amountCents: number; cash: Cash; tendered: Cash; change: Cash };

/** `nothing-asked`: all that is asked for is held. `above-asked`: more would be held. */
export type HoldRefusal = "nothing" | "nothing-asked" | "above-asked" | "too-little";

const holdRefusals: Readonly<Record<SettleRefusal, HoldRefusal>> = {
  nothing: "nothing",
  "nothing-due": "nothing-asked",
  "above-due": "above-asked",
  "too-little": "too-little",
  "no-change": "above-asked",
};

/**
 * A hold in cash, when so much is still asked for (euro cents): what was laid on the counter less the change, which is given in the
 * currency that was laid there, so that what lies is what goes back.
 */
export function holdCash(
  { tendered, amountCents }: { tendered: Cash; amountCents?: number },
  askedCents: number,
): NewHold | HoldRefusal {
  const changes = tendered.BAM > 0 ? (["BAM", "EUR"] as const) : (["EUR"] as const);
  let refused: HoldRefusal = "nothing";
  for (const changeIn of changes) {
    const settled = settle({ method: "cash", tendered, amountCents, changeIn }, askedCents);
    if (typeof settled === "string") return holdRefusals[settled];
    const cash = keptOf(settled);
    const { change } = settled;
    if (cash.EUR >= 0 && cash.BAM >= 0)
      return { amountCents: settled.amountCents, cash, tendered, change };
    refused = "above-asked";
  }
  return refused;
}

/** A hold on a card, when so much is still asked for: euro cents. */
export function holdOnCard(
  amountCents: number | undefined,
  askedCents: number,
): NewHold | HoldRefusal {
  if (askedCents <= 0) return "nothing-asked";
  const cents = amountCents ?? askedCents;
  if (cents > askedCents) return "above-asked";
  return { amountCents: cents, cash: noCash, tendered: noCash, change: noCash };
}

/**
 * What lies in the drawer of a hold of which so many euro cents are held: counted anew from the whole, never from what was counted
 * before. Marks go first, so that euros stay whole.
 */
export function lyingCash({ amountCents, cash }: Hold, heldCents: number): Cash {
  if (heldCents >= amountCents) return cash;
  const eur = Math.min(cash.EUR, Math.max(0, heldCents));
  const bam = Math.min(cash.BAM, inCash(Math.max(0, heldCents - eur), "BAM"));
  return addCash(cashOf("EUR", eur), cashOf("BAM", bam));
}

/** What leaves a hold: euro cents, and the cash of them. */
export type Leaving = { amountCents: number; cash: Cash };

/** `lapsed`: the bank has given it back. */
export type LeaveRefusal = "nothing" | "lapsed" | "above-held";

/** A part of a hold that leaves it, all that is held when no amount is named. */
export function leave(
  hold: Hold,
  { amountCents: asked, now }: { amountCents?: number; now: number },
): Leaving | LeaveRefusal {
  const { heldCents, lapsedCents } = lifeOf(hold, now);
  if (lapsedCents > 0) return "lapsed";
  const amountCents = asked ?? heldCents;
  if (amountCents <= 0) return "nothing";
  if (amountCents > heldCents) return "above-held";
  const cash = lessCash(lyingCash(hold, heldCents), lyingCash(hold, heldCents - amountCents));
  return { amountCents, cash };
}

/** `no-piece`: no coin is as small. */
export type TakeRefusal = LeaveRefusal | "above-due" | "no-piece";

/**
 * A taking, as the payment that it becomes: never more than is held, and never more than is due (euro cents). Of a card hold it is
 * charged to the card; of cash it is the very pieces that lay there.
 */
export function take(
  hold: Hold,
  { amountCents, dueCents, now }: { amountCents: number; dueCents: number; now: number },
): Settled | TakeRefusal {
  const left = leave(hold, { amountCents, now });
  if (typeof left === "string") return left;
  if (amountCents > dueCents) return "above-due";
  if (hold.method === "card-hold")
    return {
      method: "credit-card",
      amountCents,
      tendered: cashOf("EUR", amountCents),
      change: noCash,
      roundingCents: 0,
    };
  if (isNoCash(left.cash)) return "no-piece";
  const roundingCents = amountCents - euroCentsOf(left.cash);
  return { method: "cash", amountCents, tendered: left.cash, change: noCash, roundingCents };
}
