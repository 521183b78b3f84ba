/** What a report of lateness means for the place and the price; whether the vehicle is free so long is another question. */
import { dateOf, type LocalDateTime } from "../../calendar.ts";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import { spanOn, outOfHoursAt } from "../../locations/opening-hours.ts";
import { withArrivalFee, withoutArrivalFee } from "../../pricing/lines/arrival-fee.ts";
import { extendedLines } from "../../pricing/lines/extended-lines.ts";
import { notBelowZero } from "../../pricing/lines/manual-lines.ts";
import { withSoldGrace } from "../../pricing/lines/sold-grace.ts";
import { totalOf } from "../../pricing/lines/total-of.ts";
import type { PriceList } from "../../pricing/price-list.ts";
import { quote } from "../../pricing/quote.ts";
import { offeredTo } from "../change/offered-to.ts";
import type { HeldReservation } from "../held-reservation.ts";
import type { Reservation } from "../reservation.ts";
import type { Trip } from "../trip/trip.ts";
import type { LateRefusal, LateWish } from "./late.ts";
import { checkArrival, checkReturn, isWithinGrace, lateEnd } from "./lateness.ts";

export type Assessed = {
  ok: true;
  /** What is agreed on when the report is accepted: the same reservation while it changes nothing. */
  view: Reservation;
  /** New total less old total, euro cents. */
  differenceCents: number;
  /** The out-of-hours fee that an arrival brings with it, euro cents. */
  feeCents: number;
  /** The vehicle has to stay out for longer than it is held. */
  isExtension: boolean;
};

type Known = { catalogue: Catalogue; now: LocalDateTime };

/** What a report means; `now` is the wall clock in Sarajevo. */
export function assessLate(
  kept: HeldReservation,
  wish: LateWish,
  { catalogue, now }: Known,
): Assessed | LateRefusal {
  const priceList = withSoldGrace(offeredTo(kept.view, catalogue).priceList, kept.view.lines);
  const assess = wish.end === "arrival" ? assessArrival : assessReturn;
  return assess(kept, wish.at, { priceList, now });
}

type Terms = { priceList: PriceList; now: LocalDateTime };

/** The vehicle waits from the agreed time on, and that is what is billed: only the fee of the late hour is new. */
function assessArrival(
  { view, lateArrival }: HeldReservation,
  at: LocalDateTime,
  { priceList, now }: Terms,
): Assessed | LateRefusal {
  const { trip, lines } = view;
  if (lateEnd(view, now) !== "arrival") return { ok: false, reason: "closed" };
  const fault = checkArrival(at, trip, now);
  if (fault) return { ok: false, reason: fault };
  const closed = closedAt(trip.pickupLocationId, at, priceList);
  if (closed) return closed;

  // A fee of an earlier report is of that report's hour.
  const agreed = lateArrival?.feeCents ? withoutArrivalFee(lines) : lines;
  const late = notBelowZero(withArrivalFee(agreed, trip, at, priceList));
  const feeCents = totalOf(late).totalCents - totalOf(agreed).totalCents;
  const after = late === lines ? view : { ...view, lines: late, ...totalOf(late) };
  return assessed(view, after, { feeCents, isExtension: false });
}

/** Grace is a promise: within it a return costs nothing, and nobody asks who waits for the car. */
function assessReturn(
  { view, dateOfBirth }: HeldReservation,
  at: LocalDateTime,
  { priceList, now }: Terms,
): Assessed | LateRefusal {
  const { trip } = view;
  if (lateEnd(view, now) !== "return") return { ok: false, reason: "closed" };
  const fault = checkReturn(at, trip, priceList.rules, now);
  if (fault) return { ok: false, reason: fault };
  const closed = closedAt(trip.dropoffLocationId, at, priceList);
  if (closed) return closed;
  if (isWithinGrace(at, trip, priceList.rules))
    return assessed(view, view, { feeCents: 0, isExtension: false });

  const extended = extendedTo({ view, dateOfBirth }, at, priceList);
  // Something that was booked has no price any more: that takes a call.
  if (!extended) return { ok: false, reason: "bad-time" };
  return assessed(view, extended, { feeCents: 0, isExtension: true });
}

/**
 * A reservation whose car comes back later, with the price that the longer rental has; undefined when something that was booked
 * has no price any more. `priceList` has the grace that was sold (`withSoldGrace`).
 */
export function extendedTo(
  { view, dateOfBirth }: Pick<HeldReservation, "view" | "dateOfBirth">,
  at: LocalDateTime,
  priceList: PriceList,
): Reservation | undefined {
  const { trip } = view;
  const longer = { ...trip, dropoffAt: at };
  const quoteOf = (priced: Trip) => quote({ ...view, trip: priced, dateOfBirth }, priceList);
  const [before, after] = [quoteOf(trip), quoteOf(longer)];
  if (!before.ok || !after.ok) return undefined;
  const lines = extendedLines(view.lines, before.quote.lines, after.quote.lines);
  const { rentalDays } = after.quote;
  return { ...view, trip: longer, rentalDays, lines, ...totalOf(lines) };
}

function assessed(
  before: Reservation,
  after: Reservation,
  more: Pick<Assessed, "feeCents" | "isExtension">,
): Assessed {
  const differenceCents = after.totalCents - before.totalCents;
  return { ok: true, view: after, differenceCents, ...more };
}

/** The hours of the day on which nobody would be there; undefined when somebody is. */
export function closedAt(
  placeId: string,
  at: LocalDateTime,
  { locations }: Pick<PriceList, "locations">,
): Extract<LateRefusal, { reason: "place-closed" }> | undefined {
  const place = locations.find(({ id }) => id === placeId);
  if (!place || outOfHoursAt(place, at) !== "blocked") return undefined;
  return { ok: false, reason: "place-closed", ...spanOn(place.hours, dateOf(at)) };
}
