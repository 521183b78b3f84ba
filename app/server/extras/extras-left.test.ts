import { afterAll, beforeAll, expect, test } from "vitest";
import {
  addCar,
  book,
  openStage,
  plainSelection,
  tripAt,
  type Stage,
} from "../../../test/casts/cast.ts";
import { requestOf } from "../../domain/availability/request-of.ts";
import { extrasLeft } from "./extras-left.ts";

let stage: Stage;
let carId: number;
beforeAll(async () => {
  stage = await openStage();
  carId = await addCar(stage.deps, { name: "Golf", vehicles: 5 });
  const take = (from: string, to: string, pieces: number) =>
    book(stage.deps, {
      selection: { ...plainSelection(carId), extras: { child_seat: pieces } },
      trip: tripAt(from, to),
    });
  await take("2026-07-01T10:00", "2026-07-05T10:00", 2);
  await take("2026-07-04T10:00", "2026-07-08T10:00", 1);
  await take("2026-07-08T10:00", "2026-07-12T10:00", 3);
});
afterAll(() => stage.close());

const seats = { code: "child_seat", stock: 4 };
const left = async (from: string, to: string, except?: { reservationId: number }) =>
  (await extrasLeft(stage.deps.pool, [seats], requestOf(tripAt(from, to)), except)).child_seat;

test("the most that are out at one moment count, not all that go out", async () => {
  expect(await left("2026-06-20T10:00", "2026-06-25T10:00")).toBe(4);
  expect(await left("2026-07-01T10:00", "2026-07-04T10:00")).toBe(2);
  expect(await left("2026-07-01T10:00", "2026-07-08T10:00")).toBe(1);
  expect(await left("2026-07-02T10:00", "2026-07-20T10:00")).toBe(1);
  expect(await left("2026-07-12T10:00", "2026-07-20T10:00")).toBe(4);
});

test("a piece that comes back goes out again the same minute", async () => {
  expect(await left("2026-07-05T10:00", "2026-07-08T10:00")).toBe(3);
});

test("a reservation that is being changed leaves its own pieces free", async () => {
  const { rows } = await stage.deps.pool.query<{ id: number }>(
    "select id from reservation where pickup_local = '2026-07-08T10:00'",
  );
  const reservationId = rows[0]?.id ?? 0;
  expect(await left("2026-07-08T10:00", "2026-07-12T10:00")).toBe(1);
  expect(await left("2026-07-08T10:00", "2026-07-12T10:00", { reservationId })).toBe(4);
});

test("a reservation without a vehicle holds no pieces, and never are there fewer than none", async () => {
  const { pool } = stage.deps;
  const span = requestOf(tripAt("2026-07-08T10:00", "2026-07-12T10:00"));
  expect(await extrasLeft(pool, [{ code: "child_seat", stock: 1 }], span)).toEqual({
    child_seat: 0,
  });
  await pool.query("delete from occupancy where car_id = $1", [carId]);
  expect(await left("2026-07-01T10:00", "2026-07-12T10:00")).toBe(4);
});

test("extras that nobody counts are not asked about", async () => {
  const span = requestOf(tripAt("2026-07-08T10:00", "2026-07-12T10:00"));
  expect(await extrasLeft(stage.deps.pool, [{ code: "additional_driver" }], span)).toEqual({});
});
