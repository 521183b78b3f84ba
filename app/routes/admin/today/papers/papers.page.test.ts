import { beforeAll, describe, expect, test } from "vitest";
import { addCar, book, plainSelection, tripAt } from "../../../../../test/casts/cast.ts";
import { formWith } from "../../../../../test/casts/sent-form.ts";
import { testNow } from "../../../../../test/world/app.ts";
import { staffSite } from "../../../../../test/world/staff-site.ts";
import { addDays, dateOf } from "../../../../domain/calendar.ts";
import { paymentReference } from "../../../../domain/documents/payment-reference.ts";
import { languages } from "../../../../domain/language.ts";
import { parseCode } from "../../../../domain/reservations/code.ts";
import { toLocal } from "../../../../domain/sarajevo.ts";
import { may } from "../../../../domain/staff/rights.ts";
import { staffRoles } from "../../../../domain/staff/roles.ts";
import { adminPapersWords } from "../../../../i18n/admin-papers/en.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { makePass } from "../../../../server/sessions/make-pass.ts";
import { settingKey } from "../../../../server/catalogue/read-settings.ts";

const site = staffSite();
const words = adminPapersWords("en-us");
let code = "";
const at = (rest = "") => `/admin/reservations/${code}/papers${rest}`;
const set = async (name: string, value: unknown) => {
  await site.deps.pool.query(
    "insert into setting (key, value) values ($1, $2) on conflict (key) do update set value = $2",
    [settingKey(name), JSON.stringify(value)],
  );
  await site.deps.catalogue.refresh();
};

beforeAll(async () => {
  const carId = await addCar(site.deps, { name: "papers", vehicles: 1 });
  const day = (days: number) => `${addDays(dateOf(toLocal(testNow)), days)}T12:00`;
  const trip = tripAt(day(3), day(8));
  code = (await book(site.deps, { selection: plainSelection(carId), trip })).code;
});

const formOf = async (path: string, mark: string) =>
  Object.fromEntries(formWith((await site.read(path, "agent")).html, mark)) as Record<
    string,
    string
  >;
const slip = async () => ({ ...(await formOf(at(), 'value="slip"')), intent: "slip" });
const buyer = { name: "Emina Hadžić", address: "Slatina 12", town: "75000 Tuzla" };
const idOf = async (kind: string) => {
  const { rows } = await site.deps.pool.query<{ id: number }>(
    "select id from document where kind = $1 order by id desc limit 1",
    [kind],
  );
  return rows[0]?.id ?? 0;
};

describe("the papers of a reservation", () => {
  test.each(languages)("in %s say what was issued and what can be", async (language) => {
    const { status, html } = await site.read(
      adminPath("reservations", language, code, "papers"),
      "agent",
    );
    const own = adminPapersWords(language);
    expect(status).toBe(200);
    for (const text of [own.list.none, own.issue.slip, own.issue.proforma])
      expect(html).toContain(text);
    expect(html).not.toContain(`>${own.issue.invoice}<`);
  });

  test("are for who may see them; who may not issue is offered nothing", async () => {
    for (const role of staffRoles) {
      const { status, html } = await site.read(at(), role);
      expect([role, status]).toEqual([role, may(role, "see-papers") ? 200 : 403]);
      expect([role, html.includes(words.issue.slip)]).toEqual([role, may(role, "issue-papers")]);
      const answer = await site.post(at(), { intent: "slip", key: "form-key-1" }, role);
      expect([role, answer.status === 403]).toEqual([role, !may(role, "issue-papers")]);
    }
    expect((await site.read("/admin/reservations/EP-00000-00000/papers")).status).toBe(404);
    expect((await site.read(at("/agreement-of-nobody"), "agent")).status).toBe(404);
  });

  test("a payment slip needs an account in the settings, and is issued once for a form", async () => {
    const refused = await site.post(at(), await slip(), "agent");
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain(words.refused["no-account"]);
    await set("bankAccount", "1610000000000000");
    const form = await slip();
    const done = await site.post(at(), form, "agent");
    expect([done.status, done.headers.get("location")]).toEqual([
      303,
      `${at()}?done=V-2026-000001`,
    ]);
    expect((await site.post(at(), form, "agent")).headers.get("location")).toBe(
      `${at()}?done=V-2026-000001`,
    );
    const { html } = await site.read(`${at()}?done=V-2026-000001`, "agent");
    expect(html).toContain(words.done("Payment slip V-2026-000001"));
    // The reference on it finds the reservation in the list.
    const reference = paymentReference(parseCode(code) ?? "");
    const list = await site.read(`/admin/reservations?q=${encodeURIComponent(reference)}`, "agent");
    expect(list.html).toContain(code);
    const page = await site.read(`/admin/reservations/${code}`, "agent");
    expect(page.html).toContain("Payment slip V-2026-000001");
  });

  test("are had by their customer with a pass, but not what is between the agency and others", async () => {
    const { rows } = await site.deps.pool.query<{ token: string }>(
      `with issued as (
         insert into document (kind, year, number, reservation_id, content, form, issued_at)
         select 'fine-statement', 2026, 1, id, '{"kind": "fine-statement"}', 1, '2026-01-02' from reservation where code = $1
       )
       select token from reservation where code = $1`,
      [parseCode(code)],
    );
    const pass = makePass(site.deps.signingKey, {
      token: rows[0]?.token ?? "",
      expiresAt: testNow + 60_000,
    });
    const own = await site.get("/modify-reservation/details", { Cookie: `ep_reservation=${pass}` });
    const html = await own.text();
    expect(html).toContain("Payment slip V-2026-000001");
    expect(html).not.toContain("I-2026-000001");
    const path = /href="(\/paper\/[\w-]+)"/.exec(html)?.[1] ?? "";
    expect((await site.get(path)).headers.get("content-type")).toBe("application/pdf");
    // The desk sends it to whom it is for, and never to the customer.
    const { html: desk } = await site.read(at(), "agent");
    expect(desk).toContain("mailto:?subject=Izjava");
    const mail = Object.fromEntries(formWith(desk, 'value="mail"')) as Record<string, string>;
    const document = String(await idOf("fine-statement"));
    expect((await site.post(at(), { ...mail, intent: "mail", document }, "agent")).status).toBe(
      409,
    );
  });
});

describe("a bill", () => {
  test("names what is wrong at its fields, and keeps what was typed", async () => {
    const empty = await formOf(at("/proforma"), 'name="jib"');
    expect(empty["name"]).not.toBe("");
    const bad = await site.post(
      at("/proforma"),
      { ...empty, buyer: "company", name: "Firma d.o.o.", address: "", jib: "4200211100006" },
      "agent",
    );
    const html = await bad.text();
    expect(bad.status).toBe(422);
    for (const text of [
      `${words.bill.address}: Please fill this in.`,
      `${words.bill.jib}: This is no JIB`,
      'value="Firma d.o.o."',
      'value="4200211100006"',
    ])
      expect(html).toContain(text);
    const without = await site.post(
      at("/proforma"),
      { ...empty, ...buyer, buyer: "company" },
      "agent",
    );
    expect([without.status, (await without.text()).includes("Please fill this in.")]).toEqual([
      422,
      true,
    ]);
    expect(await idOf("proforma")).toBe(0);
  });

  test("is refused without the agency's numbers, for a total that changed, and an invoice before the return", async () => {
    const form = { ...(await formOf(at("/proforma"), 'name="jib"')), ...buyer };
    const missing = await site.post(at("/proforma"), form, "agent");
    expect([missing.status, (await missing.text()).includes(words.refused["no-supplier"])]).toEqual(
      [409, true],
    );
    await set("jib", "4200000000004");
    await set("vatNumber", "200000000000");
    const changed = await site.post(at("/proforma"), { ...form, total: "1" }, "agent");
    expect([changed.status, (await changed.text()).includes(words.refused.changed)]).toEqual([
      409,
      true,
    ]);
    const early = await site.post(at("/invoice"), form, "agent");
    expect([early.status, (await early.text()).includes(words.refused["not-back"])]).toEqual([
      409,
      true,
    ]);
    expect((await site.post(at("/proforma"), form, "accountant")).status).toBe(403);
    expect((await site.post(at("/proforma"), { ...form, key: "" }, "agent")).status).toBe(400);
  });

  test("is issued, read by who may, and sent to the customer by a link that opens it alone", async () => {
    const form = { ...(await formOf(at("/proforma"), 'name="jib"')), ...buyer };
    const done = await site.post(at("/proforma"), form, "agent");
    expect([done.status, done.headers.get("location")]).toEqual([
      303,
      `${at()}?done=P-2026-000001`,
    ]);
    const id = await idOf("proforma");
    const file = `/admin/papers/${id}/file`;
    for (const role of staffRoles) {
      const answer = await site.get(file, site.as(role));
      // A proforma is none of the books: an accountant has no use for it.
      expect([role, answer.status]).toEqual([role, may(role, "issue-papers") ? 200 : 403]);
    }
    const answer = await site.get(file, site.as("agent"));
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "application/pdf",
      "cache-control": "private, no-store",
      "content-disposition": `inline; filename="P-2026-000001.pdf"`,
    });
    for (const other of ["999999", "0", "x"])
      expect((await site.get(`/admin/papers/${other}/file`, site.as("agent"))).status).toBe(404);
    const { html } = await site.read(at(), "agent");
    const link = /href="(http:\/\/site\.test\/paper\/[\w-]+)"/.exec(html)?.[1] ?? "";
    const path = new URL(link).pathname;
    const open = await site.get(path);
    expect([open.status, open.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    expect(open.headers.get("cache-control")).toBe("private, no-store");
    for (const forged of [`${path.slice(0, -1)}_`, "/paper/x", `/paper/${id}`])
      expect((await site.get(forged)).status).toBe(404);
    await site.deps.pool.query("update document set revoked_at = now() where id = $1", [id]);
    expect((await site.get(path)).status).toBe(404);
  });

  test("goes to the customer by e-mail, once for a form", async () => {
    const id = await idOf("payment-slip");
    const { html } = await site.read(at(), "agent");
    const form = {
      ...(Object.fromEntries(formWith(html, 'value="mail"')) as Record<string, string>),
      intent: "mail",
      document: String(id),
    };
    for (let sent = 0; sent < 2; sent += 1)
      expect((await site.post(at(), form, "agent")).headers.get("location")).toBe(
        `${at()}?done=mail`,
      );
    const { rows } = await site.deps.pool.query<{ message: string }>(
      `select payload ->> 'message' as message from outbox where kind = 'agency-message'`,
    );
    expect(rows).toEqual([{ message: expect.stringContaining("http://site.test/") }]);
    const unknown = await site.post(
      at(),
      { ...form, key: "another-key", document: "999" },
      "agent",
    );
    expect(unknown.status).toBe(409);
  });
});
