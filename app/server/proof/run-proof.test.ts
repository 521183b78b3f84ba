import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "../../../test/world/database.ts";
import { fixedClock } from "../../../test/world/fixed-clock.ts";
import { witnessInMemory } from "../audit/witness.ts";
import { tryRestore } from "../backups/try-restore.ts";
import { listBackups } from "../backups/backup-folder.ts";
import { makePool } from "../db/client.server.ts";
import { silentLog } from "../log.ts";
import { findProof, listProofs } from "./list-proofs.ts";
import { beginProof, isProving, leaveProof, holdProof, runProof } from "./run-proof.ts";
import { proveTonight, removeLeftovers, startProving } from "./start-proving.ts";
import type { ProofMeans, ProofWorld } from "./prove.ts";

const dataDir = mkdtempSync(join(tmpdir(), "eternal-pro-proof-"));
const clock = fixedClock("2026-11-24T01:00:00+01:00");
let database: TestDatabase;
let means: ProofMeans;
let world: ProofWorld & { log: typeof silentLog };
beforeAll(async () => {
  database = await freshDatabase();
  means = {
    witness: witnessInMemory(Buffer.alloc(32, 1)),
    dataDir,
    backupDir: join(dataDir, "backups"),
    mailLeaves: false,
    databaseUrl: undefined,
    tryRestore: (file) => tryRestore(database.scratch, { file, dataDir }),
  };
  world = { pool: database.pool, clock, means, log: silentLog };
});
afterAll(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true });
});

test("a night has one proof with its backup, however many processes come for it", async () => {
  expect(await proveTonight(world)).toBe(false);
  clock.set("2026-11-24T03:05:00+01:00");
  const came = await Promise.all([1, 2, 3].map(() => proveTonight(world)));
  expect(came.filter(Boolean)).toHaveLength(1);
  expect(await proveTonight(world)).toBe(false);
  expect(await listBackups(means.backupDir)).toHaveLength(1);
  const runs = await listProofs(database.pool);
  expect(runs).toMatchObject([{ reason: "night", staffName: null }]);
  const kept = await findProof(database.pool, runs[0]?.id ?? 0);
  const backup = kept?.results.filter(({ check }) => check === "backup" || check === "restore");
  expect(backup).toMatchObject([{ outcome: "good" }, { outcome: "good" }]);
  clock.set("2026-11-25T09:00:00+01:00");
  expect(await proveTonight(world)).toBe(true);
  expect(await listBackups(means.backupDir)).toHaveLength(2);
});

test("one that is asked for while another is under way is refused", async () => {
  const answers = await Promise.all([1, 2].map(() => runProof(world, { reason: "command" })));
  expect(answers.map((answer) => (answer.ok ? "ran" : answer.reason)).toSorted()).toEqual([
    "ran",
    "running",
  ]);
  expect((await runProof(world, { reason: "command" })).ok).toBe(true);
  expect(await findProof(database.pool, 987_654)).toBeUndefined();
});

test("a night whose backup cannot be made has its proof, which says so, and is not tried again and again", async () => {
  clock.set("2026-11-26T03:05:00+01:00");
  const blocked = join(dataDir, "blocked");
  writeFileSync(blocked, "");
  const errors: unknown[] = [];
  const log = { ...silentLog, error: (...said: unknown[]) => errors.push(said) };
  const blind = { ...world, log, means: { ...means, backupDir: join(blocked, "backups") } };
  expect(await proveTonight(blind)).toBe(true);
  expect(await proveTonight(blind)).toBe(false);
  expect(JSON.stringify(errors)).toContain("the nightly backup was not made");
  const [last] = await listProofs(database.pool);
  const { results = [] } = (await findProof(database.pool, last?.id ?? 0)) ?? {};
  expect(results.find(({ check }) => check === "backup")).toMatchObject({
    findings: [{ fault: "not-checked" }],
  });
});

test("is known to be under way from its begin to its end, in whichever process", async () => {
  expect(await isProving(database.pool)).toBe(false);
  const begun = await beginProof(world, { reason: "command" });
  expect(await isProving(database.pool)).toBe(true);
  if (begun.ok) await begun.done;
  expect(await isProving(database.pool)).toBe(false);
});

test("holds one connection while it backs up, which waits outside of any transaction and is never closed as idle", async () => {
  const config = { connectionString: database.url, options: "-c idle_session_timeout=300" };
  const pool = makePool(config, silentLog);
  const held = `select state, backend_xmin from pg_stat_activity
    where datname = current_database() and query = 'set idle_session_timeout = 0'`;
  const seen: unknown[] = [];
  const before = async () => {
    await new Promise((done) => setTimeout(done, 900));
    seen.push((await database.pool.query(held)).rows, await isProving(database.pool));
  };
  const answer = await runProof({ ...world, pool }, { reason: "command", before });
  await pool.end();
  expect([answer.ok, ...seen]).toEqual([true, [{ state: "idle", backend_xmin: null }], true]);
});

test("what a crash has left of a restore is removed, and not while another proof is under way", async () => {
  const left = join(dataDir, "restore-trial");
  mkdirSync(left);
  writeFileSync(join(left, "licence.jpg"), "");
  const other = await holdProof(database.pool);
  await removeLeftovers(world);
  expect(existsSync(left)).toBe(true);
  if (other) await leaveProof(other);
  await removeLeftovers(world);
  expect(existsSync(left)).toBe(false);
});

test("a stop waits some seconds, and not for what never ends", async () => {
  const pool = Object.assign(Object.create(database.pool), {
    connect: () => new Promise(() => undefined),
  });
  const stop = startProving({ ...world, pool });
  const began = Date.now();
  await stop();
  expect(Date.now() - began).toBeLessThan(10_000);
});
