import { afterAll, beforeAll, expect, test } from "vitest";
import {
  addCar,
  book,
  openStage,
  plainSelection,
  tripAt,
  type Stage,
} from "../../../test/casts/cast.ts";
import { listSwaps } from "../reservations/deeds/list-swaps.ts";
import { findLacksOfChange } from "../reservations/change/find-lacks-of-change.ts";
import { countPressing } from "../reservations/overdue/count-pressing.ts";
import { keepOverdueBusy } from "../reservations/overdue/keep-overdue-busy.ts";
import { findLacks } from "./find-lacks.ts";

let stage: Stage;
const now = "2026-06-01T10:00";
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());
const query = (text: string, values: unknown[] = []) => stage.deps.pool.query(text, values);

test("the vehicle that a trip would get says what it lacks, for booking, change and swap alike", async () => {
  const carId = await addCar(stage.deps, { name: "lacking", vehicles: 1 });
  await query(
    "update vehicle set winter_tyres = false, insurance_expires = '2026-06-12' where car_id = $1",
    [carId],
  );
  const trip = tripAt("2026-06-10T10:00", "2026-06-14T10:00");
  const insurance = { lack: "paper", paper: "insurance", expires: "2026-06-12" };
  expect(await findLacks(stage.deps, { carId, trip, now })).toMatchObject({ lacks: [insurance] });
  const before = tripAt("2026-06-08T10:00", "2026-06-12T10:00");
  expect(await findLacks(stage.deps, { carId, trip: before, now })).toBeUndefined();
  const { token } = await book(stage.deps, { selection: plainSelection(carId), trip: before });
  expect(await findLacks(stage.deps, { carId, trip, now })).toBeUndefined();
  const winter = tripAt("2026-10-28T10:00", "2026-11-02T10:00");
  const changed = await findLacksOfChange(stage.deps, { token, carId, trip: winter, now });
  expect(changed?.lacks).toEqual([insurance, { lack: "winter-tyres" }]);
  expect(await listSwaps(stage.deps, { token, now })).toContainEqual(
    expect.objectContaining({ isCurrent: true, lacks: [] }),
  );
});

test("the rail counts what is overdue, and who is in danger because of it", async () => {
  const at = (moment: string) => stage.deps.clock.set(moment);
  at("2026-06-01T10:00:00+02:00");
  const carId = await addCar(stage.deps, { name: "overdue", vehicles: 1 });
  const bookOn = (from: string, to: string) =>
    book(stage.deps, { selection: plainSelection(carId), trip: tripAt(from, to) });
  const { token } = await bookOn("2026-06-06T10:00", "2026-06-10T10:00");
  await bookOn("2026-06-10T13:00", "2026-06-14T10:00");
  await query("update reservation set status = 'on_rent' where token = $1", [token]);
  const count = () => countPressing(stage.deps, stage.deps.clock.now());
  at("2026-06-10T10:30:00+02:00");
  expect(await count()).toBe(0);
  at("2026-06-10T12:30:00+02:00");
  await keepOverdueBusy(stage.deps);
  expect(await count()).toBe(2);
  await query("update reservation set status = 'returned' where token = $1", [token]);
  expect(await count()).toBe(0);
});
