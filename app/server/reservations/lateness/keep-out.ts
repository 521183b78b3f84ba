import type { PoolClient } from "pg";
import { fleetRulesOf } from "../../../domain/availability/fleet-rules.ts";
import type { LocalDateTime } from "../../../domain/calendar.ts";
import type { Catalogue } from "../../../domain/catalogue/catalogue.ts";
import type { HeldReservation } from "../../../domain/reservations/held-reservation.ts";
import { addedTime, heldExtras } from "../../../domain/reservations/lateness/held-extras.ts";
import { stayUntil } from "../../../domain/reservations/lateness/return-by.ts";
import { toInstant } from "../../../domain/sarajevo.ts";
import { chooseVehicle, holdVehicle, type Move } from "../../availability/hold-vehicle.ts";
import { extrasWantedFrom } from "../../extras/extras-left.ts";
import { lockExtras } from "../../extras/lock-extras.ts";
import { lockKeptCoupon } from "../change/kept-coupon.ts";

type Longer = {
  kept: HeldReservation;
  catalogue: Catalogue;
  until: LocalDateTime;
  /** The wall clock in Sarajevo. */
  now: LocalDateTime;
};

/** Keeps the vehicle out for longer, with what is in it; `undefined` when others wait for it and have nothing else. */
export async function keepOut(
  client: PoolClient,
  { kept, catalogue, until, now }: Longer,
): Promise<Move[] | undefined> {
  const { id, view, seat } = kept;
  // Whoever locks both takes the coupon before the extras.
  await lockKeptCoupon(client, kept);
  const extras = heldExtras(view, catalogue);
  await lockExtras(
    client,
    extras.map(({ code }) => code),
  );
  const wanted = await extrasWantedFrom(client, extras, addedTime(view, until), id);
  if (wanted !== undefined) return undefined;
  if (!seat) throw new Error(`reservation ${id} is out and holds no vehicle`);
  const asked = {
    carId: view.car.id,
    rules: fleetRulesOf(catalogue),
    now: toInstant(now),
    reservationId: id,
    request: stayUntil(until, view.trip, seat),
    isOut: true,
  };
  const chosen = await chooseVehicle(client, asked);
  return chosen && holdVehicle(client, chosen, asked);
}
