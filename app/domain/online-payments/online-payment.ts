/** Payments that a provider is asked for: the number of a card is typed there, and never comes here. */
import type { Account } from "../account/account.ts";
import type { ReservationStatus } from "../reservations/states/status.ts";
import { isUnconfirmed } from "../reservations/states/states.ts";

/** `refunded`: all of it went back. */
export const onlineStates = ["begun", "paid", "failed", "refunded"] as const;
export type OnlineState = (typeof onlineStates)[number];

/** Why a payment is not begun. `nothing`: nothing may be paid online. `changed`: another sum is due by now. `down`: the provider refused, or does not answer. */
export type OnlineRefusal = "not-found" | "no-provider" | "nothing" | "changed" | "down";

/** What a provider tells of a payment; the amount in euro cents. */
export type OnlineNotice = {
  /** Ours, by which the provider was asked. */
  reference: string;
  outcome: "paid" | "refused";
  amountCents: number;
};

/**
 * What a notice does. `nothing`: it was told before, or comes after another one that holds. `take-other`: what came is taken, and it is
 * another amount than was asked for.
 */
export type NoticeEffect = "take" | "take-other" | "fail" | "nothing";

/** The effect of a notice on the payment that it names. Money that came counts whatever was told before; a refusal after it does not. */
export function effectOf(
  kept: { state: OnlineState; amountCents: number },
  { outcome, amountCents }: OnlineNotice,
): NoticeEffect {
  const isUnpaid = kept.state === "begun" || kept.state === "failed";
  if (outcome === "paid" && isUnpaid)
    return amountCents === kept.amountCents ? "take" : "take-other";
  if (outcome === "paid") return "nothing";
  return kept.state === "begun" ? "fail" : "nothing";
}

/** Why a refund was voided that the provider did not give; its sentence is in the words of the account. */
export const providerRefused = "provider-refused";

/** What may be paid online now, euro cents: all that is due, once the booking is confirmed. 0: nothing. */
export function payableCents(
  status: ReservationStatus,
  { dueCents }: Pick<Account, "dueCents">,
): number {
  return isUnconfirmed(status) ? 0 : Math.max(0, dueCents);
}
