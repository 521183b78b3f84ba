import { z } from "zod";
import { isAhead } from "../../../domain/reservations/states/states.ts";
import { toInstant } from "../../../domain/sarajevo.ts";
import type { Deps } from "../../deps.ts";
import type { ClaimedLetter } from "../../mail/sending/claim-letters.ts";
import { findReservation } from "../reading/find-reservation.ts";

const told = z.object({ token: z.string(), trip: z.object({ pickupAt: z.string() }) });

/**
 * Why a letter has nothing to say any more, for its row; `undefined` when it has. Only reminders lose their sense: after
 * the pick-up, and when the reservation waits for another one, or for none.
 */
export async function staleLetter(
  deps: Pick<Deps, "pool" | "catalogue" | "clock">,
  { kind, payload }: Pick<ClaimedLetter, "kind" | "payload">,
): Promise<string | undefined> {
  if (kind !== "reminder") return undefined;
  const read = told.safeParse(payload);
  // Whoever writes the letter says what is wrong with it.
  if (!read.success) return undefined;
  const { token, trip } = read.data;
  if (toInstant(trip.pickupAt) <= deps.clock.now()) return "too late";
  const reservation = await findReservation(deps, { token });
  const waits = reservation !== undefined && isAhead(reservation.status);
  return waits && reservation.trip.pickupAt === trip.pickupAt ? undefined : "no longer so";
}
