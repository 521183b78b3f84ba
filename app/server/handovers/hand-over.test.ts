import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  addBlock,
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
import { giveOut, outAsk } from "../../../test/casts/handed-cast.ts";
import { dot, ink, papers } from "../../../test/casts/handover-cast.ts";
import { reservationOf, rowsOf } from "../../../test/casts/reservation-cast.ts";
import { canonicalJson, type OutSheet } from "../../domain/handovers/sheet.ts";
import { handOver } from "./hand-over.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
  await stage.deps.pool.query(
    `insert into "user" (id, name, email, role) values ('member-amra', 'Amra', 'amra@example.com', 'agent') on conflict do nothing`,
  );
});
beforeEach(() => stage.deps.clock.set("2026-07-06T10:00:00+02:00"));
afterAll(() => stage.close());

let named = 0;
const newCar = (vehicles = 2) => addCar(stage.deps, { name: `out ${named++}`, vehicles });
const booked = async (carId: number, more = {}) => {
  stage.deps.clock.set("2026-06-01T10:00:00+02:00");
  const { token } = await book(stage.deps, { selection: plainSelection(carId), ...more });
  stage.deps.clock.set("2026-07-06T10:00:00+02:00");
  return token;
};
const query = async (text: string, values: unknown[] = []) =>
  (await stage.deps.pool.query<Record<string, unknown>>(text, values)).rows;
const refused = async (token: string, ask: Awaited<ReturnType<typeof outAsk>>) => {
  const before = await rowsOf(stage.deps, token);
  const answer = await handOver(stage.deps, ask);
  expect(await rowsOf(stage.deps, token)).toBe(before);
  expect(
    await query(
      "select from handover join reservation r on r.id = reservation_id where token = $1",
      [token],
    ),
  ).toEqual([]);
  return answer;
};

describe("a vehicle that is given out", () => {
  test("is out, pinned, read and signed for, in one step", async () => {
    const token = await booked(await newCar());
    const mark = {
      view: "left",
      x: 0.1234,
      y: 0.5,
      kind: "dent",
      severity: 2,
      description: "Old",
      photos: [],
    } as const;
    const photo = {
      kind: "front",
      sha256: "a".repeat(64),
      takenAt: stage.deps.clock.now(),
    } as const;
    const second = { ...papers, name: "Adnan Hadžić" };
    const ask = await outAsk(stage.deps, token, {
      odometerKm: 900,
      marks: [mark],
      photos: [photo],
      drivers: [papers, second],
    });
    const answer = await handOver(stage.deps, ask);
    expect(answer).toMatchObject({
      ok: true,
      deviceOffSeconds: 0,
      reservation: { status: "on_rent" },
    });
    const [row] = await query(
      `select r.status, r.pinned, o.pinned as held, odometer_km, sheet, sheet_sha256, signatures, fuel_eighths, h.vehicle_id,
         (select count(*)::int from handover_photo where handover_id = h.id and received_at is null) as expected,
         (select json_agg(name order by position) from driver_papers where reservation_id = r.id) as drivers,
         (select odometer_km from vehicle where id = h.vehicle_id) as km,
         (select json_build_array(kind, x, found_at, status) from damage where handover_id = h.id) as damage,
         (select json_agg(action) from reservation_event where reservation_id = r.id and action = 'hand-over') as told,
         (select count(*)::int from audit_entry where action = 'reservation.hand-over' and subject_id = r.id::text) as audited
       from reservation r join handover h on h.reservation_id = r.id join occupancy o on o.reservation_id = r.id
       where token = $1`,
      [token],
    );
    expect(row).toMatchObject({
      status: "on_rent",
      pinned: true,
      held: true,
      sheet: canonicalJson(ask.sheet),
      sheet_sha256: answer.ok && answer.sheetSha256,
      signatures: { customer: ink, staff: ink },
      fuel_eighths: 8,
      expected: 1,
      drivers: [papers.name, second.name],
      km: 900,
      damage: ["dent", 0.1234, "out", "open"],
      told: ["hand-over"],
      audited: 1,
    });
    // Papers and signatures are personal: they stay out of what is never forgotten.
    const audit = await query(
      "select before, after from audit_entry where action = 'reservation.hand-over'",
    );
    expect(JSON.stringify(audit)).not.toMatch(/Hadžić|AB12345/);
  });

  test("may be another free one of the car; nobody else moves", async () => {
    const carId = await newCar(2);
    const token = await booked(carId);
    const { code } = await reservationOf(stage.deps, token);
    const has = (await seats(stage.deps, carId)).get(code);
    const other = (await vehicleIds(stage.deps, carId)).find((id) => id !== has);
    stage.deps.clock.set("2026-07-06T10:20:00+02:00");
    expect(
      await handOver(stage.deps, await outAsk(stage.deps, token, { vehicleId: other })),
    ).toMatchObject({ ok: true });
    expect((await seats(stage.deps, carId)).get(code)).toBe(other);
    const [row] = await query(
      "select lower(during) as start from occupancy join reservation r on r.id = reservation_id where token = $1",
      [token],
    );
    expect(row?.start).toEqual(new Date("2026-07-06T10:20:00+02:00"));
  });

  test("goes out some hours early when it is free, from now on", async () => {
    const token = await booked(await newCar(1));
    stage.deps.clock.set("2026-07-06T07:15:00+02:00");
    expect(await handOver(stage.deps, await outAsk(stage.deps, token))).toMatchObject({ ok: true });
    const [row] = await query(
      "select lower(during) as start, pickup_local from occupancy join reservation r on r.id = reservation_id where token = $1",
      [token],
    );
    expect(row).toEqual({
      start: new Date("2026-07-06T07:15:00+02:00"),
      pickup_local: "2026-07-06T10:00",
    });
  });

  test("does not go out early while it is promised, or a day early by mistake", async () => {
    const carId = await newCar(1);
    const token = await booked(carId);
    await addBlock(stage.deps, {
      carId,
      from: "2026-07-05T08:00+02:00",
      until: "2026-07-06T09:00+02:00",
    });
    stage.deps.clock.set("2026-07-06T08:00:00+02:00");
    expect(await refused(token, await outAsk(stage.deps, token))).toEqual({
      ok: false,
      reason: "not-available",
    });
    stage.deps.clock.set("2026-07-04T08:00:00+02:00");
    const ask = await outAsk(stage.deps, token);
    expect(await refused(token, ask)).toEqual({ ok: false, reason: "too-early" });
    expect(await refused(token, { ...ask, early: true })).toEqual({
      ok: false,
      reason: "not-available",
    });
  });

  test("a day early when somebody means it", async () => {
    const token = await booked(await newCar(1));
    stage.deps.clock.set("2026-07-05T08:00:00+02:00");
    const ask = { ...(await outAsk(stage.deps, token)), early: true };
    expect(await handOver(stage.deps, ask)).toMatchObject({ ok: true });
  });
});

describe("the same handover", () => {
  test("sent again is answered the same, and is there once", async () => {
    const token = await booked(await newCar());
    const ask = await outAsk(stage.deps, token);
    const first = await handOver(stage.deps, ask);
    const before = await rowsOf(stage.deps, token);
    expect(await handOver(stage.deps, ask)).toEqual(first);
    expect(await rowsOf(stage.deps, token)).toBe(before);
    const other = { ...ask, sheet: { ...ask.sheet, note: "Something else" } };
    expect(await handOver(stage.deps, other)).toEqual({ ok: false, reason: "key-reused" });
  });

  test("from a second phone is refused with the first sheet", async () => {
    const token = await booked(await newCar());
    const [one, two] = [await outAsk(stage.deps, token), await outAsk(stage.deps, token)];
    const first = await handOver(stage.deps, one);
    expect(await handOver(stage.deps, two)).toMatchObject({
      ok: false,
      reason: "already",
      first: {
        handoverId: first.ok && first.handoverId,
        sheetSha256: first.ok && first.sheetSha256,
      },
    });
  });

  test("of a reservation that has moved on is stale", async () => {
    const token = await booked(await newCar());
    const ask = await outAsk(stage.deps, token);
    await query("update reservation set staff_note = 'VIP' where token = $1", [token]);
    expect(await handOver(stage.deps, ask)).toEqual({ ok: false, reason: "stale" });
  });
});

describe("refused, and nothing is written", () => {
  test.each<[string, Partial<OutSheet>, object]>([
    [
      "an odometer below the last one",
      { odometerKm: 99 },
      { code: "odometer-below", leastKm: 100 },
    ],
    [
      "a licence that ends next week",
      { drivers: [{ ...papers, licenceExpires: "2026-07-12" }] },
      { code: "papers", driver: 0, problem: "licence-expires" },
    ],
    ["the sheet of another reservation", { code: "EP-22222-22222" }, { code: "other-reservation" }],
    ["a place that does not exist", { locationId: "moon" }, { code: "place" }],
    ["a time to come", { at: "2026-07-06T11:00" }, { code: "at" }],
    ["another plate", { plate: "A00-A-000" }, { code: "other-plate" }],
  ])("%s", async (_name, more, problem) => {
    const token = await booked(await newCar());
    await query(
      "update vehicle set odometer_km = 100 where id = (select vehicle_id from reservation where token = $1)",
      [token],
    );
    const answer = await refused(token, await outAsk(stage.deps, token, more));
    expect(answer).toMatchObject({ ok: false, reason: "invalid", problems: [problem] });
  });

  test("a signature of one dot", async () => {
    const token = await booked(await newCar());
    const ask = await outAsk(stage.deps, token);
    expect(await refused(token, { ...ask, signatures: { customer: dot, staff: ink } })).toEqual({
      ok: false,
      reason: "invalid",
      problems: [{ code: "signature", of: "customer", problem: "empty" }],
    });
  });

  test("a leap of the odometer, until it is acknowledged", async () => {
    const token = await booked(await newCar());
    await query(
      "update vehicle set created_at = '2026-07-05' where id = (select vehicle_id from reservation where token = $1)",
      [token],
    );
    const ask = await outAsk(stage.deps, token, { odometerKm: 50_000 });
    expect(await refused(token, ask)).toMatchObject({
      reason: "unacknowledged",
      open: [{ code: "odometer-jump" }],
    });
    const meant = { ...ask, acknowledged: ["odometer-jump"] as const };
    expect(await handOver(stage.deps, meant)).toMatchObject({ ok: true });
  });

  test("once the agreed return is over", async () => {
    const token = await booked(await newCar());
    stage.deps.clock.set("2026-07-13T10:00:00+02:00");
    const answer = await refused(token, await outAsk(stage.deps, token));
    expect(answer).toMatchObject({ reason: "invalid", problems: [{ code: "return-passed" }] });
  });

  test("a vehicle of another car, one that nobody has, and one that another customer still has", async () => {
    const [golf, tiguan] = [await newCar(1), await newCar(1)];
    const token = await booked(golf);
    const [tiguanId] = await vehicleIds(stage.deps, tiguan);
    expect(await refused(token, await outAsk(stage.deps, token, { vehicleId: tiguanId }))).toEqual({
      ok: false,
      reason: "other-car",
    });
    const ask = await outAsk(stage.deps, token);
    const unknown = { ...ask, sheet: { ...ask.sheet, vehicleId: 99_999 } };
    expect(await refused(token, unknown)).toEqual({ ok: false, reason: "unknown-vehicle" });

    const late = await newCar(1);
    const first = await booked(late, { details: jonas });
    const next = await booked(late, { trip: tripAt("2026-07-13T14:00", "2026-07-20T10:00") });
    await giveOut(stage.deps, first);
    stage.deps.clock.set("2026-07-13T14:00:00+02:00");
    expect(await refused(next, await outAsk(stage.deps, next))).toEqual({
      ok: false,
      reason: "vehicle-out",
    });
  });

  test("what nobody has confirmed, and what nobody has", async () => {
    const token = await booked(await newCar());
    await query("update reservation set status = 'pending' where token = $1", [token]);
    const ask = await outAsk(stage.deps, token);
    expect(await refused(token, ask)).toEqual({ ok: false, reason: "closed" });
    expect(await handOver(stage.deps, { ...ask, token: "nobody" })).toEqual({
      ok: false,
      reason: "not-found",
    });
  });
});
