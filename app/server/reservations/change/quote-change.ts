import type { Alternatives } from "../../../domain/availability/alternatives.ts";
import { fleetRulesOf } from "../../../domain/availability/fleet-rules.ts";
import { hasRoom } from "../../../domain/availability/fleet/find-seat.ts";
import { withoutStay } from "../../../domain/availability/fleet/car-fleet.ts";
import { requestOf } from "../../../domain/availability/request-of.ts";
import type { LocalDateTime } from "../../../domain/calendar.ts";
import type { Car } from "../../../domain/cars/car.ts";
import type { Catalogue } from "../../../domain/catalogue/catalogue.ts";
import type { CouponRefusal } from "../../../domain/pricing/price-selection.ts";
import type { Quote } from "../../../domain/pricing/quote-line.ts";
import type {
  ChangeQuote,
  ChangeRefusal,
  ChangeWish,
} from "../../../domain/reservations/change/change.ts";
import {
  checkChange,
  type CheckedChange,
} from "../../../domain/reservations/change/check-change.ts";
import { isToWait } from "../../../domain/reservations/change/change-waits.ts";
import { extrasNeeded } from "../../../domain/reservations/change/extras-needed.ts";
import { lateFeeOf } from "../../../domain/reservations/change/change-fee.ts";
import { priceChange, type KeptCoupon } from "../../../domain/reservations/change/price-change.ts";
import { ownStay, type HeldReservation } from "../../../domain/reservations/held-reservation.ts";
import { selectionOf, type Reservation } from "../../../domain/reservations/reservation.ts";
import { isSameSelection, isSameTrip } from "../../../domain/reservations/trip/same-choice.ts";
import type { Selection, Trip } from "../../../domain/reservations/trip/trip.ts";
import { toInstant } from "../../../domain/sarajevo.ts";
import { findAlternatives } from "../../availability/find-alternatives.ts";
import { currentFleets } from "../../availability/fleet-memory.ts";
import type { Deps } from "../../deps.ts";
import { toE164 } from "../../phones/phone-number.ts";
import { readHeld } from "../held/hold-reservation.ts";
import { findMissingExtra } from "./find-missing-extra.ts";
import { findStanding } from "./find-standing.ts";
import { findKeptCoupon } from "./kept-coupon.ts";

type World = Pick<Deps, "pool" | "catalogue">;

type Asked = {
  token: string;
  wish: ChangeWish;
  /** The wall clock in Sarajevo. */
  now: LocalDateTime;
  byStaff?: boolean;
};

/** A reservation and what it is to become, by one reading of the catalogue. */
type About = {
  kept: HeldReservation;
  change: CheckedChange;
  catalogue: Catalogue;
  now: LocalDateTime;
  byStaff: boolean | undefined;
};

/**
 * What a change of a reservation would cost, beside what is kept, and whether it can be had; with the nearest that can when
 * its car is taken. Writes nothing. What the customer leaves as it is is not held against them.
 */
export async function quoteChange(
  world: World,
  { token, wish, now, byStaff }: Asked,
): Promise<ChangeQuote | ChangeRefusal> {
  const catalogue = await world.catalogue.get();
  const kept = await readHeld(world.pool, token, catalogue);
  if (!kept) return { ok: false, reason: "not-found" };
  const checked = checkChange(kept, wish, { catalogue, now, readPhone: toE164, byStaff });
  if (!checked.ok) return checked;
  const { change } = checked;
  const coupon = await findKeptCoupon(world.pool, kept);
  const priced = priceOf(kept, change, coupon);
  if (!priced.ok) return priced;

  const { quote, couponFault } = priced;
  const about = { kept, change, catalogue, now, byStaff };
  const free = await isFree(world, about);
  const needed = extrasNeeded(kept, change);
  const measured = { change, price: quote, now, byStaff: byStaff ?? false };
  const standing = await findStanding(world.pool, kept, measured);
  const wanted = { extras: change.selection.extras, trip: change.trip };
  return {
    ok: true,
    before: kept.view,
    car: change.car,
    quote,
    differenceCents: quote.totalCents - kept.view.totalCents,
    lateFeeCents: lateFeeOf(kept.view, change, now),
    waits: isToWait(kept.view, standing) ? standing.waits : undefined,
    couponFault,
    free,
    missingExtra: await findMissingExtra(world.pool, kept, needed, wanted),
    alternatives: free ? undefined : await nearest(world, about, coupon),
  };
}

type Priced =
  | { ok: true; quote: ChangeQuote["quote"]; couponFault?: CouponRefusal }
  | Extract<ChangeRefusal, { reason: "selection" }>;

/** The kept price while nothing that has a price changes, else that of today. */
function priceOf(kept: HeldReservation, change: CheckedChange, coupon: KeptCoupon): Priced {
  if (!change.isPriced) return { ok: true, quote: shownPrice(kept.view) };
  const priced = priceChange(kept, change, { trip: change.trip, coupon });
  if (!priced.ok) return { ok: false, reason: "selection", fault: priced.reason };
  return { ...priced, quote: shownPrice(priced.quote) };
}

function shownPrice(price: Reservation | Quote): ChangeQuote["quote"] {
  const { rentalDays, lines, totalCents, netCents, vatCents, depositCents } = price;
  return { rentalDays, lines: [...lines], totalCents, netCents, vatCents, depositCents };
}

async function isFree({ pool }: World, about: About): Promise<boolean> {
  const { kept, change, catalogue, now } = about;
  if (!change.needsSeat) return true;
  const rules = fleetRulesOf(catalogue);
  const own = ownStay(kept);
  const current = await currentFleets(pool, toInstant(now), rules.turnaroundMinutes);
  const fleet = (own ? withoutStay(current, own) : current).get(change.car.id);
  const pinnedTo = own?.carId === change.car.id ? own.pinnedTo : undefined;
  return fleet !== undefined && hasRoom(fleet, { ...requestOf(change.trip), pinnedTo }, rules);
}

/** What the customer could have instead, at the price that the change would then have. */
function nearest(world: World, about: About, coupon: KeptCoupon): Promise<Alternatives> {
  const { kept, change, now, byStaff } = about;
  const { car, trip } = change;
  const totalFor = (other: Car, on: Trip) => {
    const isOther = other.id !== car.id;
    if (isOther && isKept(kept, on, { ...change.selection, carId: other.id })) return undefined;
    const priced = priceChange(kept, { ...change, car: other }, { trip: on, coupon });
    return priced.ok ? priced.quote.totalCents : undefined;
  };
  return findAlternatives(world, { car, trip, now, own: ownStay(kept), byStaff, totalFor });
}

/** True for what the reservation has already: its car instead of another one is no way out, since nothing would change. */
function isKept({ view }: HeldReservation, trip: Trip, selection: Selection): boolean {
  return isSameTrip(trip, view.trip) && isSameSelection(selection, selectionOf(view));
}
