/** Who acts. Visitors have no id. */
export type Actor = { kind: "visitor" | "system" } | { kind: "staff"; id: string };

/** Who does a deed, and from where: what every deed of the staff carries into its audit entry (`{ ...by, action, … }`). */
export type Doer = {
  actor: Actor;
  /** Tells two addresses apart without naming one. */
  addressHash?: string;
};
