import type { Pool } from "pg";

const pauseMs = 100;
const waiting = new WeakSet<Pool>();

/**
 * Tells every process that the history of some reservation went on. It is said after the commit and by itself, because commits
 * that notify queue for one lock; what happens within a tenth of a second is told once. Nothing is lost when it is not heard:
 * who listens anew is given the news of the last day.
 */
export function tellNews(pool: Pool): void {
  if (waiting.has(pool)) return;
  waiting.add(pool);
  setTimeout(() => {
    waiting.delete(pool);
    if (!pool.ending) pool.query("notify news").catch(() => undefined);
  }, pauseMs).unref();
}
