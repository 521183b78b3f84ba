import { Pool } from "pg";
import { expect, test } from "vitest";
import { isDatabaseDown } from "./is-down.ts";

const coded = (code: string) => Object.assign(new Error("terminating connection"), { code });

test.each([
  ["a closed port", coded("ECONNREFUSED")],
  ["a server that stops", coded("57P01")],
  ["a server that starts", coded("57P03")],
  ["no connection left", coded("53300")],
  ["a connection that ends", new Error("Connection terminated unexpectedly")],
  ["a pool that waits too long", new Error("timeout exceeded when trying to connect")],
  ["several addresses of one name", new AggregateError([coded("ECONNREFUSED")], "")],
  ["a wrapped one", new Error("Failed query", { cause: coded("57P01") })],
])("%s: the database is down", (_, error) => {
  expect(isDatabaseDown(error)).toBe(true);
});

test.each([
  ["a vehicle that is taken", coded("23P01")],
  ["a wrong statement", coded("42601")],
  [
    "a file that is not there",
    Object.assign(new Error("ENOENT: no such file"), { code: "ENOENT" }),
  ],
  ["a fault of ours", new TypeError("x is not a function")],
  ["a response", new Response(null, { status: 503 })],
  ["nothing", undefined],
])("%s: it is not", (_, error) => {
  expect(isDatabaseDown(error)).toBe(false);
});

test("what the driver really says of a server that is not there", async () => {
  const pool = new Pool({ host: "/nowhere", port: 1, connectionTimeoutMillis: 1000 });
  const local = await pool.query("select 1").catch((error: unknown) => error);
  const other = new Pool({ host: "127.0.0.1", port: 1, connectionTimeoutMillis: 1000 });
  const far = await other.query("select 1").catch((error: unknown) => error);
  await Promise.all([pool.end(), other.end()]);
  expect([local, far].map(isDatabaseDown)).toEqual([true, true]);
});
