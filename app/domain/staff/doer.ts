/** Who acts. Visitors have no id. */
export type Actor = { kind: "visitor" | "system" } | { kind: "staff"; id: string };

/** Who does a deed, and from where: what every deed of the staff carries into its audit entry (`{ ...by, action, … }`). */
export type Doer = {
  actor: Actor;
  /** Tells two addresses apart without naming one. */
  addressHash?: string;
};

/** The id of the member who acts; undefined for a visitor and for the clock. */
export function memberIdOf(actor: Actor): string | undefined {
  return actor.kind === "staff" ? actor.id : undefined;
}
