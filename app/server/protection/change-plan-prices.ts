import { createHash } from "node:crypto";
import type { Pool, PoolClient } from "pg";
import { planGaps } from "../../domain/protection/plan-gaps.ts";
import { planCell, type PlanPrice } from "../../domain/protection/read-plan-prices.ts";
import type { Doer } from "../../domain/staff/doer.ts";
import { writeAuditEntries } from "../audit/write-audit-entries.ts";
import { inTransaction } from "../db/in-transaction.ts";
import { lockPlans, type PlanRow } from "./list-plans.ts";

export type PricesAnswer =
  | { ok: true; before: readonly PlanPrice[]; stamp: string; changed: number }
  | { ok: false; reason: "stale" };

/** The prices of all plans as one list. */
export function pricesOf(plans: readonly PlanRow[]): PlanPrice[] {
  return plans.flatMap(({ code, prices }) => prices.map((price) => ({ planCode: code, ...price })));
}

/** The stamp of prices; another price gives another stamp. */
export function stampOf(prices: readonly PlanPrice[]): string {
  const lines = [...byCell(prices)].map(([name, price]) => `${name}=${price.perDayCents}`).sort();
  return createHash("sha256").update(lines.join("\n")).digest("base64url").slice(0, 16);
}

type Change = { prices: readonly PlanPrice[]; stamp: string; by: Doer };

/**
 * Replaces the prices of all plans if they still have this `stamp`; otherwise none. One audit entry per plan holds the
 * cells that changed; a cell without a price is null there.
 */
export async function changePlanPrices(
  pool: Pool,
  { prices, stamp, by }: Change,
): Promise<PricesAnswer> {
  return inTransaction(pool, async (client) => {
    const plans = await lockPlans(client);
    const before = pricesOf(plans);
    if (stampOf(before) !== stamp || leavesGap(plans, prices))
      return { ok: false, reason: "stale" };
    const [was, is] = [byCell(before), byCell(prices)];
    const gone = [...was].flatMap(([name, price]) => (is.has(name) ? [] : [price]));
    const written = [...is].flatMap(([name, price]) =>
      was.get(name)?.perDayCents === price.perDayCents ? [] : [price],
    );
    const touched = [...gone, ...written];
    if (touched.length === 0) return { ok: true, before, stamp, changed: 0 };
    await remove(client, gone);
    await write(client, written);
    const entries = plans.flatMap(({ code }) => {
      const cells = touched.filter(({ planCode }) => planCode === code);
      if (cells.length === 0) return [];
      const about = { subjectKind: "protection-plan", subjectId: code };
      const state = { before: valuesIn(was, cells), after: valuesIn(is, cells) };
      return [{ ...by, ...about, action: "protection-plan.priced", ...state }];
    });
    await writeAuditEntries(client, entries);
    return { ok: true, before, stamp: stampOf(prices), changed: touched.length };
  });
}

/** True when a plan on offer would lack a price, because the plan came on offer after the form was read. */
function leavesGap(plans: readonly PlanRow[], prices: readonly PlanPrice[]): boolean {
  return plans.some(
    ({ code, active }) =>
      active && planGaps(prices.filter(({ planCode }) => planCode === code)).length > 0,
  );
}

type Cells = Map<string, PlanPrice>;

function byCell(prices: readonly PlanPrice[]): Cells {
  return new Map(
    prices.map((price) => [planCell(price.planCode, price.category, price.fromDays), price]),
  );
}

function valuesIn(all: Cells, cells: readonly PlanPrice[]): Record<string, number | null> {
  return Object.fromEntries(
    cells.map(({ planCode, category, fromDays }) => [
      `${category}.${fromDays}`,
      all.get(planCell(planCode, category, fromDays))?.perDayCents ?? null,
    ]),
  );
}

async function remove(client: PoolClient, prices: readonly PlanPrice[]): Promise<void> {
  if (prices.length === 0) return;
  await client.query(
    `delete from protection_price using jsonb_to_recordset($1)
       as gone ("planCode" text, category text, "fromDays" int)
     where plan_code = gone."planCode" and protection_price.category = gone.category and from_days = gone."fromDays"`,
    [JSON.stringify(prices)],
  );
}

async function write(client: PoolClient, prices: readonly PlanPrice[]): Promise<void> {
  if (prices.length === 0) return;
  await client.query(
    `insert into protection_price as held (plan_code, category, from_days, per_day_cents)
     select "planCode", category, "fromDays", "perDayCents"
     from jsonb_to_recordset($1) as priced ("planCode" text, category text, "fromDays" int, "perDayCents" int)
     on conflict (plan_code, category, from_days) do update set per_day_cents = excluded.per_day_cents`,
    [JSON.stringify(prices)],
  );
}
