import type { Pool } from "pg";
import type { Log } from "../log.ts";
import type { Catalogue } from "../../domain/catalogue/catalogue.ts";
import { readCatalogue } from "./read-catalogue.ts";
import { listenForPriceChanges } from "./price-change-listener.ts";

/** Keeps the newest catalogue in memory. */
export type CatalogueHolder = {
  /**
   * Returns the newest catalogue. Asks the database only when something changed, or when the listening connection is
   * down.
   */
  get: () => Promise<Catalogue>;
  /** Returns the newest catalogue after asking the database for its version. */
  refresh: () => Promise<Catalogue>;
  /**
   * Reads a change that was just committed, so that the next page shows it. Never throws, because the change is
   * stored whatever happens here: a failed read is logged and tried again until it succeeds.
   */
  catchUp: () => Promise<void>;
  /**
   * Returns the catalogue that was read last, perhaps outdated, for what has to be shown even while the database does
   * not answer.
   */
  lastKnown: () => Catalogue;
  /**
   * The version of the catalogue, as a cache stamp. While the listening connection is down every call returns another
   * number, so that nothing cached under a stamp is used.
   */
  currentVersion: () => number;
  close: () => Promise<void>;
};

const firstRetryMs = 1_000;
const longestRetryMs = 30_000;

/** Reads the catalogue and follows its changes until it is closed. */
export async function openCatalogue(pool: Pool, { log }: { log: Log }): Promise<CatalogueHolder> {
  let held = await readCatalogue(pool);
  let newest = held.version;
  let reading: Promise<void> | undefined;
  let unheard = 0;
  const listener = await listenForPriceChanges(pool, {
    log,
    onVersion: (version) => (newest = version),
  });

  const read = async (): Promise<void> => {
    const expected = newest;
    held = await readCatalogue(pool);
    // The snapshot may be ahead of the notice of its last change, which is still under way.
    if (newest === expected) newest = held.version;
  };
  // All waiting callers share one read; a change that arrives after it began starts another.
  const upToDate = async (): Promise<Catalogue> => {
    while (held.version !== newest) {
      await (reading ??= read().finally(() => (reading = undefined)));
    }
    return held;
  };
  const refresh = async (): Promise<Catalogue> => {
    newest = (await readCatalogueVersion(pool)) ?? newest;
    return upToDate();
  };
  let retry: NodeJS.Timeout | undefined;
  let isClosed = false;
  const catchUp = async (waitMs: number): Promise<void> => {
    clearTimeout(retry);
    try {
      await refresh();
    } catch (error) {
      if (isClosed) return;
      log.error({ err: error }, "the catalogue could not be read after a change");
      retry = setTimeout(catchUp, waitMs, Math.min(waitMs * 2, longestRetryMs)).unref();
    }
  };
  return {
    get: () => (listener.isListening() ? upToDate() : refresh()),
    refresh,
    catchUp: () => catchUp(firstRetryMs),
    lastKnown: () => held,
    currentVersion: () => (listener.isListening() ? newest : --unheard),
    close: async () => {
      isClosed = true;
      clearTimeout(retry);
      await listener.close();
    },
  };
}

async function readCatalogueVersion(pool: Pool): Promise<number | undefined> {
  const { rows } = await pool.query<{ version: number }>("select version from catalogue_version");
  return rows[0]?.version;
}
