import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  addBlock,
  addCar,
  book,
  openStage,
  plainSelection,
  seats,
  tripAt,
  vehicleIds,
  type Stage,
} from "../../../../test/casts/cast.ts";
import { overlaps } from "../../../../test/race/overlaps.ts";
import { listNews } from "../../notices/list-news.ts";
import { searchCars } from "../../availability/search-cars.ts";
import { releaseVehicle } from "../../availability/shorten-stay.ts";
import { inTransaction } from "../../db/in-transaction.ts";
import { keepOverdueBusy } from "./keep-overdue-busy.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());
beforeEach(() => stage.deps.clock.set("2026-06-01T10:00:00+02:00"));

/** The code as rows keep it. */
const plain = (code: string) => code.replaceAll("-", "").slice(2);
let named = 0;
const newCar = (vehicles: number) => addCar(stage.deps, { name: `car ${named++}`, vehicles });
const bookOn = (carId: number, from: string, to: string) =>
  book(stage.deps, { selection: plainSelection(carId), trip: tripAt(from, to) });
const query = async (text: string, values: unknown[] = []) =>
  (await stage.deps.pool.query<Record<string, unknown>>(text, values)).rows;
/** Hands the car over, as the staff do. */
const out = async ({ token }: { token: string }) => {
  await query("update reservation set status = 'on_rent' where token = $1", [token]);
};
const untilOf = async ({ token }: { token: string }) => {
  const [row] = await query(
    `select busy_until at time zone 'Europe/Sarajevo' as back, upper(during) at time zone 'Europe/Sarajevo' as free, occupancy.pinned
     from occupancy join reservation on reservation.id = reservation_id where token = $1`,
    [token],
  );
  const local = (at: unknown) => (at instanceof Date ? at.toISOString().slice(0, 16) : at);
  return { back: local(row?.back), free: local(row?.free), pinned: row?.pinned };
};
const dangers = ({ token }: { token: string }) =>
  query(
    `select after from reservation_event join reservation on reservation.id = reservation_id
     where token = $1 and action = 'in-danger'`,
    [token],
  );
const keepAt = async (instant: string) => {
  stage.deps.clock.set(instant);
  await keepOverdueBusy(stage.deps);
};

describe("a vehicle that is out", () => {
  test("is busy to its return and the grace, and then as long as it is not back", async () => {
    const carId = await newCar(1);
    const rental = await bookOn(carId, "2026-07-06T10:00", "2026-07-10T10:00");
    await out(rental);
    await keepAt("2026-07-10T10:59:00+02:00");
    expect(await untilOf(rental)).toMatchObject({
      back: "2026-07-10T10:00",
      free: "2026-07-10T12:00",
    });
    await keepAt("2026-07-10T11:00:00+02:00");
    expect(await untilOf(rental)).toEqual({
      back: "2026-07-10T11:30",
      free: "2026-07-10T13:30",
      pinned: true,
    });
    await keepAt("2026-07-12T17:05:00+02:00");
    expect(await untilOf(rental)).toMatchObject({
      back: "2026-07-12T18:00",
      free: "2026-07-12T20:00",
    });
  });

  test("is not found by a search while it is overdue", async () => {
    const carId = await newCar(1);
    const rental = await bookOn(carId, "2026-07-06T10:00", "2026-07-10T10:00");
    await out(rental);
    const isFree = async () => {
      const trip = tripAt("2026-07-13T10:00", "2026-07-17T10:00");
      const asked = { trip, language: "ba", now: "2026-07-12T18:00", byStaff: true } as const;
      const { offers } = await searchCars(stage.deps, asked);
      return offers.find(({ car }) => car.id === carId)?.free;
    };
    await keepAt("2026-07-12T18:00:00+02:00");
    expect(await isFree()).toBe(true);
    await keepAt("2026-07-13T07:31:00+02:00");
    expect(await isFree()).toBe(false);
  });

  test("is asked about once per half hour: nothing is written in between", async () => {
    const rental = await bookOn(await newCar(1), "2026-07-06T10:00", "2026-07-10T10:00");
    await out(rental);
    const version = async () =>
      query(
        "select occupancy.version from occupancy join reservation on reservation.id = reservation_id where token = $1",
        [rental.token],
      );
    await keepAt("2026-07-10T12:01:00+02:00");
    const written = await version();
    await keepAt("2026-07-10T12:30:00+02:00");
    expect(await version()).toEqual(written);
    await keepAt("2026-07-10T12:31:00+02:00");
    expect(await version()).not.toEqual(written);
  });
});

describe("the reservation that comes next", () => {
  test("goes to another vehicle by itself, and so do those that make room for it", async () => {
    const carId = await newCar(2);
    const rental = await bookOn(carId, "2026-07-06T10:00", "2026-07-10T10:00");
    const [first = 0, second = 0] = await vehicleIds(stage.deps, carId);
    const next = await bookOn(carId, "2026-07-10T12:00", "2026-07-14T10:00");
    const before = await seats(stage.deps, carId);
    const had = before.get(rental.code);
    await out(rental);
    expect(before.get(next.code)).toBe(had);
    await keepAt("2026-07-10T11:00:00+02:00");
    const after = await seats(stage.deps, carId);
    expect(after.get(rental.code)).toBe(had);
    expect(after.get(next.code)).toBe(had === first ? second : first);
    expect(await dangers(next)).toEqual([]);
    expect(await overlaps(stage.deps.pool)).toBe(0);
    const [moved] = await query(
      `select actor_kind, after from reservation_event join reservation on reservation.id = reservation_id
       where token = $1 and action = 'reseat'`,
      [next.token],
    );
    expect(moved).toMatchObject({
      actor_kind: "system",
      after: { vehicleId: after.get(next.code) },
    });
  });

  test("is in danger when no other vehicle can take it, is said once, and keeps its vehicle", async () => {
    const carId = await newCar(1);
    const rental = await bookOn(carId, "2026-07-06T10:00", "2026-07-10T10:00");
    const next = await bookOn(carId, "2026-07-10T12:00", "2026-07-14T10:00");
    await out(rental);
    await keepAt("2026-07-10T11:00:00+02:00");
    await keepAt("2026-07-10T12:45:00+02:00");
    expect(await untilOf(rental)).toMatchObject({
      back: "2026-07-10T12:00",
      free: "2026-07-10T12:00",
    });
    expect(await dangers(next)).toEqual([{ after: { waitsFor: plain(rental.code) } }]);
    const news = await listNews(stage.deps.pool, { since: 0, max: 5 });
    expect(news[0]).toMatchObject({ action: "in-danger", code: plain(next.code) });
    const held = await query("select 1 from occupancy where car_id = $1", [carId]);
    expect(held).toHaveLength(2);
  });

  test("is out of danger when it goes elsewhere: the vehicle that is out takes the time", async () => {
    const carId = await newCar(1);
    const rental = await bookOn(carId, "2026-07-06T10:00", "2026-07-10T10:00");
    const next = await bookOn(carId, "2026-07-10T12:00", "2026-07-14T10:00");
    await out(rental);
    await keepAt("2026-07-10T13:00:00+02:00");
    await inTransaction(stage.deps.pool, async (client) => {
      const { rows } = await client.query<{ id: number }>(
        "select id from reservation where token = $1",
        [next.token],
      );
      await releaseVehicle(client, rows[0]?.id ?? 0);
    });
    await keepAt("2026-07-10T13:01:00+02:00");
    expect(await untilOf(rental)).toMatchObject({
      back: "2026-07-10T14:00",
      free: "2026-07-10T16:00",
    });
  });

  test("is asked about after days in which nobody looked", async () => {
    const carId = await newCar(1);
    const rental = await bookOn(carId, "2026-07-06T10:00", "2026-07-10T10:00");
    const next = await bookOn(carId, "2026-07-11T12:00", "2026-07-15T10:00");
    await out(rental);
    for (const instant of ["2026-07-14T10:00:00+02:00", "2026-07-16T18:00:00+02:00"]) {
      await keepAt(instant);
      expect(await untilOf(rental)).toMatchObject({ back: "2026-07-11T12:00" });
    }
    expect(await dangers(next)).toHaveLength(1);
    stage.deps.clock.set("2026-06-01T10:00:00+02:00");
    const other = await newCar(2);
    const gone = await bookOn(other, "2026-07-06T10:00", "2026-07-10T10:00");
    const later = await bookOn(other, "2026-07-11T12:00", "2026-07-15T10:00");
    await out(gone);
    await keepAt("2026-07-14T10:00:00+02:00");
    expect(await untilOf(gone)).toMatchObject({ back: "2026-07-14T10:30" });
    expect(await dangers(later)).toEqual([]);
  });

  test("and a service that begins meanwhile stays where it is", async () => {
    const carId = await newCar(1);
    const rental = await bookOn(carId, "2026-07-06T10:00", "2026-07-10T10:00");
    await addBlock(stage.deps, {
      carId,
      from: "2026-07-10T13:00+02:00",
      until: "2026-07-10T15:00+02:00",
    });
    await out(rental);
    await keepAt("2026-07-10T16:00:00+02:00");
    expect(await untilOf(rental)).toMatchObject({
      back: "2026-07-10T13:00",
      free: "2026-07-10T13:00",
    });
  });
});
