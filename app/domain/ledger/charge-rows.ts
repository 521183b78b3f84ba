import type { ChargeKind } from "../account/charge.ts";
import type { LocalDate } from "../calendar.ts";
import { summedRows, type SoldRow } from "./ledger-row.ts";

/** A charge that is owed, with the day on which it was charged in Sarajevo; euro cents. */
export type OwedCharge = { kind: ChargeKind; day: LocalDate; cents: number };

/** What the ledger says of the charges that are owed: each is a fee of the day on which it was charged, also after a cancellation. */
export function chargeRows(charges: readonly OwedCharge[]): SoldRow[] {
  return summedRows(
    charges.map(({ kind, day, cents }) => ({ day, kind: "fee", item: kind, days: 0, cents })),
  );
}
