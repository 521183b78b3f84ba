import type { Pool } from "pg";
import {
  checkNames,
  resultOf,
  type Checked,
  type CheckName,
  type CheckResult,
} from "../../domain/proof/proof.ts";
import type { Witness } from "../audit/witness.ts";
import { listBackups } from "../backups/backup-folder.ts";
import type { Clock } from "../deps.ts";
import type { Refusal } from "../refusal.ts";
import { within } from "../within.ts";
import { checkAudit } from "./checks/check-audit.ts";
import { checkBackups, checkRestore } from "./checks/check-backups.ts";
import { checkCertificate } from "./checks/check-certificate.ts";
import { checkClock } from "./checks/check-clock.ts";
import { checkDisk } from "./checks/check-disk.ts";
import { checkForgotten } from "./checks/check-forgotten.ts";
import { checkLetters } from "./checks/check-letters.ts";
import { checkDrawers, checkPayments } from "./checks/check-money.ts";
import { checkNumbers } from "./checks/check-numbers.ts";
import { checkLedger, checkTotals } from "./checks/check-prices.ts";
import { checkSeats, checkVehicles } from "./checks/check-seats.ts";
import { checkSums } from "./checks/check-sums.ts";

/** What the proof needs beside the database. */
export type ProofMeans = {
  witness: Witness;
  dataDir: string;
  /** The folder of the nightly backups. */
  backupDir: string;
  /** Restores a backup into a scratch database, which is gone afterwards. */
  tryRestore: (file: string) => Promise<{ ok: true } | Refusal>;
  /** Do letters leave the house? Then they wait as long as the contacts of the agency stand in for real ones. */
  mailLeaves: boolean;
  /** The address of an external database. */
  databaseUrl: string | undefined;
};

export type ProofWorld = { pool: Pool; clock: Clock; means: ProofMeans };

const checks: Record<CheckName, (world: ProofWorld) => Promise<Checked>> = {
  vehicles: ({ pool }) => checkVehicles(pool),
  seats: ({ pool }) => checkSeats(pool),
  totals: ({ pool }) => checkTotals(pool),
  ledger: ({ pool }) => checkLedger(pool),
  sums: ({ pool, clock }) => checkSums(pool, clock.now()),
  payments: ({ pool, clock }) => checkPayments(pool, clock.now()),
  drawers: ({ pool }) => checkDrawers(pool),
  numbers: ({ pool }) => checkNumbers(pool),
  audit: ({ pool, means }) => checkAudit(pool, means.witness),
  letters: ({ pool, clock, means }) => checkLetters(pool, means, clock.now()),
  backup: ({ clock, means }) => checkBackups(means.backupDir, clock.now()),
  restore: ({ means }) => checkRestore(means.backupDir, means.tryRestore),
  disk: ({ means }) => checkRoom(means),
  clock: ({ pool, clock }) => checkClock(pool, clock),
  certificate: ({ clock, means }) => checkCertificate(means.databaseUrl, clock.now()),
  forgotten: ({ pool, clock }) => checkForgotten(pool, clock.now()),
};

/** A check that never ends would keep every later night from its proof. */
const patienceMs = 15 * 60_000;
const restorePatienceMs = 3 * 3_600_000;

/** Runs every check of the morning proof, one after the other. A check that cannot be made has failed. */
export async function prove(world: ProofWorld): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  for (const check of checkNames) results.push(resultOf(check, await tried(check, world)));
  return results;
}

async function tried(check: CheckName, world: ProofWorld): Promise<Checked> {
  try {
    const deadlineMs = check === "restore" ? restorePatienceMs : patienceMs;
    return await within(deadlineMs, checks[check](world), "it took too long");
  } catch (error) {
    const other = error instanceof Error ? error.message : String(error);
    return { counted: 0, findings: [{ fault: "not-checked", about: check, other }] };
  }
}

/** There is room for three backups more, two of them packed out: the next one, and what is restored of it beside the data. */
async function checkRoom({ dataDir, backupDir }: ProofMeans): Promise<Checked> {
  const newest = (await listBackups(backupDir)).at(-1);
  return checkDisk([dataDir, backupDir], 3 * (newest?.bytes ?? 0));
}
