import type { LocalDateTime } from "../../calendar.ts";
import { dateOf } from "../../calendar.ts";
import type { Location } from "../../locations/location.ts";
import { outOfHoursAt, spanOn } from "../../locations/opening-hours.ts";
import type { Trip } from "../../reservations/trip/trip.ts";
import type { PriceList } from "../price-list.ts";
import type { LineOf } from "../quote-line.ts";

type PlaceLine = LineOf<"delivery"> | LineOf<"one-way"> | LineOf<"out-of-hours">;
type End = "pickup" | "dropoff";

/**
 * What the two places of a trip cost: delivery per end (a pick-up has a line even where it is free, but for an office, where cars stand anyway), the one-way fee of the
 * pair (none when the pair has no row), and the out-of-hours fee per end. `undefined` when a place is unknown.
 * A place that is blocked out of hours has no fee: the check of the trip refuses it before.
 */
export function placeFeeLines(
  trip: Trip,
  priceList: Pick<PriceList, "locations" | "oneWayFees">,
): PlaceLine[] | undefined {
  const pickup = priceList.locations.find(({ id }) => id === trip.pickupLocationId);
  const dropoff = priceList.locations.find(({ id }) => id === trip.dropoffLocationId);
  if (!pickup || !dropoff) return undefined;
  return [
    ...(isDelivered(pickup) ? [deliveryLine(pickup, "pickup")] : []),
    ...(dropoff.deliveryFeeCents > 0 ? [deliveryLine(dropoff, "dropoff")] : []),
    ...oneWayLines(trip, priceList),
    ...outOfHoursLines(pickup, trip.pickupAt, "pickup"),
    ...outOfHoursLines(dropoff, trip.dropoffAt, "dropoff"),
  ];
}

/** Nothing is delivered to our own office unless that costs something. */
function isDelivered({ category, deliveryFeeCents }: Location): boolean {
  return category !== "offices" || deliveryFeeCents > 0;
}

function deliveryLine(location: Location, end: End): LineOf<"delivery"> {
  const included = location.deliveryFeeCents === 0;
  return {
    code: "delivery",
    subject: location.id,
    ...once(location.deliveryFeeCents),
    included,
    reason: { end },
  };
}

function oneWayLines(
  trip: Trip,
  { oneWayFees }: Pick<PriceList, "oneWayFees">,
): LineOf<"one-way">[] {
  const { pickupLocationId: fromLocationId, dropoffLocationId: toLocationId } = trip;
  const fee = oneWayFees.find(
    (row) => row.fromLocationId === fromLocationId && row.toLocationId === toLocationId,
  );
  if (fromLocationId === toLocationId || !fee || fee.feeCents === 0) return [];
  const reason = { fromLocationId, toLocationId };
  return [{ code: "one-way", subject: "", ...once(fee.feeCents), included: false, reason }];
}

function outOfHoursLines(
  location: Location,
  at: LocalDateTime,
  end: End,
): LineOf<"out-of-hours">[] {
  if (outOfHoursAt(location, at) !== "fee" || location.outOfHoursFeeCents === 0) return [];
  const reason = { end, ...spanOn(location.hours, dateOf(at)) };
  return [
    {
      code: "out-of-hours",
      subject: location.id,
      ...once(location.outOfHoursFeeCents),
      included: false,
      reason,
    },
  ];
}

function once(cents: number): {
  quantity: number;
  unit: "rental";
  unitCents: number;
  amountCents: number;
} {
  return { quantity: 1, unit: "rental", unitCents: cents, amountCents: cents };
}
