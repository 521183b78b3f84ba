import type { Car } from "../../domain/cars/car.ts";
import type { PriceList } from "../../domain/pricing/price-list.ts";
import type { Quote } from "../../domain/pricing/quote-line.ts";
import { quote } from "../../domain/pricing/quote.ts";
import { offeredPlans } from "../../domain/protection/offered-plans.ts";
import { rentalDays } from "../../domain/rental-period.ts";
import type { Trip } from "../../domain/reservations/trip/trip.ts";

/** The price before the visitor chooses anything: the first plan, no extras. `undefined` when the car has no price. */
export function basicQuote(car: Car, trip: Trip, priceList: PriceList): Quote | undefined {
  const days = rentalDays(trip, priceList.rules.graceMinutes);
  const [first] = offeredPlans(priceList.plans, car.category, days);
  if (!first) return undefined;
  const planCode = first.plan.code;
  const priced = quote({ trip, car, planCode, extras: {}, countries: [] }, priceList);
  return priced.ok ? priced.quote : undefined;
}
