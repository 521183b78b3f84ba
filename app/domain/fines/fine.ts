/** A fine for a vehicle: who had it then, and what became of the notice. */

/** `named`: the authority was told who had the vehicle. `charged`: it is on the customer's account. */
export const fineStates = ["entered", "named", "charged", "settled", "withdrawn"] as const;
