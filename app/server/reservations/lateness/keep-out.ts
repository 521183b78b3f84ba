import type { Pool, PoolClient } from "pg";
import { fleetRulesOf } from "../../../domain/availability/fleet-rules.ts";
import type { Assignment } from "../../../domain/availability/occupancy.ts";
import type { LocalDateTime } from "../../../domain/calendar.ts";
import type { Catalogue } from "../../../domain/catalogue/catalogue.ts";
import type { HeldReservation } from "../../../domain/reservations/held-reservation.ts";
import { addedTime, heldExtras } from "../../../domain/reservations/lateness/held-extras.ts";
import { stayUntil } from "../../../domain/reservations/lateness/return-by.ts";
import { toInstant } from "../../../domain/sarajevo.ts";
import {
  chooseVehicle,
  holdVehicle,
  type Move,
  type SeatRequest,
} from "../../availability/hold-vehicle.ts";
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
export async function keepOut(client: PoolClient, longer: Longer): Promise<Move[] | undefined> {
  const { kept, catalogue } = longer;
  // Whoever locks both takes the coupon before the extras.
  await lockKeptCoupon(client, kept);
  await lockExtras(
    client,
    heldExtras(kept.view, catalogue).map(({ code }) => code),
  );
  if (await isExtraWanted(client, longer)) return undefined;
  return holdOut(client, longer);
}

/**
 * Holds a vehicle that is out until a moment, and what is in it as it was agreed; `undefined` when others wait for the vehicle and have
 * nothing else.
 */
export async function holdOut(client: PoolClient, longer: Longer): Promise<Move[] | undefined> {
  const asked = askedOf(longer);
  const chosen = await chooseVehicle(client, asked);
  return chosen && holdVehicle(client, chosen, asked);
}

/** Who would go to another vehicle for it, as things stand; `undefined` when it cannot be. Writes and locks nothing. */
export async function seatForLonger(
  client: PoolClient,
  longer: Longer,
): Promise<Assignment | undefined> {
  if (await isExtraWanted(client, longer)) return undefined;
  return chooseVehicle(client, askedOf(longer));
}

/** Do others need something that is in the car? */
async function isExtraWanted(
  db: Pool | PoolClient,
  { kept: { id, view }, catalogue, until }: Longer,
): Promise<boolean> {
  const extras = heldExtras(view, catalogue);
  return (await extrasWantedFrom(db, extras, addedTime(view, until), id)) !== undefined;
}

function askedOf({ kept, catalogue, until, now }: Longer): SeatRequest & { reservationId: number } {
  const { id, view, seat } = kept;
  if (!seat) throw new Error(`reservation ${id} is out and holds no vehicle`);
  return {
    carId: view.car.id,
    rules: fleetRulesOf(catalogue),
    now: toInstant(now),
    reservationId: id,
    request: stayUntil(until, view.trip, seat),
    isOut: true,
  };
}
