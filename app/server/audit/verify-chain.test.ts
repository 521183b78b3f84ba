import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "../../../test/world/database.ts";
import { sealEntries } from "./seal-entries.ts";
import { verifyChain } from "./verify-chain.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase({ seeded: false });
  // As an attacker with full access to the database would.
  for (const table of ["audit_entry", "audit_seal"])
    await database.owner.query(`alter table ${table} disable trigger append_only`);
  const { rows } = await database.pool.query<{ name: string }>(
    "select conname as name from pg_constraint where conrelid = 'audit_seal'::regclass and contype = 'f'",
  );
  for (const { name } of rows)
    await database.owner.query(`alter table audit_seal drop constraint "${name}"`);
});
afterAll(() => database.close());

const tamper = (sql: string, values: unknown[] = []) => database.owner.query(sql, values);

beforeEach(async () => {
  await tamper("delete from audit_seal");
  await tamper("delete from audit_entry");
});

/** Writes entries and returns their ids. */
async function write(count: number): Promise<number[]> {
  const { rows } = await database.pool.query<{ id: string }>(
    `insert into audit_entry (actor_kind, actor_id, action, subject_kind, subject_id, before, after, address_hash)
     select 'system', 'a' || n, 'price.changed', 'rate', n::text, jsonb_build_object('cents', n), jsonb_build_object('cents', n + 1), 'h'
     from generate_series(1, $1) n returning id`,
    [count],
  );
  return rows.map(({ id }) => Number(id));
}

test("an empty log is whole", async () => {
  expect(await verifyChain(database.pool)).toMatchObject({ sealed: 0, waiting: 0, bad: [] });
});

test("what was sealed is whole, what came since waits", async () => {
  await write(1_203);
  expect(await sealEntries(database.pool)).toBe(1_203);
  expect(await sealEntries(database.pool)).toBe(0);
  await write(2);
  const report = await verifyChain(database.pool);
  expect(report).toMatchObject({ sealed: 1_203, waiting: 2, bad: [] });
  expect(report.head).toMatch(/^[0-9a-f]{64}$/);
});

test("several processes at once make one chain", async () => {
  await write(2_000);
  const sealed = await Promise.all(Array.from({ length: 6 }, () => sealEntries(database.pool)));
  await sealEntries(database.pool);
  expect(sealed.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(2_000);
  expect(await verifyChain(database.pool)).toMatchObject({ sealed: 2_000, waiting: 0, bad: [] });
});

test("an entry whose transaction ends after later ones is sealed as well", async () => {
  const late = await database.pool.connect();
  await late.query("begin");
  await late.query(
    "insert into audit_entry (actor_kind, action, subject_kind, subject_id) values ('system', 'late', 'x', '1')",
  );
  await write(5);
  expect(await sealEntries(database.pool)).toBe(5);
  await late.query("commit");
  late.release();
  expect(await sealEntries(database.pool)).toBe(1);
  expect(await verifyChain(database.pool)).toMatchObject({ sealed: 6, bad: [] });
});

test.each([
  ["action", "update audit_entry set action = 'price.seen' where id = $1"],
  ["actor", "update audit_entry set actor_id = 'b' where id = $1"],
  ["kind of actor", "update audit_entry set actor_kind = 'visitor' where id = $1"],
  ["subject", "update audit_entry set subject_id = '0' where id = $1"],
  ["what was before", "update audit_entry set before = null where id = $1"],
  ["what came after", `update audit_entry set after = after || '{"cents": 0}' where id = $1`],
  ["address", "update audit_entry set address_hash = null where id = $1"],
  [
    "moment",
    "update audit_entry set created_at = created_at + interval '1 microsecond' where id = $1",
  ],
  ["hash", "update audit_seal set hash = repeat('a', 64) where entry_id = $1"],
])("another %s is found", async (_, sql) => {
  const ids = await write(20);
  await sealEntries(database.pool);
  await tamper(sql, [ids[11]]);
  const { bad } = await verifyChain(database.pool);
  expect(bad[0]).toEqual({ seq: 12, entryId: ids[11], reason: "changed" });
});

test("an entry that is gone is found, with its seal and without", async () => {
  const ids = await write(20);
  await sealEntries(database.pool);
  await tamper("delete from audit_entry where id = $1", [ids[4]]);
  await tamper("delete from audit_seal where entry_id = $1", [ids[9]]);
  expect((await verifyChain(database.pool)).bad).toEqual([
    { seq: 5, entryId: ids[4], reason: "missing" },
    { seq: 10, entryId: undefined, reason: "missing" },
  ]);
});

test("two entries that changed places are found", async () => {
  const ids = await write(10);
  await sealEntries(database.pool);
  await tamper(
    `update audit_seal set entry_id = case entry_id when $1::bigint then $2::bigint + 1000000 else $1::bigint + 1000000 end
     where entry_id in ($1::bigint, $2::bigint)`,
    [ids[3], ids[6]],
  );
  await tamper("update audit_seal set entry_id = entry_id - 1000000 where entry_id > 1000000");
  expect((await verifyChain(database.pool)).bad.map(({ seq }) => seq)).toEqual(
    expect.arrayContaining([4, 7]),
  );
});

test("100 tampered entries, 100 found, the first by name", async () => {
  const ids = await write(3_000);
  await sealEntries(database.pool);
  const chosen = Array.from({ length: 100 }, (_, index) => ids[17 + index * 29] ?? 0);
  const ways = [
    "update audit_entry set action = action || '!' where id = any($1)",
    "update audit_entry set after = '{}' where id = any($1)",
    "update audit_entry set created_at = created_at - interval '1 second' where id = any($1)",
    "delete from audit_entry where id = any($1)",
  ];
  for (const [way, sql] of ways.entries())
    await tamper(sql, [chosen.filter((_, index) => index % ways.length === way)]);
  const { bad, sealed } = await verifyChain(database.pool);
  expect(sealed).toBe(3_000);
  expect(bad.map(({ entryId }) => entryId)).toEqual(chosen);
  expect((await verifyChain(database.pool, { max: 1 })).bad).toEqual([bad[0]]);
});
