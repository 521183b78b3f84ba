import type { LocalDate } from "../../calendar.ts";
import { ageOn } from "../../calendar.ts";

export type AgeLimits = { minDriverAge: number; carMinDriverAge: number };

/** Is the driver old enough on the pick-up day, for the agency and for this car? */
export function checkDriverAge(
  dateOfBirth: LocalDate,
  pickupDate: LocalDate,
  limits: AgeLimits,
): "ok" | "too-young" {
  const least = Math.max(limits.minDriverAge, limits.carMinDriverAge);
  return ageOn(dateOfBirth, pickupDate) < least ? "too-young" : "ok";
}
