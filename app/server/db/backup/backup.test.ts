import { execFileSync } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import type { Pool } from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "../../../../test/world/database.ts";
import { fixedClock } from "../../../../test/world/fixed-clock.ts";
import { inTransaction } from "../in-transaction.ts";
import { restoreBackup } from "./restore-backup.ts";
import { listSequences, listTables, measureTable, useBackupSettings } from "./table-facts.ts";
import { writeBackup } from "./write-backup.ts";

const clock = fixedClock("2026-11-21T10:00:00+01:00");
const folder = mkdtempSync(join(tmpdir(), "eternal-pro-backup-"));
const file = join(folder, "agency.backup");
const restoredDir = join(folder, "restored");
let source: TestDatabase;
let target: TestDatabase;

beforeAll(async () => {
  source = await freshDatabase();
  // Values that a careless copy would change: control characters, quotes, times, rows that triggers count,
  // guard or pass on.
  await source.pool.query(String.raw`
    insert into contact_message (name, email, message, language) values
      ('Đorđe', 'a@b.ba', E'tab\tline\n \\N back\\slash "quote" čćžšđ 🚗', 'ba'), ('', '', '', 'en-us');
    update contact_message set note = 'called' where name <> '';
    insert into "user" (id, name, email, role, created_at) values
      ('1', E'Ana\t\\.\n', 'ana@eternal-pro.ba', 'owner', '2026-03-29 01:59:59.999999+00'),
      ('2', '🚗', 'b@eternal-pro.ba', 'viewer', '0044-03-15 12:00:00+00 BC');
    insert into audit_entry (actor_kind, action, subject_kind, subject_id, after)
      values ('system', 'first-owner', 'user', '1', '{"name": "Ana \" 🚗", "n": 1.10}');
    insert into occupancy (vehicle_id, car_id, kind, during, busy_until, pinned)
      select id, car_id, 'block', '[2026-12-01 08:00+01,2026-12-05 12:00+01)', '2026-12-05 10:00+01', true from vehicle;
    insert into owner_invite (token_hash, expires_at, used_by) values ('x', 'infinity', '1');
    delete from owner_invite`);
  const made = await writeBackup({ pool: source.pool, dataDir: folder, clock }, file);
  if (!made.ok) throw new Error(made.sentence);
});
beforeEach(async () => {
  target = await freshDatabase({ seeded: false });
  return () => target.close();
});
afterAll(async () => {
  await source.close();
  rmSync(folder, { recursive: true });
});

const factsOf = (pool: Pool) =>
  inTransaction(pool, async (client) => {
    await useBackupSettings(client);
    const tables: Record<string, unknown> = {};
    for (const table of await listTables(client))
      tables[table.name] = await measureTable(client, table);
    return { tables, sequences: await listSequences(client) };
  });

const rulesOf = async (pool: Pool) => {
  const keys = await pool.query(
    "select conrelid::regclass::text as table, conname, pg_get_constraintdef(oid) as rule, convalidated from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2",
  );
  const triggers = await pool.query(
    "select tgrelid::regclass::text as table, tgname, tgenabled from pg_trigger where not tgisinternal order by 1, 2",
  );
  return { keys: keys.rows, triggers: triggers.rows };
};

test("what was backed up comes back: every table's count and checksum, every sequence, every rule", async () => {
  const rules = await rulesOf(target.pool);
  const restored = await restoreBackup({ pool: target.owner, dataDir: restoredDir }, file);
  expect(restored).toMatchObject({ ok: true, tables: expect.any(Number) });
  const facts = await factsOf(source.pool);
  expect(await factsOf(target.pool)).toEqual(facts);
  expect(facts.tables).toMatchObject({
    user: { rows: 2 },
    location: { rows: 6 },
    audit_entry: { rows: 1 },
  });
  expect(await rulesOf(target.pool)).toEqual(rules);
});

test("the time of a backup is noted, also by the role that owns the tables", async () => {
  const noted = async () => {
    const { rows } = await source.pool.query("select backed_up_at as at from installation");
    return rows;
  };
  expect(await noted()).toEqual([]);
  await source.pool.query("insert into installation (id) values ('here')");
  const again = join(folder, "again.backup");
  const made = await writeBackup({ pool: source.owner, dataDir: folder, clock }, again);
  expect(made.ok).toBe(true);
  expect(await noted()).toEqual([{ at: new Date(clock.now()) }]);
  rmSync(again);
  await source.pool.query("delete from installation");
});

test("a restored database goes on where the other stopped", async () => {
  await restoreBackup({ pool: target.owner, dataDir: restoredDir }, file);
  const insert =
    "insert into owner_invite (token_hash, expires_at) values ('y', now()) returning id";
  const [there, here] = [await source.pool.query(insert), await target.owner.query(insert)];
  expect(here.rows).toEqual(there.rows);
  await source.pool.query("delete from owner_invite");
});

test("a backup is one file of its owner alone, and nothing else is left beside it", () => {
  expect(readdirSync(folder)).toEqual(["agency.backup"]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test("a new backup takes the place of the old one, or leaves it when it fails", async () => {
  const path = join(folder, "again.backup");
  copyFileSync(file, path);
  const missing = join(folder, "nowhere", "x.backup");
  expect(await writeBackup({ pool: source.pool, dataDir: folder, clock }, missing)).toEqual({
    ok: false,
    sentence: `The folder of ${missing} does not exist.`,
  });
  expect(await writeBackup({ pool: source.pool, dataDir: folder, clock }, folder)).toMatchObject({
    ok: false,
  });
  expect(await writeBackup({ pool: source.pool, dataDir: folder, clock }, path)).toMatchObject({
    ok: true,
  });
  expect(readdirSync(folder).sort()).toEqual(["again.backup", "agency.backup"].sort());
  rmSync(path);
  rmSync(`${folder}.tmp`, { force: true });
});

test("what is written while a backup is made is in it whole or not at all", async () => {
  const path = join(folder, "busy.backup");
  const stopped = new AbortController();
  const writing = (async () => {
    while (!stopped.signal.aborted)
      await inTransaction(source.pool, async (client) => {
        await client.query(
          `insert into owner_invite (token_hash, expires_at) values (gen_random_uuid(), now())`,
        );
        await client.query(
          `insert into verification (id, identifier, value, expires_at) values (gen_random_uuid(), '', '', now())`,
        );
      });
  })();
  expect(await writeBackup({ pool: source.pool, dataDir: folder, clock }, path)).toMatchObject({
    ok: true,
  });
  stopped.abort();
  await writing;
  expect(await restoreBackup({ pool: target.owner, dataDir: restoredDir }, path)).toMatchObject({
    ok: true,
  });
  const { rows } = await target.owner.query(
    "select (select count(*) from owner_invite) = (select count(*) from verification) as same",
  );
  expect(rows).toEqual([{ same: true }]);
  await source.pool.query("delete from owner_invite; delete from verification");
  rmSync(path);
});

test("a database that is not empty is refused and left as it is", async () => {
  const full = await freshDatabase();
  const before = await factsOf(full.pool);
  expect(await restoreBackup({ pool: full.owner, dataDir: restoredDir }, file)).toEqual({
    ok: false,
    sentence: expect.stringMatching(/^The database is not empty \(there are rows in "\w+"\)/),
  });
  expect(await factsOf(full.pool)).toEqual(before);
  await full.close();
});

test("a database of another version of the program is refused", async () => {
  await target.owner.query(
    "update schema_migration set hash = 'other' where name = (select max(name) from schema_migration)",
  );
  expect(await restoreBackup({ pool: target.owner, dataDir: restoredDir }, file)).toEqual({
    ok: false,
    sentence: expect.stringMatching(/^The backup of 2026-11-21 was made by another version/),
  });
});

const whole = () => readFileSync(file);
const plain = () => gunzipSync(readFileSync(file));
const swapped = (bytes: Buffer, at: number) => {
  const copy = Buffer.from(bytes);
  copy.writeUInt8(copy.readUInt8(at) ^ 1, at);
  return copy;
};
/** Changes a visitor-facing word inside the rows, and packs the file again. */
const forged = (bytes: Buffer) => {
  const at = bytes.indexOf("ana@eternal-pro.ba");
  const copy = Buffer.from(bytes);
  copy.write("eva", at);
  return gzipSync(copy);
};

test.each<[string, () => Buffer, RegExp]>([
  [
    "cut in the middle",
    () => whole().subarray(0, whole().length / 2),
    /is not whole: its end is missing/,
  ],
  ["cut by one byte", () => whole().subarray(0, -1), /is not whole|was changed/],
  [
    "cut between records and packed again",
    () => gzipSync(plain().subarray(0, -69)),
    /is not whole: its end is missing/,
  ],
  [
    "with one bit turned",
    () => swapped(whole(), Math.floor(whole().length / 2)),
    /was changed|not whole|no backup/,
  ],
  ["with a value changed and packed again", () => forged(plain()), /was changed after it was made/],
  [
    "with more after its end",
    () => gzipSync(Buffer.concat([plain(), plain()])),
    /goes on after its end/,
  ],
  ["of something else", () => Buffer.from("PK\x03\x04 a letter"), /is no backup of this program/],
  ["of something else, packed", () => gzipSync("a letter"), /is no backup of this program/],
  ["that is empty", () => Buffer.alloc(0), /is not whole: its end is missing/],
])("a file %s is refused in one sentence, and nothing changes", async (_name, make, why) => {
  const broken = join(folder, "broken.backup");
  writeFileSync(broken, make());
  const before = await factsOf(target.pool);
  const answer = await restoreBackup({ pool: target.owner, dataDir: restoredDir }, broken);
  expect(answer).toEqual({ ok: false, sentence: expect.stringMatching(why) });
  expect(answer).toEqual({
    ok: false,
    sentence: expect.stringMatching(/^The file .+: nothing was restored\.$/),
  });
  expect(await factsOf(target.pool)).toEqual(before);
  rmSync(broken);
});

test("a file that does not exist is refused", async () => {
  const path = join(folder, "none.backup");
  expect(await restoreBackup({ pool: target.owner, dataDir: restoredDir }, path)).toEqual({
    ok: false,
    sentence: `The file ${path} does not exist: nothing was restored.`,
  });
});

test("the two commands do it from end to end, and say so", async () => {
  const path = join(folder, "by-command.backup");
  const root = join(import.meta.dirname, "../../../..");
  const run = (script: string, url: string, ...args: string[]) =>
    execFileSync(process.execPath, [join(root, "scripts", script), ...args], {
      env: { PATH: process.env.PATH, DATABASE_URL: url, INIT_CWD: folder },
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
    });
  expect(run("backup.ts", source.ownerUrl, "by-command.backup")).toMatch(
    /^Backed up \d+ rows of \d+ tables and 0 files into /,
  );
  expect(existsSync(path)).toBe(true);
  expect(run("restore.ts", target.ownerUrl, path)).toMatch(
    /^Restored \d+ rows of \d+ tables and 0 files; counts and checksums/,
  );
  expect(await factsOf(target.pool)).toEqual(await factsOf(source.pool));
  expect(() => run("restore.ts", target.ownerUrl, path)).toThrow(/The database is not empty/);
  expect(() => run("restore.ts", target.ownerUrl)).toThrow(/Say from which file/);
  expect(() => run("backup.ts", target.ownerUrl)).toThrow(/Say into which file/);
  rmSync(path);
});
