import { fleetRulesOf } from "../../../domain/availability/fleet-rules.ts";
import { hasRoom } from "../../../domain/availability/fleet/find-seat.ts";
import { withoutStay } from "../../../domain/availability/fleet/car-fleet.ts";
import { requestOf } from "../../../domain/availability/request-of.ts";
import type { LocalDateTime } from "../../../domain/calendar.ts";
import type { Car } from "../../../domain/cars/car.ts";
import type { ChangeWish } from "../../../domain/reservations/change/change.ts";
import { checkChange } from "../../../domain/reservations/change/check-change.ts";
import { offeredTo } from "../../../domain/reservations/change/offered-to.ts";
import { priceChange } from "../../../domain/reservations/change/price-change.ts";
import { ownStay, type HeldReservation } from "../../../domain/reservations/held-reservation.ts";
import { selectionOf } from "../../../domain/reservations/reservation.ts";
import type { Selection, Trip } from "../../../domain/reservations/trip/trip.ts";
import { toInstant } from "../../../domain/sarajevo.ts";
import { currentFleets } from "../../availability/fleet-memory.ts";
import type { Deps } from "../../deps.ts";
import { toE164 } from "../../phones/phone-number.ts";
import { readHeld } from "../held/hold-reservation.ts";
import { findKeptCoupon } from "./kept-coupon.ts";

/** A car that a reservation could have. */
export type ChangeCar = {
  car: Car;
  /** The one that it has. */
  isOwn: boolean;
  isFree: boolean;
  /** What the reservation would cost with it less what it costs now, euro cents. */
  differenceCents: number;
};

type Asked = {
  token: string;
  trip: Trip;
  now: LocalDateTime;
  /** What is wished for beside the car; absent for what the reservation has. */
  selection?: Selection;
  /** The staff are asked: the hours that bind a customer do not bind them. */
  byStaff?: boolean;
};

/**
 * The cars that a reservation could have on a trip, at the very price of such a change (`quoteChange`): its own first, then
 * the free ones, the cheapest before the dearer. A car without a price for the trip, or for older drivers, is left out.
 * One reading of the reservation, its coupon and the fleets does for all. `now` is the wall clock in Sarajevo.
 */
export async function changeCars(
  { pool, catalogue }: Pick<Deps, "pool" | "catalogue">,
  { token, trip, now, selection, byStaff }: Asked,
): Promise<ChangeCar[]> {
  const held = await catalogue.get();
  const kept = await readHeld(pool, token, held);
  if (!kept) return [];
  const coupon = await findKeptCoupon(pool, kept);
  const rules = fleetRulesOf(held);
  const current = await currentFleets(pool, toInstant(now), rules.turnaroundMinutes);
  const own = ownStay(kept);
  const fleets = own ? withoutStay(current, own) : current;
  const isFree = (car: Car) => {
    const pinnedTo = own?.carId === car.id ? own.pinnedTo : undefined;
    const fleet = fleets.get(car.id);
    return fleet !== undefined && hasRoom(fleet, { ...requestOf(trip), pinnedTo }, rules);
  };
  const offers = offeredTo(kept.view, held).cars.flatMap((car): ChangeCar[] => {
    const isOwn = car.id === kept.view.car.id;
    const checked = checkChange(
      kept,
      wishOf(kept, trip, { ...(selection ?? selectionOf(kept.view, car)), carId: car.id }),
      {
        catalogue: held,
        now,
        readPhone: toE164,
        byStaff,
      },
    );
    if (!checked.ok) return isOwn ? [{ car, isOwn, isFree: true, differenceCents: 0 }] : [];
    const { change } = checked;
    const priced = priceChange(kept, change, { trip, coupon });
    if (!priced.ok) return [];
    const differenceCents = priced.quote.totalCents - kept.view.totalCents;
    return [{ car, isOwn, isFree: !change.needsSeat || isFree(car), differenceCents }];
  });
  return offers.toSorted(byUse);
}

function wishOf(
  { view, phoneCountry }: HeldReservation,
  trip: Trip,
  selection: Selection,
): ChangeWish {
  const { phone, flightNumber } = view.customer;
  const contact = { phone, phoneCountry, flightNumber };
  return { trip, selection, contact };
}

function byUse(a: ChangeCar, b: ChangeCar): number {
  if (a.isOwn !== b.isOwn) return a.isOwn ? -1 : 1;
  if (a.isFree !== b.isFree) return a.isFree ? -1 : 1;
  return a.differenceCents - b.differenceCents;
}
