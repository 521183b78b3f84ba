import type { Pool } from "pg";

const pauseMs = 100;
const waiting = new WeakSet<Pool>();

/**
 * Notifies every process that the history of some reservation has a new event. It runs after the commit in a
 * statement of its own, because commits that notify queue for one lock; calls within a tenth of a second are sent
 * once. A lost notification loses nothing: a new listener gets the news of the last day.
 */
export function tellNews(pool: Pool): void {
  if (waiting.has(pool)) return;
  waiting.add(pool);
  setTimeout(() => {
    waiting.delete(pool);
    if (!pool.ending) pool.query("notify news").catch(() => undefined);
  }, pauseMs).unref();
}
