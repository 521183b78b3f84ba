/** A member of the staff at work on reservations of the cast. */
import { toLocal } from "../../app/domain/sarajevo.ts";
import type { Deps } from "../../app/server/deps.ts";
import { readHeld } from "../../app/server/reservations/held/hold-reservation.ts";
import type { StaffAsk } from "../../app/server/reservations/deeds/hold-for-staff.ts";

export const amra = {
  actor: { kind: "staff", id: "member-amra" },
  addressHash: "hash-of-amra",
} as const;

/** The arguments of a deed by a member who has just looked at the reservation. */
export async function askFor(deps: Deps, token: string): Promise<StaffAsk> {
  const kept = await readHeld(deps.pool, token, await deps.catalogue.get());
  if (!kept) throw new Error("nobody has this token");
  const now = toLocal(deps.clock.now());
  return { token, seenVersion: kept.version, by: amra, now };
}
