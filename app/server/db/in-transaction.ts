import type { Pool, PoolClient } from "pg";
import { logOf } from "./pool-log.ts";

type Later = (pool: Pool) => void;

const afterwards = new WeakMap<PoolClient, Set<Later>>();

/**
 * Runs `work` after the transaction of `client` is committed, and never when it is rolled back. The same function
 * runs once, however often it was passed; one that throws is logged, since the commit stands. Outside of
 * `inTransaction` nothing happens.
 */
export function afterCommit(client: PoolClient, work: Later): void {
  afterwards.get(client)?.add(work);
}

/**
 * Runs `work` in one transaction: committed when it returns, rolled back when it throws.
 * A connection that cannot even roll back is thrown away.
 */
export async function inTransaction<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  const later = new Set<Later>();
  afterwards.set(client, later);
  const result = await commit(client, work);
  for (const each of later) runLater(each, pool);
  return result;
}

async function commit<Result>(
  client: PoolClient,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  let broken: Error | undefined;
  try {
    await client.query("begin");
    const result = await work(client);
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback").catch((rollbackError: Error) => (broken = rollbackError));
    throw error;
  } finally {
    afterwards.delete(client);
    client.release(broken);
  }
}

function runLater(work: Later, pool: Pool): void {
  try {
    work(pool);
  } catch (error) {
    logOf(pool).error({ err: error }, "what follows a commit failed; the commit stands");
  }
}
