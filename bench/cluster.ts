/** A temporary PostgreSQL configured like the product's own: loaded without durability, measured with it. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Pool, PoolConfig } from "pg";
import { openCatalogue } from "../app/server/catalogue/catalogue-holder.ts";
import { makePool } from "../app/server/db/client.server.ts";
import { appName, appRole, ensureAppDatabase } from "../app/server/db/cluster/app-database.ts";
import { superuserConfig } from "../app/server/db/cluster/ask-server.ts";
import { ensureCluster } from "../app/server/db/cluster/ensure-cluster.ts";
import { clusterPlace } from "../app/server/db/cluster/place.ts";
import { stopServer } from "../app/server/db/cluster/stop-server.ts";
import { giveRights } from "../app/server/db/app-rights.ts";
import { migrate } from "../app/server/db/migrate.ts";
import { seed } from "../app/server/db/seed/seed.ts";
import { systemClock, systemRandom, type Deps } from "../app/server/deps.ts";
import { silentLog } from "../app/server/log.ts";

/** Fills a migrated and seeded database; `admin` is the superuser in it. */
export type Fill = (admin: Pool) => Promise<void>;

export type BenchCluster = {
  dataDir: string;
  /** Opens the database of this name with the product's dependencies. */
  open: (name: string) => Promise<{ deps: Deps; config: PoolConfig; close: () => Promise<void> }>;
  close: () => Promise<void>;
};

/** Creates a cluster with one database per entry of `databases`, each migrated, seeded and filled. */
export async function makeCluster(
  databases: Readonly<Record<string, Fill>>,
): Promise<BenchCluster> {
  const dataDir = mkdtempSync(join(tmpdir(), "eternal-pro-bench-"));
  const place = clusterPlace(dataDir);
  const start = async (durable: boolean) => {
    const running = await ensureCluster(place, { durable, maxConnections: 100 }, silentLog);
    if (!running.ok) throw new Error(running.sentence);
    return running.postmaster;
  };
  const loading = await start(false);
  await ensureAppDatabase(loading);
  await makeNew(superuserConfig(loading));
  for (const [name, fill] of Object.entries(databases))
    await make(name, fill, superuserConfig(loading));
  await stopServer(place.dir);
  const { socketFolder, port } = await start(true);
  return {
    dataDir,
    open: (name) => open({ host: socketFolder, port, user: appRole, database: name, ssl: false }),
    close: async () => {
      await stopServer(place.dir, "immediate");
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The product's own database, as it is before anything happens in it: the others are copies of it. */
async function makeNew(superuser: PoolConfig): Promise<void> {
  const pool = makePool({ ...superuser, user: appName, database: appName }, silentLog);
  await migrate(pool);
  await giveRights(pool, appRole);
  await seed(pool, { clock: systemClock });
  await pool.end();
}

async function make(name: string, fill: Fill, superuser: PoolConfig): Promise<void> {
  const root = makePool(superuser, silentLog);
  await root.query(`create database ${name} owner ${appName} template ${appName}`);
  await root.end();
  // Loading exceeds the usual statement timeout.
  const admin = makePool({ ...superuser, database: name, max: 1, statement_timeout: 0 }, silentLog);
  await fill(admin);
  await admin.query("vacuum analyze");
  await admin.query("checkpoint");
  await admin.end();
}

async function open(config: PoolConfig) {
  const pool = makePool(config, silentLog);
  const catalogue = await openCatalogue(pool, { log: silentLog });
  const deps: Deps = {
    pool,
    catalogue,
    clock: systemClock,
    random: systemRandom,
    log: silentLog,
    isProduction: true,
    trustProxy: false,
    cachePages: true,
    publicUrl: undefined,
    signingKey: new Uint8Array(32).fill(7),
  };
  const close = async () => {
    await catalogue.close();
    await pool.end();
  };
  return { deps, config, close };
}
