import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "../../../test/world/database.ts";
import { sealEntries } from "./seal-entries.ts";
import { tellOwners } from "./tell-owners.ts";
import { witnessInMemory } from "./witness.ts";

let database: TestDatabase;
const witness = witnessInMemory(Buffer.alloc(32, 1));
const night = Date.parse("2026-11-23T04:30:00+01:00");
const day = 24 * 60 * 60_000;

beforeAll(async () => {
  database = await freshDatabase({ seeded: false });
  await database.pool.query(
    `insert into "user" (id, name, email, role, disabled) values
       ('a', 'Amra', 'amra@example.com', 'owner', false), ('b', 'Benjamin', 'benjamin@example.com', 'owner', true),
       ('c', 'Ceca', 'ceca@example.com', 'manager', false)`,
  );
  await database.pool.query(
    "insert into audit_entry (actor_kind, action, subject_kind, subject_id) values ('system', 'x', 'x', '1'), ('system', 'y', 'x', '2')",
  );
  await sealEntries(database.pool, witness);
});
afterAll(() => database.close());

const letters = async () =>
  (
    await database.pool.query<{ payload: { email: string; head: string; findings: number } }>(
      "select payload from outbox where kind = 'audit-notice' order by id",
    )
  ).rows.map(({ payload }) => payload);

test("nobody is told before four in the morning", async () => {
  expect(await tellOwners(database.pool, { witness, now: night - 60 * 60_000 })).toBeUndefined();
  expect(await letters()).toEqual([]);
});

test("every owner who is in office gets the head once a night", async () => {
  await Promise.all([1, 2, 3].map(() => tellOwners(database.pool, { witness, now: night })));
  const head = await witness.readHead();
  expect(await letters()).toMatchObject([
    { email: "amra@example.com", head: `2:${head?.hash}`, findings: 0 },
  ]);
  expect(await tellOwners(database.pool, { witness, now: night + 60_000 })).toBeUndefined();
});

test("the next night says what was tampered with", async () => {
  await database.owner.query("alter table audit_entry disable trigger append_only");
  await database.owner.query("update audit_entry set action = 'z' where subject_id = '2'");
  expect(await tellOwners(database.pool, { witness, now: night + day })).toBe(1);
  expect(await letters()).toMatchObject([{ findings: 0 }, { findings: 1 }]);
});
