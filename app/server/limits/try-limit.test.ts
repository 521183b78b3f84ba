import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { freshDatabase } from "../../../test/world/database.ts";
import { makePool } from "../db/client.server.ts";
import { silentLog } from "../log.ts";
import { tryLimit } from "./try-limit.ts";

const { pool, url, close } = await freshDatabase({ seeded: false });
const otherPool = makePool({ connectionString: url, max: 4 }, silentLog);
const signingKey = new Uint8Array(32).fill(5);
const start = Date.parse("2026-11-21T09:00:00Z");
const deps = { pool, signingKey };
const three = { name: "three", tries: 3, seconds: 60 };

beforeEach(async () => {
  vi.useFakeTimers({ now: start, toFake: ["Date"] });
  await pool.query("delete from rate_limit");
});
afterEach(() => void vi.useRealTimers());
afterAll(async () => {
  await otherPool.end();
  await close();
});

const times = (count: number, work: () => Promise<unknown>) =>
  Promise.all(Array.from({ length: count }, work));

test("so many tries are let through, then none until the time is up", async () => {
  const limit = tryLimit(deps, three);
  for (let tries = 0; tries < 3; tries += 1) expect(await limit.count("Ana")).toEqual({ ok: true });
  vi.setSystemTime(start + 17_500);
  const refused = { ok: false, reason: "too-many-tries", waitSeconds: 43 };
  expect(await limit.count("Ana")).toEqual(refused);
  expect(await limit.count("Emina")).toEqual({ ok: true });
  vi.setSystemTime(start + 59_999);
  expect(await limit.count("Ana")).toEqual({ ...refused, waitSeconds: 1 });
  vi.setSystemTime(start + 60_001);
  expect(await limit.count("Ana")).toEqual({ ok: true });
});

test("processes count together, and many at once are counted one by one", async () => {
  const [here, there] = [tryLimit(deps, three), tryLimit({ ...deps, pool: otherPool }, three)];
  const answers = await Promise.all([
    ...Array.from({ length: 10 }, () => here.count("Ana")),
    ...Array.from({ length: 10 }, () => there.count("Ana")),
  ]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(3);
});

test("what is forgiven in one process is forgiven in all", async () => {
  const [here, there] = [tryLimit(deps, three), tryLimit({ ...deps, pool: otherPool }, three)];
  await times(4, () => here.count("Ana"));
  expect((await there.count("Ana")).ok).toBe(false);
  await there.forgive("Ana");
  expect(await here.count("Ana")).toEqual({ ok: true });
});

test("limits of different names do not touch each other", async () => {
  await times(4, () => tryLimit(deps, three).count("Ana"));
  expect(await tryLimit(deps, { ...three, name: "other" }).count("Ana")).toEqual({ ok: true });
});

test("one that was refused is refused from memory until its time is up", async () => {
  const limit = tryLimit(deps, { ...three, rememberRefused: true });
  await times(3, () => limit.count("Ana"));
  const asked = vi.spyOn(pool, "query");
  for (let tries = 0; tries < 50; tries += 1) expect((await limit.count("Ana")).ok).toBe(false);
  expect(asked).not.toHaveBeenCalled();
  asked.mockRestore();
  vi.setSystemTime(start + 61_000);
  expect(await limit.count("Ana")).toEqual({ ok: true });
});

test("nothing that was tried can be read in the table, and another key writes other names", async () => {
  await tryLimit(deps, three).count("203.0.113.7");
  await tryLimit({ pool, signingKey: new Uint8Array(32) }, three).count("203.0.113.7");
  const { rows } = await pool.query<{ key: string }>("select key from rate_limit");
  expect(rows).toHaveLength(2);
  for (const { key } of rows) expect(key).toMatch(/^three:[\w-]{43}$/);
});

test("while the database does not answer, the process counts for itself", async () => {
  const dead = makePool({ connectionString: url, max: 1 }, silentLog);
  await dead.end();
  const limit = tryLimit({ pool: dead, signingKey }, three);
  const answers = [];
  for (let tries = 0; tries < 5; tries += 1) answers.push((await limit.count("Ana")).ok);
  expect(answers).toEqual([true, true, true, false, false]);
  await limit.forgive("Ana");
  expect(await limit.count("Ana")).toEqual({ ok: true });
});

test("tries whose time was up an hour ago are cleared away", async () => {
  vi.useFakeTimers({ now: start, toFake: ["Date", "setTimeout", "clearTimeout"] });
  const limit = tryLimit(deps, three);
  await limit.count("Ana");
  vi.setSystemTime(start + 3_600_000 + 61_000);
  await limit.count("Emina");
  await vi.advanceTimersByTimeAsync(300_000);
  vi.useRealTimers();
  await vi.waitFor(async () => {
    const { rowCount } = await pool.query("select from rate_limit");
    expect(rowCount).toBe(1);
  });
});
