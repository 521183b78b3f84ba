import { Client, type Pool } from "pg";
import type { Log } from "../log.ts";

const firstRetryMs = 100;
const longestRetryMs = 5_000;
/** The interval at which a silently dead connection is detected. */
const heartbeatMs = 10_000;

export type PriceChangeListener = {
  /** False while the connection is down, when changes cannot be heard. */
  isListening: () => boolean;
  close: () => Promise<void>;
};

/**
 * Opens a connection of its own that hears every change of the catalogue and reconnects when it breaks. `onVersion`
 * gets the current version at each start and after each change. Resolves after the first try.
 */
export async function listenForPriceChanges(
  pool: Pool,
  { log, onVersion }: { log: Log; onVersion: (version: number) => void },
): Promise<PriceChangeListener> {
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let retryMs = firstRetryMs;
  let listening = false;

  const start = async (): Promise<void> => {
    const mine = new Client(pool.options);
    client = mine;
    mine.on("error", (error) => drop(mine, error));
    mine.on("end", () => drop(mine));
    mine.on("notification", ({ payload }) => onVersion(Number.parseInt(payload ?? "", 10) || 0));
    try {
      await mine.connect();
      await mine.query("listen catalogue");
      onVersion(await askVersion(mine));
      if (mine !== client) return;
      listening = true;
      retryMs = firstRetryMs;
      timer = setTimeout(beat, heartbeatMs, mine).unref();
    } catch (error) {
      drop(mine, error);
    }
  };
  const drop = (lost: Client, error?: unknown): void => {
    if (lost !== client) return;
    client = undefined;
    listening = false;
    clearTimeout(timer);
    log.warn({ err: error }, "the connection that hears of price changes was lost");
    lost.end().catch(() => undefined);
    timer = setTimeout(start, retryMs).unref();
    retryMs = Math.min(retryMs * 2, longestRetryMs);
  };
  const beat = async (mine: Client): Promise<void> => {
    const version = await Promise.race([askVersion(mine), silence()]).catch(() => undefined);
    if (mine !== client) return;
    if (version === undefined) return drop(mine);
    onVersion(version);
    timer = setTimeout(beat, heartbeatMs, mine).unref();
  };

  await start();
  return {
    isListening: () => listening,
    close: async () => {
      const last = client;
      client = undefined;
      listening = false;
      clearTimeout(timer);
      await last?.end().catch(() => undefined);
    },
  };
}

async function askVersion(client: Client): Promise<number> {
  const { rows } = await client.query<{ version: number }>("select version from catalogue_version");
  if (!rows[0]) throw new Error("The table catalogue_version has lost its row.");
  return rows[0].version;
}

function silence(): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(undefined), heartbeatMs).unref();
  });
}
