import type { CarCategory } from "../cars/car.ts";

/**
 * What may be wrong with one field of a form: the one vocabulary of the house. Amounts are euro cents, limits are inclusive, and
 * lengths count UTF-16 units. The sentences are in `i18n/field-faults`.
 */
export type FieldFault =
  | { code: "missing" }
  | { code: "too-short"; min: number }
  | { code: "too-long"; max: number }
  /** A whole number is asked for. */
  | { code: "number"; min: number; max: number }
  | { code: "decimal"; min: number; max: number; decimals: number }
  /** A number of rental days. */
  | { code: "days"; min: number; max: number }
  | { code: "year"; min: number; max: number }
  | { code: "amount"; maxCents: number }
  /** An amount of convertible marks. */
  | { code: "marks"; maxFeninga: number }
  | { code: "negative" }
  | { code: "zero" }
  | { code: "too-high"; maxCents: number }
  | { code: "decimals" }
  | { code: "digits"; length: number }
  | { code: "date" }
  | { code: "time" }
  | { code: "in-past" }
  | { code: "in-future" }
  | { code: "too-far"; years: number }
  | { code: "month-day" }
  | { code: "hours" }
  | { code: "choice" }
  /** None of several boxes is ticked. */
  | { code: "choices" }
  | { code: "not-accepted" }
  | TextFault
  | RelationFault
  | PriceFault
  | HouseFault;

/** A text of the wrong shape. */
type TextFault =
  | { code: "name" }
  /** Half a character, or a control that no keyboard writes. */
  | { code: "text" }
  | { code: "email" }
  /** What could be the number of a card is never kept. */
  | { code: "card-number" }
  | { code: "phone" }
  | { code: "flight-number" }
  | { code: "web-address" }
  | { code: "tile-address" }
  /** This of several texts is no host name. */
  | { code: "host"; typed: string }
  | { code: "too-many-hosts"; max: number }
  | { code: "braces" }
  | { code: "colour" }
  | { code: "acriss" }
  | { code: "plate" }
  | { code: "vin" }
  /** Not thirteen digits, or the last one does not check the others. */
  | { code: "jib" }
  | { code: "vat-number" }
  | { code: "coupon-code" }
  | { code: "password-differs" };

/** A field that does not go with another one. */
type RelationFault =
  | { code: "both-languages" }
  | { code: "both-or-none" }
  /** The second of a pair lies before the first. */
  | { code: "ends-before-start" }
  /** A vehicle leaves the service after its first day in it. */
  | { code: "until" }
  /** A safety fee is a part of the deposit. */
  | { code: "over-deposit" }
  /** What is free has no price. */
  | { code: "free-has-no-price" }
  | { code: "cap-below-price" }
  | { code: "over-young-driver" }
  | { code: "over-longest" }
  | { code: "over-advance" }
  /** A total may not fall below zero. */
  | { code: "below-zero" };

/** A cell of the price list that does not go with the others. */
type PriceFault =
  | { code: "stands-alone" }
  | { code: "too-many-days" }
  | { code: "not-ascending" }
  | { code: "fee-missing" }
  | { code: "under-day" }
  | { code: "twice" }
  /** Lies on days of this other season. */
  | { code: "overlap"; seasonId: number }
  /** Drivers of this age may book at all, so no younger ones can be those who pay more. */
  | { code: "under-least-age"; minDriverAge: number }
  /** A car on offer would have no price outside the seasons. */
  | { code: "car-without-price"; carId: number };

/** A field that does not go with what the house has. */
type HouseFault =
  /** What the field is about is no longer there. */
  | { code: "gone" }
  | { code: "too-young" }
  | { code: "too-old" }
  | { code: "code-taken" }
  | { code: "code-used" }
  | { code: "date-taken" }
  | { code: "days-taken" }
  | { code: "last-place" }
  | { code: "last-offered" }
  /** These categories have no price, so the plan cannot be offered. */
  | { code: "no-price"; categories: readonly CarCategory[] }
  | { code: "price-missing" }
  /** More of an extra is promised than there would be. */
  | { code: "promised"; pieces: number; left: number; reservations: readonly string[] };

export type FaultCode = FieldFault["code"];

/** The faults of these codes. */
export type FaultOf<Code extends FaultCode> = Extract<FieldFault, { code: Code }>;

/** What is wrong with a form, by the names of its fields. */
export type FieldFaults<
  Name extends string = string,
  Fault extends FieldFault = FieldFault,
> = Partial<Record<Name, Fault>>;
