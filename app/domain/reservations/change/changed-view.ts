import type { Quote } from "../../pricing/quote-line.ts";
import type { Reservation } from "../reservation.ts";
import { isUnconfirmed } from "../states/states.ts";
import type { Standing } from "./change-waits.ts";
import type { CheckedChange } from "./check-change.ts";

/** A reservation after a change; without a quote it keeps its price and its coupon. */
export function changedView(
  before: Reservation,
  { trip, selection, car, contact }: CheckedChange,
  quote: Quote | undefined,
): Reservation {
  const { planCode, extras, countries } = selection;
  const { phone, flightNumber } = contact;
  const changed = {
    ...before,
    trip,
    car,
    planCode,
    extras,
    countries,
    customer: { ...before.customer, phone, flightNumber },
    sequence: before.sequence + 1,
  };
  return quote ? pricedAnew(changed, quote) : changed;
}

/** The reservation in another state; what does not wait has no reasons to. */
export function inStanding(before: Reservation, { status, waits }: Standing): Reservation {
  const { waits: _before, ...same } = before;
  const isWaiting = isUnconfirmed(status) && waits.length > 0;
  return { ...same, status, ...(isWaiting && { waits }) };
}

/** The reservation at another price; its coupon stays when it counts there. */
export function pricedAnew(before: Reservation, quote: Quote): Reservation {
  const { rentalDays, lines, totalCents, netCents, vatCents, depositCents } = quote;
  const price = { rentalDays, lines, totalCents, netCents, vatCents, depositCents };
  const counts = lines.some(({ code }) => code === "coupon");
  return { ...before, ...price, couponCode: counts ? before.couponCode : undefined };
}

/** Which ways to reach the customer are others now; what they are stands in the reservation alone. */
export function changedContact(
  { customer: before }: Reservation,
  { customer: after }: Reservation,
): string[] {
  const ways = ["phone", "flightNumber"] as const;
  return ways.filter((way) => before[way] !== after[way]);
}
