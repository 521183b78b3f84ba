import { faultText } from "../../../../i18n/field-faults/fault-text.ts";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { addStaff, cookieOf } from "../../../../../test/casts/staff-cast.ts";
import { realContacts, writeContacts } from "../../../../../test/world/real-contacts.ts";
import { plain, staffSite } from "../../../../../test/world/staff-site.ts";
import { placeholderEmail, placeholderPhone } from "../../../../domain/settings/placeholders.ts";
import type { StaffRole } from "../../../../domain/staff/roles.ts";
import { writeLegal } from "../../../../domain/settings/legal-form.ts";
import { sectionGroups, type SectionName } from "../../../../i18n/admin-settings/sections.ts";
import { settingsWords } from "../../../../i18n/admin-settings/en.ts";
import { listSettings } from "../../../../server/settings/list-settings.ts";
import { listLegalVersions } from "../../../../server/settings/legal-versions.ts";

const site = staffSite();
const { as } = site;
beforeEach(async () => void (await site.deps.pool.query("delete from rate_limit")));

const post = (path: string, form: Record<string, string>, role: StaffRole = "manager") =>
  site.post(path, form, role);
const facts = async () => (await site.deps.catalogue.refresh()).facts;
const sections: SectionName[] = Object.values(sectionGroups).flat();
const own = sections.filter((name) => name !== "staff");
const below = [
  "places/airport-tuzla",
  "special-days/new",
  "faq/new",
  "faq/1",
  "reviews/new",
  "reviews/1",
  "legal/terms",
];

describe("who may open them", () => {
  test.each(["", ...own, ...below].map((path) => (path === "" ? "" : `/${path}`)))(
    "/admin/settings%s: owners in both languages, kept by nobody; an agent sees no form",
    async (path) => {
      for (const [role, prefix, status] of [
        ["owner", "", 200],
        ["owner", "/ba", 200],
        ["agent", "", 403],
      ] as const) {
        const answer = await site.get(`${prefix}/admin/settings${path}`, as(role));
        expect([role, prefix, answer.status]).toEqual([role, prefix, status]);
        expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
        const html = await answer.text();
        expect(role === "owner" || !html.includes('name="seen"')).toBe(true);
      }
    },
  );

  test.each(["agent", "accountant", "viewer"] as const)("%s changes nothing", async (role) => {
    const before = await facts();
    for (const path of ["agency", "rental", "places/airport-tuzla", "faq/1", "legal/terms"]) {
      const answer = await post(`/admin/settings/${path}`, { name: "Mine", "name.en": "x" }, role);
      expect(answer.status).toBe(403);
      expect(await answer.text()).toContain("Unauthorized access. Admin privileges required.");
    }
    expect(await facts()).toEqual(before);
  });

  test.each([
    "nonsense",
    "agency/1",
    "places/nowhere",
    "places/%00",
    "special-days/0",
    "special-days/1e9",
    "special-days/99999999999",
    "faq/999999",
    "faq/-1",
    "reviews/x",
    "reviews/999999",
    "legal/nonsense",
    "legal/constructor",
  ])("/admin/settings/%s is not there", async (path) => {
    const answer = await site.get(`/admin/settings/${path}`, as("owner"));
    expect(answer.status).toBe(404);
    const sent = await post(`/admin/settings/${path}`, { do: "remove" }, "owner");
    expect([404, 405]).toContain(sent.status);
  });

  test("a quarter of an hour after the password they ask for it again", async () => {
    const { email } = await addStaff(site.deps, "manager", { email: "slow@example.ba" });
    const Cookie = await cookieOf(site.deps, email);
    expect((await site.get("/admin/settings/agency", { Cookie })).status).toBe(200);
    await site.deps.pool.query(
      `update session set password_at = now() - interval '16 minutes' where user_id = (select id from "user" where email = $1)`,
      [email],
    );
    const answer = await site.get("/admin/settings/agency", { Cookie });
    expect([answer.status, answer.headers.get("Location")]).toEqual([
      303,
      "/admin/confirm?to=%2Fadmin%2Fsettings%2Fagency",
    ]);
  });
});

describe("the overview", () => {
  test.each(["", "/ba"])("%s names every section, and what waits there", async (prefix) => {
    const words = settingsWords(prefix === "/ba" ? "ba" : "en-us");
    const html = await (await site.get(`${prefix}/admin/settings`, as("owner"))).text();
    for (const name of sections) {
      expect(html).toContain(`href="${prefix}/admin/settings/${name}"`);
      expect(html).toContain(words.sections[name].title);
    }
    expect(html).toContain(words.state.samples(3));
    expect(html).toContain(words.state.open);
  });
});

async function save(
  section: "agency" | "rental" | "handovers",
  wish: Record<string, string>,
  seen?: object,
) {
  const { fields } = await listSettings(site.deps.pool, section);
  const form = { ...fields, ...wish, seen: JSON.stringify(seen ?? fields) };
  return post(`/ba/admin/settings/${section}`, form);
}

describe("facts and rules", () => {
  test("what was saved is on the next page of the site", async () => {
    expect((await save("agency", { phone: "+387 61 222 333", customers: "4321" })).status).toBe(
      200,
    );
    const home = await (await site.get("/")).text();
    expect(home).toContain("4,321");
    expect(await (await site.get("/contact")).text()).toContain("+387 61 222 333");
    expect((await save("rental", { minRentalDays: "2" })).status).toBe(200);
    expect((await site.deps.catalogue.get()).priceList.rules.minRentalDays).toBe(2);
  });

  test("what is wrong is said at its field, what was typed stays, nothing is saved", async () => {
    const before = await facts();
    const answer = await save("agency", { phone: "+387 1", city: "Nova <b>Bila</b>", rating: "6" });
    const html = await answer.text();
    expect(answer.status).toBe(400);
    expect(html).toContain(faultText({ code: "phone" }, "ba"));
    expect(html).toContain(faultText({ code: "decimal", min: 1, max: 5, decimals: 1 }, "ba"));
    expect(html).toContain("Nova &lt;b&gt;Bila&lt;/b&gt;");
    expect(await facts()).toEqual(before);
  });

  test("a decimal stands in its field as the language writes it, and either mark is read", async () => {
    await save("agency", { rating: "4,9" });
    const field = async (prefix: string) => {
      const html = await (await site.get(`${prefix}/admin/settings/agency`, as("owner"))).text();
      return /<input[^>]*name="rating"[^>]*>/.exec(html)?.[0];
    };
    expect(await field("/ba")).toContain('value="4,9"');
    expect(await field("")).toContain('value="4.9"');
    const lines = `select count(*)::int as n from audit_entry where subject_id like '%rating'`;
    const before = await site.deps.pool.query(lines);
    await save("agency", { rating: "4,9" });
    await save("agency", { rating: "4.9" });
    expect((await site.deps.pool.query(lines)).rows).toEqual(before.rows);
    const refused = await (await save("agency", { rating: "5.1" })).text();
    expect(/<input[^>]*name="rating"[^>]*>/.exec(refused)?.[0]).toContain('value="5,1"');
    await save("agency", { rating: "5" });
    expect(await field("/ba")).toContain('value="5,0"');
    expect((await facts()).rating).toBe(5);
  });

  test("prices of damage and equipment are typed in either form, refused at their field, and only what changed is written", async () => {
    const entries = async () =>
      (
        await site.deps.pool.query<{ key: string }>(
          "select subject_id as key from audit_entry where subject_kind = 'setting' order by id",
        )
      ).rows.map(({ key }) => key);
    const before = await entries();
    expect((await save("handovers", {})).status).toBe(200);
    expect(await entries()).toEqual(before);
    const wish = { "damagePrices.scratch.left": "99,9", "equipmentPrices.vest": "25.00" };
    expect((await save("handovers", wish)).status).toBe(200);
    expect(await entries()).toEqual([...before, "equipment_prices", "damage_prices"]);
    const { handovers } = await site.deps.catalogue.refresh();
    expect([handovers.damagePrices["scratch.left"], handovers.equipmentPrices.vest]).toEqual([
      9990, 2500,
    ]);
    const typed = { "damagePrices.dent.top": "-5", "equipmentPrices.keys": "1000000000000" };
    const refused = await save("handovers", typed);
    const html = await refused.text();
    expect(refused.status).toBe(400);
    expect(html).toContain("Udubljenje, krov: ");
    expect(html).toContain("Ključ: ");
    expect(/<input[^>]*name="damagePrices.dent.top"[^>]*>/.exec(html)?.[0]).toContain('value="-5"');
    expect((await site.deps.catalogue.refresh()).handovers).toEqual(handovers);
    const shown = await (await site.get("/ba/admin/settings/handovers", as("owner"))).text();
    expect(/<input[^>]*name="damagePrices.scratch.left"[^>]*>/.exec(shown)?.[0]).toContain(
      'value="99,90"',
    );
  });

  test("a save is answered as one also when the site cannot be read anew just then", async () => {
    const { fields } = await listSettings(site.deps.pool, "agency");
    const form = { ...fields, address: "Treća 3", seen: JSON.stringify(fields) };
    await site.owner.query("alter table review rename to review_gone");
    const answer = await post("/ba/admin/settings/agency.data", form);
    await site.owner.query("alter table review_gone rename to review");
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain("saved");
    await vi.waitFor(() => expect(site.deps.catalogue.lastKnown().facts.address).toBe("Treća 3"), {
      timeout: 5000,
    });
  });

  test("a second member of the same field is shown both", async () => {
    const { fields: seen } = await listSettings(site.deps.pool, "agency");
    await save("agency", { address: "Prva 1" }, seen);
    const answer = await save("agency", { ...seen, address: "Druga 2" }, seen);
    const html = await answer.text();
    expect(answer.status).toBe(409);
    expect(html).toContain('value="Druga 2"');
    expect(html).toContain("Prva 1");
    expect((await facts()).address).toBe("Prva 1");
  });

  test.each<Record<string, string>>([
    {},
    { seen: "{" },
    { seen: "[]" },
    { seen: "null" },
    { seen: '{"name":1}' },
    { seen: '{"__proto__":{"name":"x"}}', name: "Pwned" },
    { name: "\u0000\ud800" },
    { maintenanceMode: "on", seen: "{}" },
    { graceMinutes: "1", seen: "{}" },
    { "mapTiles.url": "javascript:alert(1)//{z}{x}{y}" },
    { phone: "9".repeat(200_000) },
  ])("the form %j is refused with a sentence and changes nothing", async (form) => {
    const before = await facts();
    const answer = await post("/admin/settings/agency", form);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(await facts()).toEqual(before);
  });

  test("a form of another site, and what is no form, are refused", async () => {
    const foreign = await site.app.fetch(
      new Request("http://site.test/admin/settings/agency", {
        method: "POST",
        body: new URLSearchParams({ name: "Mine" }),
        headers: { Origin: "https://evil.example", Host: "site.test", ...as("owner") },
      }),
    );
    expect(foreign.status).toBe(403);
    const json = await site.app.fetch(
      new Request("http://site.test/admin/settings/agency", {
        method: "POST",
        body: "{}",
        headers: {
          Origin: "http://site.test",
          Host: "site.test",
          "Content-Type": "application/json",
          ...as("owner"),
        },
      }),
    );
    expect(json.status).toBe(415);
    expect((await facts()).name).toBe("Eternal Pro");
  });
});

describe("places and days", () => {
  test("hours of a special day are on the page of the place, until it is removed", async () => {
    const form = {
      date: "2026-11-25",
      locationId: "",
      opens: "",
      closes: "",
      "label.en": "Statehood Day",
      "label.bs": "Dan državnosti",
    };
    const added = await post("/admin/settings/special-days/new", form);
    expect([added.status, added.headers.get("Location")]).toEqual([
      303,
      "/admin/settings/special-days",
    ]);
    const { rows } = await site.deps.pool.query<{ id: number }>(
      "select id from special_hours where date = '2026-11-25'",
    );
    const list = await (await site.get("/ba/admin/settings/special-days", as("owner"))).text();
    expect(list).toContain("Dan državnosti");
    const again = await post("/ba/admin/settings/special-days/new", form);
    expect(again.status).toBe(400);
    expect(await again.text()).toContain(faultText({ code: "date-taken" }, "ba"));
    const gone = await post(`/admin/settings/special-days/${rows[0]?.id}`, { do: "remove" });
    expect(gone.status).toBe(303);
    expect(
      (await site.get(`/admin/settings/special-days/${rows[0]?.id}`, as("owner"))).status,
    ).toBe(404);
  });

  test.each(["ids=", "ids=airport-tuzla", `ids=${"x,".repeat(9000)}`])(
    "an order of %s is refused",
    async (text) => {
      const ids = text.slice("ids=".length);
      expect((await post("/admin/settings/places", { do: "order", ids })).status).toBe(409);
    },
  );

  test.each(["", "nonsense"])("%j is no deed", async (deed) => {
    expect((await post("/admin/settings/places", { do: deed, ids: "" })).status).toBe(400);
    expect((await post("/admin/settings/faq", { do: deed, ids: "" })).status).toBe(400);
  });

  test.each(["1,x", "", "1e9", "99999999999"])("questions are not ordered as %j", async (ids) => {
    expect((await post("/admin/settings/faq", { do: "order", ids })).status).toBe(400);
    expect((await post("/admin/settings/reviews", { do: "order", ids })).status).toBe(400);
  });
});

describe("legal texts", () => {
  test("a new version is written, published and read by visitors, the old one stays readable", async () => {
    const draft = {
      "title.en": "Imprint",
      "title.bs": "Impressum",
      "body.en": "## New\n\nA word to {email}.",
      "body.bs": "## Novo\n\nPišite na {email}.",
    };
    const [inForce] = await listLegalVersions(site.deps.pool, "imprint");
    const seen = JSON.stringify({
      "title.en": inForce?.title.en,
      "title.bs": inForce?.title.bs,
      "body.en": inForce?.body.en,
      "body.bs": inForce?.body.bs,
    });
    const path = "/admin/settings/legal/imprint";
    expect((await post(path, { ...draft, seen })).status).toBe(200);
    expect(await (await site.get("/legal")).text()).not.toContain("A word to info@");
    const [begun] = await listLegalVersions(site.deps.pool, "imprint");
    expect((await post(path, { do: "publish", draft: "999" })).status).toBe(409);
    expect((await post(path, { do: "publish", draft: String(begun?.version) })).status).toBe(200);
    expect(await (await site.get("/legal")).text()).toContain("A word to info@");
    const old = `/legal/imprint/${inForce?.documentVersion}`;
    expect(await (await site.get(old)).text()).toContain("Who runs this website");
  });

  test("names that do not exist are named", async () => {
    const [terms] = await listLegalVersions(site.deps.pool, "terms");
    const seen = writeLegal(terms ?? { title: { en: "", bs: "" }, body: { en: "", bs: "" } });
    const answer = await post("/ba/admin/settings/legal/terms", {
      ...seen,
      "body.en": "{nonsense} {phone}",
      seen: JSON.stringify(seen),
    });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(settingsWords("ba").legal.unknown("{nonsense}"));
  });

  test.each([
    { do: "confirm", documentVersion: "1", point: "999" },
    { do: "confirm", documentVersion: "-1", point: "0" },
    { do: "reopen", documentVersion: "1e3", point: "NaN" },
    { do: "confirm" },
  ])("the point %j is not there", async (form) => {
    expect((await post("/admin/settings/legal/terms", form as Record<string, string>)).status).toBe(
      404,
    );
  });

  test("a confirmed point names who confirmed it", async () => {
    const [terms] = await listLegalVersions(site.deps.pool, "terms");
    const point = { documentVersion: String(terms?.documentVersion), point: "0" };
    expect((await post("/admin/settings/legal/terms", { do: "confirm", ...point })).status).toBe(
      200,
    );
    const html = await (await site.get("/admin/settings/legal/terms", as("owner"))).text();
    expect(html).toContain("Confirmed: Amra manager, 21/11/2026");
  });
});

describe("customers, retention and mail", () => {
  const customers = "/admin/settings/customers";
  const write = () =>
    site.deps.pool.query(
      `insert into contact_message (name, email, message, language) values ('Selma', 'Selma@example.com', 'Hej', 'ba')`,
    );

  test("a customer is found, given in a file, and erased by an owner alone", async () => {
    await write();
    const found = await post(`/ba${customers}`, { do: "find", query: "selma@EXAMPLE.com" });
    expect(found.status).toBe(200);
    expect(await found.text()).toContain("selma@example.com");
    const file = await post(`${customers}/file`, { email: "selma@example.com" });
    expect(file.headers.get("Content-Disposition")).toMatch(/^attachment; filename="customer-/);
    expect(JSON.parse(await file.text())).toMatchObject({ messages: [{ message: "Hej" }] });
    const wish = { do: "erase", email: "selma@example.com", typed: "selma@example.com" };
    expect((await post(customers, wish, "manager")).status).toBe(403);
    expect((await post(customers, { ...wish, typed: "x" }, "owner")).status).toBe(409);
    const erased = await post(customers, wish, "owner");
    expect([erased.status, await erased.text()]).toEqual([
      200,
      expect.stringContaining(settingsWords("en-us").customers.erased(0, 1)),
    ]);
    expect((await post(customers, wish, "owner")).status).toBe(404);
  });

  test.each(["agent", "accountant", "viewer"] as const)("%s sees nobody's data", async (role) => {
    await write();
    const find = await post(customers, { do: "find", query: "selma@example.com" }, role);
    const file = await post(`${customers}/file`, { email: "selma@example.com" }, role);
    for (const answer of [find, file]) {
      expect(answer.status).toBe(403);
      expect(await answer.text()).not.toContain("Hej");
    }
  });

  test.each(["", "\u0000", "x".repeat(100_000), "nobody@example.com"])(
    "there is no file of %j",
    async (email) => {
      expect((await post(`${customers}/file`, { email })).status).toBe(404);
      expect((await post(customers, { do: "find", query: email })).status).toBe(200);
    },
  );

  test("a file is not had by its address", async () => {
    expect((await site.get(`${customers}/file?email=a@b.ba`, as("owner"))).status).toBe(404);
  });

  test("the run forgets what is due, and says how much", async () => {
    await site.deps.pool.query(
      `insert into contact_message (name, email, message, language, created_at) values ('A', 'a@b.ba', 'alt', 'ba', '2020-01-01')`,
    );
    const before = await (await site.get("/admin/settings/retention", as("owner"))).text();
    expect(before).toContain(settingsWords("en-us").retention.kinds.messages);
    const answer = await post("/admin/settings/retention", { do: "run" });
    expect(await answer.text()).toContain(settingsWords("en-us").retention.done(1));
  });

  test("the page of the mail says why no letter leaves, until the contacts are real", async () => {
    site.deps.mail = { carrier: "smtp", edge: false };
    await writeContacts(site.deps.pool, {
      ...realContacts,
      phone: placeholderPhone,
      email: placeholderEmail,
    });
    await site.deps.catalogue.refresh();
    const words = settingsWords("en-us").mail;
    const { html } = await site.read("/admin/settings/mail");
    expect(html).toContain(words.held.text("phone and e-mail"));
    expect(html).toContain('href="/admin/settings/agency#phone"');
    const refused = await post("/admin/settings/mail", { do: "test" });
    expect(refused.status).toBe(409);
    expect(plain(await refused.text())).toContain(words.outcomes.held);
    await writeContacts(site.deps.pool);
    await site.deps.catalogue.refresh();
    expect((await site.read("/admin/settings/mail")).html).not.toContain(words.held.title);
    delete site.deps.mail;
  });

  test("a test letter waits for the mail, and five an hour are enough", async () => {
    const words = settingsWords("en-us").mail;
    const first = await post("/admin/settings/mail", { do: "test" });
    expect(await first.text()).toContain(words.outcomes.waits);
    for (let count = 2; count <= 5; count += 1) await post("/admin/settings/mail", { do: "test" });
    const last = await post("/admin/settings/mail", { do: "test" });
    expect([last.status, await last.text()]).toEqual([429, expect.stringContaining(words.tooMany)]);
  });

  test.each(["00000001-booking-confirmed", "..%2f..%2fpg", "nonsense"])(
    "%s is no letter of a mailbox that there is not",
    async (name) => {
      expect((await site.get(`/admin/settings/mail/${name}`, as("owner"))).status).toBe(404);
    },
  );
});
