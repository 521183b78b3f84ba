import type { HeldReservation, LateArrival, LateReturn } from "../held-reservation.ts";
import type { Reservation } from "../reservation.ts";
import { isAhead, isOut } from "../states/states.ts";
import type { LateAnswer, LateWish } from "./late.ts";

/** The report that a customer makes once more: it was answered, and nothing is to be done. */
export function findReport(
  { view, lateArrival, lateReturn }: HeldReservation,
  { end, at }: LateWish,
): LateArrival | LateReturn | undefined {
  const last = end === "arrival" ? lateArrival : lateReturn;
  const isStillMeant = end === "arrival" ? isAhead(view.status) : isOut(view.status);
  return isStillMeant && last?.expectedAt === at ? last : undefined;
}

/** What a customer hears: `reservation` as it is now, `priced` as it is with the report. */
export function answerLate(
  reservation: Reservation,
  priced: Reservation,
  wish: LateWish,
  differenceCents: number,
): Extract<LateAnswer, { ok: true }> {
  if (differenceCents <= 0) return { ok: true, cost: "free", reservation, wish };
  const { rentalDays, totalCents, netCents, vatCents, depositCents } = priced;
  const totals = { rentalDays, totalCents, netCents, vatCents, depositCents };
  const quote = { ...totals, lines: [...priced.lines] };
  return { ok: true, cost: "paid", reservation, wish, quote, differenceCents };
}
