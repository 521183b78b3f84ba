import type { QueryResultRow } from "pg";
import { openDatabase } from "../../app/server/db/open-database.server.ts";
import { makePool } from "../../app/server/db/client.server.ts";
import { silentLog } from "../../app/server/log.ts";

/**
 * Runs one statement on the database of the site under test, or on that of a product of its own, and answers its rows; the site
 * goes on beside it.
 */
export async function runInStory<Row extends QueryResultRow>(
  text: string,
  values: readonly unknown[] = [],
  dataDir = process.env.STORY_DATA ?? "data",
): Promise<Row[]> {
  const opened = await openDatabase(
    { databaseUrl: undefined, databaseOwnerUrl: undefined, dataDir },
    { log: silentLog },
  );
  if (!opened.ok) throw new Error(opened.sentence);
  const pool = makePool(opened.database.poolConfig, silentLog);
  const { rows } = await pool.query<Row>(text, [...values]);
  await pool.end();
  await opened.database.stop();
  return rows;
}
