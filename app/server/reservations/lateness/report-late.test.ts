import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  addBlock,
  addCar,
  book,
  emina,
  openStage,
  plainSelection,
  seats,
  tripAt,
  vehicleIds,
  type Stage,
} from "../../../../test/casts/cast.ts";
import { change, reservationOf, rowsOf } from "../../../../test/casts/reservation-cast.ts";
import type { LateWish } from "../../../domain/reservations/lateness/late.ts";
import { checkLate } from "./check-late.ts";
import { reportLate } from "./report-late.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** Open from 6 to 23, with a fee of 20.00 outside. */
const station = { pickupLocationId: "bus-station-tuzla", dropoffLocationId: "bus-station-tuzla" };
/** Monday 6 July to Monday 13 July. */
const week = tripAt("2026-07-06T10:00", "2026-07-13T10:00", station);

let named = 0;
const newCar = (vehicles = 1) => addCar(stage.deps, { name: `car ${named++}`, vehicles });
const booked = async (carId: number, more: Partial<Parameters<typeof book>[1]> = {}) =>
  (await book(stage.deps, { selection: plainSelection(carId), trip: week, ...more })).token;
const query = async (text: string, values: unknown[] = []) =>
  (await stage.deps.pool.query<Record<string, unknown>>(text, values)).rows;
/** Hands the car over, as the staff do. */
const out = async (token: string) => {
  await query("update reservation set status = 'on_rent' where token = $1", [token]);
  await query(
    "update occupancy set pinned = true where reservation_id = (select id from reservation where token = $1)",
    [token],
  );
};
const rented = async (carId: number, more: Partial<Parameters<typeof book>[1]> = {}) => {
  const token = await booked(carId, more);
  await out(token);
  return token;
};
const arrival = (at: string): LateWish => ({ end: "arrival", at });
const backAt = (at: string): LateWish => ({ end: "return", at });
const morning = "2026-07-06T09:00";
const lastDay = "2026-07-13T08:00";
const check = (token: string, wish: LateWish, now = wish.end === "arrival" ? morning : lastDay) =>
  checkLate(stage.deps, { token, wish, now });
const report = async (
  token: string,
  wish: LateWish,
  now = wish.end === "arrival" ? morning : lastDay,
) => {
  const answer = await check(token, wish, now);
  const seenDifferenceCents = answer.ok && answer.cost === "paid" ? answer.differenceCents : 0;
  return reportLate(stage.deps, { token, wish, seenDifferenceCents, now });
};
const events = (token: string) =>
  query(
    `select action, before, after from reservation_event join reservation on reservation.id = reservation_id
     where token = $1 and action <> 'book' order by reservation_event.id`,
    [token],
  );
const reports = (token: string) =>
  query(
    `select trip_end, agreed_location_id, agreed_local, expected_at, expected_local, fee_cents, difference_cents
     from late_report join reservation on reservation.id = reservation_id where token = $1 order by trip_end`,
    [token],
  );
const letters = async (token: string) =>
  (
    await query(
      "select kind from outbox where reservation_id = (select id from reservation where token = $1) order by id offset 2",
      [token],
    )
  ).map(({ kind }) => kind);

describe("who comes later", () => {
  test("is waited for: nothing of the trip changes, and the staff know", async () => {
    const token = await booked(await newCar());
    const before = await reservationOf(stage.deps, token);
    const rows = await rowsOf(stage.deps, token);
    const wish = arrival("2026-07-06T14:30");
    expect(await check(token, wish)).toEqual({ ok: true, cost: "free", reservation: before, wish });
    expect(await rowsOf(stage.deps, token)).toBe(rows);
    expect(await report(token, wish)).toEqual({
      ok: true,
      cost: "free",
      reservation: before,
      wish,
    });
    expect(await reservationOf(stage.deps, token)).toEqual(before);
    expect(await events(token)).toMatchObject([
      { action: "late-arrival", after: { expectedAt: "2026-07-06T14:30", differenceCents: 0 } },
    ]);
    expect(await letters(token)).toEqual(["late-notice"]);
  });

  test("after hours pays the fee of the place, and has it in writing", async () => {
    const token = await booked(await newCar());
    const before = await reservationOf(stage.deps, token);
    const wish = arrival("2026-07-06T23:30");
    const answer = await report(token, wish);
    const after = await reservationOf(stage.deps, token);
    expect(answer).toMatchObject({
      ok: true,
      cost: "paid",
      differenceCents: 2000,
      reservation: after,
    });
    expect(after).toMatchObject({ trip: week, rentalDays: 7, sequence: 1 });
    expect(after.totalCents).toBe(before.totalCents + 2000);
    expect(after.lines.reduce((sum, line) => sum + line.amountCents, 0)).toBe(after.totalCents);
    expect(await letters(token)).toEqual(["reservation-changed", "late-notice"]);
  });

  test("and says so twice is answered the same, and nothing is doubled", async () => {
    const token = await booked(await newCar());
    const wish = arrival("2026-07-06T23:30");
    const first = await report(token, wish);
    const rows = await rowsOf(stage.deps, token);
    expect(await report(token, wish)).toEqual(first);
    const form = { token, wish, seenDifferenceCents: 0, now: morning };
    expect(await reportLate(stage.deps, form)).toEqual(first);
    expect(await rowsOf(stage.deps, token)).toBe(rows);
    // The history is for people: what is known of a report does not stand on it.
    await query("update reservation_event set after = null where action = 'late-arrival'");
    expect(await reportLate(stage.deps, form)).toEqual(first);
  });

  test("and later still pays once, and who comes in hours after all pays nothing", async () => {
    const token = await booked(await newCar());
    const { totalCents } = await reservationOf(stage.deps, token);
    await report(token, arrival("2026-07-06T23:30"));
    expect(await report(token, arrival("2026-07-07T00:30"))).toMatchObject({ cost: "free" });
    expect(await reports(token)).toEqual([
      {
        trip_end: "arrival",
        agreed_location_id: "bus-station-tuzla",
        agreed_local: "2026-07-06T10:00",
        expected_local: "2026-07-07T00:30",
        expected_at: new Date("2026-07-07T00:30+02:00"),
        fee_cents: 2e3,
        difference_cents: 0,
      },
    ]);
    expect((await reservationOf(stage.deps, token)).totalCents).toBe(totalCents + 2000);
    expect(await report(token, arrival("2026-07-07T09:00"))).toMatchObject({ cost: "free" });
    expect((await reservationOf(stage.deps, token)).totalCents).toBe(totalCents);
  });

  test("keeps the fee when something else is changed, and loses it with the pick-up", async () => {
    const token = await booked(await newCar());
    const { totalCents } = await reservationOf(stage.deps, token);
    await report(token, arrival("2026-07-06T23:30"));
    const seat = await change(stage.deps, token, { selection: { extras: { child_seat: 1 } } });
    expect(seat.totalCents).toBe(totalCents + 2000);
    const moved = await change(stage.deps, token, { trip: { pickupAt: "2026-07-06T11:00" } });
    expect(moved.totalCents).toBe(totalCents);
  });

  test.each<[string, string, string, object]>([
    ["not later", "2026-07-06T10:00", morning, { reason: "not-later" }],
    ["past", "2026-07-06T11:00", "2026-07-06T11:10", { reason: "not-later" }],
    ["no half hour", "2026-07-06T11:10", morning, { reason: "bad-time" }],
    ["a day later", "2026-07-07T10:30", morning, { reason: "bad-time" }],
    ["nonsense", "soon", morning, { reason: "bad-time" }],
    ["told after a night", "2026-07-07T09:00", "2026-07-06T22:01", { reason: "closed" }],
  ])("is refused when the time is %s", async (_, at, now, answer) => {
    const token = await booked(await newCar());
    const rows = await rowsOf(stage.deps, token);
    expect(await report(token, arrival(at), now)).toMatchObject({ ok: false, ...answer });
    expect(await rowsOf(stage.deps, token)).toBe(rows);
  });

  test("is refused when nobody is there, and hears the hours", async () => {
    await query("update location set out_of_hours = 'blocked' where id = 'bus-station-tuzla'");
    await stage.deps.catalogue.refresh();
    const token = await booked(await newCar());
    expect(await report(token, arrival("2026-07-06T23:30"))).toEqual({
      ok: false,
      reason: "place-closed",
      opens: "06:00",
      closes: "23:00",
    });
    await query("update location set out_of_hours = 'fee' where id = 'bus-station-tuzla'");
    await stage.deps.catalogue.refresh();
  });

  test("may also be a customer whose request waits, and nobody whose car is out or whose booking is over", async () => {
    const token = await booked(await newCar());
    const status = (now: string) =>
      query("update reservation set status = $2 where token = $1", [token, now]);
    await status("pending");
    expect(await report(token, arrival("2026-07-06T12:00"))).toMatchObject({ ok: true });
    for (const over of ["on_rent", "returned", "cancelled", "no_show"]) {
      await status(over);
      const closed = { ok: false, reason: "closed" };
      expect(await report(token, arrival("2026-07-06T12:00"))).toEqual(closed);
      expect(await report(token, arrival("2026-07-06T13:00"))).toEqual(closed);
    }
    const nobody = { ok: false, reason: "not-found" };
    expect(await report("y".repeat(32), arrival("2026-07-06T12:00"))).toEqual(nobody);
  });
});

describe("who returns later", () => {
  test("within the grace pays nothing, even while somebody waits", async () => {
    const carId = await newCar();
    const token = await rented(carId);
    await booked(carId, { trip: tripAt("2026-07-13T12:00", "2026-07-18T10:00", station) });
    const before = await reservationOf(stage.deps, token);
    const wish = backAt("2026-07-13T10:30");
    const free = { ok: true, cost: "free", reservation: before, wish };
    expect(await report(token, wish)).toEqual(free);
    expect(await report(token, wish)).toEqual(free);
    expect(await reservationOf(stage.deps, token)).toEqual(before);
    expect(await events(token)).toMatchObject([
      { action: "late-return", after: { expectedAt: "2026-07-13T10:30", differenceCents: 0 } },
    ]);
    expect(await letters(token)).toEqual(["late-notice"]);
  });

  test("than that pays the days that are added, and keeps the vehicle", async () => {
    const carId = await newCar();
    const token = await rented(carId);
    const before = await reservationOf(stage.deps, token);
    const wish = backAt("2026-07-15T12:00");
    const quoted = await check(token, wish);
    expect(quoted).toMatchObject({ ok: true, cost: "paid", differenceCents: 3 * 2850 });
    expect(await reservationOf(stage.deps, token)).toEqual(before);
    const answer = await report(token, wish);
    const after = await reservationOf(stage.deps, token);
    expect(answer).toMatchObject({ ok: true, cost: "paid", reservation: after });
    expect(after).toMatchObject({
      status: "on_rent",
      rentalDays: 10,
      sequence: 1,
      trip: { ...week, dropoffAt: "2026-07-15T12:00" },
      totalCents: before.totalCents + 3 * 2850,
    });
    expect(after.lines.reduce((sum, line) => sum + line.amountCents, 0)).toBe(after.totalCents);
    expect(
      await query("select busy_until, pinned from occupancy where car_id = $1", [carId]),
    ).toEqual([{ busy_until: new Date("2026-07-15T12:00+02:00"), pinned: true }]);
    expect(await events(token)).toMatchObject([
      {
        action: "extend",
        before: { trip: week, totalCents: before.totalCents },
        after: { trip: after.trip, totalCents: after.totalCents, expectedAt: wish.at },
      },
    ]);
    expect(await letters(token)).toEqual(["reservation-changed", "late-notice"]);
    expect(
      await query(
        "select payload ->> 'action' as action from outbox where kind = 'reservation-changed' order by id desc limit 1",
      ),
    ).toEqual([{ action: "extend" }]);
    expect(await reports(token)).toMatchObject([
      {
        trip_end: "return",
        agreed_local: wish.at,
        expected_local: wish.at,
        fee_cents: 0,
        difference_cents: 3 * 2850,
      },
    ]);
    const rows = await rowsOf(stage.deps, token);
    expect(await report(token, wish)).toEqual(answer);
    expect(await rowsOf(stage.deps, token)).toBe(rows);
  });

  test("has the grace again from the new time on", async () => {
    const token = await rented(await newCar());
    await report(token, backAt("2026-07-14T10:00"));
    expect(await report(token, backAt("2026-07-14T10:30"))).toMatchObject({
      ok: true,
      cost: "free",
    });
  });

  test("pays today's price for what is added and the agreed one for the rest", async () => {
    const carId = await newCar();
    const details = { ...emina, couponCode: "DOBRODOSLI10" };
    const token = await rented(carId, { details });
    const before = await reservationOf(stage.deps, token);
    await query("update rate set per_day_cents = 6000 where car_id = $1", [carId]);
    await query("update coupon set active = false, value = 50 where code = 'DOBRODOSLI10'");
    await stage.deps.catalogue.refresh();
    const answer = await report(token, backAt("2026-07-14T10:00"));
    // A day at 60.00 less 5 % for the length, and the 10 % of the coupon.
    expect(answer).toMatchObject({ cost: "paid", differenceCents: 6000 - 300 - 570 });
    expect((await reservationOf(stage.deps, token)).totalCents).toBe(before.totalCents + 5130);
  });

  test("pays for the hour too when the place is closed, and keeps the fee of the arrival", async () => {
    const token = await booked(await newCar());
    await report(token, arrival("2026-07-06T23:30"));
    await out(token);
    const answer = await report(token, backAt("2026-07-13T23:30"));
    expect(answer).toMatchObject({ cost: "paid", differenceCents: 2850 + 2000 });
    const { lines } = await reservationOf(stage.deps, token);
    expect(lines.filter(({ code }) => code === "out-of-hours")).toHaveLength(2);
  });

  test("sends others that wait to other vehicles", async () => {
    const carId = await newCar(2);
    const token = await rented(carId);
    const [mine] = (await seats(stage.deps, carId)).values();
    const next = await book(stage.deps, {
      selection: plainSelection(carId),
      trip: tripAt("2026-07-14T10:00", "2026-07-18T10:00", station),
    });
    await query("update occupancy set vehicle_id = $2 where car_id = $1", [carId, mine]);
    await query("update reservation set vehicle_id = $2 where car_id = $1", [carId, mine]);
    expect(await report(token, backAt("2026-07-15T10:00"))).toMatchObject({ ok: true });
    const held = await seats(stage.deps, carId);
    expect(held.get((await reservationOf(stage.deps, token)).code)).toBe(mine);
    const other = (await vehicleIds(stage.deps, carId)).find((id) => id !== mine);
    expect(held.get(next.code)).toBe(other);
    expect(await events(next.token)).toMatchObject([{ action: "reseat" }]);
  });

  test("hears by when the car has to be back when somebody waits for it", async () => {
    const carId = await newCar();
    const token = await rented(carId);
    await booked(carId, { trip: tripAt("2026-07-15T10:00", "2026-07-20T10:00", station) });
    const rows = await rowsOf(stage.deps, token);
    const by = { ok: false, reason: "return-by", at: "2026-07-15T08:00" };
    expect(await check(token, backAt("2026-07-16T10:00"))).toEqual(by);
    expect(await report(token, backAt("2026-07-15T08:30"))).toEqual(by);
    expect(await rowsOf(stage.deps, token)).toBe(rows);
    expect(await report(token, backAt("2026-07-15T08:00"))).toMatchObject({ ok: true });
  });

  test("hears the end of the grace when somebody waits right after it", async () => {
    const carId = await newCar();
    const token = await rented(carId);
    await booked(carId, { trip: tripAt("2026-07-13T12:00", "2026-07-20T10:00", station) });
    const by = { ok: false, reason: "return-by", at: "2026-07-13T10:30" };
    expect(await check(token, backAt("2026-07-13T11:30"))).toEqual(by);
    expect(await check(token, backAt("2026-07-13T11:00"))).toEqual(by);
    expect(await check(token, backAt(by.at))).toMatchObject({ ok: true, cost: "free" });
  });

  test("hears the agreed time when there is no grace", async () => {
    await query("update setting set value = '0' where key = 'grace_minutes'");
    await stage.deps.catalogue.refresh();
    const carId = await newCar();
    const token = await rented(carId);
    await booked(carId, { trip: tripAt("2026-07-13T12:00", "2026-07-20T10:00", station) });
    const by = { ok: false, reason: "return-by", at: week.dropoffAt };
    expect(await check(token, backAt("2026-07-13T10:30"))).toEqual(by);
    await query("update setting set value = '59' where key = 'grace_minutes'");
    await stage.deps.catalogue.refresh();
  });

  test("has the grace that was sold, whatever it is today", async () => {
    const [token, other] = [await rented(await newCar()), await rented(await newCar())];
    const setting = async (minutes: string) => {
      await query("update setting set value = $1 where key = 'grace_minutes'", [minutes]);
      await stage.deps.catalogue.refresh();
    };
    await setting("0");
    const free = { ok: true, cost: "free" };
    expect(await report(token, backAt("2026-07-13T10:30"))).toMatchObject(free);
    const dayMore = await report(token, backAt("2026-07-14T10:30"));
    expect(dayMore).toMatchObject({ cost: "paid", differenceCents: 2850 });
    const { rentalDays, lines } = await reservationOf(stage.deps, token);
    expect([rentalDays, lines[0]]).toMatchObject([8, { reason: { graceMinutes: 59 } }]);
    await setting("120");
    const longer = await report(other, backAt("2026-07-13T11:30"));
    expect(longer).toMatchObject({ cost: "paid", differenceCents: 2850 });
    await setting("59");
  });

  test("has the vehicle alone all the time: nobody is moved onto it before it is back", async () => {
    const carId = await newCar(3);
    const [first = 0, second = 0, third = 0] = await vehicleIds(stage.deps, carId);
    const seated = async (vehicleId: number, from: string, to: string) => {
      const token = await booked(carId, { trip: tripAt(from, to) });
      await query("update reservation set vehicle_id = $2 where token = $1", [token, vehicleId]);
      await query(
        `update occupancy set vehicle_id = reservation.vehicle_id from reservation
         where reservation_id = reservation.id and token = $1`,
        [token],
      );
      return token;
    };
    // The third could go to the first only while that is out: then the second had room for who waits for the first.
    await seated(first, "2026-07-12T10:00", "2026-07-16T10:00");
    await seated(second, "2026-07-09T10:00", "2026-07-12T20:00");
    await seated(third, "2026-07-06T20:00", "2026-07-09T20:00");
    const services = [
      { vehicle: 1, from: "2026-07-07T08:00Z", until: "2026-07-07T20:00Z" },
      { vehicle: 2, from: "2026-07-14T08:00Z", until: "2026-07-14T20:00Z" },
    ];
    for (const service of services) await addBlock(stage.deps, { carId, ...service });
    const token = await seated(first, "2026-07-06T08:00", "2026-07-10T08:00");
    await out(token);
    const now = "2026-07-06T09:00";
    const by = { ok: false, reason: "return-by", at: "2026-07-12T08:00" };
    const wish = backAt("2026-07-13T08:00");
    expect(await check(token, wish, now)).toEqual(by);
    expect(await report(token, wish, now)).toEqual(by);
    expect(await report(token, backAt(by.at), now)).toMatchObject({ ok: true, cost: "paid" });
  });

  test("is not asked about the time before it was out, whatever has to lie between by now", async () => {
    const carId = await newCar();
    await booked(carId, { trip: tripAt("2026-07-01T10:00", "2026-07-06T08:00", station) });
    const token = await rented(carId);
    await query("update setting set value = '180' where key = 'turnaround_minutes'");
    await stage.deps.catalogue.refresh();
    const answer = await report(token, backAt("2026-07-15T10:00"));
    await query("update setting set value = '120' where key = 'turnaround_minutes'");
    await stage.deps.catalogue.refresh();
    expect(answer).toMatchObject({ ok: true, cost: "paid" });
  });

  test("hears by when others need an extra that is in the car, and has it until then", async () => {
    await query("update extra set stock = 1 where code = 'bike_rack'");
    await stage.deps.catalogue.refresh();
    const withRack = (carId: number) => ({ ...plainSelection(carId), extras: { bike_rack: 1 } });
    const carId = await newCar();
    const token = await rented(carId, { selection: withRack(carId) });
    const trip = tripAt("2026-07-15T12:00", "2026-07-20T10:00", station);
    const other = await newCar();
    await booked(other, { selection: withRack(other), trip });
    const rows = await rowsOf(stage.deps, token);
    const by = { ok: false, reason: "return-by", at: "2026-07-15T12:00" };
    expect(await check(token, backAt("2026-07-18T10:00"))).toEqual(by);
    expect(await report(token, backAt("2026-07-15T12:30"))).toEqual(by);
    expect(await rowsOf(stage.deps, token)).toBe(rows);
    expect(await report(token, backAt(by.at))).toMatchObject({ ok: true, cost: "paid" });
  });

  test("keeps more pieces of an extra than the agency counts today while nobody needs them", async () => {
    const selection = { ...plainSelection(await newCar()), extras: { child_seat: 2 } };
    const token = await rented(selection.carId, { selection });
    await query("update extra set stock = 1 where code = 'child_seat'");
    await stage.deps.catalogue.refresh();
    expect(await report(token, backAt("2026-07-15T10:00"))).toMatchObject({ ok: true });
  });

  test("has the coupon counted for what it takes off now", async () => {
    await query(
      "insert into coupon (code, kind, value, applies_to) values ('TEN', 'percent', 10, 'car')",
    );
    const token = await rented(await newCar(), { details: { ...emina, couponCode: "TEN" } });
    const amounts = () =>
      query(
        `select amount_cents as used, -(
           select amount_cents from reservation_line where reservation_id = reservation.id and code = 'coupon'
         ) as line
         from coupon_use join reservation on reservation.id = reservation_id where token = $1`,
        [token],
      );
    expect(await amounts()).toEqual([{ used: 1995, line: 1995 }]);
    await report(token, backAt("2026-07-16T10:00"));
    expect(await amounts()).toEqual([{ used: 2850, line: 2850 }]);
  });

  test("hears a time at which somebody is there", async () => {
    await query("update location set out_of_hours = 'blocked' where id = 'bus-station-tuzla'");
    await stage.deps.catalogue.refresh();
    const carId = await newCar();
    const token = await rented(carId);
    await addBlock(stage.deps, {
      carId,
      from: "2026-07-15T02:00+02:00",
      until: "2026-07-16T10:00+02:00",
    });
    expect(await check(token, backAt("2026-07-15T10:00"))).toEqual({
      ok: false,
      reason: "return-by",
      at: "2026-07-14T23:00",
    });
    expect(await check(token, backAt("2026-07-13T23:30"))).toMatchObject({
      reason: "place-closed",
    });
    await query("update location set out_of_hours = 'fee' where id = 'bus-station-tuzla'");
    await stage.deps.catalogue.refresh();
  });

  test("may say so when the car is overdue already", async () => {
    const token = await rented(await newCar());
    const now = "2026-07-13T13:10";
    expect(await report(token, backAt("2026-07-13T13:00"), now)).toMatchObject({
      reason: "not-later",
    });
    expect(await report(token, backAt("2026-07-13T14:00"), now)).toMatchObject({ cost: "paid" });
  });

  test("is told when it costs something else than was seen", async () => {
    const carId = await newCar();
    const token = await rented(carId);
    const wish = backAt("2026-07-14T10:00");
    const form = { token, wish, seenDifferenceCents: 0, now: lastDay };
    const rows = await rowsOf(stage.deps, token);
    expect(await reportLate(stage.deps, form)).toMatchObject({
      ok: false,
      reason: "price-changed",
      answer: { ok: true, cost: "paid", differenceCents: 2850 },
    });
    await query("update rate set per_day_cents = 6000 where car_id = $1", [carId]);
    expect(await reportLate(stage.deps, { ...form, seenDifferenceCents: 2850 })).toMatchObject({
      reason: "price-changed",
      answer: { differenceCents: 5700 },
    });
    expect(await rowsOf(stage.deps, token)).toBe(rows);
  });

  test.each<[string, string, object]>([
    ["not later", "2026-07-13T10:00", { reason: "not-later" }],
    ["off the half hour", "2026-07-13T12:10", { reason: "bad-time" }],
    ["weeks later", "2026-07-27T10:30", { reason: "bad-time" }],
  ])("is refused when the time is %s", async (_, at, answer) => {
    const token = await rented(await newCar());
    const rows = await rowsOf(stage.deps, token);
    expect(await report(token, backAt(at))).toMatchObject({ ok: false, ...answer });
    expect(await rowsOf(stage.deps, token)).toBe(rows);
  });

  test("is refused when the car is not out, and when something fails nothing is written", async () => {
    const token = await booked(await newCar());
    const wish = backAt("2026-07-14T10:00");
    expect(await report(token, wish)).toEqual({ ok: false, reason: "closed" });
    await out(token);
    const rows = await rowsOf(stage.deps, token);
    await stage.owner.query(
      "alter table outbox add constraint no_letters check (kind <> 'late-notice') not valid",
    );
    await expect(report(token, wish)).rejects.toThrow("no_letters");
    await stage.owner.query("alter table outbox drop constraint no_letters");
    expect(await rowsOf(stage.deps, token)).toBe(rows);
  });
});
