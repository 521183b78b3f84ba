import { describe, expect, test } from "vitest";
import { plain, staffSite } from "../../../../../test/world/staff-site.ts";
import type { StaffRole } from "../../../../domain/staff/roles.ts";
import { adminBordersWords } from "../../../../i18n/admin-borders/en.ts";
import type { FieldFault } from "../../../../domain/forms/field-fault.ts";
import { faultText } from "../../../../i18n/field-faults/fault-text.ts";
import { listCountries } from "../../../../server/borders/list-countries.ts";

const site = staffSite();
const { as, read } = site;
const path = "/admin/cross-border-fees";
const post = (form: Record<string, string>, role?: StaffRole, prefix = "") =>
  site.post(prefix + path, form, role);
const rows = () => listCountries(site.deps.pool);

/** The row of a country as its page sends it. */
const row = async (code: string, more: Record<string, string> = {}) => {
  const found = (await rows()).find((one) => one.code === code);
  if (!found) throw new Error(`there is no country ${code}`);
  const fields = {
    version: String(found.version),
    fee: String(found.feeCents / 100),
    charge: found.charge,
    document: found.document,
    allowed: found.allowed ? "on" : "",
    noteEn: found.noteEn,
    noteBs: found.noteBs,
    ...more,
  };
  return Object.fromEntries(
    Object.entries(fields).map(([name, text]) => [`${code}.${name}`, text]),
  );
};

describe.each(["", "/ba"])("%s/admin/cross-border-fees", (prefix) => {
  const language = prefix === "/ba" ? "ba" : "en-us";
  const words = adminBordersWords(language);

  test("has a row for each country, home among them without a field", async () => {
    const { status, html } = await read(prefix + path, "viewer");
    expect(status).toBe(200);
    for (const { code, nameEn, nameBs } of await rows()) {
      expect(html).toContain(language === "ba" ? nameBs : nameEn);
      expect(html).toContain(`name="${code}.fee"`);
    }
    expect(html).toContain(words.homeText);
    expect(html).not.toContain('name="BA.fee"');
    expect(html).toContain(words.mayNot);
    expect(html).toContain("<fieldset disabled");
  });

  test("finds, filters and sorts", async () => {
    const closed = await read(`${prefix}${path}?view=closed`);
    expect(closed.html).toContain('name="UA.fee"');
    expect(closed.html).not.toContain('name="HR.fee"');
    const found = await read(`${prefix}${path}?q=SRB`);
    expect(found.html).toContain('name="RS.fee"');
    expect(found.html).not.toContain('name="HR.fee"');
    const dear = await read(`${prefix}${path}?sort=fee&dir=down`);
    expect(dear.html.indexOf('name="TR.fee"')).toBeLessThan(dear.html.indexOf('name="HR.fee"'));
    expect((await read(`${prefix}${path}?q=zzz&sort=x&dir=y&view=z`)).html).toContain(words.none);
  });
});

describe("a change", () => {
  test("of several rows is one save, and on the site with the next page", async () => {
    const form = {
      ...(await row("HR", { fee: "22,50", charge: "per-day" })),
      ...(await row("AL", { allowed: "" })),
      ...(await row("RS")),
    };
    expect((await post(form)).status).toBe(200);
    const now = await rows();
    expect(now.find(({ code }) => code === "HR")).toMatchObject({
      feeCents: 2250,
      charge: "per-day",
    });
    expect(now.find(({ code }) => code === "AL")?.allowed).toBe(false);
    expect(now.find(({ code }) => code === "RS")?.version).toBe(1);
    const { priceList } = await site.deps.catalogue.get();
    expect(priceList.countries.find(({ code }) => code === "HR")?.feeCents).toBe(2250);
  });

  test("over a row that somebody else has changed is none at all, and shows both", async () => {
    const mine = { ...(await row("ME", { fee: "1" })), ...(await row("SI", { fee: "2" })) };
    await post(await row("SI", { fee: "33.33" }));
    const answer = await post(mine);
    const html = plain(await answer.text());
    expect(answer.status).toBe(409);
    expect(html).toContain("33.33");
    expect(html).toMatch(/name="SI.fee"[^>]*value="2"/);
    expect((await rows()).find(({ code }) => code === "ME")?.feeCents).toBe(2000);
  });

  test.each<[Record<string, string>, FieldFault]>([
    [{ fee: "-1" }, { code: "amount", maxCents: 100000 }],
    [{ fee: "1e400" }, { code: "amount", maxCents: 100000 }],
    [{ fee: "1000,01" }, { code: "amount", maxCents: 100000 }],
    [{ fee: "" }, { code: "missing" }],
    [{ charge: "free" }, { code: "choice" }],
    [{ document: "__proto__" }, { code: "choice" }],
    [{ noteEn: "x".repeat(100_000) }, { code: "too-long", max: 200 }],
    [{ version: "x" }, { code: "number", min: 1, max: 999999999 }],
  ])("of %j is refused with a sentence, and nothing changed", async (wrong, fault) => {
    const before = await rows();
    const answer = await post(await row("HR", wrong), "manager", "/ba");
    expect(answer.status).toBe(400);
    expect(plain(await answer.text())).toContain(faultText(fault, "ba"));
    expect(await rows()).toEqual(before);
  });

  test("of home, of nothing and of unknown countries changes nothing", async () => {
    const before = await rows();
    const stranger = { "BA.version": "1", "BA.fee": "5", "ZZ.version": "1", "ZZ.fee": "x" };
    for (const form of [{}, stranger]) expect((await post(form)).status).toBe(200);
    expect(await rows()).toEqual(before);
  });

  test.each(["agent", "accountant", "viewer"] as const)("is not for an %s", async (role) => {
    const before = await rows();
    expect((await post(await row("HR", { fee: "1" }), role)).status).toBe(403);
    expect(await rows()).toEqual(before);
  });
});

test("the table as a file has the rows of its filter", async () => {
  const answer = await site.get(`${path}/export.csv?view=closed`, as("owner"));
  expect(await answer.text()).toContain("Ukraine");
});

test.each(["csv", "xlsx"])("the table as %s", async (kind) => {
  const answer = await site.get(`${path}/export.${kind}?view=closed`, as("accountant"));
  expect(answer.status).toBe(200);
  expect(await answer.text()).not.toContain("Croatia");
  expect((await site.get(`${path}/export.${kind}`, as("viewer"))).status).toBe(403);
});
