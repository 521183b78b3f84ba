/**
 * The fleets of all cars, kept in memory so that a search costs one small question to the database: has a car changed?
 * Triggers count every change of a car's vehicles and of what keeps them busy in `fleet_version`, in the transaction of the
 * change itself, so an answer is never older than the question. A booking does not look here but at the rows, under a lock.
 */
import type { Pool } from "pg";
import type { CarFleet, Fleets } from "../../domain/availability/fleet/car-fleet.ts";
import type { Instant } from "../../domain/availability/occupancy.ts";
import { readCarFleets } from "./car-fleets.ts";

type Memory = {
  fleets: Map<number, CarFleet>;
  /** What ended before is not in memory. */
  since: Instant;
  turnaroundMinutes: number;
  /** The versions, as the database wrote them, that memory was last found equal to. */
  versions: string | undefined;
  /** The reading that is under way: one at a time, so that a later state is never followed by an earlier one. */
  reading: Promise<void> | undefined;
};

const msPerDay = 86_400_000;
const longestMs = 30 * msPerDay;
const memories = new WeakMap<Pool, Memory>();

const text = `
  select coalesce(string_agg(car_id || ':' || version, ' ' order by car_id), '') as versions
  from fleet_version`;

/** The fleets as they are now, with everything that a trip after `now` can meet. */
export async function currentFleets(
  pool: Pool,
  now: Instant,
  turnaroundMinutes: number,
): Promise<Fleets> {
  const memory = memoryFor(pool, now, turnaroundMinutes);
  const { rows } = await pool.query<{ versions: string }>({ name: "fleet-versions", text });
  const versions = rows[0]?.versions ?? "";
  if (versions === memory.versions) return memory.fleets;
  for (;;) {
    const changed = changedCars(versions, memory.fleets);
    if (changed.length === 0) break;
    const isOurs = memory.reading === undefined;
    // A rush on a cold memory waits for one reading instead of doing a hundred.
    memory.reading ??= remember(pool, memory, changed).finally(() => (memory.reading = undefined));
    await memory.reading;
    // Somebody else's may have begun before our question; a car that is deleted meanwhile never catches up.
    if (isOurs) break;
  }
  memory.versions = versions;
  return memory.fleets;
}

/**
 * A clock that was set back (a test, a restored machine) and another turnaround need a new memory; so does an old one,
 * because it gathers what has ended since.
 */
function memoryFor(pool: Pool, now: Instant, turnaroundMinutes: number): Memory {
  const known = memories.get(pool);
  const needed = now - msPerDay;
  const serves = known && known.since <= needed && needed - known.since < longestMs;
  if (serves && known.turnaroundMinutes === turnaroundMinutes) return known;
  const since = needed - msPerDay;
  const memory = {
    fleets: new Map(),
    since,
    turnaroundMinutes,
    versions: undefined,
    reading: undefined,
  };
  memories.set(pool, memory);
  return memory;
}

/** The cars of which the database has counted more changes than memory has seen. */
function changedCars(versions: string, fleets: Fleets): number[] {
  return versions.split(" ").flatMap((entry) => {
    const [carId, version = 0] = entry.split(":").map(Number);
    return carId && (fleets.get(carId)?.version ?? -1) < version ? [carId] : [];
  });
}

async function remember(pool: Pool, memory: Memory, carIds: number[]): Promise<void> {
  const read = await readCarFleets(pool, carIds, memory);
  for (const [carId, fleet] of read) memory.fleets.set(carId, fleet);
}
