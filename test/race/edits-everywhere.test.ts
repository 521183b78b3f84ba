/** An edit of the staff, seen by visitors of two processes of the product that both keep their pages in memory. */
import { setTimeout as sleep } from "node:timers/promises";
import { Pool } from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { appName } from "../../app/server/db/cluster/app-database.ts";
import { clusterPlace } from "../../app/server/db/cluster/place.ts";
import { findPostmaster } from "../../app/server/db/cluster/postmaster-file.ts";
import { startApp, temporaryDataDir, type BuiltApp } from "../../bench/built-app.ts";

const maxMs = 2000;
const { dataDir, remove } = temporaryDataDir();
const houses: BuiltApp[] = [];
let pool: Pool;

beforeAll(async () => {
  for (const _ of ["first", "second"])
    houses.push(await startApp(dataDir, { DATABASE_URL: "", NO_PAGE_CACHE: "0" }));
  const postmaster = findPostmaster(clusterPlace(dataDir).dir);
  if (!postmaster) throw new Error("the database does not run");
  const { socketFolder: host, port } = postmaster;
  pool = new Pool({ host, port, user: appName, database: appName, ssl: false });
}, 120_000);
afterAll(async () => {
  await pool.end();
  for (const house of houses) await house.close();
  await remove();
});

const edits = [
  {
    what: "the name of a car",
    paths: ["/vehicles", "/ba/vehicles"],
    sql: "update car set name = 'Zastava 750' where id = (select min(id) from car where published)",
    shows: /Zastava 750/,
  },
  {
    what: "a price",
    paths: ["/", "/ba/vehicles"],
    sql: "update rate set per_day_cents = 777 where car_id is not null",
    shows: /7[.,]77/,
  },
  {
    what: "opening hours",
    paths: ["/locations", "/ba/locations/autobuska-stanica-zivinice-iznajmljivanje-auta"],
    sql: "update opening_hours set opens = '06:45' where location_id = 'bus-station-zivinice'",
    shows: /6:45/,
  },
  {
    what: "a legal text",
    paths: ["/legal", "/ba/legal"],
    sql: `insert into legal_document (kind, document_version, title_en, title_bs, body_en, body_bs, published_at)
          select kind, document_version + 1, title_en, title_bs, E'## Goats\\n\\nA goat is luggage.', E'## Koze\\n\\nA goat is luggage.', now()
          from legal_document where kind = 'terms' order by document_version desc limit 1`,
    shows: /A goat is luggage\./,
  },
] as const;

const read = async (house: BuiltApp, path: string) => {
  const language = path.startsWith("/ba") ? "bs" : "en";
  const answer = await fetch(house.origin + path, { headers: { "Accept-Language": language } });
  expect(answer.status).toBe(200);
  return answer.text();
};

/** The milliseconds until a process shows the edit on a page. */
async function shownAfter(house: BuiltApp, path: string, shows: RegExp): Promise<number> {
  const from = performance.now();
  while (!shows.test(await read(house, path))) {
    if (performance.now() - from > 3 * maxMs) return Number.POSITIVE_INFINITY;
    await sleep(20);
  }
  return performance.now() - from;
}

beforeEach(async () => {
  // Twice, so that each process keeps each page.
  for (const house of houses)
    for (const { paths } of edits) for (const path of [...paths, ...paths]) await read(house, path);
});

test.each(edits)("$what is seen within two seconds everywhere", async ({ paths, sql, shows }) => {
  for (const house of houses)
    for (const path of paths) expect(await read(house, path)).not.toMatch(shows);
  await pool.query(sql);
  const shown = await Promise.all(
    houses.flatMap((house) => paths.map((path) => shownAfter(house, path, shows))),
  );
  expect(Math.max(...shown)).toBeLessThanOrEqual(maxMs);
});
