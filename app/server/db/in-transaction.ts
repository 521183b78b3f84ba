import type { Pool, PoolClient } from "pg";

const afterwards = new WeakMap<PoolClient, Set<(pool: Pool) => void>>();

/**
 * Has `work` done once the transaction of `client` is committed, and never when it is rolled back. The same function is called
 * once, however often it was asked for. Outside of `inTransaction` nothing happens.
 */
export function afterCommit(client: PoolClient, work: (pool: Pool) => void): void {
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
  const later = new Set<(pool: Pool) => void>();
  afterwards.set(client, later);
  let broken: Error | undefined;
  try {
    await client.query("begin");
    const result = await work(client);
    await client.query("commit");
    for (const each of later) each(pool);
    return result;
  } catch (error) {
    await client.query("rollback").catch((rollbackError: Error) => (broken = rollbackError));
    throw error;
  } finally {
    afterwards.delete(client);
    client.release(broken);
  }
}
