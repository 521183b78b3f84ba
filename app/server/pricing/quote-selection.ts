import { fleetRulesOf } from "../../domain/availability/fleet-rules.ts";
import { hasRoom } from "../../domain/availability/fleet/find-seat.ts";
import { requestOf } from "../../domain/availability/request-of.ts";
import { dateOf, type LocalDate } from "../../domain/calendar.ts";
import type { Car } from "../../domain/cars/car.ts";
import { normaliseCouponCode } from "../../domain/coupons/check-coupon.ts";
import { priceSelection, type CouponRefusal } from "../../domain/pricing/price-selection.ts";
import type { Quote } from "../../domain/pricing/quote-line.ts";
import type { QuoteFault } from "../../domain/pricing/quote.ts";
import type { Selection, Trip } from "../../domain/reservations/trip/trip.ts";
import { toLocal } from "../../domain/sarajevo.ts";
import { currentFleets } from "../availability/fleet-memory.ts";
import { findCoupon } from "../coupons/find-coupon.ts";
import type { Deps } from "../deps.ts";
import { extrasLeft } from "../extras/extras-left.ts";

export type SelectionRequest = {
  trip: Trip;
  selection: Selection;
  dateOfBirth?: LocalDate;
  couponCode?: string;
  email?: string;
};

export type SelectionAnswer =
  | {
      ok: true;
      quote: Quote;
      car: Car;
      /** True when a vehicle of the car is free for the trip. */
      free: boolean;
      /** The pieces left for the trip, by the code of each counted extra. */
      extrasLeft: Readonly<Record<string, number>>;
      /** The reason why the coupon is not in the quote. */
      couponFault?: CouponRefusal;
    }
  | { ok: false; reason: QuoteFault | "unknown-car" };

/** Prices a visitor's choices so far, with the coupon, and says whether the car is still free. Writes nothing. */
export async function quoteSelection(
  { pool, catalogue, clock }: Pick<Deps, "pool" | "catalogue" | "clock">,
  { trip, selection, dateOfBirth, couponCode, email }: SelectionRequest,
): Promise<SelectionAnswer> {
  const held = await catalogue.get();
  const car = held.cars.find(({ id }) => id === selection.carId);
  if (!car) return { ok: false, reason: "unknown-car" };
  const code = normaliseCouponCode(couponCode ?? "");
  const coupon = code === "" ? undefined : { found: await findCoupon(pool, code, email) };
  const bookedOn = dateOf(toLocal(clock.now()));
  const choice = { car, trip, selection, dateOfBirth, coupon, bookedOn };
  const priced = priceSelection(choice, held.priceList);
  if (!priced.ok) return priced;

  const rules = fleetRulesOf(held);
  const request = requestOf(trip);
  const fleet = (await currentFleets(pool, clock.now(), rules.turnaroundMinutes)).get(car.id);
  return {
    ...priced,
    car,
    free: fleet !== undefined && hasRoom(fleet, request, rules),
    extrasLeft: await extrasLeft(pool, held.priceList.extras, request),
  };
}
