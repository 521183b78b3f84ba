import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "../../../test/world/database.ts";
import { checkSchema } from "./check-schema.ts";
import { migrate } from "./migrate.ts";

const folder = join(import.meta.dirname, "migrations");
let database: TestDatabase;
let copy: string;
let names: string[];

beforeAll(async () => {
  database = await freshDatabase({ seeded: false });
  names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();
});
beforeEach(async () => {
  await database.owner.query("drop schema public cascade; create schema public");
  copy = await mkdtemp(join(tmpdir(), "migrations-"));
  await cp(folder, copy, { recursive: true });
  return () => rm(copy, { recursive: true });
});
afterAll(() => database.close());

test("an empty database gets every migration once, a second run does nothing", async () => {
  expect(await migrate(database.owner, folder)).toEqual(names);
  expect(await migrate(database.owner, folder)).toEqual([]);
  await checkSchema(database.owner);
});

test("two processes that start at once share the work", async () => {
  const [one, other] = await Promise.all([
    migrate(database.owner, folder),
    migrate(database.owner, folder),
  ]);
  expect([...one, ...other].sort()).toEqual(names);
});

test("a migration that was changed after it ran is refused by name", async () => {
  await migrate(database.owner, copy);
  const changed = join(copy, names[1] ?? "");
  await writeFile(changed, `${await readFile(changed, "utf8")}-- more`);
  await expect(migrate(database.owner, copy)).rejects.toThrow(
    `The migration ${names[1]} was changed after it ran on this database`,
  );
});

test("line ends of another system are no change", async () => {
  await migrate(database.owner, copy);
  const file = join(copy, names[0] ?? "");
  await writeFile(file, (await readFile(file, "utf8")).replaceAll("\n", "\r\n"));
  expect(await migrate(database.owner, copy)).toEqual([]);
});

test("a database of a newer version is refused", async () => {
  await writeFile(join(copy, "9999_from_the_future.sql"), "select 1");
  await migrate(database.owner, copy);
  await expect(migrate(database.owner, folder)).rejects.toThrow(
    "migrated by a newer version of this program (9999_from_the_future.sql is unknown here)",
  );
});

test("a migration that fails leaves nothing of itself, and what ran before it stays", async () => {
  await writeFile(
    join(copy, "9999_broken.sql"),
    "create table half (id int); select no_such_thing()",
  );
  await expect(migrate(database.owner, copy)).rejects.toThrow(
    "The migration 9999_broken.sql failed",
  );
  const { rows } = await database.owner.query(
    "select to_regclass('half') as half, (select count(*)::int from schema_migration) as kept",
  );
  expect(rows[0]).toEqual({ half: null, kept: names.length });
});

test("a folder without migrations is refused", async () => {
  const empty = await mkdtemp(join(tmpdir(), "migrations-"));
  await expect(migrate(database.owner, empty)).rejects.toThrow("There are no migrations");
  await rm(empty, { recursive: true });
});

test("a schema without its exclusion constraint, or with a weaker one, is refused", async () => {
  await migrate(database.owner, folder);
  await database.owner.query("alter table occupancy drop constraint occupancy_no_overlap");
  await expect(checkSchema(database.owner)).rejects.toThrow("could be booked twice");
  await database.owner.query(`alter table occupancy add constraint occupancy_no_overlap
    exclude using gist (vehicle_id with =, car_id with =, during with &&)`);
  await expect(checkSchema(database.owner)).rejects.toThrow("lacks its constraint");
  await database.owner.query("drop extension btree_gist cascade");
  await expect(checkSchema(database.owner)).rejects.toThrow("lacks the extension btree_gist");
});
