import type { CarCategory } from "../cars/car.ts";

/** What is wrong with one field of a form of the back office; amounts are euro cents. */
export type FieldFault =
  | { code: "missing" }
  | { code: "too-long"; most: number }
  | { code: "amount"; mostCents: number }
  | { code: "number"; least: number; most: number }
  | { code: "date" }
  | { code: "month-day" }
  | { code: "choice" }
  /** The second of a pair lies before the first. */
  | { code: "ends-before-start" }
  | { code: "both-or-none" }
  /** A safety fee is a part of the deposit. */
  | { code: "over-deposit" }
  /** What is free has no price. */
  | { code: "free-has-no-price" }
  | { code: "cap-below-price" }
  | { code: "percent" }
  | { code: "coupon-code" }
  | { code: "code-taken" }
  | { code: "code-used" }
  /** No price for these categories, so the plan cannot be offered. */
  | { code: "no-price"; categories: readonly CarCategory[] }
  | { code: "last-offered" }
  /** More of an extra is promised than there would be. */
  | { code: "promised"; pieces: number; left: number; reservations: readonly string[] }
  | { code: "price-missing" }
  | { code: "days-taken" };

/** By the name of the field. */
export type FieldFaults = Record<string, FieldFault>;
