import { afterAll, beforeAll, expect, test } from "vitest";
import { addBlock, addCar, openStage, vehicleIds, type Stage } from "../../../test/casts/cast.ts";
import { amra } from "../../../test/casts/staff-hand-cast.ts";
import { endBlock, listBlocks } from "./end-block.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

test("a vehicle out of sale is for rent again from this minute on, or altogether before its time", async () => {
  stage.deps.clock.set("2026-07-08T12:00:30+02:00");
  const carId = await addCar(stage.deps, { name: "repaired", vehicles: 1 });
  const [vehicleId = 0] = await vehicleIds(stage.deps, carId);
  for (const [from, until] of [
    ["2026-07-01T08:00+02:00", "2026-07-02T08:00+02:00"],
    ["2026-07-07T08:00+02:00", "2026-07-10T08:00+02:00"],
    ["2026-08-01T08:00+02:00", "2026-08-03T08:00+02:00"],
  ] as const)
    await addBlock(stage.deps, { carId, from, until });
  const blocks = await listBlocks(stage.deps, vehicleId);
  expect(blocks.map(({ from, until }) => [from, until])).toEqual([
    ["2026-07-07T08:00", "2026-07-10T08:00"],
    ["2026-08-01T08:00", "2026-08-03T08:00"],
  ]);
  const [now, later] = blocks.map(({ id }) => id);
  const end = (id = 0, of = vehicleId) => endBlock(stage.deps, { id, vehicleId: of, by: amra });
  expect(await end(now, vehicleId + 1)).toEqual({ ok: false, reason: "none" });
  expect([await end(now), await end(later)]).toEqual([{ ok: true }, { ok: true }]);
  expect([await end(now), await end(later)]).toEqual([
    { ok: false, reason: "none" },
    { ok: false, reason: "none" },
  ]);
  expect(await listBlocks(stage.deps, vehicleId)).toEqual([]);
  const { rows } = await stage.deps.pool.query(
    "select busy_until from occupancy where vehicle_id = $1 order by during",
    [vehicleId],
  );
  expect(rows).toEqual([
    { busy_until: new Date("2026-07-02T08:00:00+02:00") },
    { busy_until: new Date("2026-07-08T12:00:00+02:00") },
  ]);
  const { rows: entries } = await stage.deps.pool.query(
    "select after from audit_entry where action = 'vehicle.repaired' order by id limit 1",
  );
  expect(entries).toEqual([{ after: { repairUntil: "2026-07-08T12:00" } }]);
});
