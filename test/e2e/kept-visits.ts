import { Client } from "pg";
import { appName } from "../../app/server/db/cluster/app-database.ts";
import { clusterPlace } from "../../app/server/db/cluster/place.ts";
import { findPostmaster } from "../../app/server/db/cluster/postmaster-file.ts";

export type KeptVisit = {
  entry_page: string;
  exit_page: string | null;
  language: string;
  browser: string;
  device_type: string;
  referrer_host: string | null;
  views: { path: string; seconds: number | null }[];
};

const text = `
  select entry_page, exit_page, language, browser, device_type, referrer_host, (
    select json_agg(json_build_object('path', path, 'seconds', seconds_spent) order by page_view.id)
    from page_view where visit_id = visit.id
  ) as views
  from visit where session_id = $1`;

/** What the site under test has kept of a visit. */
export async function keptVisit(session: string): Promise<KeptVisit | undefined> {
  const { rows } = await ask<KeptVisit>(text, [session]);
  return rows[0];
}

/** How often a page was shown to browsers that came from this host. */
export async function hitsFrom(host: string): Promise<number> {
  const { rows } = await ask<{ hits: number }>(
    "select coalesce(sum(hits), 0)::int as hits from page_count where referrer_host = $1",
    [host],
  );
  return rows[0]?.hits ?? 0;
}

async function ask<Row extends object>(query: string, values: string[]) {
  const postmaster = findPostmaster(clusterPlace(process.env.STORY_DATA ?? "data").dir);
  if (!postmaster) throw new Error("the site under test has no database");
  const { socketFolder, port } = postmaster;
  const client = new Client({
    host: socketFolder,
    port,
    user: appName,
    database: appName,
    password: "",
  });
  await client.connect();
  try {
    return await client.query<Row>(query, values);
  } finally {
    await client.end();
  }
}
