import { beforeAll, describe, expect, test } from "vitest";
import { addCar, book, plainSelection, tripAt } from "../../../../../../test/casts/cast.ts";
import { testNow } from "../../../../../../test/world/app.ts";
import { staffSite } from "../../../../../../test/world/staff-site.ts";
import { addDays, dateOf } from "../../../../../domain/calendar.ts";
import { languages } from "../../../../../domain/language.ts";
import { toLocal } from "../../../../../domain/sarajevo.ts";
import { staffRoles, type StaffRole } from "../../../../../domain/staff/roles.ts";
import { accountWords } from "../../../../../i18n/admin-account/en.ts";
import { adminPath } from "../../../../../i18n/admin-paths.ts";
import { adminReservationWords } from "../../../../../i18n/admin-reservation/en.ts";
import { chargeWords } from "../../../../../i18n/charges/en.ts";
import { formatEuro } from "../../../../../i18n/format.ts";
import { pathTo } from "../../../../../i18n/paths.ts";

const site = staffSite();
const words = accountWords("en-us");
const { kinds } = chargeWords("en-us");
let code = "";
let token = "";
let named = 0;
const at = (language: "en-us" | "ba" = "en-us") =>
  adminPath("reservations", language, code, "account");

beforeAll(async () => {
  const carId = await addCar(site.deps, { name: "charged for", vehicles: 1 });
  const day = (days: number) => `${addDays(dateOf(toLocal(testNow)), days)}T12:00`;
  const trip = tripAt(day(1), day(6));
  ({ code, token } = await book(site.deps, { selection: plainSelection(carId), trip }));
  await site.deps.pool.query(
    `update reservation set status = 'cancelled', cancellation_fee_cents = 2550, change_fee_cents = 1000
     where token = $1`,
    [token],
  );
});

const field = (html: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? "";
const send = async (form: Record<string, string>, role: StaffRole = "agent") => {
  const { html } = await site.read(at(), "agent");
  const seen = { version: field(html, "version"), due: field(html, "due") };
  return site.post(at(), { ...seen, key: `charge-key-${named++}`, ...form }, role);
};
const decide = (form: Record<string, string>, role?: StaffRole) =>
  send({ intent: "charge", fee: "cancellation", seen: "2550", reason: "as agreed", ...form }, role);
const add = (form: Record<string, string>, role: StaffRole = "manager") => {
  const typed = { chargeKind: "other", chargeAmount: "15", chargeReason: "Parking at the airport" };
  return send({ intent: "add-charge", ...typed, ...form }, role);
};
const chargeCount = async () => {
  const { rows } = await site.deps.pool.query<{ count: number }>(
    `select count(*)::int as count from charge join reservation on reservation.id = reservation_id where token = $1`,
    [token],
  );
  return rows[0]?.count;
};

describe("fees that may be charged", () => {
  test.each(languages)("in %s wait on the account of a cancelled reservation", async (language) => {
    const { html } = await site.read(at(language), "agent");
    const says = accountWords(language);
    expect(html).toContain(says.fees.title);
    expect(html).toContain(says.statement.calledOff);
    expect(html).toContain(chargeWords(language).kinds.cancellation);
    expect(html).toContain(formatEuro(2550, language));
    const { html: own } = await site.read(adminPath("reservations", language, code), "agent");
    expect(own).toContain(says.charges.mayBeCharged);
  });

  test.each([
    ["no reason", { reason: " " }, 422, words.refused["no-reason"]],
    ["a reason beyond measure", { reason: "x".repeat(301) }, 422, words.refused["too-long"]],
    ["an unknown fee", { fee: "smile" }, 400, words.refused.form],
    ["a fee that nobody may charge", { fee: "no-show" }, 409, words.refused.decided],
    ["an amount that was not seen", { seen: "1" }, 409, words.refused.decided],
    ["half a cent", { seen: "25.5" }, 409, words.refused.decided],
    ["a page seen long ago", { version: "0" }, 409, words.refused.stale],
    ["no key", { key: "" }, 400, words.refused.form],
  ])("are not decided with %s", async (_what, form, status, text) => {
    const answer = await decide(form);
    expect(answer.status).toBe(status);
    expect(await answer.text()).toContain(text);
    expect(await chargeCount()).toBe(0);
  });

  test.each(["accountant", "viewer"] as const)("are not decided by a %s", async (role) => {
    const { html } = await site.read(at(), role);
    expect(html).not.toContain(words.fees.title);
    expect((await decide({}, role)).status).toBe(403);
    expect(await chargeCount()).toBe(0);
  });

  test("are charged or waived with one tap and a reason, once however often it is sent", async () => {
    const form = { key: "the-same-charge" };
    const [first, again] = [await decide(form), await decide(form)];
    expect(first.status).toBe(303);
    const to = first.headers.get("Location") ?? "";
    expect(again.headers.get("Location")).toBe(to);
    const { html } = await site.read(to, "agent");
    expect(html).toContain(words.done.charge(formatEuro(2550, "en-us")));
    const waived = await decide({
      intent: "waive",
      fee: "late-change",
      seen: "1000",
      reason: "an old customer",
    });
    const { html: after } = await site.read(waived.headers.get("Location") ?? "", "agent");
    expect(after).toContain(words.done.waive);
    expect(after).toContain("an old customer");
    expect(after).not.toContain(words.fees.title);
    expect(await chargeCount()).toBe(2);
  });

  test("are told to the customer on the page of the reservation", async () => {
    const { html } = await site.read(pathTo("confirmation", "en-us", { token }));
    expect(html).toContain(`${kinds.cancellation} ${formatEuro(2550, "en-us")} (as agreed)`);
  });
});

describe("another charge", () => {
  test.each([
    ["zero", { chargeAmount: "0" }],
    ["below zero", { chargeAmount: "-5" }],
    ["beyond measure", { chargeAmount: "1000000000000" }],
    ["half a cent", { chargeAmount: "1.0055" }],
    ["letters", { chargeAmount: "ten" }],
    ["no reason", { chargeReason: "  " }],
    ["an unknown kind", { chargeKind: "smile" }],
  ])("is refused with %s, and what was typed stays", async (_what, form) => {
    const before = await chargeCount();
    const answer = await add(form);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain(words.add.title);
    expect(await chargeCount()).toBe(before);
  });

  test.each([
    ["on an account that has changed", { due: "1" }, words.refused["due-changed"]],
    ["on a page seen long ago", { version: "0" }, words.refused.stale],
    ["of damage before a return", { chargeKind: "damage" }, words.refused["not-back"]],
  ])("%s is refused", async (_what, form, text) => {
    const before = await chargeCount();
    const answer = await add(form);
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain(text);
    expect(await chargeCount()).toBe(before);
  });

  test.each(staffRoles)("is for who may price by hand: %s", async (role) => {
    const mayPrice = role === "owner" || role === "manager";
    const { html } = await site.read(at(), role);
    expect(html.includes(words.add.title)).toBe(mayPrice);
    const empty = await add({ chargeAmount: "" }, role);
    expect(empty.status).toBe(mayPrice ? 422 : 403);
  });

  test("is voided with a reason by who may price by hand, and stays on the statement", async () => {
    const added = await add({});
    const charge = /done=charge-(\d+)/.exec(added.headers.get("Location") ?? "")?.[1] ?? "";
    expect(charge).not.toBe("");
    const form = { intent: "void-charge", charge, reason: "wrong reservation" };
    expect((await send(form, "agent")).status).toBe(403);
    const unsaid = await send({ ...form, reason: "" }, "manager");
    expect(await unsaid.text()).toContain(words.refused["no-reason"]);
    const unknown = await send({ ...form, charge: "99999999" }, "manager");
    expect(await unknown.text()).toContain(words.refused["not-found"]);
    const voided = await send(form, "manager");
    const { html } = await site.read(voided.headers.get("Location") ?? "", "manager");
    expect(html).toContain(words.done["void-charge"]);
    expect(html).toContain("Parking at the airport");
    expect(html).toContain("wrong reservation");
  });
});

test("reminders are stopped with a reason, and go on again", async () => {
  const stop = { intent: "stop-reminders", reason: "he disputes it" };
  expect((await send(stop, "viewer")).status).toBe(403);
  expect((await send({ ...stop, reason: "" })).status).toBe(409);
  const stopped = await send(stop);
  const { html } = await site.read(stopped.headers.get("Location") ?? "", "agent");
  expect(html).toContain(words.reminders.stopped.lead);
  const on = await send({ intent: "resume-reminders", reason: "agreed" });
  const { html: after } = await site.read(on.headers.get("Location") ?? "", "agent");
  expect(after).toContain(words.reminders.going.lead);
});

describe("a rental whose account is open", () => {
  const own = () => adminPath("reservations", "en-us", code);
  const complete = async (role: StaffRole, more: Record<string, string> = {}) => {
    const { html } = await site.read(own(), role);
    const form = { intent: "complete", version: field(html, "version"), event: "0", ...more };
    return site.post(own(), form, role);
  };
  const { told, openAccount, cancel } = adminReservationWords("en-us");

  test("stands in the list of open accounts, and is completed by nobody but an owner with a reason", async () => {
    await site.deps.pool.query("update reservation set status = 'returned' where token = $1", [
      token,
    ]);
    const { html: list } = await site.read(
      `${adminPath("reservations", "en-us")}?view=open`,
      "agent",
    );
    expect(list).toContain(code);
    // The board says how many there are, and for how long the oldest of them is open.
    await site.deps.pool.query(
      "update reservation_event set created_at = $2 where reservation_id = (select id from reservation where token = $1)",
      [token, new Date(testNow - 12.5 * 86_400_000)],
    );
    const board = await site.read(adminPath("reservation-management", "en-us"), "agent");
    expect(board.html).toContain("Open accounts: 1, for up to 12 days");
    const { html } = await site.read(own(), "manager");
    expect(html).toContain(openAccount.settle);
    for (const role of ["agent", "manager", "owner"] as const) {
      const answer = await complete(role);
      expect(answer.status).toBe(409);
      expect(await answer.text()).toContain(told.openAccount);
    }
    const unheard = await complete("manager", { openBecause: "he pays on Monday" });
    expect(unheard.status).toBe(409);
    const unsaid = await complete("owner", { openBecause: " " });
    expect(await unsaid.text()).toContain(cancel.faults["no-reason"]);
    expect((await complete("owner", { openBecause: "he pays on Monday" })).status).toBe(303);
  });
});
