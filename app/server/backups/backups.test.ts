import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "../../../test/world/database.ts";
import { fixedClock } from "../../../test/world/fixed-clock.ts";
import { checkBackups, checkRestore } from "../proof/checks/check-backups.ts";
import { backupFile, isUnchanged, listBackups } from "./backup-folder.ts";
import { makeBackup } from "./make-backup.ts";
import { tryRestore } from "./try-restore.ts";

const root = mkdtempSync(join(tmpdir(), "eternal-pro-nightly-"));
const clock = fixedClock("2026-11-24T03:10:05+01:00");
const dayMs = 86_400_000;
let database: TestDatabase;
let backupDir: string;
beforeAll(async () => void (database = await freshDatabase()));
beforeEach(() => {
  clock.set("2026-11-24T03:10:05+01:00");
  backupDir = join(mkdtempSync(join(root, "folder-")), "backups");
});
afterAll(async () => {
  await database.close();
  rmSync(root, { recursive: true });
});

const make = () => makeBackup({ pool: database.pool, clock, dataDir: root, backupDir });
const restore = (file: string) => tryRestore(database.scratch, { file, dataDir: root });
const names = () => readdirSync(backupDir).sort();

test("a backup is a file that nobody else reads, with its checksum beside it", async () => {
  const file = join(backupDir, "eternal-pro-2026-11-24T02-10-05Z.backup");
  expect(await make()).toEqual({ ok: true, file });
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(statSync(backupDir).mode & 0o077).toBe(0);
  expect(readFileSync(`${file}.sha256`, "utf8")).toMatch(
    /^[0-9a-f]{64}  eternal-pro-2026-11-24T02-10-05Z\.backup\n$/,
  );
  expect(await checkBackups(backupDir, clock.now())).toEqual({ counted: 1, findings: [] });
});

test("it is restored by the product itself, into a database that is gone afterwards", async () => {
  const made = await make();
  if (!made.ok) throw new Error(made.sentence);
  const restored = await restore(made.file);
  expect(restored).toMatchObject({ ok: true });
  expect(restored.ok && restored.rows).toBeGreaterThan(500);
  const { rowCount } = await database.owner.query("select from pg_database where datname = $1", [
    database.scratch.name,
  ]);
  expect(rowCount).toBe(0);
  expect(readdirSync(root)).not.toContain("restore-trial");
  expect(await checkRestore(backupDir, restore)).toEqual({ counted: 1, findings: [] });
});

test("one that is cut short, changed or of nothing is found by both checks", async () => {
  const made = await make();
  if (!made.ok) throw new Error(made.sentence);
  const bytes = readFileSync(made.file);
  for (const broken of [bytes.subarray(0, bytes.length / 2), Buffer.from("nothing")]) {
    writeFileSync(made.file, broken);
    expect(await checkBackups(backupDir, clock.now())).toMatchObject({
      findings: [{ fault: "backup-changed", about: made.file }],
    });
    expect(await checkRestore(backupDir, restore)).toMatchObject({
      findings: [{ fault: "not-restored", about: made.file }],
    });
  }
});

test("a folder without a backup, and one whose last is two nights old, are found", async () => {
  expect(await checkBackups(backupDir, clock.now())).toMatchObject({
    findings: [{ fault: "no-backup", about: backupDir }],
  });
  expect(await checkRestore(backupDir, restore)).toBe("idle");
  await make();
  expect(await checkBackups(backupDir, clock.now() + 2 * dayMs)).toMatchObject({
    findings: [{ fault: "backup-old", is: clock.now() }],
  });
});

test("older ones go by the rule, with their checksums; what is none of ours stays", async () => {
  const now = clock.now();
  await make();
  for (let night = 1; night <= 60; night += 1)
    writeFileSync(backupFile(backupDir, now - night * dayMs), "");
  writeFileSync(`${backupFile(backupDir, now - 40 * dayMs)}.sha256`, "");
  writeFileSync(join(backupDir, "by-hand.backup"), "");
  clock.advance(dayMs);
  await make();
  const days = (await listBackups(backupDir)).map(({ at }) =>
    new Date(at).toISOString().slice(0, 10),
  );
  expect(days).toEqual([
    "2026-09-30",
    "2026-10-31",
    "2026-11-08",
    "2026-11-15",
    "2026-11-19",
    "2026-11-20",
    "2026-11-21",
    "2026-11-22",
    "2026-11-23",
    "2026-11-24",
    "2026-11-25",
  ]);
  expect(names()).toContain("by-hand.backup");
  expect(names().filter((name) => name.endsWith(".sha256"))).toHaveLength(2);
  expect(await isUnchanged(backupFile(backupDir, now))).toBe(true);
});

test("a user who may not create a database is told so", async () => {
  const made = await make();
  if (!made.ok) throw new Error(made.sentence);
  const { name } = database.scratch;
  const answer = await tryRestore(
    { config: { connectionString: database.ownerUrl }, name: `${name}_owner` },
    { file: made.file, dataDir: root },
  );
  expect(answer).toMatchObject({ ok: false, sentence: expect.stringContaining("CREATEDB") });
});

test("a database of that name which the product has not made is left alone, and one that it has is dropped", async () => {
  const made = await make();
  if (!made.ok) throw new Error(made.sentence);
  const { name } = database.scratch;
  const admin = new Client(database.scratch.config);
  await admin.connect();
  await admin.query(`create database "${name}"`);
  expect(await restore(made.file)).toMatchObject({
    ok: false,
    sentence: expect.stringContaining(name),
  });
  const about = await admin.query("select oid from pg_database where datname = $1", [name]);
  expect(about.rowCount).toBe(1);
  await admin.query(
    `comment on database "${name}" is 'Eternal Pro: a backup is restored here and thrown away.'`,
  );
  await admin.end();
  expect(await restore(made.file)).toMatchObject({ ok: true });
});

test("a folder that cannot be written is told, and nothing is left behind", async () => {
  await listBackups(backupDir);
  writeFileSync(join(backupDir, "block"), "");
  chmodSync(backupDir, 0o700);
  const blocked = join(backupDir, "block");
  await expect(
    makeBackup({ pool: database.pool, clock, dataDir: root, backupDir: blocked }),
  ).rejects.toThrow(/EEXIST|ENOTDIR/);
  expect(names()).toEqual(["block"]);
});
