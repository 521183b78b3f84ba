/** A customer's change on its way: what is wished for, what it would cost, and the answers it can get. */
import type { Alternatives } from "../../availability/alternatives.ts";
import type { Car } from "../../cars/car.ts";
import type { ShortExtra } from "../../extras/short-extra.ts";
import type { CouponRefusal } from "../../pricing/price-selection.ts";
import type { Quote } from "../../pricing/quote-line.ts";
import type { QuoteFault } from "../../pricing/quote.ts";
import type { WaitReason } from "../booking/wait-reasons.ts";
import type { Reservation } from "../reservation.ts";
import type { TripFaults } from "../trip/check-trip.ts";
import type { Selection, Trip } from "../trip/trip.ts";

/** The whole of what can be changed; what stays is given as it is. */
export type ChangeWish = {
  trip: Trip;
  selection: Selection;
  contact: { phone: string; phoneCountry: string; flightNumber?: string };
};

export type ChangeRefusal =
  | { ok: false; reason: "not-found" }
  /** The car is out, back, cancelled, or its pick-up time is over: nothing is changed here any more. */
  | { ok: false; reason: "closed" }
  | { ok: false; reason: "unchanged" }
  | { ok: false; reason: "unknown-car" }
  | { ok: false; reason: "trip"; faults: TripFaults }
  | { ok: false; reason: "selection"; fault: QuoteFault }
  | { ok: false; reason: "too-young"; leastAge: number }
  | { ok: false; reason: "phone" }
  | { ok: false; reason: "flight-number" };

/** A wish that could be had, or could be had at another time: its price beside the kept one. Writes nothing. */
export type ChangeQuote = {
  ok: true;
  /** As it is kept now. */
  before: Reservation;
  car: Car;
  /** The kept price itself when nothing that has a price is changed. */
  quote: Pick<
    Quote,
    "rentalDays" | "lines" | "totalCents" | "netCents" | "vatCents" | "depositCents"
  >;
  /** New total less old total, euro cents. */
  differenceCents: number;
  /** What may be charged because the time of free changes is over, euro cents; absent while it is free. */
  lateFeeCents?: number;
  /** Why what is confirmed now would wait for the staff again; absent when it would not. */
  waits?: readonly WaitReason[];
  /** Why the coupon of the booking does not count for the new trip. */
  couponFault?: CouponRefusal;
  free: boolean;
  /** The first counted extra of which too few pieces are left. */
  missingExtra?: ShortExtra;
  /** Only when the car is not free. */
  alternatives?: Alternatives;
};

export type ChangeAnswer =
  | { ok: true; reservation: Reservation }
  | ChangeRefusal
  /** The price, whether it waits, or the reservation itself is not what the customer saw. */
  | { ok: false; reason: "price-changed"; quoted: ChangeQuote }
  | { ok: false; reason: "not-available"; quoted: ChangeQuote }
  | { ok: false; reason: "extra-out-of-stock"; quoted: ChangeQuote };

/** What the letters tell: the reservation before and after. */
export type ReservationChange = {
  action: "modify" | "extend";
  before: Reservation;
  after: Reservation;
  lateFeeCents?: number;
};

/** A reservation that was called off, as the letters tell it. */
export type Cancellation = {
  /** As it is after the cancellation. */
  reservation: Reservation;
  /** What the agency may charge because the free time was over, euro cents; absent when it was free. */
  lateFeeCents?: number;
};

export type CancelAnswer =
  | { ok: true; reservation: Reservation; lateFeeCents?: number }
  | { ok: false; reason: "not-found" | "closed" };
