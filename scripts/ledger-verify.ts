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

function told({ reservationId, isElsewhere, ...sums }: LedgerFault): string {
  const { ledgerCents, ledgerDays, soldCents, soldDays } = sums;
  const place = isElsewhere ? ", in part on another car, vehicle or place" : "";
  return `reservation ${reservationId}: ${ledgerCents} cents and ${ledgerDays} days in the ledger${place}; ${soldCents} cents and ${soldDays} days in the reservation`;
}
