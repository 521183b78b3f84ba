/** Trips with a car that were looked at on a step of a booking: each once a day, with what it came to last. */
import { dateOf } from "../../domain/calendar.ts";
import type { Trip } from "../../domain/reservations/trip/trip.ts";
import { toLocal } from "../../domain/sarajevo.ts";
import type { TripStep } from "../../domain/visits/visit-steps.ts";
import type { Deps } from "../deps.ts";
import { backgroundCounter } from "./background-counter.ts";
import { isCounted } from "./is-counted.ts";

/** `cents`: euro cents, VAT inside. */
type Step = { step: TripStep; carId: number; cents: number };

const text = `
  insert into trip_step (day, step, pickup_location_id, dropoff_location_id, pickup_local, dropoff_local, car_id, cents, times)
  select day, step, "pickupLocationId", "dropoffLocationId", "pickupAt", "dropoffAt", "carId", cents, hits
  from jsonb_to_recordset($1) as looked (
    day date, step text, "pickupLocationId" text, "dropoffLocationId" text, "pickupAt" text, "dropoffAt" text,
    "carId" int, cents int, hits int
  )
  order by 1, 2, 3, 4, 5, 6, 7
  on conflict (day, step, pickup_local, dropoff_local, pickup_location_id, dropoff_location_id, car_id)
  do update set times = trip_step.times + excluded.times, cents = excluded.cents`;

const counter = backgroundCounter<Step & Trip & { day: string }>({
  name: "count-trip-steps",
  text,
  keyOf: (one) =>
    `${one.day}|${one.step}|${one.carId}|${one.pickupAt}|${one.dropoffAt}|${one.pickupLocationId}|${one.dropoffLocationId}`,
  instead: () => undefined,
  lost: "steps of bookings could not be counted yet",
});

/** Counts a step that a visitor opened; written a few seconds later, in the background. A form that is sent opens none. */
export function countTripStep(
  world: Pick<Deps, "pool" | "log" | "clock">,
  request: Request,
  { trip, ...step }: Step & { trip: Trip },
): void {
  if (request.method !== "GET" || !isCounted(request)) return;
  const { pickupLocationId, dropoffLocationId, pickupAt, dropoffAt } = trip;
  const day = dateOf(toLocal(world.clock.now()));
  counter.count(world, { day, ...step, pickupLocationId, dropoffLocationId, pickupAt, dropoffAt });
}

/** Writes the counts in memory; to be called before the pool is closed. */
export const flushTripSteps = counter.flush;
