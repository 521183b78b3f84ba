/**
 * The ledger of what is sold: signed rows, added by each deed on a reservation and never changed. The sum of the rows up to a moment
 * is what was sold at that moment.
 */
import type { LocalDate } from "../calendar.ts";
import type { Language } from "../language.ts";
import type { Source } from "../reservations/booking/source.ts";

/** `fee` is also what the staff added by hand or charged, `discount` what they took off. */
export const ledgerKinds = ["rate", "plan", "extra", "fee", "discount"] as const;
type LedgerKind = (typeof ledgerKinds)[number];

/** What one thing of a reservation sells on one of its rental days. */
export type SoldRow = {
  /** The date on which the rental day starts; of a charge the date of the charge. */
  day: LocalDate;
  kind: LedgerKind;
  /** The code of the plan or the extra; of a fee or discount the code of its line, of a charge its kind; empty for the rate. */
  item: string;
  /** Rental days: one for each rate, none for the rest, so that they can be added up. */
  days: number;
  /** Euro cents, VAT inside; discounts below zero. */
  cents: number;
};

/** A sold row with what was sold, and where. */
export type LedgerRow = SoldRow & {
  carId: number;
  /** The vehicle that is meant for the reservation. */
  vehicleId?: number;
  /** The place of the pick-up. */
  locationId: string;
  source: Source;
  language: Language;
};

/** The rows with those put together that differ in nothing but their numbers; without those that come to nothing. */
export function summedRows<Row extends SoldRow & Partial<LedgerRow>>(rows: readonly Row[]): Row[] {
  const sums = new Map<string, Row>();
  for (const row of rows) {
    const { day, kind, item, carId, vehicleId, locationId, source, language } = row;
    const key = [day, kind, item, carId, vehicleId, locationId, source, language].join(" ");
    const { days = 0, cents = 0 } = sums.get(key) ?? {};
    sums.set(key, { ...row, days: days + row.days, cents: cents + row.cents });
  }
  return [...sums.values()].filter(({ days, cents }) => days !== 0 || cents !== 0);
}
