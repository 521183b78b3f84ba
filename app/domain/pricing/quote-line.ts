/**
 * The lines of a price as it is sold; what is charged beside it later stands in `account/fees`. A new kind of line is, in this
 * order: its number in `pricing/price-list` (and where it is set: a setting in `settings/definitions`, or a price in `pricing/editing`),
 * its code and reason here, its file in `pricing/lines`, its call in `pricing/quote`, and its words in `i18n/booking`. Its place
 * (`lines/line-order`), its sentence (`i18n/booking/line-words`) and its field and name in the former site's letter
 * (`server/letters/edge-payload`) do not compile without it. A percentage also says its figures in `i18n/paper/line-quantity`.
 */
import type { LocalDate } from "../calendar.ts";
import type { Bilingual } from "../language.ts";

/** Rental days that share one price, in the order of the trip. */
export type DayRun = {
  days: number;
  perDayCents: number;
  seasonId?: number;
  weekend: boolean;
  from: LocalDate;
};

/**
 * One line of a price: what it is, how it was counted, and why. Euro cents, VAT inside, discounts negative.
 * `included` marks lines of zero that a visitor should still see (free extras, the basic plan, free delivery).
 * i18n turns code, subject and reason into sentences.
 */
export type QuoteLine = {
  quantity: number;
  unit: "day" | "rental" | "piece-day" | "piece";
  unitCents: number;
  amountCents: number;
  included: boolean;
} &
  /** `graceMinutes` is the grace that it was sold with, whatever that of today is. */
  (
    | { code: "car"; subject: string; reason: { runs: DayRun[]; graceMinutes: number } }
    | {
        code: "length-discount";
        subject: "";
        reason: { percent: number; fromDays: number; baseCents: number };
      }
    | {
        code: "protection";
        subject: string;
        reason: { fromDays: number; depositCents: number; excessCents: number };
      }
    | {
        code: "extra";
        subject: string;
        reason: {
          charge: "per-day" | "per-rental" | "free";
          capped: boolean;
          includedBySeason: boolean;
        };
      }
    | { code: "young-driver"; subject: ""; reason: { age: number; until: number; capped: boolean } }
    | {
        code: "border-fee";
        subject: string;
        reason: {
          charge: "per-rental" | "per-day";
          document: "none" | "green-card" | "border-insurance";
        };
      }
    | { code: "delivery"; subject: string; reason: { end: "pickup" | "dropoff" } }
    | { code: "one-way"; subject: ""; reason: { fromLocationId: string; toLocationId: string } }
    | {
        code: "out-of-hours";
        subject: string;
        reason: { end: "pickup" | "dropoff"; opens?: string; closes?: string };
      }
    | {
        code: "coupon";
        subject: string;
        reason: {
          kind: "percent" | "fixed";
          value: number;
          appliesTo: "car" | "car-and-protection" | "total";
          baseCents: number;
        };
      }
    /** What the staff agreed on with the customer; its subject is the name of this one line. */
    | { code: "manual"; subject: string; reason: { label: Bilingual } }
  );

export type LineCode = QuoteLine["code"];

/** The line of one code, with its own reason. */
export type LineOf<Code extends LineCode> = Extract<QuoteLine, { code: Code }>;

/** A whole price. `totalCents` is the sum of the lines; net + VAT = total; the deposit is not part of it. */
export type Quote = {
  rentalDays: number;
  lines: QuoteLine[];
  /** What the car alone costs: car line and length discount. */
  carCents: number;
  totalCents: number;
  netCents: number;
  vatCents: number;
  depositCents: number;
  priceListVersion: number;
};
