import { failedOf, type CheckResult } from "../../domain/proof/proof.ts";
import type { ProofReason } from "../../domain/proof/proof-run.ts";
import type { LocalDate } from "../../domain/calendar.ts";
import { prove, type ProofWorld } from "./prove.ts";

/** Two at once would restore into one scratch database. */
const lock = "hashtext('morning-proof')";

export type ProofAsk = {
  reason: ProofReason;
  /** The night of which it is the proof. */
  night?: LocalDate;
  staffId?: string | undefined;
  /** Done before the checks, when it is known that they will be made. */
  before?: () => Promise<void>;
};

export type ProofAnswer =
  | { ok: true; results: CheckResult[] }
  /** `running`: another one is under way. `done`: that of this night was made. */
  | { ok: false; reason: "running" | "done" };

const keepText = `
  insert into proof_run (reason, night, begun_at, ended_at, results, failed, staff_id)
  values ($1, $2, $3, $4, $5, $6, $7)`;

/** Runs the morning proof and keeps what it says in the history. One runs at a time, whichever process begins it. */
export async function runProof(world: ProofWorld, ask: ProofAsk): Promise<ProofAnswer> {
  const { pool, clock } = world;
  const holder = await pool.connect();
  try {
    const { rows } = await holder.query<{ mine: boolean }>(
      `select pg_try_advisory_lock(${lock}) as mine`,
    );
    if (!rows[0]?.mine) return { ok: false, reason: "running" };
    if (ask.night !== undefined && (await wasMade(world, ask.night)))
      return { ok: false, reason: "done" };
    await ask.before?.();
    const begunAt = new Date(clock.now());
    const results = await prove(world);
    const failed = failedOf(results).length;
    const times = [ask.night, begunAt, new Date(clock.now())];
    const values = [ask.reason, ...times, JSON.stringify(results), failed, ask.staffId];
    await pool.query(keepText, values);
    return { ok: true, results };
  } finally {
    await holder
      .query<{ done: boolean }>(`select pg_advisory_unlock(${lock}) as done`)
      .catch(() => undefined);
    holder.release();
  }
}

/** Was the proof of a night made? */
export async function wasMade(
  { pool }: Pick<ProofWorld, "pool">,
  night: LocalDate,
): Promise<boolean> {
  const { rowCount } = await pool.query("select from proof_run where night = $1", [night]);
  return Boolean(rowCount);
}
