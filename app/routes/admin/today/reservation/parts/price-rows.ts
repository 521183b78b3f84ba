import { ageOn, dateOf } from "../../../../../domain/calendar.ts";
import type { Language } from "../../../../../domain/language.ts";
import { ageGap } from "../../../../../domain/pricing/lines/age-gap.ts";
import type { RentalRules } from "../../../../../domain/pricing/price-list.ts";
import { can } from "../../../../../domain/reservations/states/actions.ts";
import { adminReservationWords } from "../../../../../i18n/admin-reservation/en.ts";
import { billRows, rowKey } from "../../../../../i18n/booking/bill-rows.ts";
import { counted } from "../../../../../i18n/booking/counted.ts";
import { formatEuro } from "../../../../../i18n/format.ts";
import type { Names } from "./names-of.ts";
import type { StaffReservation } from "../../../../../server/reservations/reading/find-for-staff.ts";

export type PriceRow = {
  key: string;
  label: string;
  amount: string;
  reason: string;
  /** The name of a manual line, and the reason that the staff wrote. */
  byHand?: { name: string; why?: string };
};

/** The lines of the kept price with their reasons; manual lines with the reason that only the staff see. */
export function priceRows(
  { view, events }: Pick<StaffReservation, "view" | "events">,
  names: Names,
  language: Language,
): PriceRow[] {
  const terms = { names, pickupAt: view.trip.pickupAt };
  const byHand = new Map(
    view.lines.flatMap((line) => (line.code === "manual" ? [[rowKey(line), line.subject]] : [])),
  );
  const whys = new Map(
    events.flatMap(({ after, reason }): [string, string][] => {
      const added = after?.added;
      const isNamed = typeof added === "object" && added !== null && "name" in added;
      return isNamed && reason ? [[String(added.name), reason]] : [];
    }),
  );
  return billRows({ ...view, lines: [...view.lines] }, terms, language).map((row) => {
    const { key, label, amount, reason } = row;
    const name = byHand.get(key);
    const shown = { key, label, amount, reason };
    return name === undefined ? shown : { ...shown, byHand: { name, why: whys.get(name) } };
  });
}

/**
 * The note that the kept price was made for another age than the driver's birth date gives; undefined when the ages
 * agree, or when the price can no longer change.
 */
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
