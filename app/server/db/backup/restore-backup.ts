import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { DatabaseError, escapeIdentifier, type Pool, type PoolClient } from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { refuse, type Refusal } from "../../refusal.ts";
import { inTransaction } from "../in-transaction.ts";
import { nameFolder } from "../check-folder.ts";
import { BrokenBackup, readRecords, type BackupHead, type BackupRecord } from "./backup-records.ts";
import { checkBackup, refuseFile } from "./check-backup.ts";
import { stageFiles, type StagedFiles } from "./named-files.ts";
import {
  columnList,
  listMigrations,
  listTables,
  measureTable,
  useBackupSettings,
} from "./table-facts.ts";
import { setRulesAside } from "./table-rules.ts";
import type { BackupSummary } from "./write-backup.ts";

/** The table into which the migrations themselves write one row; it gives way to the row of the backup. */
const filledByMigrations = "catalogue_version";

/** Thrown inside the transaction to roll it back; carries the sentence for the operator. */
class Refused extends Error {}

/**
 * Puts a backup into an empty database that has been migrated, in one transaction: at its end every table has
 * the count and the checksum of the backup, and the data folder every file with its checksum; or nothing has changed.
 */
export async function restoreBackup(
  { pool, dataDir }: { pool: Pool; dataDir: string },
  file: string,
): Promise<BackupSummary | Refusal> {
  const checked = await checkBackup(file);
  if (!checked.ok) return checked;
  const { head } = checked;
  const staged = stageFiles(dataDir);
  try {
    await inTransaction(pool, async (client) => {
      await useBackupSettings(client);
      await refuseUnlike(client, head);
      await refuseFilled(client, head);
      const putRulesBack = await setRulesAside(client);
      await copyAll(client, head, { file, staged });
      await putRulesBack();
      await verify(client, head);
      await setSequences(client, head);
      await staged.publish();
      await nameFolderAsRestored(client, dataDir);
    });
  } catch (error) {
    await staged.discard();
    if (error instanceof Refused) return refuse(error.message);
    if (error instanceof BrokenBackup) return refuseFile(file, error.message);
    if (error instanceof DatabaseError)
      return refuseFile(file, `does not fit this database (${error.message})`);
    throw error;
  }
  await pool.query("analyze");
  const rows = head.tables.reduce((sum, table) => sum + table.rows, 0);
  return { ok: true, tables: head.tables.length, rows, files: head.files.length, missing: [] };
}

async function refuseUnlike(client: PoolClient, head: BackupHead): Promise<void> {
  const here = await listMigrations(client);
  const tables = await listTables(client);
  const told = head.tables.map(({ name, columns }) => ({ name, columns }));
  if (
    JSON.stringify(here) !== JSON.stringify(head.migrations) ||
    JSON.stringify(tables) !== JSON.stringify(told)
  )
    throw new Refused(
      `The backup of ${head.madeAt.slice(0, 10)} was made by another version of this program (its last migration is ${head.migrations.at(-1)?.name}, here it is ${here.at(-1)?.name}): restore it with that version, then start this one.`,
    );
}

async function refuseFilled(client: PoolClient, head: BackupHead): Promise<void> {
  const names = head.tables.map(({ name }) => escapeIdentifier(name));
  await client.query(`lock table ${names.join(", ")} in access exclusive mode`);
  await client.query(`delete from ${filledByMigrations}`);
  for (const name of names) {
    const { rowCount } = await client.query(`select from ${name} limit 1`);
    if (rowCount)
      throw new Refused(
        `The database is not empty (there are rows in ${name}): restore goes into an empty one. Stop the program and move its data folder away, or set DATA_DIR or DATABASE_URL to a new place.`,
      );
  }
}

async function copyAll(
  client: PoolClient,
  head: BackupHead,
  { file, staged }: { file: string; staged: StagedFiles },
): Promise<void> {
  const all = readRecords(file);
  await all.next();
  for (const { name, columns } of head.tables) {
    const copy = `copy ${escapeIdentifier(name)} (${columnList(columns)}) from stdin`;
    await pipeline(Readable.from(partOf(all)), client.query(copyFrom(copy)));
  }
  for (const facts of head.files)
    if (!(await staged.write(facts, partOf(all))))
      throw new BrokenBackup(`holds another ${facts.path} than was backed up`);
  const end = await all.next();
  if (end.value?.kind !== "Z" || !(await all.next()).done)
    throw new BrokenBackup("does not hold the tables that it names");
}

/** The records of one table, or of one file. */
async function* partOf(all: AsyncGenerator<BackupRecord>): AsyncGenerator<Buffer> {
  // Not for…of, which would close the file's reader after the first table.
  for (;;) {
    const { value, done } = await all.next();
    if (done || (value.kind !== "D" && value.kind !== "E"))
      throw new BrokenBackup("does not hold the tables that it names");
    if (value.kind === "E") return;
    yield value.body;
  }
}

async function verify(client: PoolClient, head: BackupHead): Promise<void> {
  for (const table of head.tables) {
    const { rows, checksum } = await measureTable(client, table);
    if (rows !== table.rows || checksum !== table.checksum)
      throw new BrokenBackup(
        `gave ${rows} rows of ${table.name} that are not the ${table.rows} rows that were backed up`,
      );
  }
}

/** From now on the folder is that of the restored installation; one that was never started has no name yet. */
async function nameFolderAsRestored(client: PoolClient, dataDir: string): Promise<void> {
  const { rows } = await client.query<{ id: string }>("select id from installation");
  if (rows[0]) await nameFolder(dataDir, rows[0].id);
}

/** Last, because sequences do not roll back. */
async function setSequences(client: PoolClient, head: BackupHead): Promise<void> {
  for (const { name, last, called } of head.sequences)
    await client.query("select setval($1::regclass, $2, $3)", [
      escapeIdentifier(name),
      last,
      called,
    ]);
}
