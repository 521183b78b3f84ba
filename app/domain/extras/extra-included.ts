import { addDays, type LocalDate } from "../calendar.ts";
import type { Extra } from "../pricing/price-list.ts";

/**
 * Is the extra fitted without charge on a rental of so many days from this pick-up date? It is when any of the days lies
 * in its window: winter equipment is compulsory in Bosnia and Herzegovina from 1 November to 1 April, so a car that is
 * out on one of those days has it. The seeded window wraps over new year.
 */
export function extraIncludedOn(
  extra: Pick<Extra, "includedFrom" | "includedTo">,
  pickupDate: LocalDate,
  rentalDays: number,
): boolean {
  const { includedFrom: from, includedTo: to } = extra;
  if (from === undefined || to === undefined) return false;
  return Array.from({ length: rentalDays }, (_, day) => addDays(pickupDate, day).slice(5)).some(
    (day) => (from <= to ? from <= day && day <= to : from <= day || day <= to),
  );
}
