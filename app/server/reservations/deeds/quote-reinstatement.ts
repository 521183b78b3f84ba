import type { Pool, PoolClient } from "pg";
import { fleetRulesOf } from "../../../domain/availability/fleet-rules.ts";
import { hasRoom } from "../../../domain/availability/fleet/find-seat.ts";
import { requestOf } from "../../../domain/availability/request-of.ts";
import type { LocalDateTime } from "../../../domain/calendar.ts";
import type { Catalogue } from "../../../domain/catalogue/catalogue.ts";
import { couponHolder } from "../../../domain/coupons/coupon-holder.ts";
import type { ShortExtra } from "../../../domain/extras/short-extra.ts";
import {
  priceAgain,
  bookedExtras,
  type Reinstatement,
  type ReinstateRefusal,
} from "../../../domain/reservations/change/reinstatement.ts";
import type { HeldReservation } from "../../../domain/reservations/held-reservation.ts";
import { isReinstatable } from "../../../domain/reservations/states/moments.ts";
import { toInstant } from "../../../domain/sarajevo.ts";
import { currentFleets } from "../../availability/fleet-memory.ts";
import { findCoupon } from "../../coupons/find-coupon.ts";
import { findMissingExtra } from "../change/find-missing-extra.ts";
import { readHeld } from "../held/hold-reservation.ts";
import type { StaffWorld } from "./hold-for-staff.ts";

/** What it would cost to take a reservation up again, beside what was agreed on, and whether it can be had. Writes nothing. */
export async function quoteReinstatement(
  { pool, catalogue: held }: Pick<StaffWorld, "pool" | "catalogue">,
  { token, now }: { token: string; now: LocalDateTime },
): Promise<Reinstatement | ReinstateRefusal> {
  const catalogue = await held.get();
  const kept = await readHeld(pool, token, catalogue);
  if (!kept) return { ok: false, reason: "not-found" };
  const { view } = kept;
  if (!isReinstatable(view, now)) return { ok: false, reason: "closed" };
  const { couponCode } = view;
  const found = couponCode && (await findCoupon(pool, couponCode, couponHolder(view.customer)));
  const priced = priceAgain(kept, catalogue, found || undefined);
  const rules = fleetRulesOf(catalogue);
  const fleets = await currentFleets(pool, toInstant(now), rules.turnaroundMinutes);
  const fleet = fleets.get(view.car.id);
  return {
    ok: true,
    before: view,
    ...priced,
    free: fleet !== undefined && hasRoom(fleet, requestOf(view.trip), rules),
    missingExtra: await missingFor(pool, kept, catalogue),
  };
}

/** The first counted extra of which too few pieces are left by now. */
export function missingFor(
  db: Pool | PoolClient,
  kept: HeldReservation,
  catalogue: Catalogue,
): Promise<ShortExtra | undefined> {
  return findMissingExtra(db, kept, bookedExtras(kept.view, catalogue), kept.view);
}
