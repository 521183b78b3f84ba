/** A rental that is extended while the car is out, on the page of its reservation. */
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  addCar,
  book,
  jonas,
  plainSelection,
  seats,
  tripAt,
} from "../../../../../test/casts/cast.ts";
import { giveOut } from "../../../../../test/casts/handed-cast.ts";
import { reservationOf, rowsOf } from "../../../../../test/casts/reservation-cast.ts";
import { formWith } from "../../../../../test/casts/sent-form.ts";
import { fixedClock } from "../../../../../test/world/fixed-clock.ts";
import { staffSite } from "../../../../../test/world/staff-site.ts";
import { staffRoles, type StaffRole } from "../../../../domain/staff/roles.ts";
import { adminReservationWords } from "../../../../i18n/admin-reservation/en.ts";
import { movesWords } from "../../../../i18n/admin-moves/en.ts";

const clock = fixedClock("2026-06-01T10:00:00+02:00");
const site = staffSite({ clock });
const words = adminReservationWords("en-us").extend;
const at = (local: string) => clock.set(`${local}:00+02:00`);
beforeEach(() => at("2026-06-01T10:00"));

let named = 0;
let lone = 0;
beforeAll(async () => {
  await site.deps.pool.query(
    `insert into "user" (id, name, email, role) values ('member-amra', 'Amra', 'amra@example.com', 'agent')`,
  );
  lone = await addCar(site.deps, { name: "Lone", vehicles: 40 });
});

/** A rental from 6 to 13 July that is out, of a car of its own or of one with vehicles enough for all. */
async function out(carId = lone) {
  const { token, code } = await book(site.deps, { selection: plainSelection(carId) });
  at("2026-07-06T10:00");
  await giveOut(site.deps, token);
  const path = `/admin/reservations/${code}?task=extend`;
  const post = async (form: Record<string, string>, role: StaffRole = "agent") => {
    const answer = await site.post(path, form, role);
    const html = (await answer.text()).replaceAll(/<!-- ?-->|\u00a0/g, (mark) =>
      mark === "\u00a0" ? " " : "",
    );
    return { status: answer.status, html, to: answer.headers.get("Location") };
  };
  const quote = async (date: string, time = "10:00", more: Record<string, string> = {}) => {
    const { html } = await site.read(path, "agent");
    const form = Object.fromEntries(formWith(html, 'value="quote-extension"'));
    return post({ ...form, dropoffDate: date, dropoffTime: time, ...more });
  };
  const accept = (html: string) => Object.fromEntries(formWith(html, 'name="differenceCents"'));
  return { token, code, path, post, quote, accept };
}

const newCar = (vehicles: number) => addCar(site.deps, { name: `Longer ${named++}`, vehicles });

describe("an extension", () => {
  test("is shown with its price beside the kept one, and done once however often it is sent", async () => {
    const { token, quote, post, accept } = await out();
    const before = await reservationOf(site.deps, token);
    const shown = await quote("2026-07-15");
    expect(shown.status).toBe(200);
    expect(shown.html).toContain("€57.00 more");
    expect(shown.html).toContain(words.stays);
    expect(await reservationOf(site.deps, token)).toEqual(before);
    const form = accept(shown.html);
    const [first, second] = [await post(form), await post(form)];
    expect([first.status, second.status]).toEqual([303, 303]);
    expect(first.to).toContain("done=extend");
    const after = await reservationOf(site.deps, token);
    expect(after.trip.dropoffAt).toBe("2026-07-15T10:00");
    expect(after.totalCents - before.totalCents).toBe(5700);
    const { rows } = await site.deps.pool.query(
      `select action, (select count(*)::int from outbox where reservation_id = r.id and kind = 'reservation-changed') as letters,
         (select count(*)::int from audit_entry where action = 'reservation.extend' and subject_id = r.id::text) as audited
       from reservation_event event join reservation r on r.id = reservation_id
       where token = $1 order by event.id desc limit 1`,
      [token],
    );
    expect(rows).toEqual([{ action: "extend", letters: 1, audited: 1 }]);
    const { html } = await site.read(first.to ?? "", "agent");
    expect(html).toContain(adminReservationWords("en-us").done.extend);
  });

  test("names who goes to another vehicle for it, and they do when it is accepted", async () => {
    const carId = await newCar(2);
    const rental = await out(carId);
    at("2026-06-01T10:00");
    // The best fit is the vehicle that comes back just before; it can have the other one too.
    const next = await book(site.deps, {
      selection: plainSelection(carId),
      details: jonas,
      trip: tripAt("2026-07-13T14:00", "2026-07-17T10:00"),
    });
    const was = (await seats(site.deps, carId)).get(next.code);
    at("2026-07-08T10:00");
    const shown = await rental.quote("2026-07-14");
    expect(shown.status).toBe(200);
    expect(was).toBe((await seats(site.deps, carId)).get(rental.code));
    expect(shown.html).toContain(`${next.code} Jonas Weber, pick-up`);
    expect((await rental.post(rental.accept(shown.html))).status).toBe(303);
    const now = await seats(site.deps, carId);
    expect(now.get(next.code)).not.toBe(now.get(rental.code));
  });

  test("that others stand against is refused with who waits and the ways out, and nothing changes", async () => {
    const carId = await newCar(1);
    const rental = await out(carId);
    at("2026-06-01T10:00");
    const next = await book(site.deps, {
      selection: plainSelection(carId),
      details: jonas,
      trip: tripAt("2026-07-14T14:00", "2026-07-17T10:00"),
    });
    at("2026-07-08T10:00");
    const before = await rowsOf(site.deps, rental.token);
    const { status, html } = await rental.quote("2026-07-16");
    expect(status).toBe(409);
    expect(html).toContain(`${next.code} Jonas Weber needs this vehicle`);
    expect(html).toContain(`/admin/reservations/${next.code}?task=swap`);
    expect(await rowsOf(site.deps, rental.token)).toBe(before);
    const [button = ""] = /<button[^>]*name="instead"[^>]*>/.exec(html) ?? [];
    const latest = /value="([^"]+)"/.exec(button)?.[1] ?? "";
    expect(latest).toBe("2026-07-14T12:00");
    const shorter = await rental.quote("2026-07-16", "10:00", { instead: latest });
    expect(shorter.status).toBe(200);
    expect((await rental.post(rental.accept(shorter.html))).status).toBe(303);
    expect((await reservationOf(site.deps, rental.token)).trip.dropoffAt).toBe(latest);
  });

  test.each([
    ["2026-07-13", "09:30", words.faults["not-later"], "2026-07-08T10:00"],
    ["2026-07-14", "10:00", words.faults["not-later"], "2026-07-15T10:00"],
    ["2026-07-13", "10:30", words.faults["within-grace"], "2026-07-08T10:00"],
    ["2026-09-01", "10:00", words.faults["bad-time"], "2026-07-08T10:00"],
    ["2026-07-15", "10:17", words.faults["bad-time"], "2026-07-08T10:00"],
    ["tomorrow", "10:00", words.faults.date, "2026-07-08T10:00"],
    ["2026-07-15", "25:00", words.faults["bad-time"], "2026-07-08T10:00"],
  ])("to %s %s is refused with a sentence", async (date, time, sentence, now) => {
    const { token, quote } = await out();
    at(now);
    const before = await rowsOf(site.deps, token);
    const { status, html } = await quote(date, time);
    expect(status).toBe(400);
    expect(html).toContain(sentence);
    expect(await rowsOf(site.deps, token)).toBe(before);
  });

  test("to an hour that the clock change leaves out is refused", async () => {
    const carId = await newCar(1);
    const trip = tripAt("2027-03-20T10:00", "2027-03-27T10:00");
    const { token, code } = await book(site.deps, { selection: plainSelection(carId), trip });
    clock.set("2027-03-20T10:00:00+01:00");
    await site.deps.pool.query("update reservation set status = 'on_rent' where token = $1", [
      token,
    ]);
    const path = `/admin/reservations/${code}?task=extend`;
    const form = Object.fromEntries(
      formWith((await site.read(path, "agent")).html, 'value="quote-extension"'),
    );
    const answer = await site.post(
      path,
      { ...form, dropoffDate: "2027-03-28", dropoffTime: "02:30" },
      "agent",
    );
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(words.faults["bad-time"]);
  });

  test("of what somebody else has changed meanwhile is answered with their change", async () => {
    const { token, quote, post, accept } = await out();
    const form = accept((await quote("2026-07-15")).html);
    const other = accept((await quote("2026-07-16")).html);
    expect((await post(other)).status).toBe(303);
    const { status, html } = await post(form);
    expect(status).toBe(409);
    expect(html).toContain(adminReservationWords("en-us").told.stale);
    expect(html).toContain(adminReservationWords("en-us").events.actions.extend);
    expect((await reservationOf(site.deps, token)).trip.dropoffAt).toBe("2026-07-16T10:00");
  });

  test.each(staffRoles)("is offered to and taken from who may steer: %s", async (role) => {
    const { path, post, quote, accept, token } = await out();
    const may = ["owner", "manager", "agent"].includes(role);
    const { html } = await site.read(path, role);
    expect(html.includes('value="quote-extension"')).toBe(may);
    const { status } = await post(accept((await quote("2026-07-15")).html), role);
    expect(status).toBe(may ? 303 : 403);
    const { dropoffAt } = (await reservationOf(site.deps, token)).trip;
    expect(dropoffAt).toBe(may ? "2026-07-15T10:00" : "2026-07-13T10:00");
  });
});

test("the board leads an overdue rental to its extension", async () => {
  const { code } = await out();
  at("2026-07-13T14:00");
  const { html } = await site.read("/admin/reservation-management", "agent");
  const bare = code.replaceAll("-", "").slice(2);
  expect(html).toMatch(new RegExp(`/admin/reservations/${bare}\\?task=extend[^>]*>`));
  expect(html).toContain(movesWords("en-us").extend);
  const seen = await site.read("/admin/reservation-management", "viewer");
  expect(seen.html).not.toContain("task=extend");
});
