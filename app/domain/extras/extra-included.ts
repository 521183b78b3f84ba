import type { LocalDate } from "../calendar.ts";
import type { Extra } from "../pricing/price-list.ts";

/**
 * Is the extra fitted without charge for a pick-up on this date? Winter equipment is compulsory in Bosnia and Herzegovina
 * from 1 November to 1 April, so the seeded window wraps over new year.
 */
export function extraIncludedOn(
  extra: Pick<Extra, "includedFrom" | "includedTo">,
  date: LocalDate,
): boolean {
  const { includedFrom: from, includedTo: to } = extra;
  if (from === undefined || to === undefined) return false;
  const day = date.slice(5);
  return from <= to ? from <= day && day <= to : from <= day || day <= to;
}
