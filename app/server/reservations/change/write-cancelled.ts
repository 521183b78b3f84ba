import type { PoolClient } from "pg";
import type { Cancellation } from "../../../domain/reservations/change/change.ts";
import type { HeldReservation } from "../../../domain/reservations/held-reservation.ts";
import { releaseVehicle } from "../../availability/shorten-stay.ts";
import { returnCoupon } from "../../coupons/use-coupon.ts";
import { factsOf, recordDeed, type Deed } from "../held/record-deed.ts";
import { lockKeptCoupon } from "./kept-coupon.ts";
import { rewriteReservation } from "./rewrite-reservation.ts";

type Done = Pick<Deed, "actor" | "addressHash" | "at" | "reason"> & {
  action?: "cancel" | "no-show";
};

/**
 * Writes that a reservation is over before it began: the vehicle is free at once, and its coupon may be used again. The
 * caller holds it (`holdReservation`), and queues the letters.
 */
export async function writeCancelled(
  client: PoolClient,
  kept: HeldReservation,
  { reservation, lateFeeCents }: Cancellation,
  { action = "cancel", ...done }: Done,
): Promise<void> {
  const { id, view: before, phoneCountry, pinned, seat } = kept;
  await releaseVehicle(client, id);
  const vehicleId = seat?.vehicleId;
  const row = { id, view: reservation, phoneCountry, vehicleId, pinned };
  await rewriteReservation(client, { ...row, cancellationFeeCents: lateFeeCents ?? 0 });
  if (await lockKeptCoupon(client, kept)) await returnCoupon(client, id);
  await recordDeed(client, {
    reservationId: id,
    action,
    ...done,
    fromStatus: before.status,
    toStatus: reservation.status,
    before: factsOf(before, vehicleId),
    after: { status: reservation.status, lateFeeCents },
  });
}
