import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  addBlock,
  addCar,
  book,
  openStage,
  plainSelection,
  vehicleIds,
  type Stage,
} from "../../../../test/casts/cast.ts";
import { explainCell } from "./explain-cell.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());
beforeEach(() => stage.deps.clock.set("2026-06-01T10:00:00+02:00"));

const made = async (name: string) => {
  const carId = await addCar(stage.deps, { name, vehicles: 1 });
  const [vehicleId = 0] = await vehicleIds(stage.deps, carId);
  return { carId, vehicleId };
};

test("a day says what has the vehicle and the first start after its turnaround", async () => {
  const { carId, vehicleId } = await made("asked");
  const { code } = await book(stage.deps, { selection: plainSelection(carId) });
  expect(await explainCell(stage.deps, { vehicleId, date: "2026-07-10" })).toMatchObject({
    carId,
    state: "taken",
    why: {
      kind: "stay",
      by: { code: code.replaceAll("-", "").slice(2), until: "2026-07-13T10:00" },
    },
    first: "2026-07-13T12:00",
  });
  const after = await explainCell(stage.deps, { vehicleId, date: "2026-07-13", time: "11:00" });
  expect(after).toMatchObject({ why: { kind: "turnaround" }, first: "2026-07-13T12:00" });
});

test("a season that asks for a longer rental is asked about that many days", async () => {
  const { carId, vehicleId } = await made("longer");
  await book(stage.deps, { selection: plainSelection(carId) });
  const asked = { vehicleId, date: "2026-07-02", time: "10:00" } as const;
  expect(await explainCell(stage.deps, asked)).toMatchObject({ days: 3, state: "free" });
  await stage.deps.pool.query(
    "update season set min_rental_days = 5 where '2026-07-02' between starts_on and ends_on",
  );
  await stage.deps.catalogue.refresh();
  expect(await explainCell(stage.deps, asked)).toMatchObject({ days: 5, state: "taken" });
  await stage.deps.pool.query("update season set min_rental_days = null");
  await stage.deps.catalogue.refresh();
});

test("a free day says until when, and a block is named with its note", async () => {
  const { carId, vehicleId } = await made("blocked then");
  await addBlock(stage.deps, {
    carId,
    vehicle: 0,
    from: "2026-07-02T08:00+02:00",
    until: "2026-07-03T08:00+02:00",
  });
  const free = await explainCell(stage.deps, { vehicleId, date: "2026-06-20", time: "09:00" });
  expect(free).toMatchObject({
    state: "free",
    start: "2026-06-20T09:00",
    until: "2026-07-02T08:00",
  });
  const blocked = await explainCell(stage.deps, { vehicleId, date: "2026-07-02", time: "12:00" });
  expect(blocked).toMatchObject({ state: "taken", why: { kind: "stay", by: { block: {} } } });
});

test("what is over is said, and of no vehicle nothing is said", async () => {
  const { vehicleId } = await made("over");
  expect(await explainCell(stage.deps, { vehicleId, date: "2026-05-31" })).toMatchObject({
    state: "over",
  });
  expect(await explainCell(stage.deps, { vehicleId: 999_999, date: "2026-07-01" })).toBeUndefined();
});
