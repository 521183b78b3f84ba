import type { QueryResultRow } from "pg";
import { makePool } from "../../app/server/db/client.server.ts";
import { appName, appRole } from "../../app/server/db/cluster/app-database.ts";
import { clusterPlace } from "../../app/server/db/cluster/place.ts";
import { findPostmaster } from "../../app/server/db/cluster/postmaster-file.ts";
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
  const postmaster = findPostmaster(clusterPlace(dataDir).dir);
  if (!postmaster) throw new Error("The site under test has no database");
  const { socketFolder: host, port } = postmaster;
  const pool = makePool(
    { host, port, user: appRole, database: appName, password: "", ssl: false, max: 1 },
    silentLog,
  );
  try {
    return (await pool.query<Row>(text, [...values])).rows;
  } finally {
    await pool.end();
  }
}
