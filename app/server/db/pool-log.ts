import type { Pool } from "pg";
import { silentLog, type Log } from "../log.ts";

const logs = new WeakMap<Pool, Log>();

/** Sends connection errors of `pool` to `log`. */
export function logTo(log: Log, pool: Pool): void {
  logs.set(pool, log);
}

/** Returns the log of a pool; a pool without one writes nothing. */
export function logOf(pool: Pool): Log {
  return logs.get(pool) ?? silentLog;
}
