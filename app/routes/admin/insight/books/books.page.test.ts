import { beforeAll, describe, expect, test } from "vitest";
import { addCar, book, plainSelection, tripAt } from "../../../../../test/casts/cast.ts";
import { invoiceContent } from "../../../../../test/casts/papers-cast.ts";
import { testNow } from "../../../../../test/world/app.ts";
import { staffSite } from "../../../../../test/world/staff-site.ts";
import { addDays, dateOf } from "../../../../domain/calendar.ts";
import { languages } from "../../../../domain/language.ts";
import { toLocal } from "../../../../domain/sarajevo.ts";
import { may } from "../../../../domain/staff/rights.ts";
import { staffRoles } from "../../../../domain/staff/roles.ts";
import { adminBooksWords } from "../../../../i18n/admin-books/en.ts";
import { inTransaction } from "../../../../server/db/in-transaction.ts";
import { issueDocument } from "../../../../server/documents/issue-document.ts";
import { bookPath, bookViews, readRange } from "./book-query.ts";

const site = staffSite();
const today = dateOf(toLocal(testNow));
const days = { from: addDays(today, -1), to: addDays(today, 1) };
let code = "";

beforeAll(async () => {
  const { pool } = site.deps;
  const carId = await addCar(site.deps, { name: "books", vehicles: 1 });
  const trip = tripAt(`${addDays(today, 2)}T12:00`, `${addDays(today, 5)}T12:00`);
  code = (await book(site.deps, { selection: plainSelection(carId), trip })).code;
  const { rows } = await pool.query<{ id: number }>("select max(id) as id from reservation");
  const reservationId = rows[0]?.id ?? 0;
  await pool.query(
    `insert into payment (reservation_id, kind, method, amount_cents, tendered_bam, change_bam, paid_at, voided_at, void_reason)
     values ($1, 'payment', 'cash', 11655, 25000, 2205, $2, null, null),
       ($1, 'refund', 'bank-transfer', 1000, 1956, 0, $2, null, null),
       ($1, 'payment', 'cash', 99900, 195387, 0, $2, $2, '=typed twice')`,
    [reservationId, new Date(testNow)],
  );
  await pool.query(
    `insert into deposit (reservation_id, method, amount_cents, held_eur, held_at) values ($1, 'cash', 20000, 20000, $2)`,
    [reservationId, new Date(testNow)],
  );
  const content = invoiceContent({ code, suppliedOn: today, dueOn: today, issuedOn: today });
  await inTransaction(pool, (client) =>
    issueDocument(client, {
      content,
      form: 1,
      reservationId,
      at: new Date(testNow),
      staffId: undefined,
      formKey: "invoice-in-books",
    }),
  );
});

const at = (view: (typeof bookViews)[number], format?: "csv" | "xlsx") =>
  bookPath({ view, ...days }, "en-us", format);

describe("the books", () => {
  test("are for who keeps them, and an accountant takes them along", async () => {
    for (const view of bookViews)
      for (const role of staffRoles) {
        const status = may(role, "see-books") ? 200 : 403;
        expect([role, (await site.read(at(view), role)).status]).toEqual([role, status]);
      }
    for (const view of bookViews)
      for (const format of ["csv", "xlsx"] as const) {
        const answer = await site.get(at(view, format), site.as("accountant"));
        expect([view, format, answer.status]).toEqual([view, format, 200]);
        expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(100);
      }
  });

  test.each(languages)("in %s name each book, and say when it is empty", async (language) => {
    const words = adminBooksWords(language);
    for (const view of bookViews) {
      const range = { from: "2020-01-01", to: "2020-01-31" };
      const { html } = await site.read(bookPath({ view, ...range }, language), "accountant");
      expect(html).toContain(words.views[view]);
      expect(html).toContain(words.none);
    }
  });

  test("payments are added up without what was voided", async () => {
    const { html } = await site.read(at("payments"), "accountant");
    const links = html.match(new RegExp(`<a [^>]*data-row[^>]*>${code}</a>`)) ?? [];
    expect(links.join()).toContain(`href="/admin/reservations/${code}"`);
    for (const text of ["€116.55", "€10.00", "€106.55", "voided", code])
      expect(html).toContain(text);
    const csv = await (await site.get(at("payments", "csv"), site.as("accountant"))).text();
    expect(csv).toContain("116.55,0.00,250.00,0.00,22.05");
    expect(csv).toContain("-10.00");
    // No cell is taken for a formula.
    expect(csv).toContain("'=typed twice");
  });

  test("invoices and VAT stand in marks, damage apart", async () => {
    const { html } = await site.read(at("invoices"), "accountant");
    for (const text of ["Šećerana Đurđevik d.o.o.", "500.24", "85.04", "236.17", "821.45"])
      expect(html).toContain(text);
    const csv = await (await site.get(at("invoices", "csv"), site.as("accountant"))).text();
    expect(csv).toContain("4200211100005,200211100005");
    expect(csv).toContain("500.24,85.04,236.17,821.45,420.00");
    const vat = await (await site.get(at("vat", "csv"), site.as("accountant"))).text();
    const month = today.slice(0, 7);
    expect(vat).toContain(`${month},17,1,500.24,85.04,585.28`);
    expect(vat).toContain(`${month},0,1,236.17,0.00,236.17`);
  });

  test("deposits are those that are held on the last day", async () => {
    expect((await site.read(at("deposits"), "accountant")).html).toContain("€200.00");
  });
});

test("the days of an address are those of this month where it names none, and never the wrong way round", () => {
  const read = (text: string) => readRange(new URLSearchParams(text), "2026-11-23T10:00");
  expect(read("")).toEqual({ from: "2026-11-01", to: "2026-11-23" });
  expect(read("from=2026-10-05&to=2026-10-01")).toEqual({ from: "2026-10-01", to: "2026-10-05" });
  expect(read("from=soon&to=2026-13-40")).toEqual({ from: "2026-11-01", to: "2026-11-23" });
});
