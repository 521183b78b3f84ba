import { afterAll, expect, test } from "vitest";
import { freshDatabase } from "./database.ts";

const first = await freshDatabase();
const second = await freshDatabase();
const empty = await freshDatabase({ seeded: false });
afterAll(() => Promise.all([first.close(), second.close(), empty.close()]));

test("each test file has a database of its own, with the schema and the seed in it", async () => {
  await first.pool.query("update location set phone = '1'");
  const { rows } = await second.pool.query<{ count: number }>(
    "select count(*)::int as count from location where phone <> '1'",
  );
  expect(rows).toEqual([{ count: 6 }]);
});

test("without the seed only the schema is there", async () => {
  const { rows } = await empty.pool.query("select from location");
  expect(rows).toEqual([]);
});

test("a closed database is gone", async () => {
  const gone = await freshDatabase();
  await gone.close();
  const name = new URL(gone.url).pathname.slice(1);
  const { rows } = await first.pool.query("select from pg_database where datname = $1", [name]);
  expect(rows).toEqual([]);
});

test("a fresh database is quick to have", async () => {
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const from = performance.now();
    const database = await freshDatabase();
    times.push(performance.now() - from);
    await database.close();
  }
  expect(Math.min(...times)).toBeLessThan(300);
});
