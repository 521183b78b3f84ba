import { runInStory } from "./story-database.ts";

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
  const [visit] = await runInStory<KeptVisit>(text, [session]);
  return visit;
}

/** How often a page was shown to browsers that came from this host. */
export async function hitsFrom(host: string): Promise<number> {
  const [counted] = await runInStory<{ hits: number }>(
    "select coalesce(sum(hits), 0)::int as hits from page_count where referrer_host = $1",
    [host],
  );
  return counted?.hits ?? 0;
}
