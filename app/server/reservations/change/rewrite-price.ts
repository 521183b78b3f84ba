import { totalOf } from "../../../domain/pricing/lines/total-of.ts";
import type { QuoteLine } from "../../../domain/pricing/quote-line.ts";
import type { Reservation } from "../../../domain/reservations/reservation.ts";
import { isAhead } from "../../../domain/reservations/states/states.ts";
import { queueLetters } from "../../mail/queue-letters.ts";
import { replaceLines } from "../booking/insert-reservation.ts";
import { type Held, customerLetters, type StaffHand } from "../deeds/hold-for-staff.ts";
import { recordDeed } from "../held/record-deed.ts";
import { changeLetters } from "./change-letters.ts";
import { rewriteReservation } from "./rewrite-reservation.ts";

type Rewritten = {
  lines: readonly QuoteLine[];
  by: StaffHand["by"];
  reason: string;
  /** What the history says of it, besides the totals. */
  about: object;
};

/** Writes other lines of a price by hand; the total and its VAT follow. A customer who still waits for the car is told. */
export async function rewritePrice(
  { client, kept, at }: Held,
  { lines, by, reason, about }: Rewritten,
): Promise<Reservation> {
  const { id, view: before, phoneCountry, pinned, vehicleId } = kept;
  const sequence = before.sequence + 1;
  const after = { ...before, lines, ...totalOf(lines), sequence };
  await rewriteReservation(client, { id, view: after, phoneCountry, pinned, vehicleId });
  await replaceLines(client, id, lines);
  if (isAhead(before.status)) {
    const letters = changeLetters({ action: "modify", before, after }, id);
    await queueLetters(client, customerLetters(letters), at);
  }
  await recordDeed(client, {
    reservationId: id,
    action: "price",
    ...by,
    at,
    reason,
    fromStatus: before.status,
    toStatus: after.status,
    before: { totalCents: before.totalCents },
    after: { totalCents: after.totalCents, ...about },
  });
  return after;
}
