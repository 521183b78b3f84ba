import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openStage, type Stage } from "../../../test/casts/cast.ts";
import { createApp } from "../app.ts";
import { makePool } from "../db/client.server.ts";
import { silentLog } from "../log.ts";
import { pageTurns } from "./page-turns.ts";

let stage: Stage;
beforeAll(async () => void (stage = await openStage()));
afterAll(() => stage.close());

/** Blocks the process, as rendering a page does. */
const keepBusy = (milliseconds: number) => {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
};

test("in a rush every page gets its connection, however long the others take to be drawn", async () => {
  const { options } = stage.deps.pool;
  const pool = makePool({ ...options, max: 4, connectionTimeoutMillis: 500 }, silentLog);
  const deps = { ...stage.deps, pool };
  const app = createApp(deps, async () => {
    await pool.query("select 1");
    keepBusy(40);
    await pool.query("select 1");
    return new Response("<p>a page</p>", { headers: { "Content-Type": "text/html" } });
  });
  const ask = () => app.fetch(new Request("http://site.test/search"));
  const answers = await Promise.all(Array.from({ length: 40 }, ask));
  await pool.end();
  expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(200));
});

test("as many at once as there are turns, in the order in which they came", async () => {
  const inTurn = pageTurns(2);
  const begun: number[] = [];
  let now = 0;
  let most = 0;
  const work = (index: number) => async () => {
    begun.push(index);
    most = Math.max(most, (now += 1));
    await wait(2);
    now -= 1;
    if (index % 3 === 0) throw new Error("no page");
    return index;
  };
  const order = Array.from({ length: 20 }, (_, index) => index);
  const told = await Promise.allSettled(order.map((index) => inTurn(work(index))));
  expect(most).toBe(2);
  expect(begun).toEqual(order);
  expect(told.filter(({ status }) => status === "rejected")).toHaveLength(7);
});

test("a page that hangs keeps the others waiting for a while, not for ever", async () => {
  const inTurn = pageTurns(1, 20);
  const hung = Promise.withResolvers<string>();
  const first = inTurn(() => hung.promise);
  expect(await inTurn(async () => "made")).toBe("made");
  hung.resolve("late");
  expect(await first).toBe("late");
  expect(await inTurn(async () => "at once")).toBe("at once");
});
