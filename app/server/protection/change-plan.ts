import type { Pool } from "pg";
import type { FieldFault } from "../../domain/forms/field-fault.ts";
import { planGaps } from "../../domain/protection/plan-gaps.ts";
import type { PlanEdit } from "../../domain/protection/read-plan.ts";
import type { Doer } from "../../domain/staff/doer.ts";
import { changedFields, isUnchanged } from "../audit/changed-fields.ts";
import { writeAuditEntries } from "../audit/write-audit-entries.ts";
import { inTransaction } from "../db/in-transaction.ts";
import { lockPlans, type PlanRow } from "./list-plans.ts";

export type PlanAnswer =
  | { ok: true; before: PlanRow; version: number }
  | { ok: false; reason: "not-found" }
  | { ok: false; reason: "stale"; theirs: PlanRow }
  | { ok: false; reason: "invalid"; faults: { active: FieldFault } };

type Change = { code: string; version: number; plan: PlanEdit; by: Doer };

const text = `
  update protection_plan set name_en = $2, name_bs = $3, description_en = $4, description_bs = $5, deposit_cents = $6,
    excess_cents = $7, safety_fee_cents = $8, covers = $9, active = $10
  where code = $1 returning version`;

/**
 * Changes a plan's texts and terms. A plan with a gap in its prices cannot be offered, and one plan always stays
 * offered. A change without a difference is neither written nor audited. Reservations keep the terms that they were
 * booked with.
 */
export async function changePlan(pool: Pool, change: Change): Promise<PlanAnswer> {
  return inTransaction(pool, async (client) => {
    const plans = await lockPlans(client);
    const before = plans.find(({ code }) => code === change.code);
    if (!before) return { ok: false, reason: "not-found" };
    if (before.version !== change.version) return { ok: false, reason: "stale", theirs: before };
    const fault = offerFault(before, change.plan, plans);
    if (fault) return { ok: false, reason: "invalid", faults: { active: fault } };
    const { plan, by } = change;
    const difference = changedFields<object>(before, plan);
    if (isUnchanged(difference)) return { ok: true, before, version: before.version };
    const { rows } = await client.query<{ version: number }>(text, valuesOf(change));
    const about = { subjectKind: "protection-plan", subjectId: change.code };
    await writeAuditEntries(client, [
      { ...by, ...about, action: "protection-plan.changed", ...difference },
    ]);
    return { ok: true, before, version: rows[0]?.version ?? before.version };
  });
}

function valuesOf({ code, plan }: Change): unknown[] {
  const texts = [plan.nameEn, plan.nameBs, plan.descriptionEn, plan.descriptionBs];
  const amounts = [plan.depositCents, plan.excessCents, plan.safetyFeeCents];
  return [code, ...texts, ...amounts, plan.covers, plan.active];
}

function offerFault(
  before: PlanRow,
  plan: PlanEdit,
  plans: readonly PlanRow[],
): FieldFault | undefined {
  if (plan.active) {
    const categories = planGaps(before.prices);
    return categories.length > 0 ? { code: "no-price", categories } : undefined;
  }
  const others = plans.filter(({ code, active }) => active && code !== before.code);
  return before.active && others.length === 0 ? { code: "last-offered" } : undefined;
}
