/** Whether a change that is sent is still the one that its sender saw, or one that was made already. */
import type { Quote } from "../../pricing/quote-line.ts";
import type { HeldReservation } from "../held-reservation.ts";
import type { PhoneReader } from "../person/phone-reader.ts";
import type { ChangeWish } from "./change.ts";
import { isAsKept } from "./check-change.ts";

/** What the customer saw and agreed to: the new total, and which state of the reservation it was told for. */
export type SeenChange = {
  /** Euro cents. */
  seenTotalCents: number;
  seenSequence: number;
  /** They were told that what is confirmed now waits for the staff again. */
  seenWaits?: boolean;
};

/** True for the change that was made last, sent once more. */
export function isRepeated(
  kept: HeldReservation,
  { wish, seenSequence, seenTotalCents }: SeenChange & { wish: ChangeWish },
  readPhone: PhoneReader,
): boolean {
  const { sequence, totalCents } = kept.view;
  const isNext = seenSequence === sequence - 1 && seenTotalCents === totalCents;
  return isNext && isAsKept(kept, wish, readPhone);
}

/**
 * True when the price is what was agreed to, and the reservation what it was told for; a member of the staff also saw a
 * version of it. Without a quote the kept price stays.
 */
export function isAsSeen(
  { view, version }: Pick<HeldReservation, "view" | "version">,
  { seenTotalCents, seenSequence, seenVersion }: SeenChange & { seenVersion?: number },
  quote: Pick<Quote, "totalCents"> | undefined,
): boolean {
  if (seenVersion !== undefined && seenVersion !== version) return false;
  return (quote ?? view).totalCents === seenTotalCents && view.sequence === seenSequence;
}
