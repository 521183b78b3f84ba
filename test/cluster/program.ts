/**
 * A stand-in for the product in the tests of the embedded cluster: opens the database of the folder in its first
 * argument, writes a row every few milliseconds, and reports on standard output.
 */
import { makePool } from "../../app/server/db/client.server.ts";
import { openDatabase } from "../../app/server/db/open-database.server.ts";
import { silentLog, type Log } from "../../app/server/log.ts";

const tell = (line: string) => process.stdout.write(`${line}\n`);
const log: Log = {
  info: (line: unknown) => tell(`INFO ${line}`),
  warn: (line: unknown) => tell(`WARN ${line}`),
  error: (line: unknown) => tell(`ERROR ${line}`),
};

const dataDir = process.argv[2] ?? "";
const from = performance.now();
const opened = await openDatabase(
  { databaseUrl: undefined, databaseOwnerUrl: undefined, dataDir },
  { log },
);
tell(`TOOK ${Math.round(performance.now() - from)}`);
if (opened.ok) await run(opened.database);
else {
  tell(`REFUSED ${opened.sentence}`);
  process.exitCode = 1;
}

async function run(database: (typeof opened & { ok: true })["database"]): Promise<void> {
  const pool = makePool(database.ownerConfig, silentLog);
  await pool
    .query("create table if not exists written (number int, filler text)")
    .catch(() => undefined);
  tell(`OPEN ${database.describe}`);
  const leaving = new AbortController();
  process.on("SIGTERM", () => leaving.abort());
  process.on("SIGINT", () => leaving.abort());
  for (let number = Date.now() % 1_000_000_000; !leaving.signal.aborted; number += 1) {
    await pool
      .query("insert into written values ($1, repeat('x', $2))", [
        number,
        Number(process.argv[3] ?? 1),
      ])
      .then(
        () => tell(`WROTE ${number}`),
        (error: Error) => tell(`FAILED ${error.message}`),
      );
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await pool.end();
  await database.stop();
  tell("STOPPED");
}
