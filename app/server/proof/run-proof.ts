import type { Pool, PoolClient } from "pg";
import type { LocalDate } from "../../domain/calendar.ts";
import { failedOf, type CheckResult } from "../../domain/proof/proof.ts";
import type { ProofReason } from "../../domain/proof/proof-run.ts";
import { memberIdOf, type Doer } from "../../domain/staff/doer.ts";
import { writeAuditEntries } from "../audit/write-audit-entries.ts";
import { inTransaction } from "../db/in-transaction.ts";
import { prove, type ProofWorld } from "./prove.ts";

/** Two at once would restore into one scratch database. */
const lock = "hashtext('morning-proof')";

export type ProofAsk = {
  reason: ProofReason;
  /** The night of which it is the proof. */
  night?: LocalDate;
  /** The member who asks for it: that stands in the audit log. */
  by?: Doer;
  /** Done before the checks, when it is known that they will be made. */
  before?: () => Promise<void>;
};

/** `running`: another one is under way. `done`: that of this night was made. */
type NoProof = { ok: false; reason: "running" | "done" };

export type ProofAnswer = { ok: true; results: CheckResult[] } | NoProof;

const keepText = `
  insert into proof_run (reason, night, begun_at, ended_at, results, failed, staff_id)
  values ($1, $2, $3, $4, $5, $6, $7)`;

/** Runs the morning proof and keeps what it says in the history. One runs at a time, whichever process begins it. */
export async function runProof(world: ProofWorld, ask: ProofAsk): Promise<ProofAnswer> {
  const begun = await beginProof(world, ask);
  return begun.ok ? { ok: true, results: await begun.done } : begun;
}

/** Begins the morning proof; `done` is what it says, once it is kept in the history. */
export async function beginProof(
  world: ProofWorld,
  ask: ProofAsk,
): Promise<{ ok: true; done: Promise<CheckResult[]> } | NoProof> {
  const holder = await holdProof(world.pool);
  if (!holder) return { ok: false, reason: "running" };
  try {
    if (ask.night !== undefined && (await wasMade(world, ask.night))) {
      await leaveProof(holder);
      return { ok: false, reason: "done" };
    }
    if (ask.by) await tellAudit(world.pool, ask.by);
  } catch (error) {
    await leaveProof(holder);
    throw error;
  }
  return { ok: true, done: make(world, ask).finally(() => leaveProof(holder)) };
}

async function make(world: ProofWorld, ask: ProofAsk): Promise<CheckResult[]> {
  const { pool, clock } = world;
  await ask.before?.();
  const begunAt = new Date(clock.now());
  const results = await prove(world);
  const times = [ask.night, begunAt, new Date(clock.now())];
  const staffId = ask.by && memberIdOf(ask.by.actor);
  const said = [JSON.stringify(results), failedOf(results).length];
  await pool.query(keepText, [ask.reason, ...times, ...said, staffId]);
  return results;
}

function tellAudit(pool: Pool, by: Doer): Promise<void> {
  const entry = { ...by, action: "proof.run", subjectKind: "proof", subjectId: "morning" };
  return inTransaction(pool, (client) => writeAuditEntries(client, [entry]));
}

/**
 * The connection that keeps others from a proof, until `leaveProof`; undefined while one is under way. It waits outside of any
 * transaction, so it keeps nothing from being cleaned up, and a server that closes idle connections leaves it alone.
 */
export async function holdProof(pool: Pool): Promise<PoolClient | undefined> {
  const holder = await pool.connect();
  try {
    const { rows } = await holder.query<{ mine: boolean }>(
      `select pg_try_advisory_lock(${lock}) as mine`,
    );
    if (rows[0]?.mine) {
      await holder.query("set idle_session_timeout = 0");
      return holder;
    }
  } catch (error) {
    holder.release(true);
    throw error;
  }
  holder.release();
  return undefined;
}

/** Lets others begin a proof. A connection that cannot be freed of the lock is closed with it. */
export async function leaveProof(holder: PoolClient): Promise<void> {
  const isFree = await holder
    .query("reset idle_session_timeout")
    .then(() => holder.query<{ done: boolean }>(`select pg_advisory_unlock(${lock}) as done`))
    .then(({ rows }) => rows[0]?.done === true)
    .catch(() => false);
  holder.release(!isFree);
}

/** Is a proof under way, in whichever process? */
export async function isProving(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ isRunning: boolean }>(
    `select exists (
       select from pg_locks
       where locktype = 'advisory' and granted and objsubid = 1
         and database = (select oid from pg_database where datname = current_database())
         and ((classid::bigint << 32) | objid::bigint) = ${lock}::bigint
     ) as "isRunning"`,
  );
  return rows[0]?.isRunning ?? false;
}

/** Was the proof of a night made? */
export async function wasMade(
  { pool }: Pick<ProofWorld, "pool">,
  night: LocalDate,
): Promise<boolean> {
  const { rowCount } = await pool.query("select from proof_run where night = $1", [night]);
  return Boolean(rowCount);
}
