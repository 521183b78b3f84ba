import { beforeEach, describe, expect, test } from "vitest";
import { staffSite } from "../../../../../test/world/staff-site.ts";
import { dateOf } from "../../../../domain/calendar.ts";
import { toCells } from "../../../../domain/pricing/editing/cells-of-prices.ts";
import { toLocal } from "../../../../domain/sarajevo.ts";
import { staffRoles } from "../../../../domain/staff/roles.ts";
import { pricingSections } from "../../../../i18n/admin-pricing/sections.ts";
import { pricingWords } from "../../../../i18n/admin-pricing/en.ts";
import { readPrices } from "../../../../server/pricing/read-prices.ts";

const site = staffSite();
const { as, send: post } = site;
beforeEach(async () => void (await site.deps.pool.query("delete from rate_limit")));

const now = () => readPrices(site.deps.pool);
const cellsNow = async () => toCells((await now()).prices);
const polo = "rate:car:1:base:day";

/** A change of one cell as the page sends it. */
async function change(intent: string, typed: string, cell = polo) {
  const { prices, stamp } = await now();
  const was = toCells(prices).get(cell) ?? null;
  return { intent, stamp, edits: JSON.stringify([{ cell, was, now: typed }]) };
}

describe.each(["", "/ba"])("%s/admin/pricing", (prefix) => {
  const words = pricingWords(prefix === "/ba" ? "ba" : "en-us");

  test.each(pricingSections)("has the section %s", async (section) => {
    const answer = await site.get(`${prefix}/admin/pricing/${section}`, as("viewer"));
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    expect(html).toContain(`<title>${words.sections[section]} · ${words.title} · Eternal Pro`);
  });

  test("begins with the day prices of every car", async () => {
    const html = await (await site.get(`${prefix}/admin/pricing`, as("owner"))).text();
    for (const { name } of (await now()).cars) expect(html).toContain(name);
    expect(html).toContain(prefix === "/ba" ? 'value="16,65"' : 'value="16.65"');
    expect(html).not.toContain(words.mayNot);
  });

  test("shows those who may not change prices everything, and why they may not", async () => {
    const html = await (await site.get(`${prefix}/admin/pricing`, as("agent"))).text();
    expect(html).toContain(words.mayNot);
    expect(html).toMatch(/readOnly=""|readonly=""/i);
  });

  test("the calendar says which rule made a price", async () => {
    const path = `${prefix}/admin/pricing/calendar?month=2027-07&car=1&day=2027-07-04`;
    const html = await (await site.get(path, as("viewer"))).text();
    expect(html).toContain(words.calendar.rules["car-season"]);
    expect(html).toContain(prefix === "/ba" ? "Ljeto 2027." : "Summer 2027");
  });
});

describe("the calendar", () => {
  test("opens at the month of today and marks today, in no other month", async () => {
    const today = dateOf(toLocal(site.deps.clock.now()));
    const marked = async (query: string) => {
      const answer = await site.get(`/admin/pricing/calendar${query}`, as("viewer"));
      return /aria-current="date"[^>]*><span>\w+<\/span><b>(\d+)<\/b>/.exec(
        await answer.text(),
      )?.[1];
    };
    expect(await marked("")).toBe(String(Number(today.slice(8))));
    expect(await marked("?month=2029-07")).toBeUndefined();
  });

  test.each([
    "month=2026-02-31",
    "month=abc&car=x&day=2026-02-31",
    "month=99999-01&car=-1",
    "month=1000-01",
    "month=9999-12&day=9999-12-31&car=1",
    "month=2027-07&car=999999&day=2027-07-04&only=1",
    "month=%00&car=%00",
    `month=${"9".repeat(5000)}`,
  ])("reads %s as far as it makes sense", async (query) => {
    const answer = await site.get(`/admin/pricing/calendar?${query}`, as("viewer"));
    expect(answer.status).toBe(200);
  });
});

describe("who asks", () => {
  test.each(["/admin/pricing", "/ba/admin/pricing/seasons", "/admin/pricing/export.csv"])(
    "strangers are sent from %s to the sign-in",
    async (path) => {
      const answer = await site.get(path);
      expect(answer.status).toBe(303);
      expect(answer.headers.get("Location")).toContain("/admin/login?to=");
      const data = await site.get(`${path}.data`);
      expect(await data.text()).not.toContain("perDayCents");
    },
  );

  test.each(staffRoles)("%s changes a price only with the right to", async (role) => {
    const isAllowed = role === "owner" || role === "manager";
    for (const intent of ["preview", "save"]) {
      const answer = await post("/admin/pricing", await change(intent, "16.65"), as(role));
      expect(answer.status).toBe(isAllowed ? 200 : 403);
      const data = await post("/admin/pricing.data", await change(intent, "16.65"), as(role));
      expect(data.status).toBe(isAllowed ? 200 : 403);
    }
  });

  test.each(staffRoles)(
    "%s takes the list out of the house only with the right to",
    async (role) => {
      const isAllowed = role !== "agent" && role !== "viewer";
      for (const format of ["csv", "xlsx"]) {
        const answer = await site.get(`/ba/admin/pricing/export.${format}`, as(role));
        expect(answer.status).toBe(isAllowed ? 200 : 403);
        await answer.arrayBuffer();
      }
    },
  );

  test("an address that is no section is none", async () => {
    expect((await site.get("/admin/pricing/nothing", as("owner"))).status).toBe(404);
    expect((await site.get("/ba/admin/pricing/rates/1", as("owner"))).status).toBe(404);
  });

  test("a form from another site changes nothing", async () => {
    const foreign = { ...as("owner"), Origin: "https://evil.example" };
    expect((await post("/admin/pricing", await change("save", "1"), foreign)).status).toBe(403);
    expect((await cellsNow()).get(polo)).toBe(1665);
  });
});

describe("a change", () => {
  test("is shown first, and nothing is saved by that", async () => {
    const answer = await post(
      "/admin/pricing.data",
      await change("preview", "18,50"),
      as("manager"),
    );
    const text = await answer.text();
    expect(answer.status).toBe(200);
    expect(text).toContain("examples");
    expect((await cellsNow()).get(polo)).toBe(1665);
  });

  test("is on the public site at once, and goes back the same way", async () => {
    const shown = async () => (await site.get("/cars/economy/1")).text();
    expect(await shown()).toContain("16.65");
    const answer = await post("/admin/pricing.data", await change("save", "18,51"), as("manager"));
    expect(answer.status).toBe(200);
    const after = await shown();
    expect(after).toContain("18.51");
    expect(after).not.toContain("16.65");
    await post("/admin/pricing.data", await change("save", "16.65"), as("manager"));
    expect(await shown()).toContain("16.65");
  });

  test("over another member's answers with both, and is kept out", async () => {
    const mine = await change("save", "19");
    await post("/admin/pricing.data", await change("save", "20"), as("owner"));
    const answer = await post("/admin/pricing.data", mine, as("manager"));
    const text = await answer.text();
    expect(answer.status).toBe(409);
    for (const value of ["1665", "2000", "1900"]) expect(text).toContain(value);
    expect((await cellsNow()).get(polo)).toBe(2000);
    await post("/admin/pricing.data", await change("save", "16.65"), as("owner"));
  });

  test.each(["0", "-5", "1e400", "NaN", "1000.01", "12.505", "twenty", "\u0000", "\ud800"])(
    "to %j is refused with a sentence at its cell",
    async (typed) => {
      const answer = await post("/admin/pricing.data", await change("save", typed), as("owner"));
      expect(answer.status).toBe(400);
      expect(await answer.text()).toContain(polo);
      expect((await cellsNow()).get(polo)).toBe(1665);
    },
  );

  test.each<Record<string, string>>([
    {},
    { intent: "save" },
    { intent: "save", stamp: "x", edits: "" },
    { intent: "save", stamp: "x", edits: "{}" },
    { intent: "save", stamp: "x", edits: "[]" },
    { intent: "save", stamp: "x", edits: '[{"cell":1,"was":null,"now":"2"}]' },
    { intent: "delete", stamp: "x", edits: '[{"cell":"discount:7","was":5,"now":"6"}]' },
    { intent: "save", stamp: "x", edits: `["${"x".repeat(700_000)}"]` },
  ])("that is none of ours (%#) is refused", async (form) => {
    const before = await cellsNow();
    const answer = await post("/admin/pricing", form, as("owner"));
    expect([400, 413]).toContain(answer.status);
    expect(await cellsNow()).toEqual(before);
  });

  test.each(["PUT", "DELETE", "PATCH"])("by %s is none", async (method) => {
    const answer = await site.app.fetch(
      new Request("http://site.test/admin/pricing", {
        method,
        headers: { Origin: "http://site.test", Host: "site.test", ...as("owner") },
      }),
    );
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  });
});

test("the file has a row for every day price, in the manner of the language", async () => {
  const answer = await site.get("/ba/admin/pricing/export.csv", as("accountant"));
  const lines = (await answer.text()).trim().split("\r\n");
  expect(answer.headers.get("Content-Disposition")).toContain("cijene-po-danu.csv");
  expect(lines).toHaveLength((await now()).prices.rates.length + 1);
  expect(lines.some((line) => line.includes("Volkswagen Polo") && line.includes(";16,65;"))).toBe(
    true,
  );
});
