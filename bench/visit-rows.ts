/** Five years of visits, searches and counted pages as rows, the same ones each time, and their kept sums. */
import type { Pool } from "pg";
import { keepSums } from "../app/server/visits/sums/keep-sums.ts";

export type VisitSize = {
  /** Each with four pages. */
  visits: number;
  searches: number;
};

const begins = `(now() - interval '1825 days')`;
/** Row number $2 of $1, spread evenly up to now. */
const momentOf = (number: string, of: string) =>
  `${begins} + interval '1825 days' * (${number}::float8 / ${of})`;
const dayOf = (moment: string) => `((${moment}) at time zone 'Europe/Sarajevo')::date`;
/** One of the values, by a number that follows no order. */
const oneOf = (seed: string, count: number) => `(abs(hashint8(${seed})) % ${count})`;
const pick = (seed: string, ...values: readonly string[]) =>
  `(array[${values.map((value) => `'${value}'`).join(", ")}])[1 + ${oneOf(seed, values.length)}]`;

const ways = ["/", "/", "/", "/search", "/search", "/extras", "/review", "/vehicles", "/contact"];
const path = (seed: string) =>
  `case when ${oneOf(seed, 4)} = 0 then '/cars/suv/' || (1 + ${oneOf(`${seed} * 3`, 40)}) else ${pick(`${seed} * 7`, ...ways)} end`;
const device = (seed: string) => pick(seed, "mobile", "mobile", "desktop", "tablet");
const browser = (seed: string) => pick(seed, "Chrome", "Chrome", "Safari", "Firefox", "Other");
const country = (seed: string) => pick(seed, "BA", "BA", "DE", "AT", "SE", "CH", "HR", "");

const visitText = `
  insert into visit (session_id, started_at, last_seen_at, entry_page, exit_page, browser, referrer_host, city, country, device_type,
    language, utm_source, utm_medium, utm_campaign)
  select 'visit-' || lpad(number::text, 10, '0'), at, at, '/', '/', ${browser("number")},
    case when number % 3 = 0 then null else 'host' || ${oneOf("number * 5", 40)} || '.example' end,
    'Town ' || ${oneOf("number * 11", 300)}, nullif(${country("number * 13")}, ''), ${device("number * 17")},
    ${pick("number * 19", "ba", "ba", "en-us")},
    case when number % 20 = 0 then 'newsletter' end, case when number % 20 = 0 then 'email' end,
    case when number % 20 = 0 then 'campaign ' || ${oneOf("number * 23", 30)} end
  from generate_series(1, $1::int) as number cross join lateral (select ${momentOf("number", "$1::int")} as at) as moment`;

/** In the order of time, so that every index grows at its end. */
const viewText = `
  insert into page_view (visit_id, view_id, path, at, seconds_spent)
  select id, 'view-' || lpad(id::text, 10, '0') || '-' || number, ${path("id * 4 + number")}, started_at + number * interval '40 seconds',
    nullif(${oneOf("id * 8 + number", 100)}, 0)
  from visit cross join generate_series(1, 4) as number order by id, number`;

const countText = `
  insert into page_count (day, path, language, device_type, browser, referrer_host, country, hits)
  select ${dayOf(momentOf("number", "$1::int"))}, ${path("number")}, ${pick("number * 3", "ba", "en-us")}, ${device("number * 5")},
    ${browser("number * 7")}, case when number % 3 = 0 then 'host' || ${oneOf("number * 11", 40)} || '.example' else '' end,
    ${country("number * 13")}, 1 + ${oneOf("number * 17", 50)}
  from generate_series(1, $1::int) as number on conflict do nothing`;

const plainText = `
  insert into plain_count (subject, value, day, hits)
  select 'bot', kind, ${begins}::date + number, 40 from generate_series(0, 1824) as number, unnest(array['ai', 'search', 'seo', 'tool']) as kind
  union all
  select 'fault', fault, ${begins}::date + number, 3 from generate_series(0, 1824) as number,
    unnest(array['results/pickupDate/missing', 'results/dropoffDate/under-minimum', 'review/phone/phone', 'review/email/email']) as fault`;

const searchText = `
  insert into trip_search (pickup_location_id, dropoff_location_id, pickup_local, dropoff_local, rental_days, free_car_ids, taken_car_ids,
    refused, cheapest_free_cents, cheapest_taken_cents, language, created_at)
  select ${pick("number", "airport-tuzla", "eternal-pro-office", "airport-sarajevo")}, 'airport-tuzla',
    to_char(at + interval '20 days', 'YYYY-MM-DD"T10:00"'), to_char(at + interval '26 days', 'YYYY-MM-DD"T10:00"'), 3 + ${oneOf("number * 3", 12)},
    case when number % 6 = 0 then '{}' else array[1, 2, 3, 4, 5, 6, 7] end, array[8, 9, 10, 11],
    case when number % 17 = 0 then 'closed' end, 12000, 15000, 'ba', at
  from generate_series(1, $1::int) as number cross join lateral (select ${momentOf("number", "$1::int")} as at) as moment`;

const stepText = `
  insert into trip_step (day, step, pickup_location_id, dropoff_location_id, pickup_local, dropoff_local, car_id, cents, times)
  select ${dayOf("at")}, ${pick("number", "extras", "extras", "review")}, 'airport-tuzla', 'airport-tuzla',
    to_char(at + interval '20 days', 'YYYY-MM-DD"T10:00"'), to_char(at + interval '26 days', 'YYYY-MM-DD"T10:00"'),
    1 + ${oneOf("number * 3", 16)}, 14000, 1
  from generate_series(1, $1::int) as number cross join lateral (select ${momentOf("number", "$1::int")} as at) as moment
  on conflict do nothing`;

/** Fills a database, and keeps the sums of the days that are over as its nights would have. */
export async function fillVisits(admin: Pool, { visits, searches }: VisitSize): Promise<void> {
  await admin.query("set session_replication_role = replica");
  await admin.query(visitText, [visits]);
  await admin.query(viewText);
  await admin.query(countText, [Math.ceil(visits / 5)]);
  await admin.query(plainText);
  await admin.query(searchText, [searches]);
  await admin.query(stepText, [Math.ceil(searches / 4)]);
  await admin.query("set session_replication_role = origin");
  await admin.query("analyze");
  await keepSums({ pool: admin, clock: { now: () => Date.now() } });
}
