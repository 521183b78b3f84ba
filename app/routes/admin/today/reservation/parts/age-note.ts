import type { Language } from "../../../../../domain/language.ts";
import { ageOn, dateOf } from "../../../../../domain/calendar.ts";
import { ageGap } from "../../../../../domain/pricing/lines/age-gap.ts";
import type { RentalRules } from "../../../../../domain/pricing/price-list.ts";
import { can } from "../../../../../domain/reservations/states/actions.ts";
import { adminReservationWords } from "../../../../../i18n/admin-reservation/en.ts";
import { counted } from "../../../../../i18n/booking/counted.ts";
import { formatEuro } from "../../../../../i18n/format.ts";
import type { StaffReservation } from "../../../../../server/reservations/reading/find-for-staff.ts";

/** That the kept price takes the driver for another age than the birth date says, while a price can still change. */
export function ageNote(
  { view, dateOfBirth }: StaffReservation,
  rules: RentalRules,
  language: Language,
): string | undefined {
  const gap = ageGap(view, dateOfBirth, rules);
  if (!gap || !dateOfBirth || !can("price-by-hand", view.status)) return undefined;
  const age = counted(ageOn(dateOfBirth, dateOf(view.trip.pickupAt)), "year", language);
  const words = adminReservationWords(language).price;
  return words.young[gap.kind](age, formatEuro(gap.line.amountCents, language));
}
