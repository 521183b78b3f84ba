import { countedExtras } from "../../extras/short-extra.ts";
import type { Extra } from "../../pricing/price-list.ts";
import type { HeldReservation } from "../held-reservation.ts";
import { isWithin } from "../trip/same-choice.ts";
import type { CheckedChange } from "./check-change.ts";

/**
 * The counted extras of which a change needs pieces that the reservation does not have yet; one that is offered no more, and
 * that it has, among them. At another time even its own pieces have to be free.
 */
export function extrasNeeded(
  { view }: Pick<HeldReservation, "view">,
  { selection, trip, priceList }: Pick<CheckedChange, "selection" | "trip" | "priceList">,
): Extra[] {
  const had = isWithin(trip, view.trip) ? view.extras : {};
  return countedExtras(priceList.extras, selection.extras).filter(
    ({ code }) => (selection.extras[code] ?? 0) > (had[code] ?? 0),
  );
}
