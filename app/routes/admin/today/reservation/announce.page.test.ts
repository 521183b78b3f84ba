/** A return before the agreed one, announced on the page of its reservation and seen on the board. */
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addCar, book, plainSelection, tripAt } from "../../../../../test/casts/cast.ts";
import { giveOut } from "../../../../../test/casts/handed-cast.ts";
import { reservationOf, rowsOf } from "../../../../../test/casts/reservation-cast.ts";
import { formWith } from "../../../../../test/casts/sent-form.ts";
import { fixedClock } from "../../../../../test/world/fixed-clock.ts";
import { staffSite } from "../../../../../test/world/staff-site.ts";
import type { StaffRole } from "../../../../domain/staff/roles.ts";
import { movesWords } from "../../../../i18n/admin-moves/en.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { adminReservationWords } from "../../../../i18n/admin-reservation/en.ts";
import { formatEuro } from "../../../../i18n/format.ts";

const clock = fixedClock("2026-06-01T10:00:00+02:00");
const site = staffSite({ clock });
const words = adminReservationWords("en-us").announce;
const bosnian = adminReservationWords("ba").announce;
const at = (local: string) => clock.set(`${local}:00+02:00`);
beforeEach(() => at("2026-06-01T10:00"));
beforeAll(async () => {
  await site.deps.pool.query(
    `insert into "user" (id, name, email, role) values ('member-amra', 'Amra', 'amra@example.com', 'agent')`,
  );
});

let named = 0;
/** A rental from 6 to 13 July that is out, of a car of its own. */
async function out() {
  const carId = await addCar(site.deps, { name: `Early ${named++}`, vehicles: 1 });
  const { token, code } = await book(site.deps, { selection: plainSelection(carId) });
  at("2026-07-06T10:00");
  await giveOut(site.deps, token);
  const path = `/admin/reservations/${code}?task=announce-return`;
  const post = async (form: Record<string, string>, role: StaffRole = "agent") => {
    const answer = await site.post(path, form, role);
    const html = (await answer.text()).replaceAll(/<!-- ?-->|\u00A0/g, (mark) =>
      mark === "\u00A0" ? " " : "",
    );
    return { status: answer.status, html, to: answer.headers.get("Location") };
  };
  const foresee = async (date: string, time = "12:00", more: Record<string, string> = {}) => {
    const { html } = await site.read(path, "agent");
    const form = Object.fromEntries(formWith(html, 'value="foresee-return"'));
    return post({ ...form, returnDate: date, returnTime: time, ...more });
  };
  const accept = (html: string) => Object.fromEntries(formWith(html, 'name="backCents"'));
  return { carId, token, code, path, post, foresee, accept };
}

describe("an early return", () => {
  test("is shown with what it means, and said once however often it is sent", async () => {
    const { token, code, foresee, post, accept } = await out();
    const before = await reservationOf(site.deps, token);
    const shown = await foresee("2026-07-10", "12:00", { frees: "on" });
    expect(shown.status).toBe(200);
    for (const text of [words.nothing.nothing, words.freed("Fri 10 Jul 12:00")])
      expect(shown.html).toContain(text);
    expect(await reservationOf(site.deps, token)).toEqual(before);
    const form = accept(shown.html);
    const [first, second] = [await post(form), await post(form)];
    expect([first.status, second.status]).toEqual([303, 303]);
    const { html } = await site.read(first.to ?? "", "agent");
    const { done, trip, events } = adminReservationWords("en-us");
    for (const text of [done["announce-return"], trip.expected, trip.freed])
      expect(html).toContain(text);
    expect(html.split(`>${events.actions["announce-return"] ?? "?"}<`)).toHaveLength(2);
    expect(await reservationOf(site.deps, token)).toMatchObject({
      trip: before.trip,
      totalCents: before.totalCents,
    });
    // The board lists it on the day on which it comes back now.
    at("2026-07-10T09:00");
    const board = (await site.read("/admin/reservation-management", "agent")).html;
    const moves = movesWords("en-us");
    for (const text of [code, moves.freed, moves.agreed("Mon 13 Jul 10:00")])
      expect(board.replaceAll("\u00A0", " ")).toContain(text);
  });

  test("that gives money back says how much and for what, in both languages", async () => {
    await site.deps.pool.query(
      `insert into setting (key, value) values ('early_return', '"unused-days"')
       on conflict (key) do update set value = excluded.value`,
    );
    await site.deps.catalogue.refresh();
    const { code, foresee, accept } = await out();
    const { html } = await foresee("2026-07-10", "10:00");
    const backCents = Number(accept(html).backCents);
    expect(backCents).toBeGreaterThan(0);
    expect(html).toContain(words.back(formatEuro(backCents, "en-us"), "3 days"));
    const path = `${adminPath("reservations", "ba", code)}?task=announce-return`;
    const read = await site.read(path, "agent");
    for (const text of [bosnian.title, bosnian.frees, bosnian.see])
      expect(read.html).toContain(text);
    await site.deps.pool.query("delete from setting where key = 'early_return'");
    await site.deps.catalogue.refresh();
  });

  test("can be taken back, unless somebody has the vehicle by then", async () => {
    const { carId, token, foresee, post, accept } = await out();
    await post(accept((await foresee("2026-07-10", "12:00", { frees: "on" })).html));
    const asAgreed = await foresee("2026-07-13", "10:00", { frees: "" });
    expect(asAgreed.html).toContain(words.asAgreed);
    const next = await book(site.deps, {
      selection: plainSelection(carId),
      trip: tripAt("2026-07-11T10:00", "2026-07-15T10:00"),
    });
    const rows = await rowsOf(site.deps, token);
    const refused = await post(accept(asAgreed.html));
    expect(refused.status).toBe(409);
    expect(refused.html).toContain(`${next.code} Emina`);
    expect(await rowsOf(site.deps, token)).toBe(rows);
  });

  test.each([
    [{ returnDate: "" }, words.faults.date],
    [{ returnDate: "x".repeat(5000) }, words.faults.date],
    [{ returnTime: "noon" }, words.faults["bad-time"]],
    [{ returnTime: "12:10" }, words.faults["bad-time"]],
    [{ returnDate: "2026-07-06", returnTime: "09:30" }, words.faults["not-earlier"]],
    [{ returnDate: "2026-07-14" }, words.faults["not-earlier"]],
  ])("at no such time is refused with a sentence: %j", async (typed, text) => {
    const { token, foresee } = await out();
    const rows = await rowsOf(site.deps, token);
    const answer = await foresee("2026-07-10", "12:00", typed);
    expect(answer.status).toBe(400);
    expect(answer.html).toContain(text);
    expect(await rowsOf(site.deps, token)).toBe(rows);
  });

  test("of a form that names no amount, or an old version, or a looker-on, changes nothing", async () => {
    const { token, foresee, post, accept } = await out();
    const form = accept((await foresee("2026-07-10")).html);
    const rows = await rowsOf(site.deps, token);
    expect((await post({ ...form, backCents: "-1" })).status).toBe(400);
    expect((await post({ ...form, backCents: "77" })).html).toContain(words.changed);
    expect((await post({ ...form, version: "0" })).status).toBe(409);
    expect((await post(form, "viewer")).status).toBe(403);
    expect(await rowsOf(site.deps, token)).toBe(rows);
  });

  test("is not offered before the car is out, nor once the return is due", async () => {
    const { path, code } = await out();
    const offered = `href="/admin/reservations/${code}?task=announce-return"`;
    expect((await site.read(`/admin/reservations/${code}`, "agent")).html).toContain(offered);
    at("2026-07-13T10:00");
    const { html } = await site.read(`/admin/reservations/${code}`, "agent");
    expect(html).not.toContain(offered);
    expect((await site.read(path, "agent")).html).not.toContain(words.see);
  });
});
