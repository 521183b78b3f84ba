import type { Pool, PoolClient } from "pg";
import { requestOf } from "../../../domain/availability/request-of.ts";
import { firstShortExtra, type ShortExtra } from "../../../domain/extras/short-extra.ts";
import type { Extra } from "../../../domain/pricing/price-list.ts";
import type { HeldReservation } from "../../../domain/reservations/held-reservation.ts";
import type { Selection, Trip } from "../../../domain/reservations/trip/trip.ts";
import { extrasLeft } from "../../extras/extras-left.ts";

type Wanted = { extras: Selection["extras"]; trip: Trip };

/** The first of some counted extras of which too few pieces are left for a trip; the reservation's own pieces count as free. */
export async function findMissingExtra(
  db: Pool | PoolClient,
  { id }: Pick<HeldReservation, "id">,
  counted: readonly Extra[],
  { extras, trip }: Wanted,
): Promise<ShortExtra | undefined> {
  const except = { reservationId: id };
  return firstShortExtra(extras, await extrasLeft(db, counted, requestOf(trip), except));
}
