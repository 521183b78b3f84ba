/** Payments that a provider is asked for: the number of a card is typed there, and never comes here. */
import type { Account } from "../account/account.ts";
import type { ReservationStatus } from "../reservations/states/status.ts";
import { isUnconfirmed } from "../reservations/states/states.ts";

/** `refunded`: all of it went back. */
export const onlineStates = ["begun", "paid", "failed", "refunded"] as const;
export type OnlineState = (typeof onlineStates)[number];

/** What a provider tells of a payment; the amount in euro cents. */
export type OnlineNotice = {
  /** Ours, by which the provider was asked. */
  reference: string;
  outcome: "paid" | "refused";
  amountCents: number;
};

/**
 * What a notice does. `nothing`: it was told before, or comes after another one that holds. `other-sum`: it is about another amount than
 * was asked for, and counts for nothing.
 */
export type NoticeEffect = "take" | "fail" | "nothing" | "other-sum";

/** The effect of a notice on the payment that it names. Money that came counts whatever was told before; a refusal after it does not. */
export function effectOf(
  kept: { state: OnlineState; amountCents: number },
  { outcome, amountCents }: OnlineNotice,
): NoticeEffect {
  if (amountCents !== kept.amountCents) return "other-sum";
  const isUnpaid = kept.state === "begun" || kept.state === "failed";
  if (outcome === "paid") return isUnpaid ? "take" : "nothing";
  return kept.state === "begun" ? "fail" : "nothing";
}

/** What may be paid online now, euro cents: all that is due, once the booking is confirmed. 0: nothing. */
export function payableCents(
  status: ReservationStatus,
  { dueCents }: Pick<Account, "dueCents">,
): number {
  return isUnconfirmed(status) ? 0 : Math.max(0, dueCents);
}
