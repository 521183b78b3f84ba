import { isDatabaseDown } from "../../db/is-down.ts";
import type { Deps } from "../../deps.ts";
import { keepOverdueBusy } from "./keep-overdue-busy.ts";

const everyMs = 60_000;

/**
 * Keeps overdue vehicles busy: once before it returns, so that nobody is served while the calendar is older than the clock, and
 * every minute from then on. Returns a function that stops it, and waits for what is under way.
 */
export async function startKeepingBusy(
  deps: Pick<Deps, "pool" | "catalogue" | "clock" | "log">,
): Promise<() => Promise<void>> {
  let underWay: Promise<void> | undefined;
  const keep = () => {
    underWay ??= keepOverdueBusy(deps)
      .catch((err: unknown) => {
        if (!isDatabaseDown(err)) deps.log.error({ err }, "an overdue vehicle was not kept busy");
      })
      .finally(() => (underWay = undefined));
    return underWay;
  };
  await keep();
  const timer = setInterval(keep, everyMs).unref();
  return async () => {
    clearInterval(timer);
    await underWay;
  };
}
