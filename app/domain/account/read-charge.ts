/** The form of a charge that nobody proposed, as it is typed. */
import { choice, line, money } from "../forms/fields.ts";
import { maxHundredths } from "./settle.ts";

/** What is charged by hand: fees are decided where they are due, and fines have a page of their own. */
export const addedKinds = ["damage", "other"] as const;

/** The longest reason; the customer is told it. */
export const longestReason = 200;

export const chargeFields = {
  chargeKind: choice(addedKinds),
  chargeAmount: money({ maxCents: maxHundredths, minCents: 1 }),
  chargeReason: line({ max: longestReason }),
};
