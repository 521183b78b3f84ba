import type { Pool } from "pg";
import type { Checked, Fault } from "../../../domain/proof/proof.ts";
import { verifyChain, type Finding as Link } from "../../audit/verify-chain.ts";
import type { Witness } from "../../audit/witness.ts";

const faults: Record<Link["reason"], Fault> = {
  missing: "entry-missing",
  changed: "entry-changed",
  unkeyed: "entry-unkeyed",
  cut: "entry-cut",
  unsealed: "entry-unsealed",
  gap: "entry-gap",
};

/** The audit log is whole: its chain of seals holds, up to the head that is kept outside of the database. */
export async function checkAudit(pool: Pool, witness: Witness): Promise<Checked> {
  const kept = await witness.readHead();
  const heads = kept ? [kept] : [];
  const { sealed, bad } = await verifyChain(pool, { key: witness.key, keyed: kept, heads });
  return {
    counted: sealed,
    findings: bad.map(({ seq, entryId, untilId, reason }) => ({
      fault: faults[reason],
      about: String(entryId ?? seq ?? ""),
      ...(untilId !== undefined && { other: String(untilId) }),
    })),
  };
}
