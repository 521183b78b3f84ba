import { randomUUID } from "node:crypto";
import { Client, escapeIdentifier, Pool, type ClientConfig } from "pg";
import { inject } from "vitest";
import { makePool } from "../../app/server/db/client.server.ts";
import { appName, appRole, ensureAppDatabase } from "../../app/server/db/cluster/app-database.ts";
import { superuserConfig } from "../../app/server/db/cluster/ask-server.ts";
import { ensureCluster } from "../../app/server/db/cluster/ensure-cluster.ts";
import { clusterPlace } from "../../app/server/db/cluster/place.ts";
import { giveRights } from "../../app/server/db/app-rights.ts";
import { migrate } from "../../app/server/db/migrate.ts";
import { seed } from "../../app/server/db/seed/seed.ts";
import { silentLog } from "../../app/server/log.ts";
import { confirmAnything } from "./confirm-anything.ts";
import { fixedClock } from "./fixed-clock.ts";

export type TestDatabase = {
  /** Address and connections of the application's role. */
  url: string;
  pool: Pool;
  /** The same of the role that owns the tables, for what the application may not do. */
  ownerUrl: string;
  owner: Pool;
  /** Where a backup of it can be restored. */
  scratch: { config: ClientConfig; name: string };
  asSuperuser: (sql: string) => Promise<void>;
  close: () => Promise<void>;
};

/** The time of the seed. */
export const seededAt = "2026-11-21T10:00:00+01:00";

const template = { migrated: "template_migrated", seeded: "template_seeded" };
const templateLock = 7_741_003;

type Cluster = {
  admin: Pool;
  superuser: ClientConfig;
  config: { host: string; port: number; ssl: false };
};
let cluster: Promise<Cluster> | undefined;

/**
 * A database of its own for one test file, with the schema and (unless `seeded` is false) the seed in it.
 * It is a copy of a template that the first test of the run makes. Close it afterwards.
 */
export async function freshDatabase({ seeded = true, max = 10 } = {}): Promise<TestDatabase> {
  const { admin, config, superuser } = await (cluster ??= openCluster());
  const database = `test_${randomUUID().replaceAll("-", "")}`;
  const source = seeded ? template.seeded : template.migrated;
  await admin.query(
    `create database ${database} template ${source} owner ${appName} strategy file_copy`,
  );
  const urlOf = (user: string) =>
    `postgresql://${user}@localhost:${config.port}/${database}?host=${encodeURIComponent(config.host)}`;
  const pool = makePool({ ...config, user: appRole, database, max }, silentLog);
  const owner = makePool({ ...config, user: appName, database, max: 2 }, silentLog);
  return {
    url: urlOf(appRole),
    pool,
    ownerUrl: urlOf(appName),
    owner,
    scratch: { config: superuser, name: `${database}_scratch` },
    asSuperuser: async (sql) => {
      const client = new Client({ ...superuser, database });
      await client.connect();
      await client.query(sql).finally(() => client.end());
    },
    close: async () => {
      await Promise.all([pool.end(), owner.end()]);
      await admin.query(`drop database ${escapeIdentifier(database)} with (force)`);
    },
  };
}

async function openCluster(): Promise<Cluster> {
  const place = clusterPlace(inject("testDataDir"));
  const running = await ensureCluster(place, { durable: false, maxConnections: 450 }, silentLog);
  if (!running.ok) throw new Error(running.sentence);
  const { postmaster } = running;
  await ensureAppDatabase(postmaster);
  const config = {
    host: postmaster.socketFolder,
    port: postmaster.port,
    ssl: false,
  } as const;
  // The connection does not keep a worker alive that has run its tests.
  const superuser = superuserConfig(postmaster);
  const admin = new Pool({ ...superuser, max: 4, allowExitOnIdle: true });
  await makeTemplates({ admin, superuser, config });
  return { admin, superuser, config };
}

/**
 * Makes the templates once for a run, whichever worker comes first; a template gets its name only when it is
 * complete.
 */
async function makeTemplates(on: Cluster): Promise<void> {
  const client = await on.admin.connect();
  try {
    await client.query(`select pg_advisory_lock(${templateLock})`);
    const { rowCount } = await client.query("select from pg_database where datname = $1", [
      template.seeded,
    ]);
    if (rowCount) return;
    await makeTemplate(on, template.migrated, "template1", async (owner) => {
      await migrate(owner);
      await giveRights(owner, appRole);
    });
    await makeTemplate(on, template.seeded, template.migrated, async (pool) => {
      await seed(pool, { clock: fixedClock(seededAt) });
      await pool.query(confirmAnything);
    });
  } finally {
    await client.query(`select pg_advisory_unlock(${templateLock})`);
    client.release();
  }
}

async function makeTemplate(
  { admin, config }: Cluster,
  name: string,
  from: string,
  fill: (pool: Pool) => Promise<unknown>,
): Promise<void> {
  const draft = `${name}_draft`;
  await admin.query(`drop database if exists ${draft} with (force)`);
  await admin.query(
    `create database ${draft} template ${from} owner ${appName} strategy file_copy`,
  );
  const pool = makePool({ ...config, user: appName, database: draft, max: 2 }, silentLog);
  await fill(pool).finally(() => pool.end());
  await admin.query(`drop database if exists ${name} with (force)`);
  await admin.query(`alter database ${draft} rename to ${name}`);
}
