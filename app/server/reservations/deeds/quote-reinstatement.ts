import type { Pool, PoolClient } from "pg";
import type { LocalDateTime } from "../../../domain/calendar.ts";
import type { Quote } from "../../../domain/pricing/quote-line.ts";
import type { QuoteFault } from "../../../domain/pricing/quote.ts";
import { can } from "../../../domain/reservations/states/actions.ts";
import { toInstant } from "../../../domain/sarajevo.ts";
import { hasRoom } from "../../availability/find-seat.ts";
import { currentFleets } from "../../availability/fleet-memory.ts";
import { fleetRulesOf } from "../../availability/fleet-rules.ts";
import { requestOf } from "../../availability/request-of.ts";
import type { Catalogue } from "../../../domain/catalogue/catalogue.ts";
import { couponHolder } from "../../coupons/coupon-holder.ts";
import { findCoupon, type CouponState } from "../../coupons/find-coupon.ts";
import { extrasLeft } from "../../extras/extras-left.ts";
import type { CouponRefusal } from "../../pricing/price-selection.ts";
import type { MissingExtra } from "../change/extras-missing.ts";
import type { StaffWorld } from "./hold-for-staff.ts";
import type { HeldReservation } from "../../../domain/reservations/held-reservation.ts";
import { readHeld } from "../held/hold-reservation.ts";
import { offeredTo } from "../change/offered-to.ts";
import { termsAsBooked } from "../../coupons/terms-as-booked.ts";
import { priceChange } from "../change/price-change.ts";
import type { Reservation } from "../../../domain/reservations/reservation.ts";

/** What it would be to take a cancelled or missed reservation up again. */
export type Reinstatement = {
  ok: true;
  before: Reservation;
  /** The price of today; absent when it has none any more, and why. */
  quote?: Quote;
  quoteFault?: QuoteFault;
  /** Why the coupon of the booking cannot be counted again. */
  couponFault?: CouponRefusal;
  /** The price that was agreed on can stay: everything in it can still be given. */
  canKeepPrice: boolean;
  /** Is a vehicle of its car free? */
  free: boolean;
  missingExtra?: MissingExtra;
};

export type ReinstateRefusal = { ok: false; reason: "not-found" | "closed" };

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

/** Does its state allow it, and is there anything left of its trip? */
export function isReinstatable({ status, trip }: Reservation, now: LocalDateTime): boolean {
  return can("reinstate", status) && now < trip.dropoffAt;
}

/** Today's price of what was booked. The coupon is asked again how often it may be used, and judged as on the day of the booking. */
export function priceAgain(
  kept: HeldReservation,
  catalogue: Catalogue,
  found: CouponState | undefined,
): Pick<Reinstatement, "quote" | "quoteFault" | "couponFault" | "canKeepPrice"> {
  const { view } = kept;
  const { car, planCode, extras, countries, trip, couponCode } = view;
  const { priceList } = offeredTo(view, catalogue);
  const selection = { carId: car.id, planCode, extras, countries };
  const coupon =
    couponCode === undefined ? undefined : { found: found && termsAsBooked(found, view) };
  const priced = priceChange(kept, { car, selection, priceList }, { trip, coupon });
  if (!priced.ok) return { quoteFault: priced.reason, canKeepPrice: couponCode === undefined };
  const { quote, couponFault } = priced;
  return { quote, couponFault, canKeepPrice: couponFault === undefined };
}

/** The counted extras that were booked, whether they are offered still or not. */
export function countedExtras(view: Reservation, catalogue: Catalogue) {
  return offeredTo(view, catalogue).priceList.extras.filter(
    ({ code, stock }) => stock !== undefined && (view.extras[code] ?? 0) > 0,
  );
}

/** The first counted extra of which too few pieces are left by now. */
export async function missingFor(
  db: Pool | PoolClient,
  { id, view }: HeldReservation,
  catalogue: Catalogue,
): Promise<MissingExtra | undefined> {
  const except = { reservationId: id };
  const counted = countedExtras(view, catalogue);
  const left = Object.entries(await extrasLeft(db, counted, requestOf(view.trip), except));
  const missing = left.find(([code, pieces]) => pieces < (view.extras[code] ?? 0));
  return missing && { code: missing[0], left: missing[1] };
}
