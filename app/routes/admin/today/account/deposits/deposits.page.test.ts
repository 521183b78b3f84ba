import { beforeAll, describe, expect, test } from "vitest";
import { addCar, book, plainSelection, tripAt } from "../../../../../../test/casts/cast.ts";
import { testNow } from "../../../../../../test/world/app.ts";
import { staffSite } from "../../../../../../test/world/staff-site.ts";
import { addDays, dateOf } from "../../../../../domain/calendar.ts";
import { languages } from "../../../../../domain/language.ts";
import { staffRoles, type StaffRole } from "../../../../../domain/staff/roles.ts";
import { toLocal } from "../../../../../domain/sarajevo.ts";
import { accountWords } from "../../../../../i18n/admin-account/en.ts";
import { depositDeskWords } from "../../../../../i18n/admin-deposit/en.ts";
import { adminPath } from "../../../../../i18n/admin-paths.ts";
import { depositWords } from "../../../../../i18n/deposit/en.ts";
import { formatEuro, formatKm } from "../../../../../i18n/format.ts";
import { pathTo } from "../../../../../i18n/paths.ts";

const site = staffSite();
const words = depositDeskWords("en-us");
const drawer = "/admin/cash-drawers/airport-tuzla";
const today = dateOf(toLocal(testNow));
let code = "";
let token = "";
let named = 0;
const at = () => `/admin/reservations/${code}/account`;

beforeAll(async () => {
  const carId = await addCar(site.deps, { name: "held for", vehicles: 1 });
  const trip = tripAt(`${addDays(today, 1)}T12:00`, `${addDays(today, 6)}T12:00`);
  ({ code, token } = await book(site.deps, { selection: plainSelection(carId), trip }));
  await site.deps.pool.query("update reservation set deposit_cents = 20000 where token = $1", [
    token,
  ]);
});

const field = (html: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? "";
const send = async (form: Record<string, string>, role: StaffRole = "agent") => {
  const { html } = await site.read(at(), "agent");
  const seen = { version: field(html, "version"), due: field(html, "due") };
  return site.post(at(), { ...seen, key: `deposit-form-${named++}`, ...form }, role);
};
const hold = (form: Record<string, string>, role?: StaffRole) =>
  send({ intent: "hold", method: "cash", placeId: "airport-tuzla", ...form }, role);
const card = { method: "card-hold", lastFour: "4242", lapsesOn: addDays(today, 20) };
const holdId = async () => field((await site.read(at(), "agent")).html, "depositId");

describe("the deposit of a reservation", () => {
  test.each(languages)("in %s says what is asked, and that nothing is held", async (language) => {
    const { html } = await site.read(adminPath("reservations", language, code, "account"), "agent");
    const says = depositDeskWords(language);
    expect(html).toContain(says.none);
    expect(html).toContain(says.hold.lead(formatEuro(20_000, language)));
    expect(html).not.toContain(says.release.title);
  });

  test.each(staffRoles)("is held by whoever handles cash: %s", async (role) => {
    const mayHold = role === "owner" || role === "manager" || role === "agent";
    const { html } = await site.read(at(), role);
    expect(html.includes(words.hold.title)).toBe(mayHold);
    for (const intent of ["hold", "release", "take", "undo"])
      expect((await send({ intent }, role)).status).toBe(mayHold ? 400 : 403);
  });

  test.each([
    ["nothing at all", {}, 409, words.refused.nothing],
    ["letters", { eur: "ten" }, 400, words.hold.title],
    ["beyond measure", { eur: "1000000000000" }, 400, words.hold.title],
    ["more than is asked", { eur: "300", amount: "250" }, 409, words.refused["above-asked"]],
    [
      "cash without an open drawer",
      { eur: "200" },
      409,
      accountWords("en-us").refused["no-drawer"],
    ],
    ["an unknown way", { method: "shells" }, 400, words.hold.title],
    ["a card without digits", { ...card, lastFour: "" }, 409, words.refused["no-digits"]],
    ["a card without a last day", { ...card, lapsesOn: "" }, 409, words.refused["no-lapse"]],
    ["a hold that is over", { ...card, lapsesOn: "2001-01-01" }, 409, words.refused["lapses-past"]],
    ["three digits", { ...card, lastFour: "424" }, 400, "This number has 4 digits."],
    ["no key", { ...card, key: "" }, 400, accountWords("en-us").refused.form],
  ])("refuses %s, and writes nothing", async (_what, form, status, text = "") => {
    const answer = await hold(form);
    expect(answer.status).toBe(status);
    expect(await answer.text()).toContain(text);
    const { html } = await site.read(at(), "agent");
    expect(html).toContain(words.none);
  });

  test.each(["lastFour", "reference", "note"])(
    "never takes the number of a card, and never says it again: %s",
    async (name) => {
      const number = "4242 4242 4242 4242";
      const answer = await hold({ ...card, reference: "R-7", [name]: number });
      expect(answer.status).toBe(400);
      const html = await answer.text();
      expect(html).toContain("This could be the number of a card");
      expect(html).not.toContain(number);
    },
  );

  test("in cash lies in the drawer with its change, once", async () => {
    await site.post(
      drawer,
      { intent: "open", "BAM.2000": "10", "BAM.5": "9", reason: "first" },
      "agent",
    );
    const form = { bam: "400", key: "the-same-hold" };
    const [first, again] = [await hold(form), await hold(form)];
    expect(first.status).toBe(303);
    expect(again.headers.get("Location")).toBe(first.headers.get("Location"));
    const { html } = await site.read(first.headers.get("Location") ?? "", "accountant");
    expect(html).toContain(words.done.hold);
    const receipt = /href="([^"]*\/papers\/\d+\/file)"/.exec(html)?.[1] ?? "";
    const pdf = await site.get(receipt, site.as("agent"));
    expect(pdf.headers.get("content-type")).toBe("application/pdf");
    const { html: papers } = await site.read(`/admin/reservations/${code}/papers`, "agent");
    expect(papers).toContain("Deposit receipt D-2026-000001");
    expect(html).toContain(words.held(formatEuro(20_000, "en-us"), formatKm(39_115, "en-us")));
    const { html: book } = await site.read(drawer, "agent");
    expect(book).toContain(formatKm(39_115, "en-us"));
    expect(await (await hold({ eur: "5" })).text()).toContain(words.refused["nothing-asked"]);
  });

  test("is kept in part for something that its customer reads", async () => {
    const taking = {
      intent: "take",
      depositId: await holdId(),
      purpose: "fuel",
      amount: "12,40",
      placeId: "airport-tuzla",
    };
    expect((await send({ ...taking, reason: "" })).status).toBe(400);
    const why = { ...taking, reason: "1/8 of a tank" };
    const secret = await send({ ...taking, reason: "card 4242424242424242" });
    expect(await secret.text()).not.toContain("4242424242424242");
    expect(await (await send({ ...why, amount: "5000" })).text()).toContain(
      words.refused["above-held"],
    );
    expect(await (await send({ ...why, due: "1" })).text()).toContain(
      accountWords("en-us").refused["due-changed"],
    );
    const kept = await send(why);
    expect(kept.status).toBe(303);
    const { html } = await site.read(kept.headers.get("Location") ?? "", "agent");
    expect(html).toContain(words.done.take);
    expect(html).toContain(depositWords("en-us").taken("fuel"));
    expect(html).toContain("1/8 of a tank");
    // The payment that it became is undone with the step, and not by itself.
    expect(html).not.toContain(accountWords("en-us").entries.voidTitle);
    const payment = await site.deps.pool.query<{ id: number }>("select max(id) as id from payment");
    const voiding = { intent: "void", payment: String(payment.rows[0]?.id), reason: "x" };
    expect(await (await send(voiding)).text()).toContain(words.refused["of-deposit"]);
  });

  test("is given back, and its customer sees the whole of it", async () => {
    const release = { intent: "release", depositId: await holdId(), placeId: "airport-tuzla" };
    const { html: ready } = await site.read(at(), "agent");
    expect(ready).toContain(words.release.goes(formatKm(36_690, "en-us")));
    expect(await (await send({ ...release, amount: "500" })).text()).toContain(
      words.refused["above-held"],
    );
    expect((await send(release)).status).toBe(303);
    for (const language of languages) {
      const answer = await site.get(pathTo("confirmation", language, { token }));
      const html = await answer.text();
      const { taken, purposes, nothingHeld } = depositWords(language);
      expect(html).toContain(taken(purposes.fuel));
      expect(html).toContain("1/8 of a tank");
      expect(html).toContain(formatKm(36_690, language));
      expect(html).toContain(nothingHeld);
    }
  });

  test("is not asked for any more once the vehicle is back", async () => {
    const shown = async (status: string) => {
      await site.deps.pool.query("update reservation set status = $2 where token = $1", [
        token,
        status,
      ]);
      return (await site.read(at(), "agent")).html.includes(words.hold.title);
    };
    expect([await shown("returned"), await shown("confirmed")]).toEqual([false, true]);
  });

  test("that was given back by mistake is put right with a reason", async () => {
    const { html } = await site.read(at(), "agent");
    const [, entryId = ""] = [...html.matchAll(/name="entryId" value="(\d+)"/g)].map(
      ([, id]) => id,
    );
    expect((await send({ intent: "undo", entryId, reason: " " })).status).toBe(400);
    const unknown = await send({ intent: "undo", entryId: "999999", reason: "x" });
    expect(await unknown.text()).toContain(accountWords("en-us").refused["not-found"]);
    const undone = await send({ intent: "undo", entryId, reason: "not handed out" });
    const { html: after } = await site.read(undone.headers.get("Location") ?? "", "agent");
    expect(after).toContain(words.done.undo);
    expect(after).toContain("not handed out");
    expect(after).toContain(words.release.title);
  });

  test("on a card that lapses soon is on the board until it is over", async () => {
    const back = { intent: "release", depositId: await holdId(), placeId: "airport-tuzla" };
    await send(back);
    const soon = await hold({ ...card, lapsesOn: addDays(today, 1) });
    expect(soon.status).toBe(303);
    const said = words.reminders.lapsing(formatEuro(20_000, "en-us"), "");
    const board = async () => (await site.read("/admin/reservation-management", "agent")).html;
    expect(await board()).toContain(said.trim());
    await send(back);
    const ids = [
      ...(await site.read(at(), "agent")).html.matchAll(/name="depositId" value="(\d+)"/g),
    ];
    await send({ ...back, depositId: ids[0]?.[1] ?? "" });
    expect(await board()).not.toContain(words.reminders.title);
  });
});
