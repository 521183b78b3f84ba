import { beforeAll, describe, expect, test } from "vitest";
import { addCar, book, plainSelection, tripAt } from "../../../../../test/casts/cast.ts";
import { testNow } from "../../../../../test/world/app.ts";
import { staffSite } from "../../../../../test/world/staff-site.ts";
import { inCash } from "../../../../domain/account/cash.ts";
import { addDays, dateOf } from "../../../../domain/calendar.ts";
import { languages } from "../../../../domain/language.ts";
import { toLocal } from "../../../../domain/sarajevo.ts";
import { accountWords } from "../../../../i18n/admin-account/en.ts";
import { drawerWords } from "../../../../i18n/admin-drawers/en.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { formatEuro, formatKm } from "../../../../i18n/format.ts";

const site = staffSite();
const words = accountWords("en-us");
const drawer = "/admin/cash-drawers/airport-tuzla";
let code = "";
let named = 0;
/** What the reservation cost in marks, feninga. */
let price = 0;
const at = () => `/admin/reservations/${code}/account`;

beforeAll(async () => {
  const carId = await addCar(site.deps, { name: "paid for", vehicles: 1 });
  const day = (days: number) => `${addDays(dateOf(toLocal(testNow)), days)}T12:00`;
  const trip = tripAt(day(1), day(6));
  code = (await book(site.deps, { selection: plainSelection(carId), trip })).code;
});

const field = (html: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? "";
const dueOf = async () => Number(field((await site.read(at(), "agent")).html, "due"));
const send = async (form: Record<string, string>, role: "agent" | "accountant" = "agent") => {
  const { html } = await site.read(at(), "agent");
  const seen = { version: field(html, "version"), due: field(html, "due") };
  return site.post(at(), { ...seen, key: `form-key-${named++}`, ...form }, role);
};
const pay = (form: Record<string, string>) =>
  send({ intent: "pay", method: "cash", changeIn: "BAM", placeId: "airport-tuzla", ...form });

describe("the account of a reservation", () => {
  test.each(languages)("in %s says what is due in both currencies", async (language) => {
    const { status, html } = await site.read(
      adminPath("reservations", language, code, "account"),
      "agent",
    );
    expect(status).toBe(200);
    expect(html).toContain(accountWords(language).sums.due);
    const due = await dueOf();
    expect(html).toContain(formatEuro(due, language));
    expect(html).toContain(formatKm(inCash(due, "BAM"), language));
  });

  test("is for who handles cash; others only look", async () => {
    const { html } = await site.read(at(), "accountant");
    expect(html).toContain(words.sums.title);
    expect(html).not.toContain(words.pay.title);
    expect((await send({ intent: "pay" }, "accountant")).status).toBe(403);
    expect((await site.read("/admin/reservations/EP-00000-00000/account")).status).toBe(404);
  });

  test("takes no cash while no drawer is open, and says so at the form", async () => {
    const { html } = await site.read(at(), "agent");
    expect(html).toContain(words.pay.noDrawer);
    const answer = await pay({ eur: "200" });
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain(words.refused["no-drawer"]);
  });

  test.each([
    ["nothing at all", {}, 409, words.refused.nothing],
    ["letters", { eur: "ten" }, 400, words.pay.title],
    ["letters for marks", { bam: "ten" }, 400, `${words.pay.bam}: Enter an amount up to KM`],
    ["below zero", { eur: "-5" }, 400, words.pay.title],
    ["beyond measure", { eur: "1000000000000" }, 400, words.pay.title],
    ["an unknown way of paying", { method: "shells", eur: "5" }, 400, words.pay.title],
    [
      "more than is due by card",
      { method: "debit-card", eur: "500" },
      409,
      words.refused["no-change"],
    ],
    [
      "an account seen long ago",
      { method: "debit-card", eur: "5", due: "1" },
      409,
      words.refused["due-changed"],
    ],
    ["no version", { method: "debit-card", eur: "5", version: "x" }, 409, words.refused.stale],
    ["no key", { method: "debit-card", eur: "5", key: "" }, 400, words.refused.form],
  ])("refuses %s, and keeps what was typed", async (_what, form, status, text) => {
    const answer = await pay(form);
    expect(answer.status).toBe(status);
    const html = await answer.text();
    expect(html).toContain(text);
    const { html: after } = await site.read(at(), "agent");
    expect(after).toContain(words.entries.none);
  });

  test("asks for the device of a fiscal receipt, and keeps who paid", async () => {
    const card = { method: "debit-card", eur: "5", fiscalReceipt: "991", payer: "Edin & Co." };
    const half = await pay(card);
    expect(half.status).toBe(400);
    expect(await half.text()).toContain(words.pay.device);
    const done = await pay({ ...card, fiscalDevice: "AB000123" });
    expect(done.status).toBe(303);
    const { html } = await site.read(at(), "agent");
    expect(html).toContain(words.entries.payer.payment("Edin &amp; Co."));
    expect(html).toContain(words.entries.device("AB000123"));
    // The next receipt comes from the same device.
    expect(html).toMatch(/name="fiscalDevice"[^>]*value="AB000123"/);
    const { html: papers } = await site.read(`/admin/reservations/${code}/papers`, "agent");
    expect(papers).toMatch(/name="payer"[^>]*value="Edin &amp; Co\."/);
    const payment = /done=(\d+)/.exec(done.headers.get("Location") ?? "")?.[1] ?? "";
    expect((await send({ intent: "void", payment, reason: "a trial" })).status).toBe(303);
  });

  test("takes cash with change from an open drawer, which tells it in its book", async () => {
    const opened = await site.post(
      drawer,
      { intent: "open", "BAM.2000": "10", "BAM.20": "5", reason: "first" },
      "agent",
    );
    expect(opened.headers.get("Location")).toBe(`${drawer}?done=open`);
    const due = await dueOf();
    price = inCash(due, "BAM");
    const form = { bam: `${(price + 980) / 100} KM`, key: "the-same-key", due: String(due) };
    const [first, again] = [await pay(form), await pay(form)];
    expect(first.status).toBe(303);
    const to = first.headers.get("Location") ?? "";
    expect(again.headers.get("Location")).toBe(to);
    const { html } = await site.read(to, "agent");
    expect(html).toContain(words.pay.change(formatKm(980, "en-us")));
    expect(html).toContain(words.sums.settled);
    expect(html).not.toContain(words.pay.title);
    const { html: book } = await site.read(drawer, "agent");
    expect(book).toContain(formatKm(price, "en-us"));
    expect(book).toContain(code);
  });

  test("shows what was rounded in the other currency as a line of its own", async () => {
    const { rows } = await site.deps.pool.query<{ cents: number }>(
      "select rounding_cents as cents from payment where rounding_cents <> 0",
    );
    const { html } = await site.read(at(), "agent");
    expect(rows).not.toEqual([]);
    expect(html.split(`<small>${words.entries.rounding}</small>`)).toHaveLength(rows.length + 1);
    for (const { cents } of rows) expect(html).toContain(formatEuro(cents, "en-us"));
  });

  test("gives back and voids, each with a reason", async () => {
    const refund = {
      intent: "refund",
      method: "cash",
      currency: "BAM",
      amount: "10",
      placeId: "airport-tuzla",
    };
    expect((await send({ ...refund, note: "" })).status).toBe(400);
    const tooMuch = await send({ ...refund, amount: "500", note: "x" });
    expect(await tooMuch.text()).toContain(words.refused["above-paid"]);
    const given = await send({ ...refund, note: "paid too much" });
    expect(given.status).toBe(303);
    const payment = /done=(\d+)/.exec(given.headers.get("Location") ?? "")?.[1] ?? "";
    expect(await (await send({ intent: "void", payment, reason: " " })).text()).toContain(
      words.refused["no-reason"],
    );
    expect(await (await send({ intent: "void", payment: "999", reason: "x" })).text()).toContain(
      words.refused["not-found"],
    );
    const voided = await send({ intent: "void", payment, reason: "wrong reservation" });
    const { html } = await site.read(voided.headers.get("Location") ?? "", "agent");
    expect(html).toContain(words.done.void);
    expect(html).toContain("wrong reservation");
  });
});

describe("a drawer", () => {
  const says = drawerWords("en-us");

  test("does not tell what should be in it before somebody has counted", async () => {
    const { html } = await site.read(drawer, "agent");
    expect(html).not.toContain(says.compared.expected);
    const counted = await site.post(drawer, { intent: "count", "BAM.2000": "29" }, "agent");
    const text = await counted.text();
    expect(text).toContain(says.compared.expected);
    expect(text).toContain(says.compared.close);
  });

  test.each([
    ["half a coin", { intent: "count", "EUR.100": "1.5" }, 400, says.refused.pieces],
    ["a count of letters", { intent: "close", "EUR.100": "x" }, 400, says.refused.pieces],
    ["a close without a count of before", { intent: "close" }, 409, says.refused.moved],
    ["a second opening", { intent: "open" }, 409, says.refused["already-open"]],
    [
      "an expense of nothing",
      { intent: "move", kind: "expense", currency: "BAM", amount: "0", note: "x", key: "12345678" },
      409,
      says.refused.nothing,
    ],
    [
      "an expense for nothing",
      { intent: "move", kind: "expense", currency: "BAM", amount: "5", note: "", key: "12345678" },
      409,
      says.refused["no-note"],
    ],
    [
      "more than lies in it",
      { intent: "move", kind: "bank", currency: "EUR", amount: "5000", note: "x", key: "12345678" },
      409,
      says.refused["too-much"],
    ],
    ["what is no form", { intent: "burn" }, 400, says.refused.form],
  ])("refuses %s", async (_what, form, status, text) => {
    const answer = await site.post(drawer, form, "agent");
    expect(answer.status).toBe(status);
    expect(await answer.text()).toContain(text);
  });

  test("is closed with a reason for what differs, and then tells its whole book", async () => {
    // 201 KM were counted in, the price stayed of the payment; the refund was voided.
    const seen = { seenEUR: "0", seenBAM: String(20_100 + price) };
    const closing = { intent: "close", "BAM.10000": "2", ...seen };
    expect((await site.post(drawer, closing, "agent")).status).toBe(409);
    const reasoned = { ...closing, reason: "in the safe" };
    expect((await site.post(drawer, reasoned, "agent")).status).toBe(303);
    const { html } = await site.read(drawer, "accountant");
    expect(html).toContain(says.compared.expected);
    expect(html).not.toContain(says.open.title);
    const { html: next } = await site.read(drawer, "agent");
    expect(next).toMatch(/name="BAM\.10000"[^>]*value="2"/);
    const { html: all } = await site.read("/admin/cash-drawers", "accountant");
    expect(all).toContain(says.state.counted(formatKm(20_000, "en-us")));
    expect((await site.read("/admin/cash-drawers/nowhere")).status).toBe(404);
  });
});
