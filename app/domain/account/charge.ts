/** What is charged beside the price of a reservation: fees that may be charged, fines, and what is found after the account was closed. */

/** `handling` is the agency's fee for a fine. What a return proposes stands in the price itself, as lines by hand. */
export const chargeKinds = [
  "cancellation",
  "no-show",
  "late-change",
  "damage",
  "fine",
  "handling",
  "other",
] as const;
export type ChargeKind = (typeof chargeKinds)[number];

/** What is compensation, and no sale. */
export const compensationKinds = ["damage", "fine"] as const satisfies readonly ChargeKind[];

/** A fee that may be charged is charged or waived by a person, with a reason. */
export const chargeDecisions = ["charged", "waived"] as const;
export type ChargeDecision = (typeof chargeDecisions)[number];

/** A charge as the account counts it; euro cents, above zero. */
export type Charge = {
  kind: ChargeKind;
  decision: ChargeDecision;
  amountCents: number;
  isVoided: boolean;
};

/** True for a charge that is owed: not waived, and not voided. SQL says the same in `isOwed`. */
export function isOwed({ decision, isVoided }: Pick<Charge, "decision" | "isVoided">): boolean {
  return decision === "charged" && !isVoided;
}

/** The sum of the charges that are owed, euro cents. SQL says the same in `chargesCents`. */
export function chargesCentsOf(charges: readonly Omit<Charge, "kind">[]): number {
  return charges.filter(isOwed).reduce((sum, { amountCents }) => sum + amountCents, 0);
}
