import { ageOn, type LocalDate } from "../../calendar.ts";
import type { Car } from "../../cars/car.ts";
import type { RentalRules } from "../../pricing/price-list.ts";

/** The least age of a driver at pick-up, in years: the agency's, or the car's where that is higher and a car is chosen. */
export function leastDriverAge(
  rules: Pick<RentalRules, "minDriverAge">,
  car: Pick<Car, "minDriverAge"> | undefined,
): number {
  return Math.max(rules.minDriverAge, car?.minDriverAge ?? 0);
}

/** True for a driver who is younger than the least age (`leastDriverAge`) on the day of the pick-up. */
export function isTooYoung(
  dateOfBirth: LocalDate,
  pickupDate: LocalDate,
  leastAge: number,
): boolean {
  return ageOn(dateOfBirth, pickupDate) < leastAge;
}
