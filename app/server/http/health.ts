import type { Context } from "hono";
import { within } from "../within.ts";
import type { Deps } from "../deps.ts";

/** The longest wait for the database, in milliseconds: who asks for the health waits no longer than that. */
const patienceMs = 2_000;

/** Letters that are due for so long without having left mean that mail is ill. */
const overdue = "interval '15 minutes'";

/**
 * Answers `GET /healthz`: which parts are well. 503 while the database does not answer, since no page can be made then; letters
 * that do not leave wait for their server and are told of without it.
 */
export function health({ pool, log }: Pick<Deps, "pool" | "log">) {
  return async (c: Context): Promise<Response> => {
    const query = pool.query<{ letters: number }>(
      `select count(*)::int as letters from outbox
       where sent_at is null and failed_at is null and created_at < now() - ${overdue} and next_try_at > created_at + ${overdue}`,
    );
    const found = await within(patienceMs, query).catch((err: unknown) => {
      log.warn({ err }, "the database does not answer");
      return undefined;
    });
    const waiting = found?.rows[0]?.letters ?? 0;
    const parts = {
      database: found ? "ok" : "down",
      mail: !found ? "unknown" : waiting > 0 ? "waiting" : "ok",
    };
    const headers = { "Cache-Control": "no-store", ...(found ? {} : { "Retry-After": "10" }) };
    return c.json(
      { ok: found !== undefined, ...parts, waitingLetters: waiting },
      found ? 200 : 503,
      headers,
    );
  };
}
