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

/** A fee that may be charged is charged or waived by a person, with a reason. */
export const chargeDecisions = ["charged", "waived"] as const;
