import { beforeAll, describe, expect, test } from "vitest";
import { addCar, book, plainSelection, tripAt } from "../../../../../test/casts/cast.ts";
import { testNow } from "../../../../../test/world/app.ts";
import { plain, staffSite } from "../../../../../test/world/staff-site.ts";
import { addDays, dateOf } from "../../../../domain/calendar.ts";
import { languages } from "../../../../domain/language.ts";
import { toLocal } from "../../../../domain/sarajevo.ts";
import { accountWords } from "../../../../i18n/admin-account/en.ts";
import { dayCloseWords } from "../../../../i18n/admin-day-close/en.ts";
import { drawerWords } from "../../../../i18n/admin-drawers/en.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { formatDate } from "../../../../i18n/format.ts";

const site = staffSite();
const words = dayCloseWords("en-us");
const today = dateOf(toLocal(testNow));
const at = `/admin/day-close/${today}`;
const drawer = "/admin/cash-drawers/airport-tuzla";
let code = "";

beforeAll(async () => {
  const carId = await addCar(site.deps, { name: "closed day", vehicles: 1 });
  const trip = tripAt(`${addDays(today, 1)}T12:00`, `${addDays(today, 6)}T12:00`);
  code = (await book(site.deps, { selection: plainSelection(carId), trip })).code;
  await site.deps.pool.query("update reservation set deposit_cents = 20000");
});

const field = (html: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? "";
const refusal = async (answer: Response) => plain(await answer.text());
const account = () => `/admin/reservations/${code}/account`;
const pay = async (key: string) => {
  const { html } = await site.read(account(), "agent");
  const seen = { version: field(html, "version"), due: field(html, "due") };
  const form = { intent: "pay", method: "cash", bam: "20", placeId: "airport-tuzla", key };
  return site.post(
    account(),
    { ...seen, ...form, fiscalReceipt: "991", fiscalDevice: "AB1" },
    "agent",
  );
};
const deposit = async (form: Record<string, string>) => {
  const { html } = await site.read(account(), "agent");
  const seen = { version: field(html, "version"), due: field(html, "due") };
  const at = { depositId: field(html, "depositId"), placeId: "airport-tuzla" };
  return site.post(account(), { ...seen, ...at, key: `deposit-${form.intent}`, ...form }, "agent");
};
const onCard = { method: "card-hold", lastFour: "4242", lapsesOn: addDays(today, 20) };
const close = async (form: Record<string, string> = {}) => {
  const net = field((await site.read(at, "manager")).html, "net");
  return site.post(at, { net, z: "20", ...form }, "manager");
};

describe("the close of a day", () => {
  test.each(languages)("in %s the list leads to what is open", async (language) => {
    await site.post(drawer, { intent: "open", "BAM.2000": "1", reason: "first" }, "agent");
    const { status, html } = await site.read(adminPath("day-close", language), "accountant");
    expect(status).toBe(200);
    expect(html).toContain(dayCloseWords(language).open.title);
    expect(html).toContain(formatDate(today, language));
  });

  test("an open drawer keeps the day open, and leads to it", async () => {
    expect((await pay("payment-key-1")).status).toBe(303);
    const { html } = await site.read(at, "manager");
    expect(html).toContain(words.refused["open-drawer"]);
    expect(html).toContain(drawer);
    expect(html).not.toContain(words.close.lead);
    expect(await refusal(await close({ net: "1023" }))).toContain(words.refused["open-drawer"]);
  });

  test("agents and accountants look, and only the house closes", async () => {
    for (const role of ["agent", "accountant"] as const) {
      const { html } = await site.read(at, role);
      expect(html).toContain(words.money.title);
      expect(html).not.toContain(words.close.send);
      expect((await site.post(at, { net: "0" }, role)).status).toBe(403);
    }
    expect((await site.read(at, "viewer")).status).toBe(403);
  });

  test("is refused for no day and for one that has not begun", async () => {
    for (const day of ["tomorrow", "2026-02-31", "1999-01-01", addDays(today, 1)])
      expect((await site.read(`/admin/day-close/${day}`, "manager")).status).toBe(404);
    const later = `/admin/day-close/${addDays(today, 1)}`;
    const answer = await site.post(later, { net: "0" }, "manager");
    expect(answer.status).toBe(409);
  });

  test("asks for the total of the device, and for the reason of a difference; what was typed stays", async () => {
    const shut = { intent: "close", "BAM.2000": "2", seenEUR: "0", seenBAM: "4000" };
    const closed = await site.post(drawer, shut, "agent");
    expect(closed.headers.get("Location")).toBe(`${drawer}?done=close`);
    expect(await refusal(await close({ z: "" }))).toContain(words.refused["no-z"]);
    expect(await refusal(await close({ z: "a lot" }))).toContain(words.refused.form);
    const differs = await refusal(await close({ z: "19,50", note: "quiet" }));
    expect(differs).toContain(words.refused["no-reason"]);
    expect(differs).toContain('value="19,50"');
    expect(differs).toContain('value="quiet"');
    expect(await refusal(await close({ net: "5" }))).toContain(words.refused.moved);
  });

  test("locks the day, in a sentence for whatever comes later", async () => {
    const held = await deposit({ intent: "hold", amount: "50", ...onCard });
    expect(held.status).toBe(303);
    const done = await close();
    expect(done.headers.get("Location")).toBe(`${at}?done=close`);
    const { html } = await site.read(`${at}?done=close`, "manager");
    expect(html).toContain(words.done);
    expect(html).not.toContain(words.close.send);
    expect(html).toContain("/admin/papers/");
    expect(await refusal(await close({ net: "1023" }))).toContain(words.refused.closed);
    expect(await refusal(await pay("payment-key-2"))).toContain(
      accountWords("en-us").refused["day-closed"] ?? "missing",
    );
    const opening = await site.post(drawer, { intent: "open", "BAM.2000": "2" }, "agent");
    expect(await refusal(opening)).toContain(drawerWords("en-us").refused["day-closed"]);
  });

  test.each<Record<string, string>>([
    { intent: "hold", key: "deposit-hold-2", amount: "50", ...onCard },
    { intent: "release", amount: "10" },
    { intent: "take", purpose: "fuel", amount: "10", reason: "1/8 of a tank" },
  ])("that is locked takes no deposit either: $intent", async (form) => {
    const steps = () => site.deps.pool.query("select from deposit_entry");
    const before = (await steps()).rowCount;
    const answer = await deposit(form);
    expect(answer.status).toBe(409);
    expect(await refusal(answer)).toContain(accountWords("en-us").refused["day-closed"]);
    expect((await steps()).rowCount).toBe(before);
  });

  test("is a file for those who export, and a paper for those who keep the books", async () => {
    const file = await site.get(`${at}/export.csv`, site.as("accountant"));
    expect(file.status).toBe(200);
    const text = await file.text();
    expect(text).toContain(words.money.total);
    expect(text).toContain(words.fiscal.typed);
    const book = await site.get(`${at}/export.xlsx`, site.as("owner"));
    expect(book.headers.get("Content-Type")).toContain("spreadsheetml");
    expect((await site.get(`${at}/export.csv`, site.as("agent"))).status).toBe(403);
    const { html } = await site.read(at, "accountant");
    const paper = /\/admin\/papers\/\d+\/file/.exec(html)?.[0] ?? "";
    const pdf = await site.get(paper, site.as("accountant"));
    expect(pdf.headers.get("Content-Type")).toBe("application/pdf");
  });
});
