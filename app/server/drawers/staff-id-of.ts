import type { Doer } from "../../domain/staff/doer.ts";

/** The id of the member who does it. Throws for anybody else: cash is moved by hand. */
export function staffIdOf({ actor }: Doer): string {
  if (actor.kind !== "staff") throw new Error("nobody of the staff moves this cash");
  return actor.id;
}
