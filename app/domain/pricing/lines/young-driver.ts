import type { LocalDate } from "../../calendar.ts";
import { ageOn } from "../../calendar.ts";
import type { RentalRules } from "../price-list.ts";
import type { LineOf } from "../quote-line.ts";

/** The surcharge for drivers under `youngDriverUntil` on the pick-up day, per day up to the cap. `undefined` when nothing is due. */
export function youngDriverLine(
  dateOfBirth: LocalDate,
  pickupDate: LocalDate,
  rentalDays: number,
  rules: RentalRules,
): LineOf<"young-driver"> | undefined {
  const age = ageOn(dateOfBirth, pickupDate);
  const uncapped = rules.youngDriverPerDayCents * rentalDays;
  const amountCents = Math.min(uncapped, rules.youngDriverCapCents);
  if (age >= rules.youngDriverUntil || amountCents <= 0) return undefined;
  return {
    code: "young-driver",
    subject: "",
    quantity: rentalDays,
    unit: "day",
    unitCents: rules.youngDriverPerDayCents,
    amountCents,
    included: false,
    reason: { age, until: rules.youngDriverUntil, capped: amountCents < uncapped },
  };
}
