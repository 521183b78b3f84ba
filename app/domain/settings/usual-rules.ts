import type { RentalRules } from "../pricing/price-list.ts";

/** What holds until the agency sets something else; databases that are older than these rules have no row for them. */
export const usualRules = {
  outOfHoursLeadHours: 12,
  freeAfterBookingMinutes: 60,
} satisfies Partial<RentalRules>;
