import { addDays, dateOf } from "../calendar.ts";
import type { Car } from "../cars/car.ts";
import type { Bilingual } from "../language.ts";
import type { Location } from "../locations/location.ts";
import type { Trip } from "../reservations/trip/trip.ts";
import type { PriceList } from "./price-list.ts";

const unread: Bilingual = { en: "", bs: "" };

/**
 * The part of a price list that can touch the price of one car on one trip, small enough for a browser: `quote` gives
 * the same answer with it for every selection. Texts that no price shows are emptied.
 */
export function narrowPriceList(
  list: PriceList,
  car: Pick<Car, "id" | "category">,
  trip: Trip,
): PriceList {
  const [first, last] = [addDays(dateOf(trip.pickupAt), -1), addDays(dateOf(trip.dropoffAt), 1)];
  const seasons = list.seasons.filter(({ from, to }) => from <= last && to >= first);
  const seasonIds = new Set(seasons.map(({ id }) => id));
  const places = new Set([trip.pickupLocationId, trip.dropoffLocationId]);
  return {
    ...list,
    seasons,
    rates: list.rates.filter(
      ({ carId, category, seasonId }) =>
        (carId === undefined ? category === car.category : carId === car.id) &&
        (seasonId === undefined || seasonIds.has(seasonId)),
    ),
    plans: list.plans.map((plan) => ({
      ...plan,
      description: unread,
      prices: plan.prices.filter(({ category }) => category === car.category),
    })),
    oneWayFees: list.oneWayFees.filter(
      ({ fromLocationId, toLocationId }) =>
        fromLocationId === trip.pickupLocationId && toLocationId === trip.dropoffLocationId,
    ),
    locations: list.locations
      .filter(({ id }) => places.has(id))
      .map((location) => narrowLocation(location, first, last)),
  };
}

function narrowLocation(location: Location, first: string, last: string): Location {
  const { weekly, special } = location.hours;
  return {
    ...location,
    description: unread,
    meeting: unread,
    region: unread,
    hours: { weekly, special: special.filter(({ date }) => date >= first && date <= last) },
  };
}
