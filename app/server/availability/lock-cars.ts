import type { PoolClient } from "pg";

/** The first key of PostgreSQL's advisory locks that stand for cars; the second is the car's id. */
const carLocks = 1;

/**
 * Keeps everyone else from seating on a car until the transaction ends. Whoever seats on a car takes this lock first and
 * reads the car's calendar afterwards. Two cars are locked in the order of their ids, so that nobody waits in a circle.
 */
export async function lockCars(client: PoolClient, carIds: readonly number[]): Promise<void> {
  for (const carId of carIds.toSorted((a, b) => a - b)) {
    const text = "select pg_advisory_xact_lock($1, $2)";
    await client.query({ name: "lock-car", text, values: [carLocks, carId] });
  }
}
