import type { FaultOf } from "../../../../domain/forms/field-fault.ts";
import type { LocalDateTime } from "../../../../domain/calendar.ts";
import type { EarlyReturn } from "../../../../domain/handovers/early-return.ts";
import type { QuoteFault } from "../../../../domain/pricing/quote.ts";
import type { TripFaults } from "../../../../domain/reservations/trip/check-trip.ts";
import type { LateEnd } from "../../../../domain/reservations/lateness/late.ts";
import type { Alternatives } from "../../../../ui/booking/car/alternatives.tsx";
import type { CarOffer } from "../../../../ui/booking/car/car-choice.tsx";
import type { PriceChangeFacts } from "../../../../ui/booking/bill/price-change.tsx";
import type { TypedChange } from "./wish/change-fields.ts";

/** Faults of the change form, by the place where each is shown. */
export type ChangeFaults = {
  trip?: TripFaults;
  selection?: QuoteFault | "unknown-car";
  /** Set when the driver is too young: the minimum age for the car, in years. */
  tooYoung?: number;
  phone?: FaultOf<"missing" | "phone">;
  flightNumber?: FaultOf<"flight-number">;
};

/** A possible change. Accepting it sends back the values that the customer saw. */
export type Offer = {
  price: PriceChangeFacts;
  seenTotalCents: number;
  seenSequence: number;
  /** Euro cents; 0 while changes are free. */
  seenFeeCents: number;
  /** 1 when the confirmed reservation would wait for the staff again, else 0. */
  seenWaits: number;
  /** True when the offer differs from the one that was just accepted. */
  isStale: boolean;
};

/** The reason why a change is impossible, and the alternatives. */
export type Refusal =
  | { kind: "taken"; alternatives: Alternatives }
  | { kind: "stock"; extra: string; left: number; to: string }
  /** This reservation was changed too often. */
  | { kind: "too-many" };

export type ChangeTold = {
  about: "change";
  typed: TypedChange;
  /** Set when a chosen alternative has filled in the form anew. */
  switched?: string;
  /** The cars for the form's dates, when they differ from the reservation's. */
  cars?: readonly CarOffer[];
  faults?: ChangeFaults;
  unchanged?: boolean;
  offer?: Offer;
  refusal?: Refusal;
};

export type LateSaid =
  /** `graceMinutes` is set when the return is free because it lies within them. */
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
  /** True when the answer differs from the one that was just accepted. */
  isStale: boolean;
};

export type EarlySaid =
  /** What comes back when the car does then, euro cents, for unused days, by the rule of today. */
  | { kind: "can"; at: LocalDateTime; cents: number; days: number; rule: EarlyReturn }
  | { kind: "place-closed"; place: string; hours?: string }
  /** The staff have promised the vehicle to others. */
  | { kind: "arranged" }
  | { kind: "too-many" }
  | { kind: "fault"; reason: "not-earlier" | "bad-time" };

export type EarlyTold = {
  about: "early";
  /** As typed. */
  typed: { date: string; time: string };
  said: EarlySaid;
  /** True when the answer differs from the one that was just accepted. */
  isStale: boolean;
};

/** The action's data after one of the page's forms was sent. */
export type Told =
  | ChangeTold
  | LateTold
  | EarlyTold
  /** The free time ended after the page was loaded and before the button was pressed. */
  | { about: "cancel" }
  /** The reservation has meanwhile been closed to changes. */
  | { about: "closed" }
  /** The form belonged to another reservation than the one open now. */
  | { about: "other" };
