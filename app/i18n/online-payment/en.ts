import type { OnlineRefusal } from "../../domain/online-payments/online-payment.ts";
import { bilingual } from "../bilingual.ts";
import { bs } from "./bs.ts";

/** Paying online, as the customer reads it. */
const en = {
  title: "Pay online",
  toPay: "To pay",
  lead: (code: string) => `Reservation ${code}. The deposit is not part of this amount.`,
  safe: "You type your card number on the payment provider’s page. We never see it.",
  pay: (amount: string) => `Pay ${amount} now`,
  now: "Pay now",
  offer: "You can pay online now, or as agreed at the pick-up.",
  offerNow: "You can pay this online now.",
  paying: "Opening…",
  back: "Your reservation",
  settled: "Nothing is left to pay online.",
  outcome: {
    paid: "Thank you, your payment has arrived.",
    refunded: "This payment was refunded.",
    failed: "The payment did not go through, and nothing was charged. You can try again.",
    begun:
      "We have not heard from the payment provider yet. If you have paid, this page will say so in a few minutes; if you have not, you can try again.",
  },
  reload: "Check again",
  refused: {
    nothing: "Nothing is left to pay online.",
    changed: "The amount has changed meanwhile. Check it and pay again.",
    down: "The payment provider is not answering at the moment. Please try again later.",
    "not-found": "There is no such reservation any more.",
    "no-provider": "Nothing can be paid online at the moment.",
  } satisfies Record<OnlineRefusal, string>,
  test: {
    title: "Test payment",
    lead: "No money moves here. Choose what becomes of this payment.",
    reservation: "Reservation",
    paid: "Paid",
    refused: "Refused",
    abandoned: "Go back without paying",
  },
};

export type Words = typeof en;

export const onlineWords = bilingual(en, bs);
