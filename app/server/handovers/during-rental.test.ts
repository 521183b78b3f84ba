/** What happens to sheets and vehicles between the two handovers of a rental. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  addCar,
  book,
  jonas,
  openStage,
  plainSelection,
  seats,
  tripAt,
  vehicleIds,
  type Stage,
} from "../../../test/casts/cast.ts";
import { bringBack, giveOut, inAsk, outAsk } from "../../../test/casts/handed-cast.ts";
import { dot, ink } from "../../../test/casts/handover-cast.ts";
import { reservationOf, rowsOf } from "../../../test/casts/reservation-cast.ts";
import { amra, askFor } from "../../../test/casts/staff-hand-cast.ts";
import { inTransaction } from "../db/in-transaction.ts";
import { extendByStaff } from "../reservations/deeds/extend-by-staff.ts";
import { recordMoves } from "../reservations/held/record-moves.ts";
import { checkLate } from "../reservations/lateness/check-late.ts";
import { correctSheet } from "./correct-sheet.ts";
import { findDraft, saveDraft } from "./drafts.ts";
import { exchangeVehicle, type ExchangeAsk } from "./exchange-vehicle.ts";
import { listExchanges } from "./list-exchanges.ts";
import { findGivenOut } from "./known-sheets.ts";
import { seeReturn } from "./see-return.ts";
import { takeBack } from "./take-back.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
  await stage.deps.pool.query(
    `insert into "user" (id, name, email, role) values ('member-amra', 'Amra', 'amra@example.com', 'agent'),
       ('member-haris', 'Haris', 'haris@example.com', 'agent') on conflict do nothing`,
  );
});
afterAll(() => stage.close());

let named = 0;
const newCar = (vehicles = 2) => addCar(stage.deps, { name: `during ${named++}`, vehicles });
const at = (local: string) => stage.deps.clock.set(`${local}:00+02:00`);
const booked = async (carId: number, more = {}) => {
  at("2026-06-01T10:00");
  return (await book(stage.deps, { selection: plainSelection(carId), ...more })).token;
};
const out = async (carId: number) => {
  const token = await booked(carId);
  at("2026-07-06T10:00");
  await giveOut(stage.deps, token);
  return token;
};
const query = async (text: string, values: unknown[] = []) =>
  (await stage.deps.pool.query<Record<string, unknown>>(text, values)).rows;
const handoversOf = (token: string) =>
  query(
    "select direction, handover.vehicle_id, addendum_to from handover join reservation r on r.id = reservation_id where token = $1 order by handover.id",
    [token],
  );

describe("a vehicle that is exchanged", () => {
  const exchangeAsk = async (token: string, vehicleId: number): Promise<ExchangeAsk> => {
    const back = await inAsk(stage.deps, token);
    const next = await outAsk(stage.deps, token, { vehicleId });
    return { ...(await askFor(stage.deps, token)), back, out: next, reason: "kvar" };
  };
  const otherOf = async (carId: number, token: string) => {
    const { code } = await reservationOf(stage.deps, token);
    const has = (await seats(stage.deps, carId)).get(code);
    const other = (await vehicleIds(stage.deps, carId)).find((id) => id !== has);
    if (has === undefined || other === undefined) throw new Error("a vehicle is missing");
    return { has, other };
  };

  test("makes one rental with two vehicles, at the same price, and comes back as the second", async () => {
    const carId = await newCar();
    const token = await out(carId);
    const { totalCents } = await reservationOf(stage.deps, token);
    const { has, other } = await otherOf(carId, token);
    at("2026-07-08T12:00");
    const ask = await exchangeAsk(token, other);
    const answer = await exchangeVehicle(stage.deps, ask);
    expect(answer).toMatchObject({ ok: true, reservation: { status: "on_rent", totalCents } });
    expect(await exchangeVehicle(stage.deps, ask)).toEqual(answer);
    const choice = await listExchanges(stage.deps, { token, now: "2026-07-08T13:00" });
    expect(choice.map(({ vehicleId }) => vehicleId)).not.toContain(has);
    const [stay] = await query(
      "select o.vehicle_id, lower(during) as start, o.pinned, r.vehicle_id as kept from occupancy o join reservation r on r.id = reservation_id where token = $1",
      [token],
    );
    expect(stay).toEqual({
      vehicle_id: other,
      start: new Date("2026-07-08T12:00:00+02:00"),
      pinned: true,
      kept: other,
    });
    at("2026-07-13T10:00");
    const wrong = await inAsk(stage.deps, token, { vehicleId: has });
    expect(await takeBack(stage.deps, wrong)).toMatchObject({ reason: "already" });
    await bringBack(stage.deps, token);
    expect(await handoversOf(token)).toMatchObject([
      { direction: "out", vehicle_id: has },
      { direction: "in", vehicle_id: has },
      { direction: "out", vehicle_id: other },
      { direction: "in", vehicle_id: other },
    ]);
  });

  test("may be of another car; the customer is told, and pays nothing more", async () => {
    const [golf, tiguan] = [await newCar(1), await newCar(1)];
    const token = await out(golf);
    const { totalCents } = await reservationOf(stage.deps, token);
    const [vehicleId = 0] = await vehicleIds(stage.deps, tiguan);
    at("2026-07-08T12:00");
    expect(await exchangeVehicle(stage.deps, await exchangeAsk(token, vehicleId))).toMatchObject({
      ok: true,
    });
    expect(await reservationOf(stage.deps, token)).toMatchObject({
      car: { id: tiguan },
      totalCents,
    });
    expect((await seats(stage.deps, golf)).size).toBe(0);
    const [letter] = await query(
      "select kind from outbox join reservation r on r.id = reservation_id where token = $1 order by outbox.id desc limit 1",
      [token],
    );
    expect(letter?.kind).toBe("reservation-changed");
  });

  test("is refused whole when the other is not free, or one of the sheets is not in order", async () => {
    const carId = await newCar();
    const token = await out(carId);
    await booked(carId, { details: jonas });
    at("2026-07-08T12:00");
    const { other } = await otherOf(carId, token);
    const ask = await exchangeAsk(token, other);
    const before = await rowsOf(stage.deps, token);
    expect(await exchangeVehicle(stage.deps, ask)).toEqual({
      ok: false,
      reason: "not-available",
      sheet: "out",
    });
    const unread = { ...ask.back, sheet: { ...ask.back.sheet, odometerKm: -1 } };
    expect(await exchangeVehicle(stage.deps, { ...ask, back: unread })).toMatchObject({
      reason: "invalid",
      sheet: "back",
    });
    const unsigned = { ...ask.out, signatures: { customer: dot, staff: ink } };
    expect(await exchangeVehicle(stage.deps, { ...ask, out: unsigned })).toMatchObject({
      reason: "invalid",
      sheet: "out",
    });
    expect(await rowsOf(stage.deps, token)).toBe(before);
    expect(await handoversOf(token)).toHaveLength(1);
  });

  const blocksOf = (vehicleId: number | undefined) =>
    query(
      `select lower(during) as start, busy_until, pinned, note from occupancy
       where vehicle_id = $1 and kind = 'block'`,
      [vehicleId],
    );

  test("puts the broken vehicle into repair at once: who was to have it goes to another one", async () => {
    const carId = await newCar(3);
    const token = await out(carId);
    const next = await booked(carId, {
      details: jonas,
      trip: tripAt("2026-07-13T14:00", "2026-07-16T10:00"),
    });
    const { has, other } = await otherOf(carId, token);
    const { code } = await reservationOf(stage.deps, next);
    expect((await seats(stage.deps, carId)).get(code)).toBe(has);
    at("2026-07-08T12:00");
    const ask = { ...(await exchangeAsk(token, other)), reason: "mjenjač", repairDays: 7 };
    const answer = await exchangeVehicle(stage.deps, ask);
    expect(answer).toMatchObject({ ok: true });
    expect(answer).not.toHaveProperty("stuck");
    expect(await blocksOf(has)).toEqual([
      {
        start: new Date("2026-07-08T12:00:00+02:00"),
        busy_until: new Date("2026-07-15T12:00:00+02:00"),
        pinned: true,
        note: (await reservationOf(stage.deps, token)).code,
      },
    ]);
    expect((await seats(stage.deps, carId)).get(code)).not.toBe(has);
    const events = await query(
      `select action, reason, after ->> 'repairUntil' as until from reservation_event
       join reservation r on r.id = reservation_id where token = any($1) and action in ('exchange', 'reseat') order by action`,
      [[token, next]],
    );
    expect(events).toEqual([
      { action: "exchange", reason: "mjenjač", until: "2026-07-15T12:00" },
      { action: "reseat", reason: null, until: null },
    ]);
  });

  test("names the reservation that has the broken vehicle and no other one; the repair ends before it", async () => {
    const carId = await newCar(2);
    const token = await out(carId);
    const next = await booked(carId, {
      details: jonas,
      trip: tripAt("2026-07-13T14:00", "2026-07-16T10:00"),
    });
    const { code } = await reservationOf(stage.deps, next);
    const { has, other } = await otherOf(carId, token);
    await query("update occupancy set pinned = true where vehicle_id = $1", [has]);
    at("2026-07-08T12:00");
    const ask = { ...(await exchangeAsk(token, other)), repairDays: 30 };
    expect(await exchangeVehicle(stage.deps, ask)).toMatchObject({ ok: true, stuck: code });
    expect(await blocksOf(has)).toMatchObject([
      { busy_until: new Date("2026-07-13T14:00:00+02:00") },
    ]);
    expect((await seats(stage.deps, carId)).get(code)).toBe(has);
  });

  test("a reservation that is moved twice is where the last move says, and its history knows both", async () => {
    const carId = await newCar(3);
    const token = await booked(carId);
    const [row] = await query("select id, vehicle_id from reservation where token = $1", [token]);
    const [first, second] = (await vehicleIds(stage.deps, carId)).filter(
      (id) => id !== row?.vehicle_id,
    );
    if (first === undefined || second === undefined) throw new Error("a vehicle is missing");
    const reservationId = Number(row?.id);
    const moves = [
      { reservationId, fromVehicleId: Number(row?.vehicle_id), toVehicleId: first },
      { reservationId, fromVehicleId: first, toVehicleId: second },
    ];
    await inTransaction(stage.deps.pool, (client) =>
      recordMoves(client, moves, amra.actor, new Date(stage.deps.clock.now())),
    );
    expect(await query("select vehicle_id from reservation where token = $1", [token])).toEqual([
      { vehicle_id: second },
    ]);
    expect(
      await query(
        "select (after ->> 'vehicleId')::int as id from reservation_event where reservation_id = $1 and action = 'reseat' order by reservation_event.id",
        [reservationId],
      ),
    ).toEqual([{ id: first }, { id: second }]);
  });

  test.each([
    [{ reason: " " }, "no-reason"],
    [{ reason: "a".repeat(301) }, "too-long"],
    [{ repairDays: 0 }, "bad-days"],
    [{ repairDays: 61 }, "bad-days"],
    [{ repairDays: 1.5 }, "bad-days"],
    [{ repairDays: Number.NaN }, "bad-days"],
  ])("is refused with %j: %s", async (wrong, reason) => {
    const carId = await newCar();
    const token = await out(carId);
    const { has, other } = await otherOf(carId, token);
    at("2026-07-08T12:00");
    const before = await rowsOf(stage.deps, token);
    const ask = { ...(await exchangeAsk(token, other)), ...wrong };
    expect(await exchangeVehicle(stage.deps, ask)).toEqual({ ok: false, reason });
    expect(await rowsOf(stage.deps, token)).toBe(before);
    expect(await blocksOf(has)).toEqual([]);
  });

  test("has its choice of what is free to the agreed return: the same car first, lower categories last", async () => {
    const carId = await newCar(3);
    const token = await out(carId);
    await booked(carId, { details: jonas, trip: tripAt("2026-07-09T10:00", "2026-07-13T10:00") });
    const economy = await addCar(stage.deps, { name: "small", vehicles: 1, category: "economy" });
    const { has } = await otherOf(carId, token);
    const choice = await listExchanges(stage.deps, { token, now: "2026-07-08T12:00" });
    const own = choice.filter(({ isOwnCar }) => isOwnCar);
    expect(own).toHaveLength(1);
    expect(own.map(({ vehicleId }) => vehicleId)).not.toContain(has);
    expect(choice[0]).toEqual(own[0]);
    expect(choice.find(({ car }) => car.id === economy)).toMatchObject({ isLower: true });
    const lower = choice.map(({ isLower }) => isLower);
    expect(lower).toEqual(lower.toSorted());
    expect(await listExchanges(stage.deps, { token, now: "2026-07-13T10:00" })).toEqual([]);
  });

  test("only while the car is out", async () => {
    const carId = await newCar();
    const token = await booked(carId);
    at("2026-07-06T10:00");
    const { other } = await otherOf(carId, token);
    expect(await exchangeVehicle(stage.deps, await exchangeAsk(token, other))).toEqual({
      ok: false,
      reason: "closed",
    });
  });
});

describe("an extension by the staff", () => {
  const extend = async (token: string, until: string, cents?: number) => {
    const asked = await askFor(stage.deps, token);
    const looked = await checkLate(stage.deps, {
      token,
      wish: { end: "return", at: until },
      now: asked.now,
    });
    const seen = looked.ok && looked.cost === "paid" ? looked.differenceCents : 0;
    return extendByStaff(stage.deps, { ...asked, until, seenDifferenceCents: cents ?? seen });
  };

  test("costs the days that are added, at the prices of the contract, and tells the customer", async () => {
    const token = await out(await newCar(1));
    const before = await reservationOf(stage.deps, token);
    expect(await extend(token, "2026-07-15T10:00", 1)).toMatchObject({ reason: "price-changed" });
    const answer = await extend(token, "2026-07-15T10:00");
    expect(answer).toMatchObject({ ok: true, reservation: { rentalDays: 9, status: "on_rent" } });
    const after = await reservationOf(stage.deps, token);
    expect(after.totalCents).toBeGreaterThan(before.totalCents);
    const [row] = await query(
      `select busy_until, o.pinned, (select kind from outbox where reservation_id = r.id order by id desc limit 1) as letter
       from occupancy o join reservation r on r.id = reservation_id where token = $1`,
      [token],
    );
    expect(row).toEqual({
      busy_until: new Date("2026-07-15T10:00:00+02:00"),
      pinned: true,
      letter: "reservation-changed",
    });
  });

  test("sends who waits to another vehicle, and names who waits when there is none", async () => {
    const carId = await newCar(2);
    const token = await out(carId);
    const next = await booked(carId, {
      details: jonas,
      trip: tripAt("2026-07-13T14:00", "2026-07-20T10:00"),
    });
    const last = await booked(carId, {
      details: jonas,
      trip: tripAt("2026-07-14T14:00", "2026-07-20T10:00"),
    });
    at("2026-07-10T10:00");
    expect(await extend(token, "2026-07-14T10:00")).toMatchObject({ ok: true });
    const before = await rowsOf(stage.deps, token);
    const codes = [
      await reservationOf(stage.deps, next),
      await reservationOf(stage.deps, last),
    ].map(({ code }) => code);
    // Who waits is told with the price that it would have.
    const told = await extend(token, "2026-07-16T10:00");
    const cents = !told.ok && told.reason === "price-changed" ? told.differenceCents : 0;
    const refused = await extend(token, "2026-07-16T10:00", cents);
    expect(refused).toMatchObject({
      ok: false,
      reason: "taken",
      clash: { pickupAt: expect.any(String) },
    });
    expect(codes).toContain(!refused.ok && refused.reason === "taken" && refused.clash?.code);
    expect(await rowsOf(stage.deps, token)).toBe(before);
  });

  test("is none within the grace, nor before the car is out", async () => {
    const carId = await newCar(1);
    const ahead = await booked(carId);
    expect(await extend(ahead, "2026-07-15T10:00")).toEqual({ ok: false, reason: "closed" });
    const token = await out(await newCar(1));
    expect(await extend(token, "2026-07-13T10:30")).toEqual({ ok: false, reason: "within-grace" });
    expect(await extend(token, "2026-07-12T10:00")).toMatchObject({ reason: "not-later" });
  });
});

describe("a draft", () => {
  test("is gone on with by anybody, and a stale one is shown the newer", async () => {
    const token = await booked(await newCar(1));
    const about = { token, direction: "out" } as const;
    const save = (staffId: string, seenVersion: number, body: unknown) =>
      saveDraft(stage.deps, { ...about, staffId, seenVersion, body });
    expect(await findDraft(stage.deps, about)).toBeUndefined();
    expect(await save("member-amra", 0, { step: 1 })).toEqual({ ok: true, version: 1 });
    expect(await save("member-haris", 1, { step: 2 })).toEqual({ ok: true, version: 2 });
    expect(await save("member-amra", 1, { step: 9 })).toMatchObject({
      reason: "stale",
      newer: { version: 2, body: { step: 2 }, editedBy: "member-haris" },
    });
    expect(await save("member-amra", 0, {})).toMatchObject({ reason: "stale" });
    expect(await save("member-amra", 2, "x".repeat(500_000))).toEqual({
      ok: false,
      reason: "too-big",
    });
    at("2026-07-06T10:00");
    await giveOut(stage.deps, token);
    expect(await findDraft(stage.deps, about)).toBeUndefined();
  });

  test("of nobody is not found", async () => {
    const asked = { token: "nobody", direction: "in", body: {}, seenVersion: 0 } as const;
    expect(await saveDraft(stage.deps, { ...asked, staffId: "member-amra" })).toEqual({
      ok: false,
      reason: "not-found",
    });
  });
});

describe("a signed sheet", () => {
  test("is corrected by another one beside it, which holds from then on", async () => {
    const token = await out(await newCar(1));
    const [first] = await query(
      "select handover.id, sheet, reservation_id, handover.vehicle_id from handover join reservation r on r.id = reservation_id where token = $1",
      [token],
    );
    const ask = {
      ...(await outAsk(stage.deps, token, { odometerKm: 1234 })),
      handoverId: Number(first?.id),
      reason: "Misread by a digit",
    };
    const answer = await correctSheet(stage.deps, ask);
    expect(answer).toMatchObject({ ok: true });
    expect(await correctSheet(stage.deps, ask)).toEqual(answer);
    expect(await handoversOf(token)).toMatchObject([
      { addendum_to: null },
      { addendum_to: first?.id },
    ]);
    const letters = await query(
      `select kind, payload->'sheets' as sheets, payload->'correction' as correction from outbox
       join reservation r on r.id = reservation_id where token = $1 and kind = 'handed-over' order by outbox.id`,
      [token],
    );
    expect(letters).toEqual([
      { kind: "handed-over", sheets: [first?.id], correction: null },
      {
        kind: "handed-over",
        sheets: [answer.ok && answer.handoverId],
        correction: "Misread by a digit",
      },
    ]);
    expect((await query("select sheet from handover where id = $1", [first?.id]))[0]).toEqual({
      sheet: first?.sheet,
    });
    const given = await findGivenOut(stage.deps.pool, {
      reservationId: Number(first?.reservation_id),
      vehicleId: Number(first?.vehicle_id),
    });
    expect(given?.odometerKm).toBe(1234);
    const unsigned = { ...ask, phoneKey: crypto.randomUUID(), signatures: {} };
    expect(await correctSheet(stage.deps, unsigned)).toMatchObject({ reason: "invalid" });
    const silent = { ...ask, phoneKey: crypto.randomUUID(), reason: " " };
    expect(await correctSheet(stage.deps, silent)).toMatchObject({ reason: "invalid" });
    const unknown = { ...ask, phoneKey: crypto.randomUUID(), handoverId: 99_999 };
    expect(await correctSheet(stage.deps, unknown)).toEqual({ ok: false, reason: "not-found" });
  });

  test("lowers an odometer that was misread, unless the vehicle has been read since", async () => {
    const carId = await newCar(1);
    await query("update vehicle set odometer_km = 162345 where car_id = $1", [carId]);
    const token = await out(carId);
    const [first] = await query(
      "select handover.id, handover.vehicle_id from handover join reservation r on r.id = reservation_id where token = $1",
      [token],
    );
    const correct = async (odometerKm: number) =>
      correctSheet(stage.deps, {
        ...(await outAsk(stage.deps, token, { odometerKm })),
        handoverId: Number(first?.id),
        reason: "A digit too many",
      });
    const shows = async () =>
      (await query("select odometer_km as km from vehicle where id = $1", [first?.vehicle_id]))[0];
    expect(await correct(62_345)).toMatchObject({ ok: true });
    expect(await shows()).toEqual({ km: 62_345 });
    expect(await correct(62_300)).toMatchObject({ ok: true });
    expect(await shows()).toEqual({ km: 62_300 });
    await query("update vehicle set odometer_km = 62900 where id = $1", [first?.vehicle_id]);
    expect(await correct(62_200)).toMatchObject({ ok: true });
    expect(await shows()).toEqual({ km: 62_900 });
  });

  test("that goes beside another one claims no signature of the customer's own phone", async () => {
    const token = await out(await newCar(1));
    const [first] = await query(
      "select handover.id from handover join reservation r on r.id = reservation_id where token = $1",
      [token],
    );
    const ownPhone = { sha256: "a".repeat(64), deviceAt: 1, receivedAt: 2 };
    const sent = await outAsk(stage.deps, token, { ownPhone });
    const ask = { ...sent, handoverId: Number(first?.id), reason: "Two at once" };
    const answer = await correctSheet(stage.deps, ask);
    expect(answer).toMatchObject({ ok: true });
    expect(await correctSheet(stage.deps, ask)).toEqual(answer);
    const [kept] = await query("select sheet from handover where addendum_to = $1", [first?.id]);
    expect(kept?.sheet).not.toContain("ownPhone");
  });

  test("of a customer alone is seen by the staff once", async () => {
    const token = await out(await newCar(1));
    at("2026-07-13T10:00");
    const left = await inAsk(stage.deps, token, { takenBy: "customer" });
    const back = await takeBack(stage.deps, { ...left, signatures: { customer: ink } });
    const handoverId = back.ok ? back.handoverId : 0;
    at("2026-07-13T11:00");
    expect(await seeReturn(stage.deps, { handoverId, by: amra })).toEqual({ ok: true });
    at("2026-07-13T12:00");
    expect(await seeReturn(stage.deps, { handoverId, by: amra })).toEqual({ ok: true });
    const [row] = await query("select seen_at, seen_by from handover where id = $1", [handoverId]);
    expect(row).toEqual({ seen_at: new Date("2026-07-13T11:00:00+02:00"), seen_by: "member-amra" });
    expect(await seeReturn(stage.deps, { handoverId: 99_999, by: amra })).toEqual({
      ok: false,
      reason: "not-found",
    });
  });
});
