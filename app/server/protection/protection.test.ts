import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openStage, type Stage } from "../../../test/casts/cast.ts";
import type { PlanEdit } from "../../domain/protection/read-plan.ts";
import { changePlan } from "./change-plan.ts";
import { changePlanPrices, pricesOf, stampOf } from "./change-plan-prices.ts";
import { findPlan, listPlans } from "./list-plans.ts";
import { movePlan } from "./move-plan.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const by = { actor: { kind: "staff", id: randomUUID() }, addressHash: "hash" } as const;

const plan = async (code: string) => {
  const found = await findPlan(stage.deps.pool, code);
  if (!found) throw new Error(`there is no plan ${code}`);
  return found;
};
const change = async (code: string, edit: Partial<PlanEdit>, version?: number) => {
  const held = await plan(code);
  return changePlan(stage.deps.pool, {
    code,
    version: version ?? held.version,
    plan: { ...held, ...edit },
    by,
  });
};
const audit = async () => {
  const { rows } = await stage.deps.pool.query<{ action: string; before: object; after: object }>(
    `select action, before, after from audit_entry where subject_kind = 'protection-plan' order by id`,
  );
  return rows;
};

describe("a plan", () => {
  test("is changed, audited by what changed, and in the next price list", async () => {
    const { version } = await plan("medium");
    const answer = await change("medium", { nameEn: "Comfort", depositCents: 12_000 });
    expect(answer).toMatchObject({ ok: true, version: version + 1, before: { nameEn: "Medium" } });
    expect((await audit()).at(-1)).toEqual({
      action: "protection-plan.changed",
      before: { nameEn: "Medium", depositCents: 15_000 },
      after: { nameEn: "Comfort", depositCents: 12_000 },
    });
    const { priceList } = await stage.deps.catalogue.refresh();
    expect(priceList.plans.find(({ code }) => code === "medium")?.name.en).toBe("Comfort");
  });

  test("that is as it was is not written", async () => {
    const before = await audit();
    const { version } = await plan("medium");
    expect(await change("medium", {})).toMatchObject({ ok: true, version });
    expect(await audit()).toEqual(before);
  });

  test("is refused to the second of two, who is told what stands there", async () => {
    const answer = await change("medium", { nameEn: "Mine" }, 1);
    expect(answer).toMatchObject({ ok: false, reason: "stale", theirs: { nameEn: "Comfort" } });
    expect((await plan("medium")).nameEn).toBe("Comfort");
  });

  test("that nobody knows is not found", async () => {
    const answer = await changePlan(stage.deps.pool, {
      code: "gold",
      version: 1,
      plan: await plan("basic"),
      by,
    });
    expect(answer).toEqual({ ok: false, reason: "not-found" });
  });

  test("with a gap in its prices cannot be offered, and the gap is named", async () => {
    await change("premium", { active: false });
    await stage.deps.pool.query(
      "delete from protection_price where plan_code = 'premium' and category in ('suv', 'compact') and from_days = 1",
    );
    const answer = await change("premium", { active: true });
    expect(answer).toEqual({
      ok: false,
      reason: "invalid",
      faults: { active: { code: "no-price", categories: ["compact", "suv"] } },
    });
    expect((await plan("premium")).active).toBe(false);
  });

  test("the last one stays offered", async () => {
    expect(await change("medium", { active: false })).toMatchObject({ ok: true });
    expect(await change("basic", { active: false })).toEqual({
      ok: false,
      reason: "invalid",
      faults: { active: { code: "last-offered" } },
    });
    expect(await change("medium", { active: true })).toMatchObject({ ok: true });
  });

  test("of two that are hidden at once one stays", async () => {
    const answers = await Promise.all([
      change("medium", { active: false }),
      change("basic", { active: false }),
    ]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await listPlans(stage.deps.pool)).filter(({ active }) => active)).toHaveLength(1);
    for (const code of ["medium", "basic"]) await change(code, { active: true });
  });

  test("moves among the others", async () => {
    const order = async () => (await listPlans(stage.deps.pool)).map(({ code }) => code);
    const { pool } = stage.deps;
    expect(await movePlan(pool, { code: "premium", step: -1, by })).toBe(true);
    expect(await order()).toEqual(["basic", "premium", "medium"]);
    expect(await movePlan(pool, { code: "basic", step: -1, by })).toBe(true);
    expect(await movePlan(pool, { code: "medium", step: 1, by })).toBe(true);
    expect(await movePlan(pool, { code: "gold", step: 1, by })).toBe(false);
    expect(await order()).toEqual(["basic", "premium", "medium"]);
    expect((await audit()).at(-1)?.action).toBe("protection-plan.moved");
  });
});

describe("the prices", () => {
  const held = async () => pricesOf(await listPlans(stage.deps.pool));

  test("are changed, added and taken away in one go, with the cells in the audit log", async () => {
    const before = await held();
    const prices = before
      .filter(({ planCode, fromDays }) => planCode !== "medium" || fromDays !== 15)
      .map((price) =>
        price.planCode === "medium" && price.category === "suv" && price.fromDays === 1
          ? { ...price, perDayCents: 999 }
          : price,
      );
    const added = { planCode: "medium", category: "suv", fromDays: 30, perDayCents: 500 } as const;
    const answer = await changePlanPrices(stage.deps.pool, {
      prices: [...prices, added],
      stamp: stampOf(before),
      by,
    });
    expect(answer).toMatchObject({ ok: true, changed: 6, stamp: stampOf([...prices, added]) });
    expect(stampOf(await held())).toBe(stampOf([...prices, added]));
    expect((await audit()).at(-1)).toEqual({
      action: "protection-plan.priced",
      before: {
        "suv.1": 890,
        "suv.30": null,
        "suv.15": 730,
        "economy.15": 490,
        "compact.15": 570,
        "stationwagon.15": 650,
      },
      after: {
        "suv.1": 999,
        "suv.30": 500,
        "suv.15": null,
        "economy.15": null,
        "compact.15": null,
        "stationwagon.15": null,
      },
    });
  });

  test("of two who change them at once one is told", async () => {
    const before = await held();
    const to = (perDayCents: number) => ({
      prices: before.map((price) =>
        price.planCode === "basic" ? { ...price, perDayCents } : price,
      ),
      stamp: stampOf(before),
      by,
    });
    const answers = await Promise.all(
      [100, 200].map((cents) => changePlanPrices(stage.deps.pool, to(cents))),
    );
    expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true]);
    expect(answers.find(({ ok }) => !ok)).toEqual({ ok: false, reason: "stale" });
    const now = (await held()).filter(({ planCode }) => planCode === "basic");
    expect(new Set(now.map(({ perDayCents }) => perDayCents)).size).toBe(1);
  });

  test("stay whole for a plan that came on offer while somebody took its price away", async () => {
    const before = await held();
    const isGone = ({ planCode, category, fromDays }: (typeof before)[number]) =>
      planCode === "medium" && category === "economy" && fromDays === 1;
    const prices = before.filter((price) => !isGone(price));
    const wish = { prices, stamp: stampOf(before), by };
    await change("medium", { active: false });
    await change("medium", { active: true });
    expect(await changePlanPrices(stage.deps.pool, wish)).toEqual({ ok: false, reason: "stale" });
    expect(await held()).toEqual(before);
    await change("medium", { active: false });
    expect(await changePlanPrices(stage.deps.pool, wish)).toMatchObject({ ok: true, changed: 1 });
    const back = { prices: before, stamp: stampOf(prices), by };
    expect(await changePlanPrices(stage.deps.pool, back)).toMatchObject({ ok: true, changed: 1 });
    await change("medium", { active: true });
  });

  test("that are as they were write nothing", async () => {
    const before = await held();
    const entries = (await audit()).length;
    const change = { prices: before, stamp: stampOf(before), by };
    expect(await changePlanPrices(stage.deps.pool, change)).toMatchObject({ ok: true, changed: 0 });
    expect(await audit()).toHaveLength(entries);
  });
});
