import type { LocalDateTime } from "../../../domain/calendar.ts";
import type { LateEnd } from "../../../domain/reservations/lateness/late.ts";
import type { Deps } from "../../deps.ts";
import { readHeld } from "../held/hold-reservation.ts";

/**
 * When the customer comes, or brings the car back, as they have told us since the trip was agreed on; `undefined` when they
 * told nothing. After an extension it is the agreed return itself.
 */
export async function findLateReport(
  { pool, catalogue }: Pick<Deps, "pool" | "catalogue">,
  { token, end }: { token: string; end: LateEnd },
): Promise<LocalDateTime | undefined> {
  const kept = await readHeld(pool, token, await catalogue.get());
  const report = end === "arrival" ? kept?.lateArrival : kept?.lateReturn;
  return report?.expectedAt;
}
