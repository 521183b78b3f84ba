import type { LocalDateTime } from "../../../domain/calendar.ts";
import { freeTimeOf } from "../../../domain/reservations/trip/free-time.ts";
import type { CheckedChange } from "./check-change.ts";
import type { Reservation } from "../../../domain/reservations/reservation.ts";

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
