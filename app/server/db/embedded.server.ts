import { setTimeout as sleep } from "node:timers/promises";
import type { PoolConfig } from "pg";
import type { Log } from "../log.ts";
import type { Refusal } from "../refusal.ts";
import { appName, appRole, ensureAppDatabase } from "./cluster/app-database.ts";
import { superuserConfig } from "./cluster/ask-server.ts";
import { ensureCluster } from "./cluster/ensure-cluster.ts";
import { clusterPlace, type ClusterPlace } from "./cluster/place.ts";
import type { Postmaster } from "./cluster/postmaster-file.ts";
import { joinCluster, type Presence } from "./cluster/presence.ts";
import { ordinarySettings } from "./cluster/settings.ts";
import { stopServer } from "./cluster/stop-server.ts";
import { watchDisk } from "./cluster/watch-disk.ts";
import type { Database } from "./database.ts";

type Joined = { ok: true; postmaster: Postmaster; version: string; presence: Presence };

const shortestWaitMs = 100;
const longestWaitMs = 5_000;

/**
 * Opens the product's own PostgreSQL under the data folder and watches it: a server that dies is started again for as
 * long as the program runs. Programs on one data folder share one server.
 */
export async function openEmbedded(
  dataDir: string,
  log: Log,
): Promise<{ ok: true; database: Database } | Refusal> {
  const place = clusterPlace(dataDir);
  const joined = await join(place, log);
  if (!joined.ok) return joined;
  const watch = watchOver(place, joined, log);
  const { socketFolder, port } = joined.postmaster;
  const as = (user: string): PoolConfig => ({
    host: socketFolder,
    port,
    user,
    database: appName,
    password: "",
    ssl: false,
  });
  return {
    ok: true,
    database: {
      poolConfig: as(appRole),
      ownerConfig: as(appName),
      scratch: { config: superuserConfig(joined.postmaster), name: `${appName}_scratch` },
      describe: `PostgreSQL ${joined.version} in ${place.dir}`,
      stop: watch.stop,
    },
  };
}

/** Joins a running cluster with the product's database in it, or returns the reason why that failed. */
async function join(place: ClusterPlace, log: Log): Promise<Joined | Refusal> {
  for (let tries = 1; ; tries += 1) {
    const running = await ensureCluster(place, ordinarySettings, log);
    if (!running.ok) return running;
    try {
      await ensureAppDatabase(running.postmaster);
      return { ...running, presence: await joinCluster(running.postmaster) };
    } catch (error) {
      // The last program that left has just stopped it, or it has crashed: it is started again.
      if (tries === 10) throw error;
      await sleep(shortestWaitMs);
    }
  }
}

function watchOver(place: ClusterPlace, joined: Joined, log: Log): { stop: () => Promise<void> } {
  let presence: Presence | undefined = joined.presence;
  let recovering: Promise<Presence | undefined> | undefined;
  let stopped: Promise<void> | undefined;
  const leaving = new AbortController();
  const endDiskWatch = watchDisk(place.dataDir, log);
  const watching = (async () => {
    while (presence && !leaving.signal.aborted) {
      await presence.lost;
      if (leaving.signal.aborted) return;
      recovering = recover(place, log, leaving.signal);
      presence = await recovering;
    }
  })();
  const leave = async () => {
    leaving.abort();
    endDiskWatch();
    const last = recovering ? await recovering : presence;
    if (await last?.isLast().catch(() => false)) await stopServer(place.dir);
    await last?.close().catch(() => undefined);
    await watching;
  };
  return { stop: () => (stopped ??= leave()) };
}

/** Brings the cluster back, however long it takes; logs each cause of failure once. */
async function recover(
  place: ClusterPlace,
  log: Log,
  leaving: AbortSignal,
): Promise<Presence | undefined> {
  log.error("The database has stopped; starting it again.");
  let said = "";
  for (let wait = shortestWaitMs; !leaving.aborted; wait = Math.min(wait * 2, longestWaitMs)) {
    const joined = await join(place, log).catch(
      (error: Error) => ({ ok: false, sentence: error.message }) as const,
    );
    if (joined.ok) {
      log.warn("The database runs again.");
      return joined.presence;
    }
    if (joined.sentence !== said) log.error(joined.sentence);
    said = joined.sentence;
    await sleep(wait, undefined, { signal: leaving }).catch(() => undefined);
  }
  return undefined;
}
