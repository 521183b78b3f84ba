import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "../../../test/world/database.ts";
import { silentLog } from "../log.ts";
import { makePool } from "./client.server.ts";
import { inTransaction } from "./in-transaction.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase({ seeded: false, max: 3 });
  await database.owner.query("create table note (text text unique); grant all on note to public");
});
afterAll(() => database.close());

const notes = async () => (await database.pool.query("select text from note order by 1")).rows;

/** Ends every other connection of this database, as a restart of the server does. */
async function cutConnections(): Promise<void> {
  // The connection that runs this must stay: it would be gone before it had ended all others.
  await database.pool.query(
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity
     where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`,
  );
  // Time for the closed connection to be noticed on this side of the socket.
  await new Promise((resolve) => setTimeout(resolve, 100));
}

test("connections that are lost while nobody uses them are replaced", async () => {
  await Promise.all([1, 2, 3].map(() => database.pool.query("select pg_sleep(0.05)")));
  await cutConnections();
  expect((await database.pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
});

test("a connection that goes while its pool is closed is no news, one that goes before is", async () => {
  const told: unknown[] = [];
  const pool = makePool({}, { ...silentLog, warn: (line: unknown) => told.push(line) });
  const client = await database.pool.connect();
  pool.emit("error", new Error("terminating connection"), client);
  expect(told).toHaveLength(1);
  await pool.end();
  pool.emit("error", new Error("terminating connection"), client);
  client.release();
  expect(told).toHaveLength(1);
});

test("a connection that is lost between two queries of its user fails the next one and no more", async () => {
  const client = await database.pool.connect();
  await cutConnections();
  await expect(client.query("select 1")).rejects.toThrow(/terminat|not queryable/);
  client.release(true);
  expect((await database.pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
});

test("the product's connections carry its name and give up on a query that hangs", async () => {
  const { rows } = await database.pool.query(
    "select current_setting('application_name') as name, current_setting('statement_timeout') as patience",
  );
  expect(rows).toEqual([{ name: "eternal-pro", patience: "15s" }]);
});

test("a transaction keeps all of it", async () => {
  const result = await inTransaction(database.pool, async (client) => {
    await client.query("insert into note values ('a'), ('b')");
    return "done";
  });
  expect(result).toBe("done");
  expect(await notes()).toEqual([{ text: "a" }, { text: "b" }]);
});

test("a transaction that throws keeps nothing, and its connection serves again", async () => {
  const failing = inTransaction(database.pool, async (client) => {
    await client.query("insert into note values ('c')");
    await client.query("insert into note values ('a')");
  });
  await expect(failing).rejects.toMatchObject({ code: "23505" });
  expect(await notes()).toEqual([{ text: "a" }, { text: "b" }]);
  expect(database.pool.totalCount).toBe(database.pool.idleCount);
});

test("a connection that is lost in a transaction is thrown away", async () => {
  const failing = inTransaction(database.pool, async (client) => {
    await client.query("insert into note values ('d')");
    await cutConnections();
    await client.query("select 1");
  });
  await expect(failing).rejects.toThrow(/terminat|not queryable/);
  expect(await notes()).toEqual([{ text: "a" }, { text: "b" }]);
});
