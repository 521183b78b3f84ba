/** The other places as seen from one: how far, and what a return there costs. */
import type { TransferMinutes } from "../availability/occupancy.ts";
import type { OneWayFee } from "../pricing/price-list.ts";
import type { Location } from "./location.ts";

type Road<Place> = {
  place: Place;
  /** By road; absent when nobody has written it down. */
  minutes?: number;
  /** What the price of a trip would say: the one-way fee of the pair and the delivery fee over there, euro cents. */
  feeCents: number;
};

type Known = { transferMinutes: TransferMinutes; oneWayFees: readonly OneWayFee[] };

/** The roads from a place to all the others, the nearest first. */
export function roadsFrom<Place extends Pick<Location, "id" | "deliveryFeeCents">>(
  from: string,
  places: readonly Place[],
  { transferMinutes, oneWayFees }: Known,
): Road<Place>[] {
  const far = Number.POSITIVE_INFINITY;
  return places
    .filter(({ id }) => id !== from)
    .map((place) => {
      const pair = oneWayFees.find(
        (row) => row.fromLocationId === from && row.toLocationId === place.id,
      );
      const feeCents = (pair?.feeCents ?? 0) + place.deliveryFeeCents;
      return { place, minutes: transferMinutes[from]?.[place.id], feeCents };
    })
    .sort((a, b) => (a.minutes ?? far) - (b.minutes ?? far) || 0);
}
