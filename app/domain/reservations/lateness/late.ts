/** "I'm late": a customer says when they will come instead, and hears at once what that means. */
import type { LocalDateTime } from "../../calendar.ts";
import type { Quote } from "../../pricing/quote-line.ts";
import type { Reservation } from "../reservation.ts";

/** `arrival` before the car is picked up, `return` while it is out. */
export type LateEnd = "arrival" | "return";

export type LateWish = { end: LateEnd; at: LocalDateTime };

export type LateRefusal =
  | { ok: false; reason: "not-found" }
  /** Neither waiting for its pick-up nor out. */
  | { ok: false; reason: "closed" }
  /** Not later than agreed, or already past. */
  | { ok: false; reason: "not-later" }
  /** No half hour of the Sarajevo clock, or so far away that it is no delay: a new booking or a call is needed. */
  | { ok: false; reason: "bad-time" }
  /** Nobody is there then, and the place takes nobody out of hours. */
  | { ok: false; reason: "place-closed"; opens?: string; closes?: string }
  /**
   * Somebody waits for the car, or for an extra that is in it and stays in it: both have to be back by `at`. That is never
   * before the grace is over, and the agreed time itself where there is none.
   */
  | { ok: false; reason: "return-by"; at: LocalDateTime };

export type LateAnswer =
  | { ok: true; cost: "free"; reservation: Reservation; wish: LateWish }
  | {
      ok: true;
      /** Later than grace, or out of hours: this is the new price. */
      cost: "paid";
      reservation: Reservation;
      wish: LateWish;
      quote: Pick<
        Quote,
        "rentalDays" | "lines" | "totalCents" | "netCents" | "vatCents" | "depositCents"
      >;
      /** New total less old total, euro cents; above zero. */
      differenceCents: number;
    }
  | LateRefusal;

/** What the staff are told. */
export type LateReport = {
  /** As it is after the report. */
  reservation: Reservation;
  wish: LateWish;
  /** What it costs more, euro cents; 0 within grace, below zero when the fee of an earlier report falls away. */
  differenceCents: number;
  /** The customer comes at the agreed return after all, and takes back an earlier one. */
  isAsAgreed?: boolean;
};

/** An early return that was announced, as its letter tells it. */
export type EarlyReport = {
  /** As it is after the report: its price stays until the car is back. */
  reservation: Reservation;
  /** The agreed return itself when what was announced is taken back. */
  at: LocalDateTime;
  /** Unused whole days, and what would come back for them, euro cents. */
  days: number;
  cents: number;
};
