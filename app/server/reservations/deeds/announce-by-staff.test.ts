import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  addCar,
  book,
  openStage,
  plainSelection,
  tripAt,
  type Stage,
} from "../../../../test/casts/cast.ts";
import { giveOut, inAsk } from "../../../../test/casts/handed-cast.ts";
import { reservationOf, rowsOf } from "../../../../test/casts/reservation-cast.ts";
import { askFor } from "../../../../test/casts/staff-hand-cast.ts";
import { takeBack } from "../../handovers/take-back.ts";
import { foreseeOwnReturn, announceOwnReturn } from "../lateness/announce-own-return.ts";
import { checkLate } from "../lateness/check-late.ts";
import { reportLate } from "../lateness/report-late.ts";
import { findLedgerFaults } from "../ledger/find-ledger-faults.ts";
import type { Trip } from "../../../domain/reservations/trip/trip.ts";
import { findEndangered } from "../overdue/find-endangered.ts";
import { keepOverdueBusy } from "../overdue/keep-overdue-busy.ts";
import { fleetRulesOf } from "../../../domain/availability/fleet-rules.ts";
import { announceByStaff, foreseeReturn } from "./announce-by-staff.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
  await stage.deps.pool.query(
    `insert into "user" (id, name, email, role) values ('member-amra', 'Amra', 'amra@example.com', 'agent')`,
  );
});
afterAll(() => stage.close());
const at = (local: string) => stage.deps.clock.set(`${local}:00+02:00`);
beforeEach(() => at("2026-06-01T10:00"));

const query = async (text: string, values: unknown[] = []) =>
  (await stage.deps.pool.query<Record<string, unknown>>(text, values)).rows;
const rule = async (earlyReturn: string) => {
  await query(
    "insert into setting (key, value) values ('early_return', $1) on conflict (key) do update set value = excluded.value",
    [JSON.stringify(earlyReturn)],
  );
  await stage.deps.catalogue.refresh();
};

let named = 0;
const newCar = (vehicles = 1) => addCar(stage.deps, { name: `car ${named++}`, vehicles });
/** Monday 6 July to Monday 13 July, 10 to 10, and out since the sixth. */
async function out(carId?: number, places: Partial<Trip> = {}) {
  const { token, code } = await book(stage.deps, {
    selection: plainSelection(carId ?? (await newCar())),
    trip: tripAt("2026-07-06T10:00", "2026-07-13T10:00", places),
  });
  at("2026-07-06T10:00");
  await giveOut(stage.deps, token);
  return { token, code };
}
const foresee = async (token: string, to: string) => {
  const { now } = await askFor(stage.deps, token);
  return foreseeReturn(stage.deps, { token, at: to, now });
};
/** A member who saw what comes back and says it. */
const announce = async (token: string, to: string, frees = false) => {
  const told = await foresee(token, to);
  const seenBackCents = told.ok ? told.foreseen.cents : 0;
  const ask = await askFor(stage.deps, token);
  return announceByStaff(stage.deps, { ...ask, wish: { at: to, frees, seenBackCents } });
};
const reports = (token: string) =>
  query(
    `select trip_end, expected_local, frees_vehicle from late_report
     join reservation on reservation.id = reservation_id where token = $1`,
    [token],
  );
const letters = async (token: string) =>
  (
    await query(
      "select kind from outbox where reservation_id = (select id from reservation where token = $1) order by id offset 3",
      [token],
    )
  ).map(({ kind }) => kind);
const busyUntil = async (token: string) =>
  (
    await query(
      "select busy_until from occupancy where reservation_id = (select id from reservation where token = $1)",
      [token],
    )
  )[0]?.busy_until;

describe("a return that is announced", () => {
  test("is expected then; the vehicle stays held and the price as it is", async () => {
    const { token } = await out();
    const before = await reservationOf(stage.deps, token);
    const held = await busyUntil(token);
    const answer = await announce(token, "2026-07-10T12:00");
    expect(answer).toEqual({ ok: true, reservation: { ...before, sequence: before.sequence + 1 } });
    expect(await busyUntil(token)).toEqual(held);
    expect(await reports(token)).toEqual([
      { trip_end: "return", expected_local: "2026-07-10T12:00", frees_vehicle: false },
    ]);
    expect(await letters(token)).toEqual(["early-return"]);
    const events = await query(
      `select action, actor_id, before, after from reservation_event
       where reservation_id = (select id from reservation where token = $1) order by id desc limit 1`,
      [token],
    );
    expect(events).toEqual([
      {
        action: "announce-return",
        actor_id: "member-amra",
        before: { expectedAt: "2026-07-13T10:00", freesVehicle: false },
        after: { expectedAt: "2026-07-10T12:00", freesVehicle: false },
      },
    ]);
    const audit = await query(
      "select count(*)::int as n from audit_entry where action = 'reservation.announce-return' and subject_id = (select id::text from reservation where token = $1)",
      [token],
    );
    expect(audit).toEqual([{ n: 1 }]);
  });

  test("frees the rest of the time when the member says so, and gives it back to nobody twice", async () => {
    const carId = await newCar();
    const { token } = await out(carId);
    expect(await announce(token, "2026-07-10T12:00", true)).toMatchObject({ ok: true });
    expect(await busyUntil(token)).toEqual(new Date("2026-07-10T12:00+02:00"));
    const next = await book(stage.deps, {
      selection: plainSelection(carId),
      trip: tripAt("2026-07-11T10:00", "2026-07-14T10:00"),
    });
    // Neither the agreed return nor a later one can be had any more.
    const taken = await announce(token, "2026-07-13T10:00");
    expect(taken).toMatchObject({ ok: false, reason: "taken", clash: { code: next.code } });
    at("2026-07-10T11:00");
    const wish = { end: "return", at: "2026-07-13T10:30" } as const;
    const now = "2026-07-10T11:00";
    const late = await checkLate(stage.deps, { token, wish, now });
    expect(late).toEqual({ ok: false, reason: "return-by", at: "2026-07-10T12:00" });
    expect(await reportLate(stage.deps, { token, wish, now, seenDifferenceCents: 0 })).toEqual(
      late,
    );
  });

  test("can be taken back, and the vehicle is held again", async () => {
    const { token } = await out();
    const held = await busyUntil(token);
    await announce(token, "2026-07-10T12:00", true);
    expect(await announce(token, "2026-07-13T10:00")).toMatchObject({ ok: true });
    expect(await reports(token)).toEqual([]);
    expect(await busyUntil(token)).toEqual(held);
    expect(await letters(token)).toEqual(["early-return", "early-return"]);
  });

  test("can be moved, to a later time too", async () => {
    const { token } = await out();
    await announce(token, "2026-07-08T12:00", true);
    expect(await announce(token, "2026-07-09T12:00", true)).toMatchObject({ ok: true });
    expect(await busyUntil(token)).toEqual(new Date("2026-07-09T12:00+02:00"));
    // A customer within the grace of the agreed return is heard, and the vehicle is held again.
    at("2026-07-09T11:00");
    const wish = { end: "return", at: "2026-07-13T10:30" } as const;
    const now = "2026-07-09T11:00";
    const answer = await reportLate(stage.deps, { token, wish, now, seenDifferenceCents: 0 });
    expect(answer).toMatchObject({ ok: true, cost: "free" });
    expect(await busyUntil(token)).toEqual(new Date("2026-07-13T10:00+02:00"));
  });

  test("that does not happen puts whoever was promised the vehicle in danger", async () => {
    const carId = await newCar();
    const { token, code } = await out(carId);
    await announce(token, "2026-07-10T12:00", true);
    const next = await book(stage.deps, {
      selection: plainSelection(carId),
      trip: tripAt("2026-07-10T14:00", "2026-07-14T10:00"),
    });
    at("2026-07-10T13:30");
    await keepOverdueBusy(stage.deps);
    const catalogue = await stage.deps.catalogue.get();
    const endangered = await findEndangered(stage.deps.pool, {
      now: stage.deps.clock.now(),
      rules: catalogue.priceList.rules,
      fleetRules: fleetRulesOf(catalogue),
    });
    const bare = (one: string) => one.replace("EP-", "").replace("-", "");
    expect(endangered.get(bare(next.code))).toEqual({
      code: bare(next.code),
      waitsFor: bare(code),
    });
  });
});

describe("what comes back follows the setting, at the real return, and once", () => {
  test.each(["nothing", "unused-days", "priced-again"] as const)("%s", async (name) => {
    await rule(name);
    const { token } = await out();
    const { totalCents } = await reservationOf(stage.deps, token);
    const told = await foresee(token, "2026-07-10T10:00");
    if (!told.ok) throw new Error(told.reason);
    const { cents, days } = told.foreseen;
    expect([days, cents > 0]).toEqual([3, name !== "nothing"]);
    await announce(token, "2026-07-10T10:00", true);
    expect((await reservationOf(stage.deps, token)).totalCents).toBe(totalCents);
    expect(await findLedgerFaults(stage.deps.pool)).toEqual([]);
    at("2026-07-10T10:00");
    const ask = await inAsk(stage.deps, token);
    const lines = cents > 0 ? [{ name: "early", decision: "accepted" } as const] : [];
    const answer = await takeBack(stage.deps, { ...ask, sheet: { ...ask.sheet, lines } });
    expect(answer).toMatchObject({ ok: true });
    expect((await reservationOf(stage.deps, token)).totalCents).toBe(totalCents - cents);
    expect(await findLedgerFaults(stage.deps.pool)).toEqual([]);
    await rule("nothing");
  });
});

describe("refuses, and changes nothing", () => {
  test.each([
    ["before now", "2026-07-06T09:30", "not-earlier"],
    ["after the agreed return", "2026-07-13T10:30", "not-earlier"],
    ["the agreed return while nothing was announced", "2026-07-13T10:00", "not-earlier"],
    ["no half hour", "2026-07-10T10:10", "bad-time"],
    ["no time", "2026-07-10T25:00", "bad-time"],
  ])("a time: %s", async (_, to, reason) => {
    const { token } = await out();
    const rows = await rowsOf(stage.deps, token);
    expect(await announce(token, to)).toEqual({ ok: false, reason });
    expect(await rowsOf(stage.deps, token)).toBe(rows);
  });

  test("an hour at which nobody is there", async () => {
    await query("update location set out_of_hours = 'blocked' where id = 'bus-station-tuzla'");
    await stage.deps.catalogue.refresh();
    const { token } = await out(undefined, { dropoffLocationId: "bus-station-tuzla" });
    const rows = await rowsOf(stage.deps, token);
    const refusal = await announce(token, "2026-07-10T03:00");
    const hours = { opens: "06:00", closes: "23:00" };
    expect(refusal).toEqual({ ok: false, reason: "place-closed", ...hours });
    expect(await rowsOf(stage.deps, token)).toBe(rows);
    await query("update location set out_of_hours = 'fee' where id = 'bus-station-tuzla'");
    await stage.deps.catalogue.refresh();
  });

  test("what has not gone out, or is back", async () => {
    const { token } = await book(stage.deps, { selection: plainSelection(await newCar()) });
    expect(await announce(token, "2026-07-10T12:00")).toEqual({ ok: false, reason: "closed" });
    const gone = (await out()).token;
    await takeBack(stage.deps, await inAsk(stage.deps, gone));
    expect(await announce(gone, "2026-07-10T12:00")).toEqual({ ok: false, reason: "closed" });
  });

  test("what comes back being another amount by now, and a reservation that somebody changed", async () => {
    const { token } = await out();
    const ask = await askFor(stage.deps, token);
    const wish = { at: "2026-07-10T10:00", frees: false, seenBackCents: 1 };
    expect(await announceByStaff(stage.deps, { ...ask, wish })).toEqual({
      ok: false,
      reason: "price-changed",
    });
    await announce(token, "2026-07-09T10:00");
    expect(await announceByStaff(stage.deps, { ...ask, wish })).toEqual({
      ok: false,
      reason: "stale",
    });
  });

  test("nothing of the same form sent twice: it is answered as the first time", async () => {
    const { token } = await out();
    const ask = await askFor(stage.deps, token);
    const wish = { at: "2026-07-10T10:00", frees: true, seenBackCents: 0 };
    const both = await Promise.all([
      announceByStaff(stage.deps, { ...ask, wish }),
      announceByStaff(stage.deps, { ...ask, wish }),
    ]);
    expect(both).toMatchObject([{ ok: true }, { ok: true }]);
    expect(await letters(token)).toEqual(["early-return"]);
  });
});

describe("the customer, on their own page", () => {
  const now = "2026-07-06T10:00";
  const tell = (token: string, to: string) =>
    announceOwnReturn(stage.deps, { token, at: to, now, seenBackCents: 0 });

  test("says it once, frees nothing, and the staff know", async () => {
    const { token } = await out();
    const held = await busyUntil(token);
    expect(
      await foreseeOwnReturn(stage.deps, { token, at: "2026-07-10T12:00", now }),
    ).toMatchObject({ ok: true, foreseen: { rule: "nothing", cents: 0 } });
    expect(await tell(token, "2026-07-10T12:00")).toEqual({ ok: true });
    expect(await tell(token, "2026-07-10T12:00")).toEqual({ ok: true });
    expect(await busyUntil(token)).toEqual(held);
    expect(await letters(token)).toEqual(["early-return", "late-notice"]);
    expect(await reports(token)).toMatchObject([{ expected_local: "2026-07-10T12:00" }]);
  });

  test("cannot move what the staff have promised to others", async () => {
    const { token } = await out();
    await announce(token, "2026-07-10T12:00", true);
    const rows = await rowsOf(stage.deps, token);
    expect(await tell(token, "2026-07-10T12:00")).toEqual({ ok: true });
    expect(await tell(token, "2026-07-11T12:00")).toEqual({ ok: false, reason: "arranged" });
    expect(await tell(token, "2026-07-13T12:00")).toEqual({ ok: false, reason: "arranged" });
    expect(await rowsOf(stage.deps, token)).toBe(rows);
  });

  test("has no time of a rental that is not out", async () => {
    const { token } = await book(stage.deps, { selection: plainSelection(await newCar()) });
    expect(await tell(token, "2026-07-10T12:00")).toEqual({ ok: false, reason: "closed" });
    expect(await tell("nobody", "2026-07-10T12:00")).toEqual({ ok: false, reason: "not-found" });
  });
});
