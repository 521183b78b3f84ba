/** What the board does itself: confirming, completing, no-shows, and the ways out of a danger. */
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  addCar,
  book,
  jonas,
  plainSelection,
  seats,
  tripAt,
} from "../../../../../test/casts/cast.ts";
import { settleAccount } from "../../../../../test/casts/account-cast.ts";
import { bringBack, giveOut } from "../../../../../test/casts/handed-cast.ts";
import { reservationOf, rowsOf } from "../../../../../test/casts/reservation-cast.ts";
import { askFor } from "../../../../../test/casts/staff-hand-cast.ts";
import { fixedClock } from "../../../../../test/world/fixed-clock.ts";
import { staffSite } from "../../../../../test/world/staff-site.ts";
import { parseCode } from "../../../../domain/reservations/code.ts";
import { isAsGood } from "../../../../domain/reservations/rescue.ts";
import { staffRoles, type StaffRole } from "../../../../domain/staff/roles.ts";
import { dangerWords } from "../../../../i18n/admin-danger/en.ts";
import { movesWords } from "../../../../i18n/admin-moves/en.ts";
import { adminReservationWords } from "../../../../i18n/admin-reservation/en.ts";
import { leaveAtBox } from "../../../../server/handovers/key-box/leave-at-box.ts";
import { listNews } from "../../../../server/notices/list-news.ts";
import { swapVehicle } from "../../../../server/reservations/deeds/swap-vehicle.ts";
import { keepOverdueBusy } from "../../../../server/reservations/overdue/keep-overdue-busy.ts";
import { listDangers } from "../../../../server/reservations/overdue/list-rescues.ts";

const clock = fixedClock("2026-06-01T10:00:00+02:00");
const site = staffSite({ clock });
const board = "/admin/reservation-management";
const words = adminReservationWords("en-us");
const at = (local: string) => clock.set(`${local}:00+02:00`);
beforeEach(() => at("2026-06-01T10:00"));

beforeAll(async () => {
  await site.deps.pool.query(
    `insert into "user" (id, name, email, role) values ('member-amra', 'Amra', 'amra@example.com', 'agent')`,
  );
});

let named = 0;
const newCar = (vehicles = 1) => addCar(site.deps, { name: `Board ${named++}`, vehicles });
const send = async (form: Record<string, string>, role: StaffRole = "agent", query = "") => {
  const answer = await site.post(`${board}${query}`, form, role);
  const html = await answer.text();
  return { status: answer.status, to: answer.headers.get("Location") ?? "", html };
};
const formOf = async (token: string, intent: string, more: Record<string, string> = {}) => {
  const { seenVersion } = await askFor(site.deps, token);
  const { code } = await reservationOf(site.deps, token);
  return { intent, code: parseCode(code) ?? "", version: String(seenVersion), ...more };
};
const statusOf = async (token: string) => (await reservationOf(site.deps, token)).status;
const lettersOf = async (token: string) => {
  const { rows } = await site.deps.pool.query<{ kind: string }>(
    "select kind from outbox join reservation r on r.id = reservation_id where token = $1 order by outbox.id",
    [token],
  );
  return rows.map(({ kind }) => kind);
};

describe("a deed of the board", () => {
  test("confirms with one press, tells the customer, and comes back to the board as it was filtered", async () => {
    const { token, code } = await book(site.deps, { selection: plainSelection(await newCar()) });
    await site.deps.pool.query("update reservation set status = 'pending' where token = $1", [
      token,
    ]);
    at("2026-07-06T08:00");
    const { html } = await site.read(`${board}?view=week`, "agent");
    expect(html).toContain(movesWords("en-us").sure.confirm(code));
    const form = await formOf(token, "confirm");
    const done = await send(form, "agent", "?view=week");
    expect(done.status).toBe(303);
    expect(done.to).toBe(`${board}?view=week&done=confirm&of=${code}`);
    expect((await send(form)).status).toBe(303);
    expect(await statusOf(token)).toBe("confirmed");
    expect((await lettersOf(token)).filter((kind) => kind === "booking-confirmed")).toHaveLength(2);
    const told = await site.read(done.to, "agent");
    expect(told.html).toContain(`${code}: ${words.done.confirm} ${words.byMail.kept}`);
  });

  test("completes what is back, and marks with a reason who did not come", async () => {
    const carId = await newCar(2);
    const back = await book(site.deps, { selection: plainSelection(carId) });
    const missed = await book(site.deps, { selection: plainSelection(carId), details: jonas });
    at("2026-07-06T10:00");
    await giveOut(site.deps, back.token);
    at("2026-07-06T15:00");
    const nobody = await formOf(missed.token, "no-show");
    const unsaid = await send(nobody);
    expect(unsaid.status).toBe(409);
    expect(unsaid.html).toContain(words.cancel.faults["no-reason"]);
    expect((await send({ ...nobody, reason: "ne javlja se" })).status).toBe(303);
    expect(await statusOf(missed.token)).toBe("no_show");
    at("2026-07-13T10:00");
    await bringBack(site.deps, back.token);
    const unpaid = await send(await formOf(back.token, "complete"));
    expect([unpaid.status, unpaid.html.includes(words.told.openAccount)]).toEqual([409, true]);
    await settleAccount(site.deps, back.token);
    expect((await send(await formOf(back.token, "complete"))).to).toContain("done=complete");
    expect(await statusOf(back.token)).toBe("completed");
  });

  test("of a state that does not allow it, or of another version, is refused and nothing changes", async () => {
    const { token } = await book(site.deps, { selection: plainSelection(await newCar()) });
    const before = await rowsOf(site.deps, token);
    const closed = await send(await formOf(token, "complete"));
    expect([closed.status, closed.html.includes(words.told.closed)]).toEqual([409, true]);
    const early = await send(await formOf(token, "no-show", { reason: "ne" }));
    expect([early.status, early.html.includes(words.noShow.early)]).toEqual([409, true]);
    const stale = await send({ ...(await formOf(token, "confirm")), version: "77" });
    expect([stale.status, stale.html.includes(words.told.staleHere)]).toEqual([409, true]);
    expect(await rowsOf(site.deps, token)).toBe(before);
  });

  test.each<Record<string, string>>([
    { intent: "confirm" },
    { intent: "cancel", code: "2345678923", version: "1" },
    { intent: "confirm", code: "nobody", version: "1" },
    { intent: "confirm", code: "2345678923", version: "x" },
  ])("that no page of ours sends is refused: %j", async (form) => {
    expect((await send(form)).status).toBe(400);
  });

  test.each(staffRoles)("is done for who may steer alone: %s", async (role) => {
    const { token } = await book(site.deps, { selection: plainSelection(await newCar()) });
    await site.deps.pool.query("update reservation set status = 'pending' where token = $1", [
      token,
    ]);
    const may = ["owner", "manager", "agent"].includes(role);
    expect((await send(await formOf(token, "confirm"), role)).status).toBe(may ? 303 : 403);
    expect(await statusOf(token)).toBe(may ? "confirmed" : "pending");
  });
});

describe("a vehicle that its customer left at the key box", () => {
  const left = async () => {
    const { token, code } = await book(site.deps, { selection: plainSelection(await newCar()) });
    at("2026-07-06T10:00");
    await giveOut(site.deps, token);
    await site.deps.pool.query(
      "update location set key_box = true, key_box_en = 'By the door', key_box_bs = 'Kod vrata'",
    );
    at("2026-07-13T11:30");
    const said = { odometerKm: 60_123, energy: { fuelEighths: 5 }, note: "Row B" } as const;
    const now = "2026-07-13T11:30";
    expect(await leaveAtBox(site.deps, { token, now, ...said, language: "en-us" })).toMatchObject({
      ok: true,
    });
    return { token, code };
  };
  const moves = movesWords("en-us");
  const priceOf = async (token: string) => {
    const { lines } = await reservationOf(site.deps, token);
    return lines;
  };

  test("shows what was written down, and is seen once; nothing is charged before it is taken back", async () => {
    const before = await left();
    const lines = await priceOf(before.token);
    const { html } = await site.read(board, "agent");
    expect(html).toContain("60,123 km · 5/8 · Row B");
    expect(html).toContain(moves.sure.seen(before.code));
    expect(html).toContain(moves.seenMeans);
    const form = await formOf(before.token, "seen");
    expect((await send(form)).to).toBe(`${board}?done=seen&of=${before.code}`);
    expect((await send(form)).status).toBe(303);
    expect(await statusOf(before.token)).toBe("on_rent");
    expect(await priceOf(before.token)).toEqual(lines);
    const seen = await site.read(`${board}?done=seen&of=${before.code}`, "agent");
    expect(seen.html).toContain(words.done.seen);
    expect(seen.html).not.toContain(moves.sure.seen(before.code));
    expect(seen.html).toContain(`${board}/${parseCode(before.code)}/in`);
    const { rows } = await site.deps.pool.query(
      `select count(*)::int as count from reservation_event e join reservation r on r.id = reservation_id
       where token = $1 and action = 'return-seen'`,
      [before.token],
    );
    expect(rows).toEqual([{ count: 1 }]);
  });

  test.each(staffRoles)("is seen by who may steer alone: %s", async (role) => {
    const { token, code } = await left();
    const may = ["owner", "manager", "agent"].includes(role);
    const { html } = await site.read(board, role);
    expect(html.includes(moves.sure.seen(code))).toBe(may);
    expect((await send(await formOf(token, "seen"), role)).status).toBe(may ? 303 : 403);
  });

  test("is not seen where nothing was left", async () => {
    const { token } = await book(site.deps, { selection: plainSelection(await newCar()) });
    at("2026-07-06T10:00");
    await giveOut(site.deps, token);
    const refused = await send(await formOf(token, "seen"));
    expect([refused.status, refused.html.includes(words.told.closed)]).toEqual([409, true]);
  });
});

/** A rental that is overdue, and a reservation whose vehicle it has. */
async function danger() {
  const carId = await newCar(1);
  const late = await book(site.deps, { selection: plainSelection(carId) });
  const next = await book(site.deps, {
    selection: plainSelection(carId),
    details: jonas,
    trip: tripAt("2026-07-13T14:00", "2026-07-17T10:00"),
  });
  at("2026-07-06T10:00");
  await giveOut(site.deps, late.token);
  at("2026-07-13T12:10");
  await keepOverdueBusy(site.deps);
  const bare = parseCode(next.code) ?? "";
  const find = async () =>
    (await listDangers(site.deps, { now: "2026-07-13T12:10", code: bare }))[0];
  const found = await find();
  if (!found) throw new Error("nothing is in danger");
  const [first] = found.rescues;
  if (!first) throw new Error("there is no way out");
  const form = await formOf(next.token, "swap", {
    vehicle: `${first.vehicleId}:${found.totalCents}`,
    keptCents: String(found.totalCents),
    price: "kept",
  });
  return { carId, late, next, found, first, form, find };
}

describe("a reservation in danger", () => {
  test("has its ways out on the board and on its page: vehicles as good, its customer, and the overdue rental", async () => {
    const { next, late, found, first } = await danger();
    expect(found.rescues.length).toBeGreaterThan(0);
    expect(found.rescues.length).toBeLessThanOrEqual(4);
    for (const { car } of found.rescues) expect(isAsGood(car.category, "compact")).toBe(true);
    const en = dangerWords("en-us");
    for (const page of [board, `/admin/reservations/${next.code}`]) {
      const { html } = await site.read(page, "agent");
      expect(html).toContain(en.title(next.code));
      expect(html).toContain(`${first.plate} ${first.car.name}`);
      expect(html).toContain(en.sure(next.code));
      expect(html).toContain("tel:+4930901820");
      expect(html).toContain("https://wa.me/4930901820?text=");
      expect(html).toContain(`/admin/reservations/${parseCode(late.code)}?task=extend`);
      expect(html).toContain(`${board}/${parseCode(late.code)}/in`);
      const seen = await site.read(page, "viewer");
      expect(seen.html).not.toContain(en.sure(next.code));
    }
  });

  test("is out of it with one press, at its price: on the board, and in the notices", async () => {
    const { next, first, form, find, carId } = await danger();
    const { totalCents } = await reservationOf(site.deps, next.token);
    const news = () => listNews(site.deps.pool, { since: 0, max: 50 });
    const bare = parseCode(next.code);
    const inDanger = async () =>
      (await news()).some(({ action, code }) => action === "in-danger" && code === bare);
    expect(await inDanger()).toBe(true);
    const done = await send(form);
    expect([done.status, done.to]).toEqual([303, `${board}?done=swap&of=${next.code}`]);
    const after = await reservationOf(site.deps, next.token);
    expect(after).toMatchObject({ totalCents, car: { id: first.car.id }, status: "confirmed" });
    expect((await seats(site.deps, first.car.id)).get(next.code)).toBe(first.vehicleId);
    expect(first.car.id).not.toBe(carId);
    expect(await lettersOf(next.token)).toContain("reservation-changed");
    expect(await find()).toBeUndefined();
    expect(await inDanger()).toBe(false);
    const { html } = await site.read(board, "agent");
    expect(html).not.toContain(dangerWords("en-us").title(next.code));
  });

  test("is out of it from its own page too", async () => {
    const { next, first, form, find } = await danger();
    const answer = await site.post(`/admin/reservations/${next.code}`, form, "agent");
    expect(answer.headers.get("Location")).toContain("?done=swap");
    expect((await seats(site.deps, first.car.id)).get(next.code)).toBe(first.vehicleId);
    expect(await find()).toBeUndefined();
  });

  test("stays as it is when the vehicle was taken meanwhile, or the reservation changed", async () => {
    const { next, first, form } = await danger();
    const other = await book(site.deps, {
      selection: plainSelection(first.car.id),
      details: jonas,
      trip: tripAt("2026-07-14T10:00", "2026-07-18T10:00"),
    });
    const { totalCents } = await reservationOf(site.deps, other.token);
    await swapVehicle(site.deps, {
      ...(await askFor(site.deps, other.token)),
      vehicleId: first.vehicleId,
      pinned: true,
      price: "kept",
      seenTotalCents: totalCents,
    });
    const before = await rowsOf(site.deps, next.token);
    const taken = await send(form);
    expect([taken.status, taken.html.includes(words.told["not-available"])]).toEqual([409, true]);
    const stale = await send({ ...form, version: "77" });
    expect([stale.status, stale.html.includes(words.told.staleHere)]).toEqual([409, true]);
    expect((await send({ ...form, vehicle: "x" })).status).toBe(409);
    expect((await send(form, "viewer")).status).toBe(403);
    expect(await rowsOf(site.deps, next.token)).toBe(before);
  });
});
