import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "../../../test/world/database.ts";
import { cannotChangeLogs, giveRights } from "./app-rights.ts";
import { appName, appRole } from "./cluster/app-database.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
  await database.pool.query(
    `insert into audit_entry (actor_kind, action, subject_kind, subject_id)
     values ('system', 'test', 'setting', 'phone')`,
  );
});
afterAll(() => database.close());

/** PostgreSQL's error message to the application's role. */
async function refusalOf(sql: string): Promise<string> {
  const done = await database.pool.query(sql).then(
    () => "",
    (error: Error & { code?: string }) => `${error.code} ${error.message}`,
  );
  return done;
}

describe("the application's role", () => {
  test("reads and adds to the audit log", async () => {
    expect(await refusalOf("select count(*) from audit_entry")).toBe("");
    expect(
      await refusalOf(
        `insert into audit_seal (seq, entry_id, hash) select 1, min(id), 'x' from audit_entry`,
      ),
    ).toBe("");
  });

  test.each([
    "update audit_entry set action = 'other'",
    "delete from audit_entry",
    "truncate audit_entry, audit_seal",
    "update audit_seal set hash = 'y'",
    "delete from audit_seal",
    "update booking_ledger set cents = 0",
    "delete from booking_ledger",
    "select 1 from audit_entry for update",
    "do 'begin lock table audit_seal in exclusive mode; end'",
    "merge into audit_entry using (select 1) on true when matched then delete",
    "insert into audit_seal (seq, entry_id, hash) values (1, 1, 'z') on conflict (seq) do update set hash = 'z'",
    "copy audit_entry to '/tmp/entries'",
    "delete from schema_migration",
    "insert into schema_migration (name, hash) values ('x', 'y')",
  ])("has no right for: %s", async (sql) => {
    expect(await refusalOf(sql)).toMatch(/^42501 permission denied/);
  });

  test.each([
    "alter table audit_entry disable trigger append_only",
    "alter table audit_entry owner to current_user",
    "drop trigger append_only on audit_entry",
    "drop table audit_seal cascade",
    "alter table audit_entry rename to gone",
    "create rule quiet as on insert to audit_entry do instead nothing",
    "create or replace function refuse_change() returns trigger language plpgsql as 'begin return null; end'",
    "alter table occupancy drop constraint occupancy_no_overlap",
  ])("owns nothing, so that it cannot: %s", async (sql) => {
    expect(await refusalOf(sql)).toMatch(/^42501 (must be owner of|permission denied)/);
  });

  test.each([
    `set role ${appName}`,
    `set session authorization ${appName}`,
    "set session_replication_role = 'replica'",
    "create table public.audit_entry_2 (id int)",
    "create function public.f() returns int language sql as 'select 1'",
  ])("cannot become another, nor make things of its own: %s", async (sql) => {
    expect(await refusalOf(sql)).toMatch(/^42501 permission denied/);
  });

  test("may do with every other table what the product does", async () => {
    const { rows } = await database.pool.query(
      `select relname from pg_class
       where relnamespace = 'public'::regnamespace and relkind = 'r'
         and relname not in ('audit_entry', 'audit_seal', 'booking_ledger', 'schema_migration')
         and not (has_table_privilege(oid, 'select') and has_table_privilege(oid, 'insert')
           and has_table_privilege(oid, 'update') and has_table_privilege(oid, 'delete'))`,
    );
    expect(rows).toEqual([]);
  });

  test("is told apart from a role that could change the log", async () => {
    // PostgreSQL accepts this with a warning, and grants nothing.
    await database.pool.query("grant all on audit_entry to current_user");
    expect(await cannotChangeLogs(database.pool)).toBe(true);
    expect(await cannotChangeLogs(database.owner)).toBe(false);
  });
});

describe("rights are given again", () => {
  test("when a table is new, and when somebody gave more than that", async () => {
    await database.owner.query(
      `create table later (id bigint generated always as identity); grant update on audit_entry to ${appRole}`,
    );
    expect(await refusalOf("insert into later default values")).toMatch(/^42501/);
    expect(await cannotChangeLogs(database.pool)).toBe(false);
    await giveRights(database.owner, appRole);
    expect(await refusalOf("insert into later default values")).toBe("");
    expect(await cannotChangeLogs(database.pool)).toBe(true);
  });

  test("by several processes at once, and not at all when nothing is missing", async () => {
    await database.owner.query(`revoke select on car from ${appRole}`);
    await Promise.all(Array.from({ length: 4 }, () => giveRights(database.owner, appRole)));
    expect(await refusalOf("select 1 from car")).toBe("");
    const state = "select xmin::text from pg_class where relname = 'car'";
    const before = await database.owner.query(state);
    await giveRights(database.owner, appRole);
    expect((await database.owner.query(state)).rows).toEqual(before.rows);
  });

  test("not to the owner, who has them", async () => {
    await giveRights(database.owner, appName);
    expect((await database.owner.query("select 1 from car limit 1")).rowCount).toBe(1);
  });

  test("beside tables of somebody else", async () => {
    await database.asSuperuser("create table public.of_others (id int)");
    await database.owner.query(`revoke select on extra from ${appRole}`);
    await giveRights(database.owner, appRole);
    expect(await refusalOf("select 1 from extra")).toBe("");
    expect(await refusalOf("select 1 from of_others")).toMatch(/^42501/);
  });
});
