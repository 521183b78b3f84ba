/** What a day charged, and what was paid, of one reservation. */
import type { PaymentMethod } from "../account/payment-method.ts";
import type { ChargedKind, TouchedAccount } from "./day-book.ts";
import type { Window } from "./day-window.ts";

/** A signed step of an account: what a deed sold, charged or took back, or what was paid, given back or voided. */
export type AccountStep = {
  /** Epoch milliseconds. */
  at: number;
  /** Euro cents. */
  cents: number;
} & ({ what: "charged"; kind: ChargedKind } | { what: "paid"; method: PaymentMethod });

/**
 * A reservation as a day touched it. What was due before is the sum of all earlier steps; what is due after is what its account says
 * now (`dueCents`), less what came later: when a step was forgotten, the two do not fit together.
 */
export function touchedAccount(
  { code, dueCents, steps }: { code: string; dueCents: number; steps: readonly AccountStep[] },
  { from, to }: Window,
): TouchedAccount {
  const ofDay = steps.filter(({ at }) => at > from && at <= to);
  const later = dueOf(steps.filter(({ at }) => at > to));
  return {
    code,
    charged: ofDay.flatMap((step) =>
      step.what === "charged" ? [{ kind: step.kind, cents: step.cents }] : [],
    ),
    paid: ofDay.flatMap((step) =>
      step.what === "paid" ? [{ method: step.method, cents: step.cents }] : [],
    ),
    dueBeforeCents: dueOf(steps.filter(({ at }) => at <= from)),
    dueAfterCents: dueCents - later,
  };
}

/** What steps add to what is due. */
function dueOf(steps: readonly AccountStep[]): number {
  return steps.reduce((sum, { what, cents }) => sum + (what === "charged" ? cents : -cents), 0);
}
