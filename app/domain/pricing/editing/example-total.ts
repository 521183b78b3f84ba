import { addDays, dateOf } from "../../calendar.ts";
import type { Car } from "../../cars/car.ts";
import { outOfHoursAt } from "../../locations/opening-hours.ts";
import { offeredPlans } from "../../protection/offered-plans.ts";
import type { Trip } from "../../reservations/trip/trip.ts";
import type { PriceList } from "../price-list.ts";
import { quote } from "../quote.ts";

/** Euro cents; or why the trip cannot be had: the car has no price then, or nobody comes at that hour. */
export type ExampleTotal = number | "no-price" | "closed";

export type PricedExample = {
  car: Pick<Car, "id" | "category" | "minDriverAge">;
  trip: Trip;
  days: number;
  driverAge: number | undefined;
};

/** The total of a trip with the plan that is chosen before the visitor chooses, and nothing else. */
export function exampleTotal(
  { car, trip, days, driverAge }: PricedExample,
  list: PriceList,
): ExampleTotal {
  const ends = [
    [trip.pickupLocationId, trip.pickupAt],
    [trip.dropoffLocationId, trip.dropoffAt],
  ] as const;
  const isBlocked = ends.some(([id, at]) => {
    const place = list.locations.find((location) => location.id === id);
    return place && outOfHoursAt(place, at) === "blocked";
  });
  if (isBlocked) return "closed";
  const [first] = offeredPlans(list.plans, car.category, days);
  const asked = { trip, car, planCode: first?.plan.code ?? "", extras: {}, countries: [] };
  const dateOfBirth = driverAge === undefined ? undefined : bornFor(trip, driverAge);
  const priced = quote({ ...asked, dateOfBirth }, list);
  return priced.ok ? priced.quote.totalCents : "no-price";
}

/** The birthday of somebody who turned so old on the day before the pick-up. */
function bornFor(trip: Trip, age: number): string {
  const eve = addDays(dateOf(trip.pickupAt), -1);
  return `${Number(eve.slice(0, 4)) - age}-${eve.slice(5).replace("02-29", "02-28")}`;
}
