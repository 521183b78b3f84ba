import type { Pool, PoolClient } from "pg";
import type { Extra } from "../../../domain/pricing/price-list.ts";
import { isWithin } from "../../../domain/reservations/trip/same-choice.ts";
import { requestOf } from "../../availability/request-of.ts";
import { extrasLeft } from "../../extras/extras-left.ts";
import type { CheckedChange } from "./check-change.ts";
import type { HeldReservation } from "../../../domain/reservations/held-reservation.ts";

export type MissingExtra = { code: string; left: number };

/**
 * The counted extras of which a change needs pieces that the reservation does not have yet; one that is offered no more, and that
 * it has, among them.
 */
export function extrasNeeded(
  { view }: HeldReservation,
  { selection, trip, priceList }: CheckedChange,
): Extra[] {
  const isOwn = isWithin(trip, view.trip);
  return priceList.extras.filter(({ code, stock }) => {
    const asked = selection.extras[code] ?? 0;
    return stock !== undefined && asked > (isOwn ? (view.extras[code] ?? 0) : 0);
  });
}

/** The first of them of which too few pieces are left for the trip; its own pieces count as free. */
export async function findMissingExtra(
  db: Pool | PoolClient,
  { id }: HeldReservation,
  { selection, trip }: CheckedChange,
  needed: readonly Extra[],
): Promise<MissingExtra | undefined> {
  const except = { reservationId: id };
  const left = Object.entries(await extrasLeft(db, needed, requestOf(trip), except));
  const missing = left.find(([code, pieces]) => pieces < (selection.extras[code] ?? 0));
  return missing && { code: missing[0], left: missing[1] };
}
