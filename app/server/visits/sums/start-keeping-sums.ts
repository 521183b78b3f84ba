import { isDatabaseDown } from "../../db/is-down.ts";
import type { Deps } from "../../deps.ts";
import { keepSums } from "./keep-sums.ts";

const minuteMs = 60_000;
const hourMs = 3_600_000;

/**
 * Adds up the days that are over, a minute after the start and then every hour; there is something to do once a night. Any number of
 * processes may do this. Returns a function that stops it, and waits for what is under way.
 */
export function startKeepingSums(
  world: Pick<Deps, "pool" | "clock" | "log">,
  { firstAfterMs = minuteMs } = {},
): () => Promise<void> {
  let underWay: Promise<unknown> | undefined;
  const keep = () => {
    underWay ??= keepSums(world)
      .catch((err: unknown) => {
        if (!isDatabaseDown(err)) world.log.error({ err }, "visits were not added up");
      })
      .finally(() => (underWay = undefined));
  };
  const first = setTimeout(keep, firstAfterMs).unref();
  const hourly = setInterval(keep, hourMs).unref();
  return async () => {
    clearTimeout(first);
    clearInterval(hourly);
    await underWay;
  };
}
