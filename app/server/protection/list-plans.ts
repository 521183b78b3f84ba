import type { Pool, PoolClient } from "pg";
import type { ProtectionPlan } from "../../domain/pricing/price-list.ts";
import type { PlanEdit } from "../../domain/protection/read-plan.ts";

/** A plan as staff see it, offered or not. Amounts in euro cents. */
export type PlanRow = PlanEdit & {
  code: string;
  displayOrder: number;
  version: number;
  prices: ProtectionPlan["prices"];
};

const text = `
  select code, name_en as "nameEn", name_bs as "nameBs", description_en as "descriptionEn",
    description_bs as "descriptionBs", deposit_cents as "depositCents", excess_cents as "excessCents",
    safety_fee_cents as "safetyFeeCents", covers, active, display_order as "displayOrder", version,
    (select coalesce(jsonb_agg(jsonb_build_object(
        'category', category, 'fromDays', from_days, 'perDayCents', per_day_cents) order by from_days, category), '[]')
     from protection_price where plan_code = code) as prices
  from protection_plan order by display_order, code`;

/** All protection plans with their prices, in display order. */
export async function listPlans(db: Pool | PoolClient): Promise<PlanRow[]> {
  const { rows } = await db.query<PlanRow>({ name: "list-plans", text });
  return rows;
}

/** Returns one plan by its code; undefined when there is none. */
export async function findPlan(db: Pool | PoolClient, code: string): Promise<PlanRow | undefined> {
  return (await listPlans(db)).find((plan) => plan.code === code);
}

/** All plans, locked: nobody else changes plans or their prices until the transaction ends. */
export async function lockPlans(client: PoolClient): Promise<PlanRow[]> {
  await client.query("lock table protection_plan in share row exclusive mode");
  return listPlans(client);
}
