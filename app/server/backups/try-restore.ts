import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client, DatabaseError, escapeIdentifier, type PoolConfig } from "pg";
import { restoreBackup } from "../db/backup/restore-backup.ts";
import { makePool } from "../db/client.server.ts";
import { migrate } from "../db/migrate.ts";
import { silentLog } from "../log.ts";
import { refuse, type Refusal } from "../refusal.ts";

type Scratch = {
  /** A user that may create databases, connected to any database of the server. */
  config: PoolConfig;
  /** The name of the scratch database: one that is there is dropped. */
  name: string;
};

/**
 * Restores a backup into a scratch database and a folder of its own, completely and checked as `npm run restore` does, and takes both
 * away again. Refuses with the reason why it could not be restored.
 */
export async function tryRestore(
  { config, name }: Scratch,
  file: string,
): Promise<{ ok: true; rows: number; files: number } | Refusal> {
  const admin = new Client(config);
  admin.on("error", () => undefined);
  const dataDir = await mkdtemp(join(tmpdir(), "eternal-pro-restore-"));
  const drop = `drop database if exists ${escapeIdentifier(name)} with (force)`;
  try {
    await admin.connect();
    await admin.query(drop);
    await admin.query(`create database ${escapeIdentifier(name)}`);
    const pool = makePool({ ...within(config, name), max: 2 }, silentLog);
    try {
      await migrate(pool);
      return await restoreBackup({ pool, dataDir }, file);
    } finally {
      await pool.end();
      await admin.query(drop);
    }
  } catch (error) {
    if (error instanceof DatabaseError && error.code === "42501")
      return refuse(
        "The user who owns the tables may not create a database to restore into: give it CREATEDB.",
      );
    throw error;
  } finally {
    await rm(dataDir, { recursive: true, force: true });
    await admin.end().catch(() => undefined);
  }
}

/** The same server and user, in another database. */
function within(config: PoolConfig, database: string): PoolConfig {
  if (config.connectionString === undefined) return { ...config, database };
  const url = new URL(config.connectionString);
  url.pathname = `/${encodeURIComponent(database)}`;
  return { ...config, connectionString: url.href };
}
