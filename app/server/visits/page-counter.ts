/** The number of times that each page was shown: sums that cannot tell one visitor from another. */
import type { Pool } from "pg";
import type { Language } from "../../domain/language.ts";
import type { DeviceType } from "../../domain/visits/device-type.ts";
import type { Deps } from "../deps.ts";

export type ShownPage = {
  /** `2026-11-21`, in Sarajevo. */
  day: string;
  path: string;
  language: Language;
  /** Empty, like the next three, when unknown. */
  device: DeviceType | "";
  browser: string;
  referrerHost: string;
  country: string;
};

type Counter = {
  day: string;
  /** Every sum of this day that this process has started. */
  begun: Set<string>;
  /** The counts that are not yet written. */
  waiting: Map<string, { page: ShownPage; hits: number }>;
  timer: NodeJS.Timeout | undefined;
  writing: Promise<void>;
};

const flushAfterMs = 3000;
/**
 * The maximum number of sums in a day; beyond it pages are counted without referrer and browser, which can be made
 * up.
 */
const maxSums = 20_000;
const counterOf = new WeakMap<Pool, Counter>();

// In a fixed order, so that two processes never deadlock on each other's rows.
const text = `
  insert into page_count (day, path, language, device_type, browser, referrer_host, country, hits)
  select day, path, language, device, browser, "referrerHost", country, hits
  from jsonb_to_recordset($1) as shown (
    day date, path text, language text, device text, browser text, "referrerHost" text,
    country text, hits int
  )
  order by 1, 2, 3, 4, 5, 6, 7
  on conflict (day, path, language, device_type, browser, referrer_host, country)
  do update set hits = page_count.hits + excluded.hits`;

/** Counts a page that was shown; written a few seconds later, in the background. Costs one lookup in a map. */
export function countPage({ pool, log }: Pick<Deps, "pool" | "log">, page: ShownPage): void {
  const counter = counterFor(pool, page.day);
  const key = keyOf(page);
  if (!counter.begun.has(key)) {
    if (counter.begun.size >= maxSums && !isPlain(page)) {
      return countPage({ pool, log }, { ...page, ...plain });
    }
    counter.begun.add(key);
  }
  add(counter, key, page, 1);
  counter.timer ??= setTimeout(() => void write(pool, counter, log), flushAfterMs).unref();
}

/** Writes the counts in memory; to be called before the pool is closed. */
export async function flushPageCounts({ pool, log }: Pick<Deps, "pool" | "log">): Promise<void> {
  const counter = counterOf.get(pool);
  if (counter) await write(pool, counter, log);
}

const plain = { device: "", browser: "", referrerHost: "", country: "" } as const;

function isPlain({ device, browser, referrerHost, country }: ShownPage): boolean {
  return !device && !browser && !referrerHost && !country;
}

function keyOf({ day, path, language, device, browser, referrerHost, country }: ShownPage): string {
  return `${day}|${path}|${language}|${device}|${browser}|${referrerHost}|${country}`;
}

function counterFor(pool: Pool, day: string): Counter {
  const known = counterOf.get(pool);
  if (known) {
    if (known.day !== day) {
      known.day = day;
      known.begun.clear();
    }
    return known;
  }
  const counter: Counter = {
    day,
    begun: new Set(),
    waiting: new Map(),
    timer: undefined,
    writing: Promise.resolve(),
  };
  counterOf.set(pool, counter);
  return counter;
}

function add({ waiting }: Counter, key: string, page: ShownPage, hits: number): void {
  const sum = waiting.get(key);
  if (sum) sum.hits += hits;
  else waiting.set(key, { page, hits });
}

async function write(pool: Pool, counter: Counter, log: Deps["log"]): Promise<void> {
  clearTimeout(counter.timer);
  counter.timer = undefined;
  const sums = counter.waiting;
  counter.waiting = new Map();
  counter.writing = counter.writing.then(async () => {
    if (sums.size === 0) return;
    const rows = [...sums.values()].map(({ page, hits }) => ({ ...page, hits }));
    try {
      await pool.query({ name: "count-pages", text, values: [JSON.stringify(rows)] });
    } catch (error) {
      log.warn({ err: error }, "shown pages could not be counted yet");
      keepForLater(counter, sums);
    }
  });
  await counter.writing;
}

/** Keeps the counts of a failed write for the next one. */
function keepForLater(counter: Counter, sums: Counter["waiting"]): void {
  for (const [key, { page, hits }] of sums) {
    if (counter.waiting.size < maxSums || counter.waiting.has(key)) add(counter, key, page, hits);
  }
}
