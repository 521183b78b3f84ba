import type { Pool, PoolClient } from "pg";
import { logOf } from "./pool-log.ts";

type Later = (pool: Pool) => void;
type Last = (client: PoolClient) => Promise<void>;

/** What an open transaction does as its last statements, and once it is committed. */
const pending = new WeakMap<PoolClient, { last: Last[]; later: Set<Later> }>();

/**
 * Runs `work` as one of the last statements of the transaction of `client`, in the order in which they were passed: for numbers
 * without gaps, which nothing that fails earlier may use up. Outside of `inTransaction` it runs at once.
 */
export async function beforeCommit(client: PoolClient, work: Last): Promise<void> {
  const open = pending.get(client);
  if (open) open.last.push(work);
  else await work(client);
}

/**
 * Runs `work` after the transaction of `client` is committed, and never when it is rolled back. The same function
 * runs once, however often it was passed; one that throws is logged, since the commit stands. Outside of
 * `inTransaction` nothing happens.
 */
export function afterCommit(client: PoolClient, work: Later): void {
  pending.get(client)?.later.add(work);
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
  const open = { last: [] as Last[], later: new Set<Later>() };
  pending.set(client, open);
  const result = await commit(client, async () => {
    const done = await work(client);
    for (const last of open.last) await last(client);
    return done;
  });
  for (const later of open.later) runLater(later, pool);
  return result;
}

/**
 * Runs `work` and takes back everything that it wrote unless `keeps` accepts its result; the transaction goes on either way.
 * What it wanted done before or after the commit is dropped as well.
 */
export async function inSavepoint<Result>(
  client: PoolClient,
  work: () => Promise<Result>,
  keeps: (result: Result) => boolean,
): Promise<Result> {
  const open = pending.get(client);
  const before = open && { last: [...open.last], later: new Set(open.later) };
  await client.query("savepoint before_work");
  const result = await work();
  if (keeps(result)) return result;
  await client.query("rollback to savepoint before_work");
  if (open && before) Object.assign(open, before);
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
    pending.delete(client);
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
