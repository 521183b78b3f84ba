import type { Reservation } from "../../../../../domain/reservations/reservation.ts";
import { can } from "../../../../../domain/reservations/states/actions.ts";
import { pathTo } from "../../../../../i18n/paths.ts";
import { findKeyBox, keyBoxPass } from "../../../../../server/handovers/key-box/key-box-link.ts";
import type { PageContext } from "../../../../request/page-context.ts";

/** The customer's link to the key box, to be sent to them; undefined while the car is not out, or where there is none. */
export async function keyBoxOf(
  { token, trip, status, language }: Reservation,
  deps: PageContext["deps"],
): Promise<string | undefined> {
  if (!can("check-in", status)) return undefined;
  const box = await findKeyBox(deps.pool, trip.dropoffLocationId);
  return box && pathTo("key-box", language, { token: keyBoxPass(deps, { token, trip }) });
}
