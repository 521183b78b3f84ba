import { adminReservationWords } from "../../../../../i18n/admin-reservation/en.ts";
import type { Answer } from "./answer.ts";
import { type Asked, wholeOf } from "./asked.ts";
import type { Typed } from "../tasks/change-options.ts";
import type { PriceChangeFacts } from "../../../../../ui/booking/bill/price-change.tsx";

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

type Refusal = "not-found" | "stale" | "closed";

/** A form that could not be read. */
export function unreadable({ about }: Asked): Answer {
  const message = adminReservationWords(about.language).told.unreadable;
  return { told: { message }, status: 400 };
}

/** What is said of a deed that was refused; after somebody else's change, with what happened since. */
export function refused(asked: Asked, reason: Refusal, typed?: Typed): Answer {
  const { told } = adminReservationWords(asked.about.language);
  if (reason !== "stale")
    return { told: { message: reason === "closed" ? told.closed : told.gone, typed }, status: 409 };
  const message = `${told.stale} ${told.staleThen}`;
  return {
    told: { message, since: Math.max(0, wholeOf(asked.form, "event")), typed },
    status: 409,
  };
}

/** A sentence about what stands in the way. */
export function said(message: string, status = 409, typed?: Typed): Answer {
  return { told: { message, typed }, status };
}
