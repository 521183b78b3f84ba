import type { PriceChangeFacts } from "../../../../../ui/booking/bill/price-change.tsx";
import type { Typed } from "../tasks/change-options.ts";

/** What a form may ask for. */
export const intents = [
  "confirm",
  "cancel",
  "no-show",
  "reinstate",
  "quote",
  "change",
  "swap",
  "add-line",
  "remove-line",
  "customer",
  "note",
  "resend",
] as const;
export type Intent = (typeof intents)[number];

/** A change that can be had, to be accepted. */
export type Offer = {
  price: PriceChangeFacts;
  seenTotalCents: number;
  seenSequence: number;
  /** The wish, as the form said it. */
  typed: Typed;
  /** For a change so late; 0 while it is free. */
  feeCents: number;
};

/** What the page says about a form that was not done. */
export type Told = {
  intent: Intent;
  message?: string;
  /** Somebody else was quicker: what happened after this event is shown. */
  since?: number;
  /** By the name of the field. */
  faults?: Readonly<Record<string, string>>;
  /** What was typed, so that it stands in the form again. */
  typed?: Typed;
  offer?: Offer;
  /** Days and cars that are free instead. */
  alternatives?: string[];
};
