import type { Pool } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addCar, book, openStage, plainSelection, type Stage } from "../../../test/casts/cast.ts";
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

test("who waits for the readings of others gets what its own question asked for", async () => {
  const readings: { carIds: number[]; answer: (rows: object) => void }[] = [];
  const versions = ["1:1 2:1 3:1 4:1", "1:2 2:1 3:1 4:1"];
  versions.push("1:2 2:2 3:1 4:1", "1:2 2:2 3:2 4:1", "1:2 2:2 3:2 4:2");
  const last = versions.at(-1);
  const now = new Map<number, number>();
  const query = ({ name, values }: { name: string; values?: [number[]] }) => {
    if (name === "fleet-versions")
      return Promise.resolve({ rows: [{ versions: versions.shift() ?? last }] });
    const carIds = values?.[0] ?? [];
    return new Promise((answer) => readings.push({ carIds, answer }));
  };
  /** Answers the reading under way with the state of now. */
  const read = async () => {
    const reading = readings.shift();
    if (!reading) return false;
    const rows = reading.carIds.map((carId) => ({
      carId,
      version: now.get(carId) ?? 1,
      vehicles: [],
      busy: [],
    }));
    reading.answer({ rows });
    await new Promise((done) => setImmediate(done));
    return true;
  };
  const pool = { query } as unknown as Pool;
  const versionOf = async (asked: ReturnType<typeof currentFleets>) =>
    (await asked).get(4)?.version;
  const ask = () => currentFleets(pool, stage.deps.clock.now(), 120);

  const first = ask();
  await new Promise((done) => setImmediate(done));
  const others = [ask(), ask(), ask()];
  const mine = ask();
  await new Promise((done) => setImmediate(done));
  // Each question is of a moment after one more car has changed; the reading under way saw none of it.
  await read();
  for (const carId of [1, 2, 3, 4]) now.set(carId, 2);
  while (await read());
  await Promise.all([first, ...others]);
  expect(await versionOf(mine)).toBe(2);
  const later = ask();
  await new Promise((done) => setImmediate(done));
  while (await read());
  expect(await versionOf(later)).toBe(2);
});
