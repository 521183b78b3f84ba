import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "../../../test/world/database.ts";
import { inTransaction } from "../db/in-transaction.ts";
import { sealEntries } from "./seal-entries.ts";
import { verifyChain } from "./verify-chain.ts";
import { witnessInMemory, type Witness } from "./witness.ts";
import { writeAuditEntries } from "./write-audit-entries.ts";

const key = Buffer.alloc(32, 1);
let witness: Witness;

/** The number of entries that were sealed, or why none was. */
async function seal(as = witness): Promise<number | string> {
  const done = await sealEntries(database.pool, as);
  return done.ok ? done.count : done.reason;
}

/** Checks the chain as the command does: with the key and the head that are kept outside of the database. */
async function verify(options: { max?: number } = {}) {
  const head = await witness.readHead();
  return verifyChain(database.pool, { key, keyed: head, heads: head ? [head] : [], ...options });
}

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
  await tamper("alter table audit_entry alter column id restart with 1");
  witness = witnessInMemory(key);
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
  expect(await verify()).toMatchObject({ sealed: 0, waiting: 0, bad: [] });
});

test("what was sealed is whole, what came since waits", async () => {
  await write(1_203);
  expect(await seal()).toBe(1_203);
  expect(await seal()).toBe(0);
  await write(2);
  const report = await verify();
  expect(report).toMatchObject({ sealed: 1_203, waiting: 2, bad: [] });
  expect(report.head).toMatch(/^[0-9a-f]{64}$/);
});

test("several processes at once make one chain", async () => {
  await write(2_000);
  await Promise.all(Array.from({ length: 6 }, () => seal()));
  await seal();
  expect(await verify()).toMatchObject({ sealed: 2_000, waiting: 0, bad: [] });
});

test("an entry whose transaction ends after later ones is sealed as well", async () => {
  const late = await database.pool.connect();
  await late.query("begin");
  await late.query(
    "insert into audit_entry (actor_kind, action, subject_kind, subject_id) values ('system', 'late', 'x', '1')",
  );
  await write(5);
  expect(await seal()).toBe(5);
  await late.query("commit");
  late.release();
  expect(await seal()).toBe(1);
  expect(await verify()).toMatchObject({ sealed: 6, bad: [] });
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
  await seal();
  await tamper(sql, [ids[11]]);
  const { bad } = await verify();
  expect(bad[0]).toEqual({ seq: 12, entryId: ids[11], reason: "changed" });
});

test("an entry that is gone is found, with its seal and without", async () => {
  const ids = await write(20);
  await seal();
  await tamper("delete from audit_entry where id = $1", [ids[4]]);
  await tamper("delete from audit_seal where entry_id = $1", [ids[9]]);
  expect((await verify()).bad).toEqual([
    { seq: 5, entryId: ids[4], reason: "missing" },
    { seq: 10, entryId: undefined, reason: "missing" },
  ]);
});

test("two entries that changed places are found", async () => {
  const ids = await write(10);
  await seal();
  await tamper(
    `update audit_seal set entry_id = case entry_id when $1::bigint then $2::bigint + 1000000 else $1::bigint + 1000000 end
     where entry_id in ($1::bigint, $2::bigint)`,
    [ids[3], ids[6]],
  );
  await tamper("update audit_seal set entry_id = entry_id - 1000000 where entry_id > 1000000");
  expect((await verify()).bad.map(({ seq }) => seq)).toEqual(expect.arrayContaining([4, 7]));
});

test("100 tampered entries, 100 found, the first by name", async () => {
  const ids = await write(3_000);
  await seal();
  const chosen = Array.from({ length: 100 }, (_, index) => ids[17 + index * 29] ?? 0);
  const ways = [
    "update audit_entry set action = action || '!' where id = any($1)",
    "update audit_entry set after = '{}' where id = any($1)",
    "update audit_entry set created_at = created_at - interval '1 second' where id = any($1)",
    "delete from audit_entry where id = any($1)",
  ];
  for (const [way, sql] of ways.entries())
    await tamper(sql, [chosen.filter((_, index) => index % ways.length === way)]);
  const { bad, sealed } = await verify();
  expect(sealed).toBe(3_000);
  expect(bad.map(({ entryId }) => entryId)).toEqual(chosen);
  expect((await verify({ max: 1 })).bad).toEqual([bad[0]]);
});

/** The kinds of tampering by whoever has the whole database and not its witness; each returns what is to be found of it. */
const tamperings: Record<string, (ids: number[]) => Promise<object>> = {
  "changed and unsealed from there on": async (ids) => {
    await tamper("delete from audit_seal where entry_id >= $1", [ids[11]]);
    await tamper("update audit_entry set after = '{}' where id = $1", [ids[11]]);
    return { seq: 20, reason: "cut" };
  },
  "changed and sealed anew without the key": async (ids) => {
    await tamper("update audit_entry set after = '{}' where id = $1", [ids[11]]);
    await tamper("delete from audit_seal");
    await sealEntries(database.pool, witnessInMemory(Buffer.alloc(32, 9)));
    return { seq: 1, entryId: ids[0], reason: "changed" };
  },
  "changed and sealed anew as before there was a key": async (ids) => {
    await tamper("update audit_seal set keyed = false where entry_id = $1", [ids[11]]);
    return { seq: 12, entryId: ids[11], reason: "changed" };
  },
  "cut at its end": async (ids) => {
    await tamper("delete from audit_seal where entry_id > $1", [ids[16]]);
    await tamper("delete from audit_entry where id > $1", [ids[16]]);
    return { seq: 20, reason: "cut" };
  },
  emptied: async () => {
    await tamper("delete from audit_seal");
    await tamper("delete from audit_entry");
    return { seq: 20, reason: "cut" };
  },
  "without the seal of one entry": async (ids) => {
    await tamper("delete from audit_seal where entry_id = $1", [ids[11]]);
    return { seq: 12, entryId: undefined, reason: "missing" };
  },
  "without an entry that was not sealed yet": async () => {
    const [first] = await write(3);
    await tamper("delete from audit_entry where id = $1", [first]);
    return { entryId: first, untilId: first, reason: "gap" };
  },
  "with an entry whose seal is held back": async () => {
    const [late] = await write(1);
    await tamper("update audit_entry set created_at = now() - interval '2 minutes' where id = $1", [
      late,
    ]);
    return { entryId: late, reason: "unsealed" };
  },
};

test.each(Object.keys(tamperings))("a log %s is found", async (kind) => {
  const ids = await write(20);
  await seal();
  const expected = await tamperings[kind]?.(ids);
  expect((await verify()).bad).toContainEqual(expected);
});

test("mixtures of all kinds of tampering are found, 100 of 100", async () => {
  const kinds = Object.values(tamperings);
  let found = 0;
  for (let round = 0; round < 100; round += 1) {
    await tamper("delete from audit_seal");
    await tamper("delete from audit_entry");
    witness = witnessInMemory(key);
    const ids = await write(20);
    await seal();
    await kinds[round % kinds.length]?.(ids);
    if (round >= kinds.length) await kinds[Math.floor(round / kinds.length) % kinds.length]?.(ids);
    if ((await verify()).bad.length > 0) found += 1;
  }
  expect(found).toBe(100);
});

test("what was sealed once is never sealed anew", async () => {
  const ids = await write(20);
  await seal();
  await tamper("delete from audit_seal where entry_id >= $1", [ids[11]]);
  expect(await seal()).toBe("cut");
  await write(30);
  expect(await seal()).toBe("cut");
  await tamper("delete from audit_seal");
  expect(await seal()).toBe("cut");
});

test("a chain of another key is not gone on with", async () => {
  await write(5);
  await seal(witnessInMemory(Buffer.alloc(32, 9)));
  await write(1);
  expect(await seal()).toBe("another-key");
});

test("the head that was not written before a crash is caught up with", async () => {
  await write(5);
  await seal();
  const before = await witness.readHead();
  await write(700);
  await seal();
  const after = await witness.readHead();
  if (before) await witness.writeHead(before);
  await write(1);
  expect(await seal()).toBe(1);
  expect((await witness.readHead())?.seq).toBe((after?.seq ?? 0) + 1);
  expect(await verify()).toMatchObject({ bad: [] });
});

test("entries from before there was a key stay whole, with the numbers that were lost then", async () => {
  const ids = await write(20);
  await tamper("delete from audit_entry where id = any($1)", [[ids[3], ids[15]]]);
  await tamper(
    `insert into audit_seal (seq, entry_id, hash) select 1, $1, encode(sha256(convert_to(repeat('0', 64) || E'\\n' || json_build_array(
       e.id, e.actor_kind, e.actor_id, e.action, e.subject_kind, e.subject_id, e.before, e.after, e.address_hash,
       to_char(e.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US'))::text, 'utf8')), 'hex')
     from audit_entry e where e.id = $1`,
    [ids[5]],
  );
  await tamper("delete from audit_entry where id < $1", [ids[5]]);
  await seal();
  await sealEntries(database.pool, witness, { gapsUntil: ids[19] ?? 0 });
  expect(await verify()).toMatchObject({ sealed: 15, notedGaps: 1, bad: [] });
  await tamper("update audit_entry set action = 'x' where id = $1", [ids[5]]);
  expect((await verify()).bad).toEqual([{ seq: 1, entryId: ids[5], reason: "changed" }]);
});

test("a number that a crash lost is noted after the next start, and whoever fails before the commit loses none", async () => {
  await write(3);
  await seal();
  const entry = { kind: "system" } as const;
  const audit = [{ actor: entry, action: "x", subjectKind: "x", subjectId: "1" }];
  await inTransaction(database.pool, async (client) => {
    await writeAuditEntries(client, audit);
    throw new Error("refused");
  }).catch(() => undefined);
  await inTransaction(database.pool, (client) => writeAuditEntries(client, audit));
  await seal();
  expect(await verify()).toMatchObject({ sealed: 4, notedGaps: 0, bad: [] });
  await database.pool.query("select nextval('audit_entry_id_seq')");
  const [last] = await write(1);
  expect((await verify()).bad).toEqual([{ entryId: 5, untilId: 5, reason: "gap" }]);
  await sealEntries(database.pool, witness, { gapsUntil: last ?? 0 });
  expect(await verify()).toMatchObject({ notedGaps: 1, bad: [] });
});
