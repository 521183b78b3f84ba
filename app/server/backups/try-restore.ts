import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { Client, DatabaseError, escapeIdentifier, escapeLiteral, type PoolConfig } from "pg";
import { restoreBackup } from "../db/backup/restore-backup.ts";
import { makePool } from "../db/client.server.ts";
import { migrate } from "../db/migrate.ts";
import { silentLog } from "../log.ts";
import { refuse, type Refusal } from "../refusal.ts";

type Scratch = {
  /** A user that may create databases, connected to any database of the server. */
  config: PoolConfig;
  /** The name of the scratch database: one that is there is dropped when it bears our mark. */
  name: string;
};

/** The comment of a scratch database: one without it is somebody else's, and is never dropped. */
const mark = "Eternal Pro: a backup is restored here and thrown away.";

/** The folder in which the files of a backup are unpacked for a moment; the photos of customers' documents are among them. */
const trialFolder = (dataDir: string) => join(dataDir, "restore-trial");

/** Removes what was left of a restore that was cut short. */
export async function emptyTrial(dataDir: string): Promise<void> {
  await rm(trialFolder(dataDir), { recursive: true, force: true });
}

/**
 * Restores a backup into a scratch database and a folder of its own under `dataDir`, completely and checked as `npm run restore` does, and takes both
 * away again. Refuses with the reason why it could not be restored.
 */
export async function tryRestore(
  { config, name }: Scratch,
  { file, dataDir }: { file: string; dataDir: string },
): Promise<{ ok: true; rows: number; files: number } | Refusal> {
  const admin = new Client(config);
  admin.on("error", () => undefined);
  const folder = trialFolder(dataDir);
  const drop = `drop database if exists ${escapeIdentifier(name)} with (force)`;
  try {
    await admin.connect();
    if (await isElsewhere(admin, name))
      return refuse(
        `The server has a database ${name} that is not the product's: rename it, or drop it if nothing needs it.`,
      );
    await emptyTrial(dataDir);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await admin.query(drop);
    await admin.query(`create database ${escapeIdentifier(name)}`);
    await admin.query(`comment on database ${escapeIdentifier(name)} is ${escapeLiteral(mark)}`);
    const pool = makePool({ ...within(config, name), max: 2 }, silentLog);
    try {
      await migrate(pool);
      return await restoreBackup({ pool, dataDir: folder }, file);
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
    await emptyTrial(dataDir);
    await admin.end().catch(() => undefined);
  }
}

/** Is a database of this name there that we have not made? */
async function isElsewhere(admin: Client, name: string): Promise<boolean> {
  const { rows } = await admin.query<{ said: string }>(
    "select coalesce(shobj_description(oid, 'pg_database'), '') as said from pg_database where datname = $1",
    [name],
  );
  const [row] = rows;
  return row !== undefined && row.said !== mark;
}

/** The same server and user, in another database. */
function within(config: PoolConfig, database: string): PoolConfig {
  if (config.connectionString === undefined) return { ...config, database };
  const url = new URL(config.connectionString);
  url.pathname = `/${encodeURIComponent(database)}`;
  return { ...config, connectionString: url.href };
}
