import type { Car } from "../cars/car.ts";
import { offeredPlans } from "../protection/offered-plans.ts";
import { rentalDays } from "../rental-period.ts";
import type { Trip } from "../reservations/trip/trip.ts";
import type { PriceList } from "./price-list.ts";
import type { Quote } from "./quote-line.ts";
import { quote } from "./quote.ts";

/** The price before the visitor chooses anything: the first plan, no extras. `undefined` when the car has no price. */
export function basicQuote(car: Car, trip: Trip, priceList: PriceList): Quote | undefined {
  const days = rentalDays(trip, priceList.rules.graceMinutes);
  const [first] = offeredPlans(priceList.plans, car.category, days);
  if (!first) return undefined;
  const planCode = first.plan.code;
  const priced = quote({ trip, car, planCode, extras: {}, countries: [] }, priceList);
  return priced.ok ? priced.quote : undefined;
}
