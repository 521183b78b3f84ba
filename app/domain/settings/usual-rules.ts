import type { RentalRules } from "../pricing/price-list.ts";

/** What holds until the agency sets something else; databases that are older than these rules have no row for them. */
export const usualRules = {
  outOfHoursLeadHours: 12,
  freeAfterBookingMinutes: 60,
  // Two cars of a family for a month, and one more, are confirmed at once.
  instantDays: 30,
  instantValueCents: 300_000,
  instantReservations: 3,
  instantPersonDays: 75,
} satisfies Partial<RentalRules>;
