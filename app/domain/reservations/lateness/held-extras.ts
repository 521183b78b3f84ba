import type { LocalDateTime } from "../../calendar.ts";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { Span, HeldExtra } from "../../extras/extra-use.ts";
import { toInstant } from "../../sarajevo.ts";
import { offeredTo } from "../change/offered-to.ts";
import type { Reservation } from "../reservation.ts";

/**
 * The pieces of counted extras that are in a car which is out: they stay in it as long as it does. Somebody who has more of
 * them than are counted today keeps them until others need one.
 */
export function heldExtras(view: Reservation, catalogue: Catalogue): HeldExtra[] {
  return offeredTo(view, catalogue).priceList.extras.flatMap(({ code, stock }) => {
    const pieces = view.extras[code] ?? 0;
    return stock === undefined || pieces === 0 ? [] : [{ code, pieces, stock }];
  });
}

/** The time that a car stays out beyond the agreed return. */
export function addedTime({ trip }: Reservation, until: LocalDateTime): Span {
  return { start: toInstant(trip.dropoffAt), end: toInstant(until) };
}
