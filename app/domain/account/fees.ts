/** Which fees the terms allow for a reservation, and which of them nobody has decided yet. */
import type { Reservation } from "../reservations/reservation.ts";
import { isCancelled, isMissed } from "../reservations/states/states.ts";
import { rentalDayCents } from "../reservations/trip/free-time.ts";
import type { Charge } from "./charge.ts";

/** The kinds of fees that may be charged and are decided by a person. */
export const feeKinds = ["cancellation", "no-show", "late-change"] as const;
export type FeeKind = (typeof feeKinds)[number];

/** A fee that may be charged; euro cents. */
export type Fee = { kind: FeeKind; amountCents: number };

type Kept = Pick<Reservation, "status" | "lines" | "cancellationFeeCents"> & {
  /** The sum that may be charged for changes after the free time, euro cents. */
  changeFeeCents: number;
};

/**
 * The fees that may be charged and are not decided yet: for a late cancellation what was kept then, for a missed reservation one rental
 * day, as the terms say, and for late changes what the decided ones leave of their sum. A charge that was voided decides nothing.
 */
export function feesThatMayBeCharged(kept: Kept, charges: readonly Charge[]): Fee[] {
  return feeKinds.flatMap((kind) => {
    const decidedCents = sumOf(charges.filter((one) => one.kind === kind && !one.isVoided));
    const allowedCents = allowedCentsOf(kind, kept);
    // A cancellation and a no-show happen once: whatever was decided, the fee is decided.
    const isOnce = kind !== "late-change";
    const amountCents = isOnce && decidedCents > 0 ? 0 : allowedCents - decidedCents;
    return amountCents > 0 ? [{ kind, amountCents }] : [];
  });
}

function allowedCentsOf(kind: FeeKind, kept: Kept): number {
  switch (kind) {
    case "cancellation":
      return isCancelled(kept.status) ? (kept.cancellationFeeCents ?? 0) : 0;
    case "no-show":
      return isMissed(kept.status) ? rentalDayCents(kept.lines) : 0;
    case "late-change":
      return kept.changeFeeCents;
  }
}

function sumOf(charges: readonly Charge[]): number {
  return charges.reduce((sum, { amountCents }) => sum + amountCents, 0);
}
