import { isDatabaseDown } from "../../db/is-down.ts";
import type { Deps } from "../../deps.ts";
import { queueMonthlyLetters } from "./queue-monthly-letters.ts";

const everyMs = 10 * 60_000;

/** Queues the letters about a month as they are due. Returns a function that stops it, and waits for what is under way. */
export function startMonthlyLetters(
  deps: Pick<Deps, "pool" | "catalogue" | "clock" | "log">,
): () => Promise<void> {
  let underWay: Promise<unknown> | undefined;
  const queue = () => {
    underWay ??= queueMonthlyLetters(deps)
      .catch((err: unknown) => {
        if (!isDatabaseDown(err))
          deps.log.error({ err }, "the letters of the month were not queued");
      })
      .finally(() => (underWay = undefined));
  };
  queue();
  const timer = setInterval(queue, everyMs).unref();
  return async () => {
    clearInterval(timer);
    await underWay;
  };
}
