import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  addBlock,
  addCar,
  book,
  jonas,
  openStage,
  plainSelection,
  seats,
  vehicleIds,
  type Stage,
} from "../../../../test/casts/cast.ts";
import { reservationOf, rowsOf } from "../../../../test/casts/reservation-cast.ts";
import { askFor } from "../../../../test/casts/staff-hand-cast.ts";
import { listSwaps } from "./list-swaps.ts";
import { swapVehicle, type SwapAsk } from "./swap-vehicle.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

let named = 0;
const newCar = (vehicles = 2, perDayCents = 3000) =>
  addCar(stage.deps, { name: `swap ${named++}`, vehicles, perDayCents });
const booked = async (carId: number, more = {}) =>
  book(stage.deps, { selection: plainSelection(carId), ...more });
const query = async (text: string, values: unknown[] = []) =>
  (await stage.deps.pool.query<Record<string, unknown>>(text, values)).rows;
const now = "2026-06-01T10:00";
const listed = (token: string) => listSwaps(stage.deps, { token, now });
const swap = async (token: string, vehicleId: number, more: Partial<SwapAsk> = {}) => {
  const { totalCents } = await reservationOf(stage.deps, token);
  const asked = { ...(await askFor(stage.deps, token)), vehicleId, pinned: false };
  return swapVehicle(stage.deps, { ...asked, price: "kept", seenTotalCents: totalCents, ...more });
};
const otherOf = async (carId: number, code: string) => {
  const has = (await seats(stage.deps, carId)).get(code);
  const other = (await vehicleIds(stage.deps, carId)).find((id) => id !== has);
  if (other === undefined || has === undefined) throw new Error("one vehicle is missing");
  return { has, other };
};

describe("the vehicles to choose from", () => {
  test("are those of the car first, and of others the free ones, with what each would cost", async () => {
    const [golf, tiguan] = [await newCar(3), await newCar(2, 5000)];
    const { token, code } = await booked(golf);
    await booked(golf, { details: jonas });
    await addBlock(stage.deps, {
      carId: tiguan,
      from: "2026-07-08T00:00+02:00",
      until: "2026-07-09T00:00+02:00",
    });
    const { has } = await otherOf(golf, code);
    const all = await listed(token);
    const own = all.filter(({ isOwnCar }) => isOwnCar);
    expect(own[0]).toMatchObject({ vehicleId: has, isCurrent: true, state: "free" });
    expect(own.map(({ state }) => state)).toEqual(["free", "free", "by-moving"]);
    const others = all.filter(({ car }) => car.id === tiguan);
    expect(others).toHaveLength(1);
    expect(others[0]).toMatchObject({ isOwnCar: false, state: "free" });
    expect(others[0]?.totalCents).toBeGreaterThan(own[0]?.totalCents ?? 0);
  });

  test("are none once the car is out", async () => {
    const { token } = await booked(await newCar());
    await query("update reservation set status = 'on_rent' where token = $1", [token]);
    expect(await listed(token)).toEqual([]);
  });
});

describe("a swap", () => {
  test("onto a free vehicle of the car says nothing to the customer", async () => {
    const carId = await newCar();
    const { token, code } = await booked(carId);
    const { other } = await otherOf(carId, code);
    const before = await reservationOf(stage.deps, token);
    expect(await swap(token, other)).toMatchObject({ ok: true });
    expect((await seats(stage.deps, carId)).get(code)).toBe(other);
    expect(await reservationOf(stage.deps, token)).toEqual(before);
    const [row] = await query(
      `select vehicle_id, (select count(*)::int from outbox where reservation_id = reservation.id) as letters
       from reservation where token = $1`,
      [token],
    );
    expect(row).toEqual({ vehicle_id: other, letters: 2 });
  });

  test("moves who is in the way, unless that one was promised its vehicle", async () => {
    const carId = await newCar();
    const first = await booked(carId);
    const second = await booked(carId, { details: jonas });
    const { has, other } = await otherOf(carId, first.code);
    expect(await swap(first.token, other)).toMatchObject({ ok: true });
    const now = await seats(stage.deps, carId);
    expect([now.get(first.code), now.get(second.code)]).toEqual([other, has]);
    const [event] = await query(
      `select action from reservation_event join reservation on reservation.id = reservation_id
       where token = $1 order by reservation_event.id desc limit 1`,
      [second.token],
    );
    expect(event?.action).toBe("reseat");

    expect(await swap(second.token, has, { pinned: true })).toMatchObject({ ok: true });
    const before = await rowsOf(stage.deps, first.token);
    expect(await swap(first.token, has)).toEqual({ ok: false, reason: "not-available" });
    expect(await rowsOf(stage.deps, first.token)).toBe(before);
    expect((await listed(first.token)).map(({ state }) => state).slice(0, 2)).toEqual([
      "free",
      "taken",
    ]);
    expect(await swap(second.token, has, { pinned: false })).toMatchObject({ ok: true });
    expect(await swap(first.token, has)).toMatchObject({ ok: true });
  });

  test("onto another car keeps the price as a free upgrade, and tells the customer", async () => {
    const [golf, tiguan] = [await newCar(), await newCar(1, 5000)];
    const { token } = await booked(golf);
    const [vehicleId = 0] = await vehicleIds(stage.deps, tiguan);
    const { totalCents } = await reservationOf(stage.deps, token);
    expect(await swap(token, vehicleId, { pinned: true })).toMatchObject({ ok: true });
    const after = await reservationOf(stage.deps, token);
    expect(after).toMatchObject({ car: { id: tiguan }, totalCents, sequence: 1 });
    expect((await seats(stage.deps, golf)).size).toBe(0);
    const [row] = await query(
      `select pinned, (select pinned from occupancy where reservation_id = reservation.id) as held,
         (select kind from outbox where reservation_id = reservation.id order by id desc limit 1) as letter
       from reservation where token = $1`,
      [token],
    );
    expect(row).toEqual({ pinned: true, held: true, letter: "reservation-changed" });
  });

  test("onto another car at its price needs the total that was seen", async () => {
    const [golf, tiguan] = [await newCar(), await newCar(1, 5000)];
    const { token } = await booked(golf);
    const [vehicleId = 0] = await vehicleIds(stage.deps, tiguan);
    const offer = (await listed(token)).find((one) => one.vehicleId === vehicleId);
    expect(await swap(token, vehicleId, { price: "today" })).toEqual({
      ok: false,
      reason: "price-changed",
    });
    const seenTotalCents = offer?.totalCents ?? 0;
    expect(await swap(token, vehicleId, { price: "today", seenTotalCents })).toMatchObject({
      ok: true,
      reservation: { totalCents: seenTotalCents },
    });
    const [sum] = await query(
      `select sum(amount_cents)::int as lines, total_cents as total, price_list_version > 0 as versioned
       from reservation join reservation_line on reservation_id = id where token = $1
       group by total_cents, price_list_version`,
      [token],
    );
    expect(sum).toEqual({ lines: seenTotalCents, total: seenTotalCents, versioned: true });
  });

  test("is refused to drivers who are too young for the car, to vehicles that are none, and when nothing changes", async () => {
    const [golf, tiguan] = [await newCar(), await newCar(1)];
    await query("update car set min_driver_age = 50 where id = $1", [tiguan]);
    await stage.deps.catalogue.refresh();
    const { token, code } = await booked(golf);
    const before = await rowsOf(stage.deps, token);
    const [old = 0] = await vehicleIds(stage.deps, tiguan);
    const { has, other } = await otherOf(golf, code);
    const { seenVersion } = await askFor(stage.deps, token);
    expect([
      await swap(token, old),
      await swap(token, 999_999_999),
      await swap(token, has),
      await swap(token, other, { seenVersion: seenVersion - 1 }),
    ]).toEqual([
      { ok: false, reason: "too-young", leastAge: 50 },
      { ok: false, reason: "unknown-vehicle" },
      { ok: false, reason: "unchanged" },
      { ok: false, reason: "stale" },
    ]);
    expect(await rowsOf(stage.deps, token)).toBe(before);
  });

  test("that is sent twice is done once", async () => {
    const carId = await newCar();
    const { token, code } = await booked(carId);
    const { other } = await otherOf(carId, code);
    const { seenVersion } = await askFor(stage.deps, token);
    expect(await swap(token, other, { seenVersion })).toMatchObject({ ok: true });
    const before = await rowsOf(stage.deps, token);
    expect(await swap(token, other, { seenVersion })).toMatchObject({ ok: true });
    expect(await rowsOf(stage.deps, token)).toBe(before);
  });
});
