import { createHash } from "node:crypto";
import { closeSync, createWriteStream, fsyncSync, openSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { escapeIdentifier, type Pool, type PoolClient } from "pg";
import { to as copyTo } from "pg-copy-streams";
import type { Clock } from "../../deps.ts";
import { refuse, type Refusal } from "../../refusal.ts";
import { recordBytes, type BackupHead, type BackupRecord } from "./backup-records.ts";
import {
  columnList,
  listMigrations,
  listSequences,
  listTables,
  measureTable,
  useBackupSettings,
} from "./table-facts.ts";

export type BackupSummary = { ok: true; tables: number; rows: number };

/**
 * Writes every table as of one moment into `file`, which appears only when it is complete and on the disk. The
 * product keeps running meanwhile.
 */
export async function writeBackup(
  pool: Pool,
  file: string,
  clock: Clock,
): Promise<BackupSummary | Refusal> {
  const unfinished = `${file}.tmp`;
  const client = await pool.connect();
  try {
    await client.query("begin isolation level repeatable read read only");
    await useBackupSettings(client);
    const head = await makeHead(client, clock);
    if (head.tables.length === 0)
      return refuse("There is nothing to back up: the database has no tables yet.");
    await pipeline(
      withHash(records(client, head)),
      createGzip(),
      createWriteStream(unfinished, { mode: 0o600, flush: true }),
    );
    moveIntoPlace(unfinished, file);
    const rows = head.tables.reduce((sum, table) => sum + table.rows, 0);
    return { ok: true, tables: head.tables.length, rows };
  } catch (error) {
    rmSync(unfinished, { force: true });
    return explain(error, file);
  } finally {
    await client.query("rollback").catch(() => undefined);
    client.release();
  }
}

async function makeHead(client: PoolClient, clock: Clock): Promise<BackupHead> {
  const tables: BackupHead["tables"] = [];
  for (const table of await listTables(client))
    tables.push({ ...table, ...(await measureTable(client, table)) });
  return {
    format: "eternal-pro backup 1",
    madeAt: new Date(clock.now()).toISOString(),
    migrations: await listMigrations(client),
    tables,
    sequences: await listSequences(client),
  };
}

async function* records(client: PoolClient, head: BackupHead): AsyncGenerator<BackupRecord> {
  yield { kind: "H", body: Buffer.from(JSON.stringify(head)) };
  for (const { name, columns } of head.tables) {
    const copy = `copy ${escapeIdentifier(name)} (${columnList(columns)}) to stdout`;
    for await (const body of client.query(copyTo(copy))) yield { kind: "D", body };
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
