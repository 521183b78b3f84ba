import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "../../../test/world/database.ts";
import { fixedClock } from "../../../test/world/fixed-clock.ts";
import { witnessInMemory } from "../audit/witness.ts";
import { tryRestore } from "../backups/try-restore.ts";
import { listBackups } from "../backups/backup-folder.ts";
import { silentLog } from "../log.ts";
import { findProof, listProofs } from "./list-proofs.ts";
import { runProof } from "./run-proof.ts";
import { proveTonight } from "./start-proving.ts";
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
    databaseUrl: undefined,
    tryRestore: (file) => tryRestore(database.scratch, file),
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
