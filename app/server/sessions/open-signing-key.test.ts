import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "../../../test/world/database.ts";
import { systemRandom } from "../deps.ts";
import { openSigningKey } from "./open-signing-key.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

test("the key is made once and is the same for every process, however many start at once", async () => {
  const open = () => openSigningKey(database.pool, { random: systemRandom });
  const keys = await Promise.all([open(), open(), open()]);
  const later = await open();
  for (const key of keys) expect(Buffer.from(key)).toEqual(Buffer.from(later));
  expect(later).toHaveLength(32);
});
