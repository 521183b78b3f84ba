/**
 * The queue in front of a car's lock. Who waits here holds no connection, so a rush on one car leaves the pool to everybody
 * else. The lock in the database stays what keeps a car from being promised twice: other processes have queues of their own.
 */
import type { Pool } from "pg";

type Lanes = Map<number, Promise<unknown>>;

const lanesOf = new WeakMap<Pool, Lanes>();

/** Runs `work` when everybody who asked for this car before is done, whatever became of them. */
export async function inCarLane<Result>(
  pool: Pool,
  carId: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const lanes = lanesFor(pool);
  const turn = (lanes.get(carId) ?? Promise.resolve()).then(work);
  const over = turn.catch(() => undefined);
  lanes.set(carId, over);
  try {
    return await turn;
  } finally {
    if (lanes.get(carId) === over) lanes.delete(carId);
  }
}

/** The same for several cars, one after the other in the order of their ids, so that nobody waits in a circle. */
export function inCarLanes<Result>(
  pool: Pool,
  carIds: readonly number[],
  work: () => Promise<Result>,
): Promise<Result> {
  const [first, ...others] = [...new Set(carIds)].toSorted((a, b) => a - b);
  if (first === undefined) return work();
  return inCarLane(pool, first, () => inCarLanes(pool, others, work));
}

function lanesFor(pool: Pool): Lanes {
  const known = lanesOf.get(pool);
  if (known) return known;
  const lanes: Lanes = new Map();
  lanesOf.set(pool, lanes);
  return lanes;
}
