import type { LocalDateTime } from "../../calendar.ts";
import type { Reservation } from "../reservation.ts";
import { freeTimeOf } from "../trip/free-time.ts";
import type { CheckedChange } from "./check-change.ts";

/**
 * What may be charged for a change because the free time is over, euro cents; absent while it is free. A new phone or
 * flight number costs nothing at any time: the agency is glad to have it.
 */
export function lateFeeOf(
  kept: Reservation,
  { isPriced, priceList }: Pick<CheckedChange, "isPriced" | "priceList">,
  now: LocalDateTime,
): number | undefined {
  const { isOver, lateFeeCents } = freeTimeOf(kept, priceList.rules, now);
  return isPriced && isOver && lateFeeCents > 0 ? lateFeeCents : undefined;
}
