import type { Pool } from "pg";
import type { CheckResult } from "../../domain/proof/proof.ts";
import type { ProofReason } from "../../domain/proof/proof-run.ts";

/** A line of the history. */
export type ProofRun = {
  id: number;
  reason: ProofReason;
  begunAt: Date;
  /** The number of checks that failed. */
  failed: number;
  /** Of the member who asked for it. */
  staffName: string | null;
};

const max = 90;

/** The last ninety proofs, the newest first. */
export async function listProofs(pool: Pool): Promise<ProofRun[]> {
  const { rows } = await pool.query<ProofRun>(
    `select proof_run.id, reason, begun_at as "begunAt", failed, "user".name as "staffName"
     from proof_run left join "user" on "user".id = staff_id
     order by begun_at desc, proof_run.id desc limit ${max}`,
  );
  return rows;
}

/** What a proof said; undefined when there is none of that id. */
export async function findProof(
  pool: Pool,
  id: number,
): Promise<{ id: number; begunAt: Date; results: CheckResult[] } | undefined> {
  const { rows } = await pool.query<{ id: number; begunAt: Date; results: CheckResult[] }>(
    `select id, begun_at as "begunAt", results from proof_run where id = $1`,
    [id],
  );
  return rows[0];
}
