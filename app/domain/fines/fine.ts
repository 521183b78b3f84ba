/** A fine for a vehicle: who had it then, and what became of the notice. */

/** `named`: the authority was told who had the vehicle. `charged`: it is on the customer's account. */
export const fineStates = ["entered", "named", "charged", "settled", "withdrawn"] as const;
export type FineState = (typeof fineStates)[number];

/** What is done about a fine once it was entered. */
export const fineActions = ["name", "charge", "settle", "withdraw"] as const;
export type FineAction = (typeof fineActions)[number];

const from: Readonly<Record<FineAction, readonly FineState[]>> = {
  name: ["entered"],
  charge: ["entered", "named"],
  settle: ["entered", "named", "charged"],
  withdraw: ["entered", "named", "charged"],
};

const to: Readonly<Record<FineAction, FineState>> = {
  name: "named",
  charge: "charged",
  settle: "settled",
  withdraw: "withdrawn",
};

/** The state that an action leads to; undefined when it may not be done. A fine of nobody is nobody's to name or to charge. */
export function stateAfter(
  action: FineAction,
  { state, hasCustomer }: { state: FineState; hasCustomer: boolean },
): FineState | undefined {
  const needsCustomer = action === "name" || action === "charge";
  return from[action].includes(state) && (hasCustomer || !needsCustomer) ? to[action] : undefined;
}

/** Somebody still has to do something about it. */
export function isOpenFine(state: FineState): boolean {
  return state !== "settled" && state !== "withdrawn";
}

/** The states of the fines that are open. */
export const openFineStates: readonly FineState[] = fineStates.filter(isOpenFine);
