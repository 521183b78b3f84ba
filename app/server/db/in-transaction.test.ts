import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Pool } from "pg";
import { freshDatabase, type TestDatabase } from "../../../test/world/database.ts";
import { makeLog } from "../log.ts";
import { makePool } from "./client.server.ts";
import { afterCommit, inTransaction } from "./in-transaction.ts";

let database: TestDatabase;
let pool: Pool;
const lines: { level: number; msg: string; err?: { message: string } }[] = [];

beforeAll(async () => {
  database = await freshDatabase({ seeded: false });
  await database.asSuperuser("create table kept (number int); grant all on kept to public");
  const log = makeLog("info", { write: (line) => void lines.push(JSON.parse(line)) });
  // A pool of one connection: a second request for one while a transaction holds it would wait for ever.
  pool = makePool({ connectionString: database.url, max: 1 }, log);
});
beforeEach(async () => {
  lines.length = 0;
  await pool.query("delete from kept");
});
afterAll(async () => {
  await pool.end();
  await database.close();
});

const keep = (number: number) => `insert into kept values (${number})`;
const kept = async () =>
  (await pool.query<{ number: number }>("select number from kept")).rows.map(
    ({ number }) => number,
  );

test("what follows a commit runs once, after the row is there for everybody, and may use the connection", async () => {
  const seen: Promise<number[]>[] = [];
  const look = () => void seen.push(kept());
  const result = await inTransaction(pool, async (client) => {
    afterCommit(client, look);
    await client.query(keep(1));
    afterCommit(client, look);
    expect(seen).toEqual([]);
    return "done";
  });
  expect(result).toBe("done");
  expect(await Promise.all(seen)).toEqual([[1]]);
});

test("when what follows a commit throws, the transaction has not failed: the rest runs, and the log says so", async () => {
  const ran: string[] = [];
  const result = await inTransaction(pool, async (client) => {
    afterCommit(client, () => {
      throw new Error("nobody listens");
    });
    afterCommit(client, () => void ran.push("second"));
    await client.query(keep(2));
    return "done";
  });
  expect(result).toBe("done");
  expect(ran).toEqual(["second"]);
  expect(await kept()).toEqual([2]);
  expect(lines).toMatchObject([{ level: 50, err: { message: "nobody listens" } }]);
});

test("nothing follows what was rolled back, and the connection serves the next", async () => {
  const ran: string[] = [];
  const failed = inTransaction(pool, async (client) => {
    afterCommit(client, () => void ran.push("never"));
    await client.query(keep(3));
    throw new Error("changed its mind");
  });
  await expect(failed).rejects.toThrow("changed its mind");
  expect(ran).toEqual([]);
  expect(await kept()).toEqual([]);
  expect(lines).toEqual([]);
});

test("nothing follows a commit that the database refuses", async () => {
  await database.asSuperuser(
    "create table late (number int unique deferrable initially deferred); grant all on late to public",
  );
  const ran: string[] = [];
  const refused = inTransaction(pool, async (client) => {
    afterCommit(client, () => void ran.push("never"));
    await client.query("insert into late values (1), (1)");
  });
  await expect(refused).rejects.toMatchObject({ code: "23505" });
  expect(ran).toEqual([]);
});

test("outside of a transaction nothing is kept for later", async () => {
  const client = await pool.connect();
  const ran: string[] = [];
  afterCommit(client, () => void ran.push("never"));
  client.release();
  await inTransaction(pool, (own) => own.query(keep(4)));
  expect(ran).toEqual([]);
});
