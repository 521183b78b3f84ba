import type { LocalDate } from "../calendar.ts";
import type { CarCategory } from "../cars/car.ts";

/** A discount code. `value` is a percentage (percent) or euro cents (fixed). Limits that are absent do not bind. */
export type Coupon = {
  id: number;
  code: string;
  kind: "percent" | "fixed";
  value: number;
  appliesTo: "car" | "car-and-protection" | "total";
  bookFrom?: LocalDate;
  bookTo?: LocalDate;
  pickupFrom?: LocalDate;
  pickupTo?: LocalDate;
  minRentalDays?: number;
  minTotalCents?: number;
  categories?: readonly CarCategory[];
  locationIds?: readonly string[];
  maxUses?: number;
  maxUsesPerEmail?: number;
  active: boolean;
};
