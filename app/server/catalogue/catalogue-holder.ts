import type { Pool } from "pg";
import type { Log } from "../log.ts";
import { readCatalogue, type Catalogue } from "./catalogue.ts";
import { listenForPriceChanges } from "./price-change-listener.ts";

/** Keeps the newest catalogue in memory. */
export type CatalogueHolder = {
  /** The newest catalogue. Asks the database only when something changed, or when changes cannot be heard. */
  get: () => Promise<Catalogue>;
  /** The same, after asking for the version now: what an editor of prices calls after its commit. */
  refresh: () => Promise<Catalogue>;
  /**
   * The stamp of what is made from the catalogue now. While changes cannot be heard every call has
   * another one, so that nothing kept under a stamp is used.
   */
  currentVersion: () => number;
  close: () => Promise<void>;
};

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
  return {
    get: () => (listener.isListening() ? upToDate() : refresh()),
    refresh,
    currentVersion: () => (listener.isListening() ? newest : --unheard),
    close: () => listener.close(),
  };
}

async function readCatalogueVersion(pool: Pool): Promise<number | undefined> {
  const { rows } = await pool.query<{ version: number }>("select version from catalogue_version");
  return rows[0]?.version;
}
