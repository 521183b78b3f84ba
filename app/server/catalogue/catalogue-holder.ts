import type { Pool } from "pg";
import type { Log } from "../log.ts";
import type { Catalogue } from "../../domain/catalogue/catalogue.ts";
import { readCatalogue } from "./read-catalogue.ts";
import { listenForPriceChanges } from "./price-change-listener.ts";

/** Keeps the newest catalogue in memory. */
export type CatalogueHolder = {
  /** The newest catalogue. Asks the database only when something changed, or when changes cannot be heard. */
  get: () => Promise<Catalogue>;
  /** The same, after asking for the version now. */
  refresh: () => Promise<Catalogue>;
  /**
   * Reads what was just committed, so that the next page is made of it. Never throws, because the change is kept whatever comes
   * of this: a reading that fails is logged, and tried again until it is done.
   */
  catchUp: () => Promise<void>;
  /** What was read last, for what has to be shown even while the database does not answer: it may be old. */
  lastKnown: () => Catalogue;
  /**
   * The stamp of what is made from the catalogue now. While changes cannot be heard every call has
   * another one, so that nothing kept under a stamp is used.
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
  // One reading serves all who wait for it; a change that came in after it began asks for another.
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
