import { afterAll, beforeAll, expect, test } from "vitest";
import {
  addBlock,
  addCar,
  book,
  jonas,
  openStage,
  plainSelection,
  tripAt,
  vehicleIds,
  type Stage,
} from "../../../test/casts/cast.ts";
import { rowsOf } from "../../../test/casts/reservation-cast.ts";
import { amra } from "../../../test/casts/staff-hand-cast.ts";
import { blockVehicles } from "./block-vehicles.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const week = { from: "2026-07-06T08:00", until: "2026-07-06T18:00" };
const block = (ids: readonly number[], mayReseat = false, spans = [week]) =>
  blockVehicles(stage.deps, {
    plan: { vehicleIds: ids, spans, kind: "tyres", note: "winter" },
    mayReseat,
    by: amra,
  });
const blocksOf = async (ids: readonly number[]) => {
  const { rows } = await stage.deps.pool.query<{ kind: string; series: string; note: string }>(
    `select block_kind as kind, block_series as series, note from occupancy
     where vehicle_id = any($1) and kind = 'block' order by id`,
    [ids],
  );
  return rows;
};

test("many vehicles are blocked at once, every week, under one key", async () => {
  const carId = await addCar(stage.deps, { name: "tyres", vehicles: 10 });
  const ids = await vehicleIds(stage.deps, carId);
  const next = { from: "2026-07-13T08:00", until: "2026-07-13T18:00" };
  expect(await block(ids, false, [week, next])).toEqual({ ok: true, blocks: 20, moved: [] });
  const blocks = await blocksOf(ids);
  expect(blocks).toHaveLength(20);
  expect(new Set(blocks.map(({ series }) => series)).size).toBe(1);
  expect(blocks[0]).toMatchObject({ kind: "tyres", note: "winter" });
  const { rows } = await stage.deps.pool.query(
    "select from audit_entry where action = 'vehicle.block' and subject_id = $1",
    [String(ids[0])],
  );
  expect(rows).toHaveLength(1);
});

test("a promise in the way goes elsewhere once somebody agreed, and not before", async () => {
  const carId = await addCar(stage.deps, { name: "promised", vehicles: 2 });
  const { token, code } = await book(stage.deps, { selection: plainSelection(carId) });
  const { rows } = await stage.deps.pool.query<{ id: number }>(
    "select vehicle_id as id from reservation where token = $1",
    [token],
  );
  const [own] = rows.map(({ id }) => id);
  const before = await rowsOf(stage.deps, token);
  expect(await block([own ?? 0])).toEqual({ ok: false, reason: "moves", moving: [code] });
  expect(await rowsOf(stage.deps, token)).toBe(before);
  expect(await blocksOf([own ?? 0])).toEqual([]);
  expect(await block([own ?? 0], true)).toEqual({ ok: true, blocks: 1, moved: [code] });
});

test("a promise that began before the block goes to no vehicle that somebody had by then", async () => {
  const carId = await addCar(stage.deps, { name: "begun", vehicles: 2 });
  const selection = plainSelection(carId);
  const long = await book(stage.deps, { selection });
  const short = tripAt("2026-07-06T10:00", "2026-07-09T10:00");
  await book(stage.deps, { selection, trip: short, details: jonas });
  const { rows } = await stage.deps.pool.query<{ id: number }>(
    "select vehicle_id as id from reservation where token = $1",
    [long.token],
  );
  const days = { from: "2026-07-11T08:00", until: "2026-07-11T18:00" };
  const answer = await block([rows[0]?.id ?? 0], true, [days]);
  expect(answer).toMatchObject({ ok: false, reason: "taken", stuck: [{ code: long.code }] });
});

test("what cannot go anywhere is named, and nothing is done at all", async () => {
  const carId = await addCar(stage.deps, { name: "stuck", vehicles: 2 });
  const ids = await vehicleIds(stage.deps, carId);
  const { token, code } = await book(stage.deps, { selection: plainSelection(carId) });
  const before = await rowsOf(stage.deps, token);
  const answer = await block(ids, true);
  expect(answer).toMatchObject({ ok: false, reason: "taken" });
  expect(!answer.ok && answer.reason === "taken" && answer.stuck.map((one) => one.code)).toEqual([
    code,
  ]);
  expect(await blocksOf(ids)).toEqual([]);
  expect(await rowsOf(stage.deps, token)).toBe(before);
});

test("a block that is there already stands in the way, and a vehicle that is none is refused", async () => {
  const carId = await addCar(stage.deps, { name: "twice", vehicles: 1 });
  const ids = await vehicleIds(stage.deps, carId);
  await addBlock(stage.deps, {
    carId,
    from: "2026-07-06T10:00+02:00",
    until: "2026-07-06T12:00+02:00",
  });
  expect(await block(ids, true)).toEqual({
    ok: false,
    reason: "taken",
    stuck: [{ plate: "twice-1" }],
  });
  expect(await block([999_999])).toEqual({ ok: false, reason: "unknown-vehicle" });
});
