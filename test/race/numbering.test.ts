/** Papers that are issued all at once, some of which fail, and connections and processes that die in between: no number is left out. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { PoolClient } from "pg";
import { issueDocument } from "../../app/server/documents/issue-document.ts";
import { inTransaction } from "../../app/server/db/in-transaction.ts";
import { receiptContent } from "../casts/papers-cast.ts";
import { openStage, type Stage } from "../casts/cast.ts";

const issuing = join(import.meta.dirname, "issuing.ts");

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ max: 20 });
});
afterAll(() => stage.close());

const issue = (client: PoolClient, formKey: string) =>
  issueDocument(client, {
    content: receiptContent(),
    form: 1,
    at: new Date(stage.deps.clock.now()),
    staffId: undefined,
    formKey,
  });
const numbersOf = async (year: number) =>
  (
    await stage.deps.pool.query<{ number: number }>(
      "select number from document where kind = 'payment-receipt' and year = $1 order by number",
      [year],
    )
  ).rows.map(({ number }) => number);
const oneTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1);

test("five hundred at once, of which fifty fail, have the numbers from 1 without a gap", async () => {
  stage.deps.clock.set("2026-06-01T10:00:00+02:00");
  const asked = Array.from({ length: 500 }, (_, at) =>
    inTransaction(stage.deps.pool, async (client) => {
      const issued = await issue(client, `at-once-${at}`);
      if (at % 10 === 3) throw new Error("what follows fails");
      return issued.number;
    }),
  );
  const answers = await Promise.allSettled(asked);
  const given = answers.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  expect(given.toSorted((a, b) => a - b)).toEqual(oneTo(450));
  expect(await numbersOf(2026)).toEqual(oneTo(450));
});

test("a connection that is killed before its commit gives its number back", async () => {
  stage.deps.clock.set("2027-06-01T10:00:00+02:00");
  const { pool } = stage.otherProcess();
  pool.on("error", () => undefined);
  for (let round = 0; round < 5; round += 1) {
    const client = await pool.connect();
    client.on("error", () => undefined);
    await client.query("begin");
    const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
    await issue(client, `killed-${round}`);
    // Whoever comes next waits for the one that dies, and takes its number.
    const next = inTransaction(stage.deps.pool, (other) => issue(other, `after-${round}`));
    await stage.deps.pool.query("select pg_terminate_backend($1)", [rows[0]?.pid]);
    expect((await next).number).toBe(round + 1);
    client.release(true);
  }
  expect(await numbersOf(2027)).toEqual(oneTo(5));
});

test("a process that is killed while it issues leaves no number out, and loses none that it was told", async () => {
  const at = "2031-06-01T10:00:00+02:00";
  stage.deps.clock.set(at);
  const told: number[] = [];
  for (let round = 0; round < 4; round += 1) {
    const already = told.length;
    const child = spawn(process.execPath, [issuing, stage.url, at, String(round)], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    // A number that was said stands in a row: it was committed before.
    let rest = "";
    for await (const piece of child.stdout) {
      const lines = `${rest}${piece}`.split("\n");
      rest = lines.pop() ?? "";
      told.push(...lines.map(Number));
      // Some are between their number and their commit.
      if (told.length >= already + 20 + 7 * round) child.kill("SIGKILL");
    }
    if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
    expect(child.signalCode).toBe("SIGKILL");
    const next = await inTransaction(stage.deps.pool, (client) => issue(client, `next-${round}`));
    told.push(next.number);
    const kept = await numbersOf(2031);
    expect(kept).toEqual(oneTo(next.number));
    expect(new Set(told).size).toBe(told.length);
    expect(told.filter((number) => !kept.includes(number))).toEqual([]);
  }
});

test("the year is that of Sarajevo, and every kind and year begins with 1", async () => {
  stage.deps.clock.set("2028-12-31T22:59:00Z");
  const old = await inTransaction(stage.deps.pool, (client) => issue(client, "old-year"));
  stage.deps.clock.set("2028-12-31T23:01:00Z");
  const fresh = await inTransaction(stage.deps.pool, (client) => issue(client, "new-year"));
  expect([old, fresh]).toMatchObject([
    { year: 2028, number: 1 },
    { year: 2029, number: 1 },
  ]);
});

test("the same form key is the same paper, one after the other and at once", async () => {
  stage.deps.clock.set("2030-06-01T10:00:00+02:00");
  const once = () => inTransaction(stage.deps.pool, (client) => issue(client, "the-same"));
  const [one, another] = [await once(), await once()];
  expect(another).toEqual(one);
  const twice = await Promise.allSettled(
    Array.from({ length: 10 }, () =>
      inTransaction(stage.deps.pool, (client) => issue(client, "at the same time")),
    ),
  );
  const ids = twice.flatMap((each) => (each.status === "fulfilled" ? [each.value.id] : []));
  expect(new Set(ids).size).toBe(1);
  expect(await numbersOf(2030)).toEqual([1, 2]);
});
