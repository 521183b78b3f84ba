import { globSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testApp, type TestApp } from "../../../../../test/world/app.ts";
import { addStaff, cookieOf } from "../../../../../test/casts/staff-cast.ts";
import type { StaffRole } from "../../../../domain/staff/roles.ts";
import { auditWords } from "../../../../i18n/admin-audit/en.ts";

let site: TestApp;
const cookies = new Map<StaffRole, string>();
beforeAll(async () => {
  site = await testApp();
  for (const role of ["owner", "manager", "agent", "accountant", "viewer"] as const) {
    const { email } = await addStaff(site.deps, role);
    cookies.set(role, await cookieOf(site.deps, email));
  }
  await site.deps.pool.query(
    `insert into audit_entry (actor_kind, action, subject_kind, subject_id, before, after, address_hash)
     select case n % 3 when 0 then 'visitor' else 'system' end, case n % 2 when 0 then 'car.changed' else 'setting.change' end,
       case n % 2 when 0 then 'car' else 'setting' end, n::text, '{"cents": 100}', '{"cents": 120, "note": "<script>alert(1)</script>"}', 'hash-of-an-address'
     from generate_series(1, 130) n`,
  );
});
afterAll(() => site.close());
beforeEach(async () => void (await site.deps.pool.query("delete from rate_limit")));

const open = (path: string, role: StaffRole = "owner") =>
  site.get(path, { Cookie: cookies.get(role) ?? "" });
const read = async (path: string, role?: StaffRole) => {
  const answer = await open(path, role);
  expect(answer.status).toBe(200);
  return (await answer.text()).replaceAll("<!-- -->", "");
};

describe("the audit log", () => {
  test.each(["", "/ba"])(
    "%s: shows who did what, before and after, to those who may",
    async (prefix) => {
      const words = auditWords(prefix === "/ba" ? "ba" : "en-us");
      const html = await read(`${prefix}/admin/audit-logs`, "accountant");
      for (const text of [words.title, words.actors.system, words.waits, "hash-o"])
        expect(html).toContain(text);
      expect(html).toMatch(/<del>100<\/del> *<ins>120<\/ins>/);
      expect(html).not.toContain("<script>alert");
      expect(html).not.toContain("hash-of-an-address");
    },
  );

  test.each(["agent", "viewer"] as const)("%s may not read it", async (role) => {
    for (const path of ["", "/export.csv", "/export.xlsx"]) {
      const answer = await open(`/admin/audit-logs${path}`, role);
      expect(answer.status).toBe(403);
      expect(await answer.text()).not.toContain("car.changed");
    }
  });

  test("anybody else is sent to sign in, data included", async () => {
    expect((await site.get("/admin/audit-logs")).status).toBe(303);
    expect(await (await site.get("/admin/audit-logs.data")).text()).not.toContain("subjectKind");
    expect((await site.get("/admin/audit-logs/export.csv")).status).toBe(303);
  });

  test("what has a name stands there by it, and by its number when it is gone", async () => {
    await site.deps.pool.query(
      `insert into staff_link (id, kind, email, name, role, language, token_hash, expires_at)
         values ('1f0c', 'invitation', 'lejla@example.ba', 'Lejla Softić', 'agent', 'ba', 'hash', now());
       insert into special_hours (date, label_en, label_bs) values ('2027-03-01', 'Independence Day', 'Dan nezavisnosti');
       insert into coupon (code, kind, value, applies_to) values ('ZIMA7', 'percent', 7, 'car')`,
    );
    const { rows } = await site.deps.pool.query<{ plate: string }>(
      `with named (kind, id) as (
         select 'invitation', '1f0c' union all select 'special-hours', max(id)::text from special_hours
         union all select 'coupon', max(id)::text from coupon union all select 'vehicle', min(id)::text from vehicle
         union all select 'coupon', '987654'
       ), told as (
         insert into audit_entry (actor_kind, action, subject_kind, subject_id)
         select 'system', kind || '.named', kind, id from named
       ) select plate from vehicle order by id limit 1`,
    );
    const tableOf = async (subject: string) => {
      const html = await read(`/ba/admin/audit-logs?subject=${subject}`);
      return html.slice(html.indexOf("<tbody"), html.indexOf("</tbody"));
    };
    expect(await tableOf("invitation")).toContain(">Lejla Softić</td>");
    expect(await tableOf("special-hours")).toContain(">pon, 1. mar 2027.</td>");
    expect(await tableOf("vehicle")).toContain(`>${rows[0]?.plate}</td>`);
    const coupons = await tableOf("coupon");
    expect(coupons).toContain(">ZIMA7</td>");
    expect(coupons).toContain(">987654</td>");
  });

  test("a setting stands there by its label, a price by the names of today", async () => {
    const { rows } = await site.deps.pool.query<{ car: string; season: string; field: string }>(
      `select car.name as car, season.name_bs as season, 'rate:car:' || car.id || ':' || season.id || ':day' as field
       from car, season order by car.id, season.id limit 1`,
    );
    const [{ car, season, field } = { car: "", season: "", field: "" }] = rows;
    await site.deps.pool.query(
      `insert into audit_entry (actor_kind, action, subject_kind, subject_id, before, after)
       values ('system', 'setting.change', 'setting', 'grace_minutes', '{"value": 59}', '{"value": 30}'),
         ('system', 'price-list.changed', 'price-list', 'rates', $1, $2)`,
      [{ [field]: 1665 }, { [field]: 1770 }],
    );
    const html = await read("/ba/admin/audit-logs?q=grace_minutes");
    const table = html.slice(html.indexOf("<tbody"), html.indexOf("</tbody"));
    expect(table).toContain(">Tolerancija pri povratu</td>");
    expect(table).not.toContain("grace_minutes");
    expect(await read("/ba/admin/audit-logs?subject=price-list")).toContain(`${car} · ${season}`);
    const file = await (await open("/ba/admin/audit-logs/export.csv?q=grace_minutes")).text();
    expect(file).toContain("Tolerancija pri povratu");
  });

  test("it pages by entry, forth and back", async () => {
    const first = await read("/admin/audit-logs?actor=system");
    const next = /href="([^"]*after=[^"]*)"/.exec(first)?.[1]?.replaceAll("&amp;", "&") ?? "";
    const second = await read(next);
    const back = /href="([^"]*before=[^"]*)"/.exec(second)?.[1]?.replaceAll("&amp;", "&") ?? "";
    const ids = (html: string) => [...html.matchAll(/<td[^>]*>(\d+)<\/td>/g)].map(([, id]) => id);
    expect(ids(second).some((id) => ids(first).includes(id))).toBe(false);
    expect(ids(await read(back))).toEqual(ids(first));
  });

  test.each([
    ["actor=customer", auditWords("en-us").actors.system],
    ["subject=car", "Setting: changed"],
    ["q=setting.change", "Car: changed"],
  ])("%s leaves out %s", async (query, gone) => {
    const html = await read(`/admin/audit-logs?${query}`);
    const table = html.slice(html.indexOf("<tbody"), html.indexOf("</tbody"));
    expect(table.length).toBeGreaterThan(100);
    expect(table).not.toContain(gone);
  });

  test.each([
    "after=x",
    "after=,99999999999999999999",
    "before=%00",
    "from=2026-02-31&to=abc",
    "from=0001-01-01&to=9999-12-31",
    `q=${"a".repeat(5000)}`,
    "q=%00%ED%A0%80",
    "actor=owner&staff=';drop table audit_entry;--&subject=<b>",
  ])("%s is no reason to fail", async (query) => {
    expect((await open(`/admin/audit-logs?${query}`)).status).toBe(200);
  });

  test("the list is taken out as a file, which stands in the log", async () => {
    const answer = await open("/ba/admin/audit-logs/export.csv?subject=car");
    expect(answer.headers.get("Content-Type")).toContain("text/csv");
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    const text = await answer.text();
    expect(text.split("\r\n").length).toBeGreaterThan(60);
    expect(text).not.toContain("Postavka");
    const { rows } = await site.deps.pool.query(
      "select after from audit_entry where action = 'list.export' order by id desc limit 1",
    );
    expect(rows).toEqual([{ after: { format: "csv" } }]);
  });
});

test("every deed that is written has words in both languages", () => {
  const sources = globSync("app/server/**/*.ts", { exclude: ["**/*.test.ts"] }).map((path) =>
    readFileSync(path, "utf8"),
  );
  const written = sources.flatMap((text) =>
    [...text.matchAll(/action: "([a-z-]+)\.([a-z-]+)"[^}]*?(?:subjectKind: "([a-z-]+)")?/g)].map(
      ([, , deed]) => deed ?? "",
    ),
  );
  const kinds = sources.flatMap((text) =>
    [...text.matchAll(/subjectKind: "([a-z-]+)"/g)].map(([, kind]) => kind ?? ""),
  );
  expect(written.length).toBeGreaterThan(40);
  for (const language of ["en-us", "ba"] as const) {
    const { deeds, subjects } = auditWords(language);
    expect([...new Set(written)].filter((deed) => !(deed in deeds))).toEqual([]);
    expect([...new Set(kinds)].filter((kind) => !(kind in subjects))).toEqual([]);
  }
});
