/** What days cost that a customer keeps the car for too long, and what comes back for those that they do not use. */
import { addDays, dateOf, joinDateTime, timeOf, type LocalDateTime } from "../calendar.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { withSoldGrace } from "../pricing/lines/sold-grace.ts";
import type { PriceList } from "../pricing/price-list.ts";
import { quote } from "../pricing/quote.ts";
import { offeredTo } from "../reservations/change/offered-to.ts";
import type { HeldReservation } from "../reservations/held-reservation.ts";
import { extendedTo } from "../reservations/lateness/assess-late.ts";
import { isWithinGrace } from "../reservations/lateness/lateness.ts";
import { earlyReturnCents, unusedDays } from "./early-return.ts";

type Kept = Pick<HeldReservation, "view" | "dateOfBirth">;

/** Euro cents: what is owed for a late return, and what comes back for an early one. */
export type ReturnPrice = { lateCents: number; early: { days: number; cents: number } };

/** What the real return changes of the price, by the prices of the contract. `at` is the wall clock in Sarajevo. */
export function returnPrice(kept: Kept, at: LocalDateTime, catalogue: Catalogue): ReturnPrice {
  const { view } = kept;
  const priceList = withSoldGrace(offeredTo(view, catalogue).priceList, view.lines);
  const { dropoffAt } = view.trip;
  const days = unusedDays({ dropoffAt, at });
  const shorterTotalCents = days > 0 ? shorterCents(kept, at, priceList) : undefined;
  const returned = { ...view, dropoffAt, at, shorterTotalCents };
  return {
    lateCents: lateCents(kept, at, priceList),
    early: { days, cents: earlyReturnCents(catalogue.handovers.earlyReturn, returned) },
  };
}

/** Nothing within the grace; else what the rental costs more that ends when the car came back. */
function lateCents(kept: Kept, at: LocalDateTime, priceList: PriceList): number {
  const { trip, totalCents } = kept.view;
  if (at <= trip.dropoffAt || isWithinGrace(at, trip, priceList.rules)) return 0;
  // Nobody has a price for an hour at which the place is closed: the days are counted to the agreed hour of the day then.
  const priced =
    extendedTo(kept, at, priceList) ?? extendedTo(kept, agreedHour(at, trip.dropoffAt), priceList);
  return Math.max(0, (priced?.totalCents ?? totalCents) - totalCents);
}

/** The first moment at or after `at` at the hour of the agreed return. */
function agreedHour(at: LocalDateTime, dropoffAt: LocalDateTime): LocalDateTime {
  const [day, time] = [dateOf(at), timeOf(dropoffAt)];
  return joinDateTime(timeOf(at) <= time ? day : addDays(day, 1), time);
}

/** The kept total less what the agreed trip costs more than the real one by the prices of today. */
function shorterCents(
  { view, dateOfBirth }: Kept,
  at: LocalDateTime,
  priceList: PriceList,
): number | undefined {
  const quoteOf = (dropoffAt: LocalDateTime) =>
    quote({ ...view, trip: { ...view.trip, dropoffAt }, dateOfBirth }, priceList);
  const [agreed, real] = [quoteOf(view.trip.dropoffAt), quoteOf(at)];
  if (!agreed.ok || !real.ok) return undefined;
  return view.totalCents - Math.max(0, agreed.quote.totalCents - real.quote.totalCents);
}
