import type { Car } from "../../cars/car.ts";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { Extra, PriceList } from "../../pricing/price-list.ts";
import type { Reservation } from "../reservation.ts";

/**
 * What a customer with a reservation can choose from: everything on offer, and the car, the places, the plan and the pieces of
 * extras that they have.
 */
export function offeredTo(
  { car, trip, extras, planCode }: Pick<Reservation, "car" | "trip" | "extras" | "planCode">,
  { cars, priceList, withdrawn }: Catalogue,
): { cars: readonly Car[]; priceList: PriceList } {
  const { pickupLocationId, dropoffLocationId } = trip;
  const places = withdrawn.locations.filter(
    ({ id }) => id === pickupLocationId || id === dropoffLocationId,
  );
  const plans = withdrawn.plans.filter(({ code }) => code === planCode);
  const held = withdrawn.extras.filter(({ code }) => (extras[code] ?? 0) > 0);
  return {
    cars: cars.some(({ id }) => id === car.id) ? cars : [...cars, car],
    priceList: {
      ...priceList,
      locations: [...priceList.locations, ...places],
      plans: [...priceList.plans, ...plans],
      extras: [...priceList.extras, ...held].map((extra) =>
        atLeast(extras[extra.code] ?? 0, extra),
      ),
    },
  };
}

/** Fewer than somebody has been given are not what they may keep. */
function atLeast(pieces: number, extra: Extra): Extra {
  const { maxQuantity, stock } = extra;
  if (pieces <= Math.min(maxQuantity, stock ?? maxQuantity)) return extra;
  const kept = { ...extra, maxQuantity: Math.max(maxQuantity, pieces) };
  return stock === undefined ? kept : { ...kept, stock: Math.max(stock, pieces) };
}
