import { systemClock } from "../app/server/deps.ts";
import { renewSold } from "../app/server/revenue/renew-sold.ts";
import { renewSums } from "../app/server/visits/sums/keep-sums.ts";
import { withDatabase } from "./with-database.ts";

/**
 * `npm run sums:renew`: counts the sums anew that are kept for revenue and analytics, when the morning proof says that they differ. The
 * product may keep running; a booking waits a moment for it.
 */
await withDatabase(async (pool) => {
  await renewSold({ pool, clock: systemClock });
  const days = await renewSums({ pool, clock: systemClock });
  return {
    ok: true,
    told: `Kept sums are counted anew: all that is sold, and ${days} days of visits`,
  };
});
