/** Counts that are added up in memory and written a few seconds later, by one statement: they cost who is counted nothing. */
import type { Pool } from "pg";
import type { Deps } from "../deps.ts";

type CountDeps = Pick<Deps, "pool" | "log">;

type Counted = {
  /** `2026-11-21`, in Sarajevo. */
  day: string;
};

type Kind<Row extends Counted> = {
  /** The name of the statement. */
  name: string;
  /** Writes a JSON array of rows, each with its `hits`, as `$1`; in a fixed order, so that two processes never deadlock on each other's rows. */
  text: string;
  keyOf: (row: Row) => string;
  /** The row that counts in place of one that would begin more sums than a day may have; undefined where none does. */
  instead: (row: Row) => Row | undefined;
  /** The line of the log when the counts could not be written. */
  lost: string;
};

type Counter<Row> = {
  day: string;
  /** Every sum of this day that this process has started. */
  begun: Set<string>;
  /** The counts that are not yet written. */
  waiting: Map<string, { row: Row; hits: number }>;
  timer: NodeJS.Timeout | undefined;
  writing: Promise<void>;
};

const flushAfterMs = 3000;
/** The maximum number of sums in a day: parts of a key can be made up. */
const maxSums = 20_000;

/** Returns a counter. `flush` writes the counts in memory; it is to be called before the pool is closed. */
export function backgroundCounter<Row extends Counted>(kind: Kind<Row>) {
  const counterOf = new WeakMap<Pool, Counter<Row>>();

  function count({ pool, log }: CountDeps, row: Row): void {
    const counter = counterFor(counterOf, pool, row.day);
    const key = kind.keyOf(row);
    if (!counter.begun.has(key)) {
      if (counter.begun.size >= maxSums) {
        const other = kind.instead(row);
        if (other === undefined) return;
        if (kind.keyOf(other) !== key) return count({ pool, log }, other);
      }
      counter.begun.add(key);
    }
    add(counter, key, row, 1);
    counter.timer ??= setTimeout(
      () => void write(kind, { pool, log }, counter),
      flushAfterMs,
    ).unref();
  }

  async function flush({ pool, log }: CountDeps): Promise<void> {
    const counter = counterOf.get(pool);
    if (counter) await write(kind, { pool, log }, counter);
  }

  return { count, flush };
}

function counterFor<Row>(
  counterOf: WeakMap<Pool, Counter<Row>>,
  pool: Pool,
  day: string,
): Counter<Row> {
  const known = counterOf.get(pool);
  if (known) {
    if (known.day !== day) {
      known.day = day;
      known.begun.clear();
    }
    return known;
  }
  const counter: Counter<Row> = {
    day,
    begun: new Set(),
    waiting: new Map(),
    timer: undefined,
    writing: Promise.resolve(),
  };
  counterOf.set(pool, counter);
  return counter;
}

/** The row that came last stands for the others of its key. */
function add<Row>({ waiting }: Counter<Row>, key: string, row: Row, hits: number): void {
  waiting.set(key, { row, hits: hits + (waiting.get(key)?.hits ?? 0) });
}

async function write<Row extends Counted>(
  { name, text, lost }: Kind<Row>,
  { pool, log }: CountDeps,
  counter: Counter<Row>,
): Promise<void> {
  clearTimeout(counter.timer);
  counter.timer = undefined;
  const sums = counter.waiting;
  counter.waiting = new Map();
  counter.writing = counter.writing.then(async () => {
    if (sums.size === 0) return;
    const rows = [...sums.values()].map(({ row, hits }) => ({ ...row, hits }));
    try {
      await pool.query({ name, text, values: [JSON.stringify(rows)] });
    } catch (error) {
      log.warn({ err: error }, lost);
      keepForLater(counter, sums);
    }
  });
  await counter.writing;
}

/** Keeps the counts of a failed write for the next one. */
function keepForLater<Row>(counter: Counter<Row>, sums: Counter<Row>["waiting"]): void {
  for (const [key, { row, hits }] of sums) {
    if (counter.waiting.size < maxSums || counter.waiting.has(key))
      add(counter, key, counter.waiting.get(key)?.row ?? row, hits);
  }
}
