import { Pool, type PoolConfig } from "pg";
import type { Log } from "../log.ts";
import { logTo } from "./pool-log.ts";

/** The name of the product's connections in `pg_stat_activity`. */
export const applicationName = "eternal-pro";

const ordinary: PoolConfig = {
  max: 20,
  application_name: applicationName,
  connectionTimeoutMillis: 10_000,
  idleTimeoutMillis: 30_000,
  statement_timeout: 15_000,
  idle_in_transaction_session_timeout: 30_000,
  keepAlive: true,
};

/**
 * The product's connections. A database that goes away fails the queries under way and nothing else:
 * the next query opens a new connection.
 */
export function makePool(config: PoolConfig, log: Log): Pool {
  const pool = new Pool({ ...ordinary, ...config });
  logTo(log, pool);
  pool.on("error", (error) => {
    // One that says goodbye while its server stops is not lost: nobody waits for its answer.
    if (!pool.ending) log.warn({ err: error }, "an idle database connection was lost");
  });
  // A connection that is lost while checked out, between two queries, has no other error listener and would
  // end the process.
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}
