import { createHash } from "node:crypto";
import { closeSync, createWriteStream, fsyncSync, openSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { DatabaseError, escapeIdentifier, type Pool, type PoolClient } from "pg";
import { to as copyTo } from "pg-copy-streams";
import type { Clock } from "../../deps.ts";
import { refuse, type Refusal } from "../../refusal.ts";
import { recordBytes, type BackupHead, type BackupRecord } from "./backup-records.ts";
import { fileChunks, listNamedFiles } from "./named-files.ts";
import {
  columnList,
  listMigrations,
  listSequences,
  listTables,
  measureTable,
  useBackupSettings,
} from "./table-facts.ts";

export type BackupSummary = {
  ok: true;
  tables: number;
  rows: number;
  files: number;
  /** Folders of pictures that rows name and the data folder does not hold; empty after a restore. */
  missing: string[];
};

type Source = { pool: Pool; dataDir: string; clock: Clock };

/**
 * Writes every table as of one moment into `file`, and the files that its rows name; it appears only when it is complete and on
 * the disk. The product keeps running meanwhile.
 */
export async function writeBackup(
  { pool, dataDir, clock }: Source,
  file: string,
): Promise<BackupSummary | Refusal> {
  const unfinished = `${file}.tmp`;
  const client = await pool.connect();
  try {
    await client.query("begin isolation level repeatable read read only");
    await useBackupSettings(client);
    const tables = await measureTables(client);
    if (tables.length === 0)
      return refuse("There is nothing to back up: the database has no tables yet.");
    const { files, missing } = await listNamedFiles(client, dataDir);
    const head: BackupHead = {
      format: "eternal-pro backup 2",
      madeAt: new Date(clock.now()).toISOString(),
      migrations: await listMigrations(client),
      tables,
      files,
      sequences: await listSequences(client),
    };
    await pipeline(
      withHash(records(client, head, dataDir)),
      createGzip(),
      createWriteStream(unfinished, { mode: 0o600, flush: true }),
    );
    moveIntoPlace(unfinished, file);
    await noteBackup(client, head.madeAt);
    const rows = head.tables.reduce((sum, table) => sum + table.rows, 0);
    return { ok: true, tables: tables.length, rows, files: files.length, missing };
  } catch (error) {
    rmSync(unfinished, { force: true });
    return explain(error, file);
  } finally {
    await client.query("rollback").catch(() => undefined);
    client.release();
  }
}

/** Notes the time of the backup for the back office. A copy that cannot be written to is backed up all the same. */
async function noteBackup(client: PoolClient, madeAt: string): Promise<void> {
  try {
    await client.query("commit");
    await client.query("update installation set backed_up_at = $1", [madeAt]);
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
  }
}

async function measureTables(client: PoolClient): Promise<BackupHead["tables"]> {
  const tables: BackupHead["tables"] = [];
  for (const table of await listTables(client))
    tables.push({ ...table, ...(await measureTable(client, table)) });
  return tables;
}

async function* records(
  client: PoolClient,
  head: BackupHead,
  dataDir: string,
): AsyncGenerator<BackupRecord> {
  yield { kind: "H", body: Buffer.from(JSON.stringify(head)) };
  for (const { name, columns } of head.tables) {
    const copy = `copy ${escapeIdentifier(name)} (${columnList(columns)}) to stdout`;
    for await (const body of client.query(copyTo(copy))) yield { kind: "D", body };
    yield { kind: "E", body: Buffer.alloc(0) };
  }
  for (const facts of head.files) {
    for await (const body of fileChunks(dataDir, facts)) yield { kind: "D", body };
    yield { kind: "E", body: Buffer.alloc(0) };
  }
}

async function* withHash(all: AsyncIterable<BackupRecord>): AsyncGenerator<Buffer> {
  const hash = createHash("sha256");
  for await (const record of all) {
    const bytes = recordBytes(record);
    hash.update(bytes);
    yield bytes;
  }
  yield recordBytes({ kind: "Z", body: Buffer.from(hash.digest("hex")) });
}

function moveIntoPlace(unfinished: string, file: string): void {
  renameSync(unfinished, file);
  const folder = openSync(dirname(file), "r");
  fsyncSync(folder);
  closeSync(folder);
}

function explain(error: unknown, file: string): Refusal {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "ENOENT") return refuse(`The folder of ${file} does not exist.`);
  if (code === "EACCES" || code === "EPERM" || code === "EROFS")
    return refuse(`The file ${file} may not be written by this user.`);
  if (code === "EISDIR" || code === "ENOTEMPTY") return refuse(`${file} is a folder: name a file.`);
  if (code === "ENOSPC") return refuse(`The disk that holds ${file} is full: no backup was made.`);
  throw error;
}
