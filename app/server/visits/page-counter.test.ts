import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openStage, type Stage } from "../../../test/casts/cast.ts";
import { freshDatabase } from "../../../test/world/database.ts";
import type { Log } from "../log.ts";
import { countPage, flushPageCounts, type ShownPage } from "./page-counter.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());
beforeEach(() => stage.owner.query("truncate page_count"));

const vehicles: ShownPage = {
  day: "2026-06-01",
  path: "/vehicles",
  language: "ba",
  device: "mobile",
  browser: "Chrome",
  referrerHost: "",
  country: "",
};

type Row = { day: string; path: string; referrer_host: string; browser: string; hits: number };
const kept = async () => {
  const { rows } = await stage.deps.pool.query<Row>(
    `select day::text, path, language, device_type, browser, referrer_host, country, hits
     from page_count order by 1, 2, 3, 4, 5, 6, 7`,
  );
  return rows;
};

test("what was shown is added up and written a few seconds later, by itself", async () => {
  countPage(stage.deps, vehicles);
  countPage(stage.deps, vehicles);
  countPage(stage.deps, { ...vehicles, referrerHost: "www.google.com", country: "AT" });
  expect(await kept()).toEqual([]);
  await expect.poll(kept, { timeout: 8000 }).toHaveLength(2);
  expect(await kept()).toMatchObject([
    { path: "/vehicles", language: "ba", device_type: "mobile", browser: "Chrome", hits: 2 },
    { referrer_host: "www.google.com", country: "AT", hits: 1 },
  ]);
});

test("sums of the same page grow, in this process and in others", async () => {
  const other = stage.otherProcess();
  for (let count = 0; count < 50; count += 1) {
    for (const world of [stage.deps, other]) {
      countPage(world, vehicles);
      countPage(world, { ...vehicles, path: "/" });
    }
    await Promise.all([flushPageCounts(stage.deps), flushPageCounts(other)]);
  }
  expect((await kept()).map(({ hits }) => hits)).toEqual([100, 100]);
});

test("each day has its own", async () => {
  countPage(stage.deps, vehicles);
  countPage(stage.deps, { ...vehicles, day: "2026-06-02" });
  await flushPageCounts(stage.deps);
  expect((await kept()).map(({ day }) => day)).toEqual(["2026-06-01", "2026-06-02"]);
});

test("whoever makes up a hundred thousand referrers fills neither the memory nor the table, and is counted", async () => {
  for (let count = 0; count < 100_000; count += 1) {
    countPage(stage.deps, { ...vehicles, day: "2026-06-03", referrerHost: `h${count}.example` });
  }
  await flushPageCounts(stage.deps);
  const rows = await kept();
  expect(rows.length).toBeLessThanOrEqual(20_001);
  expect(rows.reduce((sum, { hits }) => sum + hits, 0)).toBe(100_000);
  expect(rows[0]).toMatchObject({ referrer_host: "", browser: "" });
});

test("what could not be written waits for the next page", async () => {
  const { pool } = stage.deps;
  await stage.owner.query("alter table page_count rename to away");
  const lines: unknown[] = [];
  const log: Log = { ...stage.deps.log, warn: (line: unknown) => lines.push(line) };
  countPage({ pool, log }, { ...vehicles, day: "2026-06-04" });
  await flushPageCounts({ pool, log });
  await stage.owner.query("alter table away rename to page_count");
  expect(lines).toHaveLength(1);
  countPage({ pool, log }, { ...vehicles, day: "2026-06-04" });
  await flushPageCounts({ pool, log });
  expect(await kept()).toMatchObject([{ day: "2026-06-04", hits: 2 }]);
});

test("a database that is gone ends nothing", async () => {
  const { pool, close } = await freshDatabase({ max: 1 });
  const lines: unknown[] = [];
  const log: Log = { ...stage.deps.log, warn: (line: unknown) => lines.push(line) };
  await close();
  countPage({ pool, log }, vehicles);
  await flushPageCounts({ pool, log });
  await flushPageCounts({ pool, log });
  expect(lines).toHaveLength(2);
});

test("where nothing was shown there is nothing to write", async () => {
  await flushPageCounts(stage.deps);
  expect(await kept()).toEqual([]);
});
