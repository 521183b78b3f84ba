import { beforeEach, describe, expect, test } from "vitest";
import { writeContacts } from "../../../../test/world/real-contacts.ts";
import { staffSite } from "../../../../test/world/staff-site.ts";
import { placeholderEmail, placeholderPhone } from "../../../domain/settings/placeholders.ts";
import { staffRoles } from "../../../domain/staff/roles.ts";
import { adminFrameWords } from "../../../i18n/admin-frame/en.ts";

const site = staffSite();
const words = adminFrameWords("en-us").cautions;
beforeEach(() => void delete site.deps.mail);

const reload = () => site.deps.catalogue.refresh();
const seedContacts = async () => {
  const phones = { phone: placeholderPhone, whatsapp: placeholderPhone, viber: placeholderPhone };
  await writeContacts(site.deps.pool, { ...phones, email: placeholderEmail });
  await reload();
};

describe("the band above the pages", () => {
  test("of a house as it was seeded says what customers must not meet, in both languages", async () => {
    await seedContacts();
    for (const [prefix, language] of [
      ["", "en-us"],
      ["/ba", "ba"],
    ] as const) {
      const { label, placeholders, contacts, kept, imprint } = adminFrameWords(language).cautions;
      const { html } = await site.read(`${prefix}/admin/cars`);
      const { phone, whatsapp, viber, email } = contacts;
      const and = language === "ba" ? "i" : "and";
      expect(html).toContain(`aria-label="${label}"`);
      expect(html).toContain(placeholders(`${phone}, ${whatsapp}, ${viber} ${and} ${email}`));
      expect(html).toContain(kept);
      expect(html).toContain(imprint(6));
      expect(html).toContain(`href="${prefix}/admin/settings/agency#phone"`);
      expect(html).toContain(`href="${prefix}/admin/settings/agency#legalForm"`);
    }
  });

  test.each(staffRoles)(
    "%s reads the facts; the way to mend them only with the right",
    async (role) => {
      const { html } = await site.read("/admin/reservations", role);
      const isHouse = role === "owner" || role === "manager";
      expect(html).toContain(words.kept);
      for (const way of [words.mend.kept, words.mend.placeholders, words.mend.imprint])
        expect([role, html.includes(way)]).toEqual([role, isHouse]);
    },
  );

  test("says that letters are held, and nothing of it once the contacts are real", async () => {
    site.deps.mail = { carrier: "smtp", edge: false };
    await seedContacts();
    const held = (await site.read("/admin/account", "agent")).html;
    expect(held).toContain(words.held("phone, WhatsApp, Viber and e-mail"));
    expect(held).not.toContain(words.kept);
    await writeContacts(site.deps.pool);
    await reload();
    const sent = (await site.read("/admin/account", "agent")).html;
    expect(sent).not.toContain("Still a placeholder");
    expect(sent).toContain(words.imprint(6));
  });

  test("says so while letters do not get through, and while the site is closed", async () => {
    await writeContacts(site.deps.pool);
    await site.deps.pool.query(
      `insert into outbox (kind, language, payload, last_error, failed_at) values ('reminder', 'ba', '{}', '554 No', now())`,
    );
    await site.deps.pool.query("update setting set value = 'true' where key = 'maintenance_mode'");
    await reload();
    const { html } = await site.read("/admin/reservations");
    expect(html).toContain(words.failing);
    expect(html.indexOf(words.closed)).toBeLessThan(html.indexOf(words.failing));
    expect(html).toContain('href="/admin/settings/maintenance"');
    await site.deps.pool.query("delete from outbox");
    await site.deps.pool.query("delete from setting where key = 'maintenance_mode'");
  });

  test("is not there when nothing is wrong, nor for whoever is not signed in", async () => {
    site.deps.mail = { carrier: "smtp", edge: false };
    await writeContacts(site.deps.pool);
    await site.deps.pool.query(
      `insert into setting (key, value) values ('legal_form', '"d.o.o."'), ('registration_court', '"Tuzla"'),
         ('registration_number', '"1"'), ('jib', '"4200000000000"'), ('vat_number', '"200000000000"'),
         ('responsible_person', '"Amra"') on conflict (key) do update set value = excluded.value`,
    );
    await reload();
    expect((await site.read("/admin/reservations")).html).not.toContain(words.label);
    await seedContacts();
    expect(await (await site.get("/admin/login")).text()).not.toContain(words.label);
  });
});
