import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  addBlock,
  addCar,
  book,
  openStage,
  plainSelection,
  tripAt,
  vehicleIds,
  type Stage,
} from "../../../../test/casts/cast.ts";
import type { PlannerView } from "../../../domain/availability/planner/planner-view.ts";
import { giveOut } from "../../../../test/casts/handed-cast.ts";
import { keepOverdueBusy } from "../../reservations/overdue/keep-overdue-busy.ts";
import { listCalendar } from "./list-calendar.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
  await stage.deps.pool.query(
    `insert into "user" (id, name, email, role) values ('member-amra', 'Amra', 'amra@example.com', 'agent')`,
  );
});
afterAll(() => stage.close());
beforeEach(() => stage.deps.clock.set("2026-06-01T10:00:00+02:00"));

const july: PlannerView = { from: "2026-07-01", zoom: "2-weeks", folded: [] };
const listOf = async (carId: number, view = july) => {
  const { cars, bars } = await listCalendar(stage.deps, view);
  const car = cars.find(({ id }) => id === carId);
  const ids = new Set(car?.vehicles.map(({ id }) => id));
  return { car, bars: bars.filter(({ vehicleId }) => ids.has(vehicleId)) };
};

test("vehicles stand under their car with what keeps them busy in the days that are shown", async () => {
  const carId = await addCar(stage.deps, { name: "planned", vehicles: 2 });
  const selection = plainSelection(carId);
  const { code } = await book(stage.deps, { selection });
  const later = { selection, trip: tripAt("2026-08-03T10:00", "2026-08-10T10:00") };
  await book(stage.deps, later);
  await addBlock(stage.deps, {
    carId,
    vehicle: 1,
    from: "2026-07-02T08:00+02:00",
    until: "2026-07-03T08:00+02:00",
  });
  const { car, bars } = await listOf(carId);
  expect(car?.vehicles.map(({ plate }) => plate)).toEqual(["planned-1", "planned-2"]);
  expect(bars).toMatchObject([
    {
      kind: "reservation",
      code: code.replaceAll("-", "").slice(2),
      status: "confirmed",
      name: "Hadžić-Đulić E.",
      isOverdue: false,
      signs: ["unpaid"],
      start: Date.parse("2026-07-06T10:00+02:00"),
      end: Date.parse("2026-07-13T10:00+02:00"),
      freeAt: Date.parse("2026-07-13T12:00+02:00"),
    },
    { kind: "block", blockKind: "other" },
  ]);
  expect((await listOf(carId, { ...july, from: "2026-08-01" })).bars).toHaveLength(1);
  expect((await listOf(carId, { ...july, from: "2026-09-01" })).bars).toEqual([]);
});

test("a place and a category leave all others out, and so does the time in which nobody gives a vehicle out", async () => {
  const carId = await addCar(stage.deps, { name: "narrowed", vehicles: 2, category: "suv" });
  const [first] = await vehicleIds(stage.deps, carId);
  await stage.deps.pool.query("update vehicle set in_service_until = '2026-06-20' where id = $1", [
    first,
  ]);
  expect((await listOf(carId)).car?.vehicles.map(({ plate }) => plate)).toEqual(["narrowed-2"]);
  expect((await listOf(carId, { ...july, from: "2026-06-10" })).car?.vehicles).toHaveLength(2);
  expect((await listOf(carId, { ...july, category: "economy" })).car).toBeUndefined();
  expect((await listOf(carId, { ...july, category: "suv" })).car?.id).toBe(carId);
  expect((await listOf(carId, { ...july, place: "office-nowhere" })).car).toBeUndefined();
  expect((await listOf(carId, { ...july, place: "airport-tuzla" })).car?.id).toBe(carId);
});

test("what is not back in time is overdue, and what waits for its vehicle is in danger", async () => {
  const carId = await addCar(stage.deps, { name: "late", vehicles: 1 });
  const selection = plainSelection(carId);
  const out = await book(stage.deps, { selection });
  const trip = tripAt("2026-07-13T14:00", "2026-07-17T10:00");
  await book(stage.deps, { selection, trip });
  stage.deps.clock.set("2026-07-06T10:00:00+02:00");
  await giveOut(stage.deps, out.token);
  stage.deps.clock.set("2026-07-13T12:10:00+02:00");
  await keepOverdueBusy(stage.deps);
  const { bars } = await listOf(carId, { ...july, from: "2026-07-05" });
  expect(bars).toMatchObject([{ isOverdue: true }, { isOverdue: false }]);
  expect(bars[1]).toMatchObject({ signs: ["danger", "unpaid"] });
});

test("what was due before the days in sight and is not back is shown on them, and on none that are still to come", async () => {
  const carId = await addCar(stage.deps, { name: "long gone", vehicles: 1 });
  const selection = plainSelection(carId);
  const out = await book(stage.deps, { selection });
  await book(stage.deps, { selection, trip: tripAt("2026-07-13T14:00", "2026-07-17T10:00") });
  stage.deps.clock.set("2026-07-06T10:00:00+02:00");
  await giveOut(stage.deps, out.token);
  // What waits for it has begun, so nothing holds the vehicle for the one that is out any more.
  stage.deps.clock.set("2026-07-15T09:00:00+02:00");
  await keepOverdueBusy(stage.deps);
  const late = { isOverdue: true, end: stage.deps.clock.now() };
  const next = { isOverdue: false, start: Date.parse("2026-07-13T14:00+02:00") };
  const from = async (day: string) => (await listOf(carId, { ...july, from: day })).bars;
  expect(await from("2026-07-10")).toMatchObject([late, next]);
  expect(await from("2026-07-15")).toMatchObject([late, next]);
  expect(await from("2026-07-16")).toMatchObject([next]);
  expect(await listOf(carId, { ...july, from: "2026-07-15", category: "suv" })).toMatchObject({
    bars: [],
  });
});
