/** The fee of a customer who comes later than agreed, when nobody is at the place any more. */
import type { LocalDateTime } from "../../calendar.ts";
import type { Trip } from "../../reservations/trip/trip.ts";
import { inLineOrder } from "./line-order.ts";
import { placeFeeLines } from "./place-fees.ts";
import type { PriceList } from "../price-list.ts";
import type { QuoteLine } from "../quote-line.ts";

/**
 * The lines of a price with the out-of-hours fee of an arrival at `at` instead of the agreed pick-up. Days and prices count
 * from the agreed time, and whoever pays the fee for that already pays it once.
 */
export function withArrivalFee(
  lines: readonly QuoteLine[],
  trip: Trip,
  at: LocalDateTime,
  priceList: Pick<PriceList, "locations" | "oneWayFees">,
): readonly QuoteLine[] {
  if (lines.some(isArrivalFee)) return lines;
  const fee = placeFeeLines({ ...trip, pickupAt: at }, priceList)?.find(isArrivalFee);
  return fee ? inLineOrder([...lines, fee]) : lines;
}

/** The same lines without the out-of-hours fee of the pick-up. */
export function withoutArrivalFee(lines: readonly QuoteLine[]): readonly QuoteLine[] {
  return lines.filter((line) => !isArrivalFee(line));
}

function isArrivalFee(line: QuoteLine): boolean {
  return line.code === "out-of-hours" && line.reason.end === "pickup";
}
