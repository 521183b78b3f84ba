/** Visits, searches and counted pages as rows. */
import type { Pool } from "pg";

export type SeenVisit = {
  /** Instants with the path of each page, and the seconds for which it was looked at. */
  views: readonly (readonly [at: string, path: string, seconds?: number])[];
  device?: string;
  browser?: string;
  language?: string;
  country?: string;
  city?: string;
  host?: string;
  utm?: readonly [source?: string, medium?: string, campaign?: string];
};

let visits = 0;

/** Writes visits that had agreed to be recorded. */
export async function addVisits(pool: Pool, all: readonly SeenVisit[]): Promise<void> {
  for (const { views, language = "ba", ...visit } of all) {
    visits += 1;
    const [first, last] = [views[0], views.at(-1)];
    const { rows } = await pool.query<{ id: string }>(
      `insert into visit (session_id, started_at, last_seen_at, entry_page, browser, referrer_host, city, country, device_type,
         language, utm_source, utm_medium, utm_campaign)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) returning id`,
      [
        `visit-${visits}`,
        first?.[0],
        last?.[0],
        first?.[1],
        visit.browser,
        visit.host,
        visit.city,
        visit.country,
        visit.device,
        language,
        ...(visit.utm ?? []),
        ...Array.from({ length: 3 - (visit.utm?.length ?? 0) }),
      ],
    );
    for (const [at, path, seconds] of views)
      await pool.query(
        `insert into page_view (visit_id, view_id, path, at, seconds_spent)
         values ($1, gen_random_uuid()::text, $2, $3, $4)`,
        [rows[0]?.id, path, at, seconds],
      );
  }
}

/** Writes so many rows of everything that is added up, spread over the days, the same ones for the same seed. */
export async function addRandomVisits(
  pool: Pool,
  { from, to, count, seed }: { from: string; to: string; count: number; seed: number },
): Promise<void> {
  const client = await pool.connect();
  const any = (...values: (string | null)[]) =>
    `(array[${values.map((value) => (value === null ? "null" : `'${value}'`)).join(", ")}])[1 + floor(random() * ${values.length})::int]`;
  const moment = `('${from}'::timestamptz + random() * ('${to}'::timestamptz - '${from}'::timestamptz))`;
  const day = `(${moment} at time zone 'Europe/Sarajevo')::date`;
  const path = any(
    "/",
    "/search",
    "/extras",
    "/review",
    "/reservation-confirmation/:token",
    "/vehicles",
    "/cars/suv/4",
  );
  try {
    await client.query("begin");
    await client.query("select setseed($1)", [seed]);
    await client.query(`
      insert into visit (session_id, started_at, last_seen_at, entry_page, browser, referrer_host, city, country, device_type, language, utm_source, utm_campaign)
      select 'random-${seed}-' || number, now(), now(), '/', ${any("Chrome", "Safari", null)}, ${any("www.google.com", "facebook.com", null)},
        ${any("Tuzla", "Wien", null)}, ${any("BA", "AT", null)}, ${any("mobile", "desktop", null)}, ${any("ba", "en-us")},
        ${any("newsletter", null, null)}, ${any("july", null)}
      from generate_series(1, ${count}) as number`);
    await client.query(`
      insert into page_view (visit_id, view_id, path, at, seconds_spent)
      select id, session_id || '-' || number, ${path}, ${moment}, nullif(floor(random() * 90)::int - 20, -1) + 20
      from visit cross join generate_series(1, 4) as number where session_id like 'random-${seed}-%'`);
    await client.query(`
      insert into page_count (day, path, language, device_type, browser, referrer_host, country, hits)
      select ${day}, ${path}, ${any("ba", "en-us")}, ${any("mobile", "desktop", "")}, ${any("Chrome", "")},
        ${any("www.google.com", "facebook.com", "")}, ${any("BA", "")}, 1 + floor(random() * 9)::int
      from generate_series(1, ${count}) on conflict do nothing`);
    await client.query(`
      insert into plain_count (subject, value, day, hits)
      select 'bot', ${any("search", "ai")}, ${day}, 1 from generate_series(1, ${count}) on conflict do nothing`);
    await client.query(`
      insert into trip_step (day, step, pickup_location_id, dropoff_location_id, pickup_local, dropoff_local, car_id, cents, times)
      select ${day}, ${any("extras", "review")}, 'tuzla-airport', 'tuzla-airport', ${any("2026-07-01T10:00", "2026-08-01T10:00")},
        '2026-09-01T10:00', 1 + floor(random() * 3)::int, floor(random() * 90000)::int, 1
      from generate_series(1, ${count}) on conflict do nothing`);
    await client.query(`
      insert into trip_search (pickup_location_id, dropoff_location_id, pickup_local, dropoff_local, rental_days, free_car_ids,
        taken_car_ids, refused, cheapest_free_cents, cheapest_taken_cents, language, created_at)
      select ${any("tuzla-airport", "office")}, 'office', ${any("2026-07-01T10:00", "2026-08-01T10:00")}, '2026-09-01T10:00',
        3 + floor(random() * 9)::int, case when random() < 0.7 then array[1, 2] else '{}' end, array[3], ${any(null, null, "closed")},
        floor(random() * 90000)::int, floor(random() * 90000)::int, 'ba', ${moment}
      from generate_series(1, ${count})`);
    await client.query("commit");
  } finally {
    client.release();
  }
}
