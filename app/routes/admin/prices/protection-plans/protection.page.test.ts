import { describe, expect, test } from "vitest";
import { plain, staffSite } from "../../../../../test/world/staff-site.ts";
import { adminPlansWords } from "../../../../i18n/admin-plans/en.ts";
import type { FieldFault } from "../../../../domain/forms/field-fault.ts";
import { faultText } from "../../../../i18n/field-faults/fault-text.ts";
import { pricesOf, stampOf } from "../../../../server/protection/change-plan-prices.ts";
import { listPlans, type PlanRow } from "../../../../server/protection/list-plans.ts";

const site = staffSite();
const { as, post, read } = site;
const plans = () => listPlans(site.deps.pool);
const planOf = async (code: string): Promise<PlanRow> => {
  const found = (await plans()).find((plan) => plan.code === code);
  if (!found) throw new Error(`there is no plan ${code}`);
  return found;
};

/** The form of a plan as its page sends it. */
const sent = async (code: string, more: Record<string, string> = {}) => {
  const plan = await planOf(code);
  return {
    version: String(plan.version),
    nameEn: plan.nameEn,
    nameBs: plan.nameBs,
    descriptionEn: plan.descriptionEn,
    descriptionBs: plan.descriptionBs,
    deposit: String(plan.depositCents / 100),
    excess: String(plan.excessCents / 100),
    safetyFee: String(plan.safetyFeeCents / 100),
    ...Object.fromEntries(plan.covers.map((name) => [`covers.${name}`, "on"])),
    active: plan.active ? "on" : "",
    ...more,
  };
};

describe.each(["", "/ba"])("%s", (prefix) => {
  const language = prefix === "/ba" ? "ba" : "en-us";
  const words = adminPlansWords(language);

  test("the list names every plan, offered or not", async () => {
    const { status, html } = await read(`${prefix}/admin/protection-plans`, "viewer");
    expect(status).toBe(200);
    for (const { nameEn, nameBs } of await plans())
      expect(html).toContain(language === "ba" ? nameBs : nameEn);
    const none = await read(`${prefix}/admin/protection-plans?state=hidden`, "viewer");
    expect(none.html).toContain(words.empty);
  });

  test("a plan shows its terms in both languages, and why somebody may not change them", async () => {
    const { html } = await read(`${prefix}/admin/protection-plans/premium`, "agent");
    const { descriptionEn, descriptionBs } = await planOf("premium");
    expect(html).toContain(descriptionEn);
    expect(html).toContain(descriptionBs);
    expect(html).toContain(words.mayNot);
    expect(html).toContain("<fieldset disabled");
    expect((await read(`${prefix}/admin/protection-plans/premium`)).html).not.toContain(
      words.mayNot,
    );
  });

  test("the grid has a cell for each plan, category and length", async () => {
    const { status, html } = await read(`${prefix}/admin/protection-plan-pricing`);
    expect(status).toBe(200);
    expect(html).toContain('role="grid"');
    for (const name of ["basic.economy.1", "medium.suv.8", "premium.stationwagon.15"])
      expect(html).toContain(`name="${name}"`);
    expect(html).toContain(language === "ba" ? 'value="14,90"' : 'value="14.90"');
    const seen = await read(`${prefix}/admin/protection-plan-pricing`, "accountant");
    expect(seen.html).toContain(words.mayNot);
    expect(seen.html).toMatch(/readonly=""/i);
  });
});

test.each([
  "/admin/protection-plans/gold",
  "/ba/admin/protection-plans/%00",
  "/admin/protection-plans/__proto__",
])("%s is not there", async (path) => {
  expect((await read(path)).status).toBe(404);
  expect((await post(path, await sent("basic"))).status).toBe(404);
});

describe("a change of a plan", () => {
  test("is saved with the way back, and on the site with the next page", async () => {
    const form = await sent("medium", { nameEn: "Comfort", deposit: "120,50" });
    const answer = await post("/admin/protection-plans/medium", form);
    expect(answer.status).toBe(200);
    expect(await planOf("medium")).toMatchObject({ nameEn: "Comfort", depositCents: 12_050 });
    const page = await site.get("/cars/economy/1");
    expect(await page.text()).toContain("Comfort");
    await post(
      "/admin/protection-plans/medium",
      await sent("medium", { nameEn: "Medium", deposit: "150" }),
    );
  });

  test("keeps what was typed when somebody else was quicker, and shows theirs", async () => {
    const form = await sent("medium", { nameEn: "Mine" });
    await post("/admin/protection-plans/medium", await sent("medium", { nameBs: "Njihov" }));
    const answer = await post("/admin/protection-plans/medium", form);
    const html = plain(await answer.text());
    expect(answer.status).toBe(409);
    expect(html).toContain('value="Mine"');
    expect(html).toContain("Njihov");
    expect((await planOf("medium")).nameEn).toBe("Medium");
  });

  test.each<[Record<string, string>, FieldFault]>([
    [{ nameEn: "" }, { code: "missing" }],
    [{ nameBs: "\u0000\ud800" }, { code: "missing" }],
    [{ deposit: "-1" }, { code: "amount", maxCents: 2_000_000 }],
    [{ excess: "1e400" }, { code: "amount", maxCents: 2_000_000 }],
    [{ excess: "NaN" }, { code: "amount", maxCents: 2_000_000 }],
    [{ deposit: "20000,01" }, { code: "amount", maxCents: 2_000_000 }],
    [{ safetyFee: "99999" }, { code: "amount", maxCents: 2_000_000 }],
    [{ safetyFee: "19999" }, { code: "over-deposit" }],
    [{ descriptionEn: "x".repeat(100_000) }, { code: "too-long", max: 300 }],
  ])("of %j is refused with a sentence, and nothing changed", async (wrong, fault) => {
    const before = await plans();
    const answer = await post("/ba/admin/protection-plans/premium", await sent("premium", wrong));
    const html = plain(await answer.text());
    expect(answer.status).toBe(400);
    expect(html).toContain(faultText(fault, "ba"));
    expect(await plans()).toEqual(before);
  });

  test("to hide the last plan, or to offer one with a gap, is refused and the gap is named", async () => {
    const hide = async (code: string) =>
      post(`/admin/protection-plans/${code}`, await sent(code, { active: "" }));
    expect((await hide("medium")).status).toBe(200);
    expect((await hide("premium")).status).toBe(200);
    const last = await hide("basic");
    expect(last.status).toBe(400);
    expect(plain(await last.text())).toContain(faultText({ code: "last-offered" }, "en-us"));
    await site.deps.pool.query(
      "delete from protection_price where plan_code = 'medium' and category = 'suv' and from_days = 1",
    );
    const gap = await post(
      "/admin/protection-plans/medium",
      await sent("medium", { active: "on" }),
    );
    expect(gap.status).toBe(400);
    expect(plain(await gap.text())).toContain(
      faultText({ code: "no-price", categories: ["suv"] }, "en-us"),
    );
    await site.deps.pool.query(
      "insert into protection_price (plan_code, category, from_days, per_day_cents) values ('medium', 'suv', 1, 890)",
    );
    for (const code of ["medium", "premium"])
      await post(`/admin/protection-plans/${code}`, await sent(code, { active: "on" }));
    expect((await plans()).every(({ active }) => active)).toBe(true);
  });

  test.each(["agent", "accountant", "viewer"] as const)("is not for an %s", async (role) => {
    const before = await plans();
    const form = await sent("medium", { nameEn: "Theirs" });
    expect((await post("/admin/protection-plans/medium", form, role)).status).toBe(403);
    expect((await post("/admin/protection-plans/medium", { move: "up" }, role)).status).toBe(403);
    expect((await post("/admin/protection-plan-pricing", { bands: "1" }, role)).status).toBe(403);
    expect(await plans()).toEqual(before);
  });

  test("of its place goes one up or down, and nowhere else", async () => {
    const order = async () => (await plans()).map(({ code }) => code);
    const move = async (to: string) =>
      (await post("/admin/protection-plans/premium", { move: to })).status;
    expect(await move("up")).toBe(200);
    expect(await order()).toEqual(["basic", "premium", "medium"]);
    expect(await move("down")).toBe(200);
    expect(await move("sideways")).toBe(400);
    expect(await order()).toEqual(["basic", "medium", "premium"]);
  });
});

describe("the prices", () => {
  const grid = async (more: Record<string, string> = {}) => {
    const prices = pricesOf(await plans());
    const cells = prices.map(({ planCode, category, fromDays, perDayCents }) => [
      `${planCode}.${category}.${fromDays}`,
      String(perDayCents / 100),
    ]);
    return { ...Object.fromEntries(cells), bands: "1,8,15", stamp: stampOf(prices), ...more };
  };
  const path = "/admin/protection-plan-pricing";
  const priceOf = async (code: string, category: string, fromDays: number) =>
    (await planOf(code)).prices.find(
      (one) => one.category === category && one.fromDays === fromDays,
    )?.perDayCents;

  test("are changed with comma or point, columns added and taken away, and on the site", async () => {
    const form = await grid({
      "medium.suv.1": "9,10",
      "medium.suv.30": "5.25",
      "premium.suv.8": "",
      bands: "1,8,30",
    });
    expect((await post(path, form)).status).toBe(200);
    expect(await priceOf("medium", "suv", 1)).toBe(910);
    expect(await priceOf("medium", "suv", 30)).toBe(525);
    expect(await priceOf("premium", "suv", 8)).toBeUndefined();
    expect(await priceOf("premium", "suv", 15)).toBeUndefined();
    const { priceList } = await site.deps.catalogue.get();
    const medium = priceList.plans.find(({ code }) => code === "medium");
    expect(medium?.prices.some(({ perDayCents }) => perDayCents === 910)).toBe(true);
  });

  test("that somebody else has changed are shown beside what was typed", async () => {
    const mine = await grid({ "medium.suv.1": "7,77" });
    await post(path, await grid({ "medium.suv.1": "8,88" }));
    const answer = await post(path, mine);
    const html = plain(await answer.text());
    expect(answer.status).toBe(409);
    expect(html).toContain('value="7,77"');
    expect(html).toContain("8.88");
    expect(html).toContain(adminPlansWords("en-us").grid.stale);
    expect(await priceOf("medium", "suv", 1)).toBe(888);
  });

  test.each<[Record<string, string>, string]>([
    [{ "medium.suv.1": "-5" }, 'aria-invalid="true"'],
    [{ "medium.suv.1": "1000,01" }, 'aria-invalid="true"'],
    [{ "medium.suv.1": "NaN" }, 'aria-invalid="true"'],
    [{ "medium.suv.1": "1e400" }, 'aria-invalid="true"'],
    [{ "medium.suv.1": "=1+1" }, 'aria-invalid="true"'],
    [{ "medium.suv.1": "9".repeat(100_000) }, 'aria-invalid="true"'],
    [{ "medium.suv.1": "" }, faultText({ code: "price-missing" }, "en-us")],
    [{ bands: "1,0" }, faultText({ code: "number", min: 1, max: 365 }, "en-us")],
    [{ bands: "1,8,999" }, faultText({ code: "number", min: 1, max: 365 }, "en-us")],
    [{ bands: "" }, faultText({ code: "number", min: 1, max: 365 }, "en-us")],
  ])("%j are refused with a sentence, and nothing changed", async (wrong, said) => {
    const before = await plans();
    const answer = await post(path, await grid(wrong));
    const html = plain(await answer.text());
    expect(answer.status).toBe(400);
    expect(html).toContain(said);
    expect(await plans()).toEqual(before);
  });

  test("of a stranger's plan, or without a stamp, are not written", async () => {
    const before = await plans();
    const form = await grid({ "gold.suv.1": "1", stamp: "" });
    expect((await post(path, form)).status).toBe(409);
    expect(await plans()).toEqual(before);
  });
});

describe.each(["csv", "xlsx"])("the lists as %s", (kind) => {
  test.each(["protection-plans", "protection-plan-pricing"])("%s", async (room) => {
    const path = `/ba/admin/${room}/export.${kind}`;
    const answer = await site.get(path, as("accountant"));
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Disposition")).toContain(`.${kind}"`);
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(100);
    expect((await site.get(path, as("agent"))).status).toBe(403);
    expect((await site.get(path)).status).toBe(303);
  });
});
