import { formatEuro } from "../app/i18n/format.ts";
import {
  findLedgerFaults,
  type LedgerFault,
} from "../app/server/reservations/ledger/find-ledger-faults.ts";
import { withDatabase } from "./with-database.ts";

/**
 * `npm run ledger:verify`: compares the ledger of what is sold with the kept price of every reservation. Names every one that differs,
 * ten at most. The product may keep running.
 */
await withDatabase(async (pool) => {
  const faults = await findLedgerFaults(pool);
  if (faults.length === 0)
    return { ok: true, told: "The ledger agrees with the price of every reservation" };
  const named = faults.slice(0, 10).map((fault) => `  ${told(fault)}`);
  return {
    ok: false,
    sentence: `The ledger differs from prices of reservations: ${faults.length} in all.\n${named.join("\n")}`,
  };
});

function told({ reservationId, ...sums }: LedgerFault): string {
  const ledger = amountOf(sums.ledgerCents, sums.ledgerDays);
  const sold = amountOf(sums.soldCents, sums.soldDays);
  if (ledger === sold)
    return `reservation ${reservationId}: ${ledger} in the ledger, in part on another car, vehicle or place`;
  return `reservation ${reservationId}: ${ledger} in the ledger, ${sold} in its price`;
}

function amountOf(cents: number, days: number): string {
  return `${formatEuro(cents, "en-us")} for ${days} ${days === 1 ? "day" : "days"}`;
}
