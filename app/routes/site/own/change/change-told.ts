import type { LocalDateTime } from "../../../../domain/calendar.ts";
import type { QuoteFault } from "../../../../domain/pricing/quote.ts";
import type { TripFaults } from "../../../../domain/reservations/trip/check-trip.ts";
import type { LateEnd } from "../../../../domain/reservations/lateness/late.ts";
import type { Alternatives } from "../../../../ui/booking/car/alternatives.tsx";
import type { CarOffer } from "../../../../ui/booking/car/car-choice.tsx";
import type { PriceChangeFacts } from "../../../../ui/booking/bill/price-change.tsx";
import type { TypedChange } from "./wish/change-fields.ts";

/** What is wrong with the form of a change, by where it is said. */
export type ChangeFaults = {
  trip?: TripFaults;
  selection?: QuoteFault | "unknown-car";
  /** The least age for the car, in years. */
  tooYoung?: number;
  phone?: "required" | "invalid";
  flightNumber?: "invalid";
};

/** A change that can be had: it is accepted with what was seen of it. */
export type Offer = {
  price: PriceChangeFacts;
  seenTotalCents: number;
  seenSequence: number;
  /** 0 while changes are free, euro cents. */
  seenFeeCents: number;
  /** It is not what was accepted a moment ago. */
  isStale: boolean;
};

/** Why a change cannot be had, and what can. */
export type Refusal =
  | { kind: "taken"; alternatives: Alternatives }
  | { kind: "stock"; extra: string; left: number; to: string }
  /** This reservation was changed too often. */
  | { kind: "too-many" };

export type ChangeTold = {
  about: "change";
  typed: TypedChange;
  /** Set when the form was filled in anew by the offer that was chosen. */
  switched?: string;
  /** The cars on the dates of the form, where these are not those of the reservation. */
  cars?: readonly CarOffer[];
  faults?: ChangeFaults;
  unchanged?: boolean;
  offer?: Offer;
  refusal?: Refusal;
};

export type LateSaid =
  /** `graceMinutes`: it is free because the return is within them. */
  | { kind: "free"; at: LocalDateTime; graceMinutes?: number }
  | { kind: "paid"; at: LocalDateTime; differenceCents: number; price: PriceChangeFacts }
  | { kind: "place-closed"; place: string; hours?: string }
  | { kind: "return-by"; at: LocalDateTime }
  | { kind: "too-many" }
  | { kind: "fault"; reason: "not-later" | "bad-time" };

export type LateTold = {
  about: "late";
  end: LateEnd;
  /** As chosen or typed. */
  typed: { date: string; time: string };
  said: LateSaid;
  /** It is not what was accepted a moment ago. */
  isStale: boolean;
};

/** What the page is told after one of its forms was sent. */
export type Told =
  | ChangeTold
  | LateTold
  /** The free time ended between the page and the button. */
  | { about: "cancel" }
  /** Meanwhile nothing can be changed any more. */
  | { about: "closed" }
  /** The form was of another reservation than the one that is open now. */
  | { about: "other" };
