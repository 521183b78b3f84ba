import { afterAll, beforeAll, expect, test } from "vitest";
import { addCar, book, openStage, plainSelection, type Stage } from "../../../test/cast.ts";
import { currentFleets } from "./fleet-memory.ts";

let stage: Stage;
let carId: number;
beforeAll(async () => {
  stage = await openStage();
  carId = await addCar(stage.deps, { name: "Golf", vehicles: 2 });
});
afterAll(() => stage.close());

const fleetNow = async () => {
  const { pool, clock } = stage.deps;
  const fleet = (await currentFleets(pool, clock.now(), 120)).get(carId);
  if (!fleet) throw new Error("the car has no fleet");
  return fleet;
};
const block = (from: string, to: string) =>
  stage.deps.pool.query(
    `insert into occupancy (vehicle_id, car_id, kind, during, busy_until, pinned)
     select min(id), car_id, 'block', tstzrange($2, $3), $3, true from vehicle where car_id = $1 group by car_id`,
    [carId, from, to],
  );

test("a booking is there with the next question, its return without the turnaround", async () => {
  expect((await fleetNow()).busy).toEqual([]);
  await book(stage.deps, { selection: plainSelection(carId) });
  const [stay] = (await fleetNow()).busy;
  expect(stay).toMatchObject({
    kind: "reservation",
    start: Date.parse("2026-07-06T10:00:00+02:00"),
    end: Date.parse("2026-07-13T10:00:00+02:00"),
    pickupLocationId: "airport-tuzla",
    pinned: false,
  });
});

test("so are a service, its end, a vehicle that leaves and one that comes", async () => {
  const before = (await fleetNow()).busy.length;
  await block("2026-08-01T08:00:00+02:00", "2026-08-03T08:00:00+02:00");
  expect((await fleetNow()).busy).toHaveLength(before + 1);
  await stage.deps.pool.query("delete from occupancy where kind = 'block'");
  expect((await fleetNow()).busy).toHaveLength(before);
  const { pool } = stage.deps;
  await pool.query(
    "update vehicle set in_service_until = '2026-09-01T00:00:00+02:00' where car_id = $1",
    [carId],
  );
  const ends = (await fleetNow()).vehicles.map(({ until }) => until);
  expect(ends).toEqual(Array(2).fill(Date.parse("2026-09-01T00:00:00+02:00")));
  await pool.query("update vehicle set in_service_until = null where car_id = $1", [carId]);
  await pool.query(
    `insert into vehicle (car_id, plate, colour, year, in_service_from, home_location_id)
     values ($1, 'new', '#EBE8E1', 2026, '2026-06-01', 'airport-tuzla')`,
    [carId],
  );
  expect((await fleetNow()).vehicles).toHaveLength(3);
});

test("a vehicle that goes to another car leaves this one's fleet", async () => {
  const { pool } = stage.deps;
  const other = await addCar(stage.deps, { name: "Octavia", vehicles: 1 });
  await currentFleets(pool, stage.deps.clock.now(), 120);
  await pool.query("update vehicle set car_id = $1 where plate = 'new'", [other]);
  expect((await fleetNow()).vehicles).toHaveLength(2);
  const fleets = await currentFleets(pool, stage.deps.clock.now(), 120);
  expect(fleets.get(other)?.vehicles).toHaveLength(2);
});

test("without a change nothing is read again", async () => {
  expect(await fleetNow()).toBe(await fleetNow());
});

test("a crowd in front of an empty memory reads once", async () => {
  const { pool, clock } = stage.otherProcess();
  const crowd = await Promise.all(
    Array.from({ length: 300 }, () => currentFleets(pool, clock.now(), 120)),
  );
  expect(new Set(crowd.map((fleets) => fleets.get(carId))).size).toBe(1);
});

test("a change that is not committed is not seen", async () => {
  const client = await stage.deps.pool.connect();
  const before = (await fleetNow()).busy.length;
  await client.query("begin");
  await client.query("delete from occupancy where car_id = $1", [carId]);
  expect((await fleetNow()).busy).toHaveLength(before);
  await client.query("rollback");
  client.release();
  expect((await fleetNow()).busy).toHaveLength(before);
});

test("a clock that is set back finds what had ended", async () => {
  await block("2026-05-10T08:00:00+02:00", "2026-05-12T08:00:00+02:00");
  const hasIt = async () =>
    (await fleetNow()).busy.some(({ start }) => start === Date.parse("2026-05-10T08:00:00+02:00"));
  expect(await hasIt()).toBe(false);
  stage.deps.clock.set("2026-05-01T10:00:00+02:00");
  expect(await hasIt()).toBe(true);
});

test("another turnaround counts at once, and never frees what is held", async () => {
  const { pool, clock } = stage.deps;
  const endWith = async (minutes: number) =>
    (await currentFleets(pool, clock.now(), minutes))
      .get(carId)
      ?.busy.find(({ kind }) => kind === "reservation")?.end;
  const due = Date.parse("2026-07-13T10:00:00+02:00");
  expect(await endWith(180)).toBe(due);
  // Held for 120 minutes: with 60 to come the return counts an hour later.
  expect(await endWith(60)).toBe(due + 60 * 60_000);
});
