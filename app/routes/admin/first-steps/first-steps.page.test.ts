import { expect, test } from "vitest";
import { writeContacts } from "../../../../test/world/real-contacts.ts";
import { staffSite } from "../../../../test/world/staff-site.ts";
import { firstStepsWords } from "../../../i18n/admin-first-steps/en.ts";

const site = staffSite();
const list = "/admin/dashboard";
const words = firstStepsWords("en-us");

test("they stand on the first page for those who can take them, each with its reason and its way", async () => {
  const { html } = await site.read(list);
  // The cast has a member of every role, so the first colleague is there.
  expect(html).toContain(words.count(1, 10));
  for (const [name, { title, why }] of Object.entries(words.steps)) {
    expect(html).toContain(title);
    expect([name, html.includes(why)]).toEqual([name, name !== "colleague"]);
  }
  for (const way of [
    "agency#phone",
    "agency#email",
    "mail",
    "agency#legalForm",
    "reviews",
    "legal",
  ])
    expect(html).toContain(`href="/admin/settings/${way}"`);
  expect(html).toContain('href="/admin/account/second-step"');
  const manager = (await site.read(list, "manager")).html;
  expect(manager).toContain(words.count(0, 7));
  for (const hidden of ["second-step", "colleague", "prices"] as const)
    expect(manager).not.toContain(words.steps[hidden].title);
  for (const role of ["agent", "accountant", "viewer"] as const)
    expect((await site.read(list, role)).html).not.toContain(words.title);
  expect((await site.read(`/ba${list}`)).html).toContain(firstStepsWords("ba").count(1, 10));
});

test("the prices are seen when somebody opens them who may vouch for them", async () => {
  await site.deps.pool.query("insert into installation (id) values ('test')");
  await site.read("/admin/pricing", "manager");
  expect((await site.read(list)).html).toContain(words.count(1, 10));
  await site.read("/admin/pricing");
  expect((await site.read(list)).html).toContain(words.count(2, 10));
});

test("each member folds them away alone, and stays on the page", async () => {
  const to = `${list}?arrange`;
  const folded = await site.post("/admin/first-steps", { steps: "folded", to });
  expect([folded.status, folded.headers.get("Location")]).toEqual([303, to]);
  const { html } = await site.read(list);
  expect(html).toContain(words.count(2, 10));
  expect(html).toContain(words.show);
  expect(html).not.toContain(words.steps.phone.why);
  expect((await site.read(list, "manager")).html).toContain(words.steps.phone.why);
  await site.post("/admin/first-steps", { steps: "shown", to });
  expect((await site.read(list)).html).toContain(words.steps.phone.why);
});

test("all of them tick themselves from facts, and then they are gone", async () => {
  const { pool, catalogue } = site.deps;
  site.deps.mail = { carrier: "smtp", edge: false };
  await writeContacts(pool);
  await pool.query(
    `insert into outbox (kind, language, payload, sent_at, carrier) values ('reminder', 'ba', '{}', now(), 'smtp')`,
  );
  await pool.query(`update "user" set two_factor_enabled = true where role = 'owner'`);
  await pool.query(
    `insert into setting (key, value) values ('legal_form', '"d.o.o."'), ('registration_court', '"Tuzla"'),
       ('registration_number', '"1"'), ('jib', '"4200000000000"'), ('vat_number', '"200000000000"'),
       ('responsible_person', '"Amra"') on conflict (key) do update set value = excluded.value`,
  );
  await pool.query("update review set sample = false");
  await pool.query("update legal_document set open_points = '[]'");
  await pool.query("update installation set backed_up_at = '2026-11-20T08:00:00Z'");
  await catalogue.refresh();
  expect((await site.read(list)).html).not.toContain(words.title);
  const upkeep = (await site.read("/admin/settings/maintenance")).html;
  expect(upkeep).toContain("Last backup: ");
  expect(upkeep).toContain(words.backup.command);
  delete site.deps.mail;
  expect((await site.read(list)).html).toContain(words.count(9, 10));
});
