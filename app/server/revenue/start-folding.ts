import { isDatabaseDown } from "../db/is-down.ts";
import type { Deps } from "../deps.ts";
import { foldSoldDays } from "./fold-sold-days.ts";

const hourMs = 3_600_000;

type World = Pick<Deps, "pool" | "clock" | "log">;

/**
 * Adds the ledger to the kept sums of its days at the start and every hour. Whoever reads them counts the rest, so being late costs time
 * and no truth. Returns a function that stops it, and waits for what is under way.
 */
export function startFolding(world: World): () => Promise<void> {
  let underWay: Promise<unknown> | undefined;
  const fold = () => {
    underWay ??= foldSoldDays(world.pool, { until: world.clock.now() })
      .catch((err: unknown) => {
        if (!isDatabaseDown(err)) world.log.error({ err }, "the sums of the ledger were not kept");
      })
      .finally(() => (underWay = undefined));
  };
  fold();
  const timer = setInterval(fold, hourMs).unref();
  return async () => {
    clearInterval(timer);
    await underWay;
  };
}
