import { summedRows, type LedgerRow } from "./ledger-row.ts";

/**
 * The signed rows that make what the ledger holds of a reservation into what it sells now: the difference of each day and thing, and
 * nothing where they agree. What is sold on another car, vehicle or place is taken back there and added here.
 */
export function ledgerChanges(held: readonly LedgerRow[], sold: readonly LedgerRow[]): LedgerRow[] {
  const back = held.map((row) => ({ ...row, days: 0 - row.days, cents: 0 - row.cents }));
  return summedRows([...back, ...sold]);
}
