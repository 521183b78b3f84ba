import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  addBlock,
  addCar,
  book,
  bookingForm,
  julyWeek,
  openStage,
  plainSelection,
  seats,
  tripAt,
  vehicleIds,
  type Stage,
} from "../../../test/casts/cast.ts";
import { fleetRulesOf } from "../../domain/availability/fleet-rules.ts";
import { requestOf } from "../../domain/availability/request-of.ts";
import { inTransaction } from "../db/in-transaction.ts";
import { quoteSelection } from "../pricing/quote-selection.ts";
import { bookCar } from "../reservations/booking/book-car.ts";
import { chooseVehicle, holdVehicle } from "./hold-vehicle.ts";
import { lockCars } from "./lock-cars.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const bookOn = (carId: number, pickupAt: string, dropoffAt: string, places = {}) =>
  book(stage.deps, { selection: plainSelection(carId), trip: tripAt(pickupAt, dropoffAt, places) });
const heldUntil = async (carId: number) => {
  const { rows } = await stage.deps.pool.query<{ until: Date }>(
    "select upper(during) as until from occupancy where car_id = $1 and kind = 'reservation' order by lower(during)",
    [carId],
  );
  return rows.map(({ until }) => until.toISOString());
};

describe("a vehicle is held", () => {
  test("to the return plus the turnaround", async () => {
    const carId = await addCar(stage.deps, { name: "held", vehicles: 1 });
    await bookOn(carId, "2026-07-06T10:00", "2026-07-10T10:00");
    expect(await heldUntil(carId)).toEqual(["2026-07-10T10:00:00.000Z"]);
  });

  test("to a service that follows sooner, which needs no turnaround", async () => {
    const carId = await addCar(stage.deps, { name: "service", vehicles: 1 });
    await addBlock(stage.deps, {
      carId,
      from: "2026-07-10T11:00+02:00",
      until: "2026-07-11T08:00+02:00",
    });
    await bookOn(carId, "2026-07-06T10:00", "2026-07-10T10:30");
    expect(await heldUntil(carId)).toEqual(["2026-07-10T09:00:00.000Z"]);
    await bookOn(carId, "2026-07-11T08:00", "2026-07-15T08:00");
    expect(await heldUntil(carId)).toHaveLength(2);
  });

  test("to its return, when a service begins there, and the turnaround is not forgotten", async () => {
    const carId = await addCar(stage.deps, { name: "short service", vehicles: 1 });
    await addBlock(stage.deps, {
      carId,
      from: "2026-07-10T10:00+02:00",
      until: "2026-07-10T10:30+02:00",
    });
    await bookOn(carId, "2026-07-06T10:00", "2026-07-10T10:00");
    const form = await bookingForm(stage.deps, {
      selection: plainSelection(carId),
      trip: tripAt("2026-07-10T10:30", "2026-07-15T10:00"),
    });
    expect(await bookCar(stage.deps, form)).toMatchObject({ reason: "not-available" });
    await bookOn(carId, "2026-07-10T12:00", "2026-07-15T10:00");
  });

  test("by the vehicle with the least idle time around the trip", async () => {
    const carId = await addCar(stage.deps, { name: "fit", vehicles: 3 });
    const july = await bookOn(carId, "2026-07-01T10:00", "2026-07-05T10:00");
    const next = await bookOn(carId, "2026-07-05T12:00", "2026-07-09T10:00");
    const held = await seats(stage.deps, carId);
    expect(held.get(next.code)).toBe(held.get(july.code));
  });
});

describe("the turnaround and the way between two places", () => {
  test("keep the next trip away exactly so long", async () => {
    const carId = await addCar(stage.deps, { name: "gap", vehicles: 1 });
    await bookOn(carId, "2026-07-06T10:00", "2026-07-10T10:00");
    const form = (pickupAt: string) =>
      bookingForm(stage.deps, {
        selection: plainSelection(carId),
        trip: tripAt(pickupAt, "2026-07-20T10:00"),
      });
    expect(await bookCar(stage.deps, await form("2026-07-10T11:30"))).toMatchObject({
      reason: "not-available",
    });
    expect(await bookCar(stage.deps, await form("2026-07-10T12:00"))).toMatchObject({ ok: true });
  });

  test("are longer between two towns", async () => {
    const carId = await addCar(stage.deps, { name: "towns", vehicles: 1 });
    const sarajevo = {
      pickupLocationId: "airport-sarajevo",
      dropoffLocationId: "airport-sarajevo",
    };
    await bookOn(carId, "2026-07-06T10:00", "2026-07-10T10:00");
    const trip = tripAt("2026-07-10T12:00", "2026-07-20T10:00", sarajevo);
    const form = await bookingForm(stage.deps, { selection: plainSelection(carId), trip });
    expect(await bookCar(stage.deps, form)).toMatchObject({ reason: "not-available" });
    await bookOn(carId, "2026-07-10T18:00", "2026-07-20T10:00", sarajevo);
  });
});

describe("re-seating", () => {
  /** Two vehicles, each with one reservation, in the way of a long trip between them. */
  async function scattered(name: string) {
    const carId = await addCar(stage.deps, { name, vehicles: 2 });
    const [first = 0, second = 0] = await vehicleIds(stage.deps, carId);
    await addBlock(stage.deps, {
      carId,
      from: "2026-07-01T00:00+02:00",
      until: "2026-07-06T00:00+02:00",
    });
    const early = await bookOn(carId, "2026-07-02T10:00", "2026-07-06T10:00");
    await addBlock(stage.deps, {
      carId,
      vehicle: 1,
      from: "2026-07-16T00:00+02:00",
      until: "2026-07-21T00:00+02:00",
    });
    const late = await bookOn(carId, "2026-07-17T10:00", "2026-07-21T10:00");
    expect([...(await seats(stage.deps, carId)).values()]).toEqual([second, first]);
    await stage.deps.pool.query("delete from occupancy where kind = 'block' and car_id = $1", [
      carId,
    ]);
    return { carId, early, late };
  }
  const between = tripAt("2026-07-04T10:00", "2026-07-19T10:00");

  test("moves what is in the way and writes down who moved", async () => {
    const { carId } = await scattered("moved");
    const code = (await book(stage.deps, { selection: plainSelection(carId), trip: between })).code;
    const held = await seats(stage.deps, carId);
    const others = [...held].filter(([other]) => other !== code).map(([, vehicleId]) => vehicleId);
    expect(new Set(others).size).toBe(1);
    expect(others).not.toContain(held.get(code));
    const { rows } = await stage.deps.pool.query(
      `select action, from_status, to_status, (before ->> 'vehicleId')::int as was, vehicle_id as is
       from reservation_event join reservation on reservation.id = reservation_id
       where action = 'reseat' and car_id = $1`,
      [carId],
    );
    expect(rows).toEqual([
      {
        action: "reseat",
        from_status: "confirmed",
        to_status: "confirmed",
        was: held.get(code),
        is: others[0],
      },
    ]);
  });

  test("does not promise a move that the turnaround forbids", async () => {
    const carId = await addCar(stage.deps, { name: "at a service", vehicles: 2 });
    const at = (from: string, until: string, vehicle: number) =>
      addBlock(stage.deps, { carId, from: `${from}+02:00`, until: `${until}+02:00`, vehicle });
    await at("2026-07-10T10:00", "2026-07-10T11:30", 0);
    await at("2026-07-05T10:00", "2026-07-07T10:00", 1);
    await bookOn(carId, "2026-07-06T08:00", "2026-07-10T10:00");
    await bookOn(carId, "2026-07-10T11:00", "2026-07-15T10:00");
    const [first, second] = await vehicleIds(stage.deps, carId);
    expect([...(await seats(stage.deps, carId)).values()].toSorted()).toEqual([first, second]);
    // Now the second vehicle is free for the early one, but for the hour between its return and the late one.
    await stage.deps.pool.query(
      "update occupancy set during = tstzrange($2, $3), busy_until = $3 where vehicle_id = $1 and kind = 'block'",
      [second, "2026-07-02T10:00+02:00", "2026-07-05T10:00+02:00"],
    );
    const trip = tripAt("2026-07-03T10:00", "2026-07-07T10:00");
    const asked = { trip, selection: plainSelection(carId) };
    const { pool, catalogue, clock } = stage.deps;
    const form = await bookingForm(stage.deps, asked);
    const booked = await bookCar(stage.deps, form);
    const seen = await quoteSelection({ pool, catalogue, clock }, asked);
    expect([booked, seen]).toMatchObject([{ reason: "not-available" }, { free: false }]);
  });

  test("never moves a vehicle that was promised", async () => {
    const { carId } = await scattered("promised");
    await stage.deps.pool.query("update occupancy set pinned = true where car_id = $1", [carId]);
    const form = await bookingForm(stage.deps, { selection: plainSelection(carId), trip: between });
    expect(await bookCar(stage.deps, form)).toMatchObject({ ok: false, reason: "not-available" });
  });
});

describe("seating a reservation anew", () => {
  test("it does not stand in its own way, and keeps one row", async () => {
    const carId = await addCar(stage.deps, { name: "anew", vehicles: 1 });
    const { code } = await book(stage.deps, { selection: plainSelection(carId) });
    const { pool, catalogue, clock } = stage.deps;
    const { rows } = await pool.query<{ id: number }>(
      "select id from reservation where car_id = $1",
      [carId],
    );
    const reservationId = rows[0]?.id ?? 0;
    const rules = fleetRulesOf(await catalogue.get());
    const request = requestOf({ ...julyWeek, dropoffAt: "2026-07-15T10:00" });
    const asked = { carId, request, rules, now: clock.now() };
    await inTransaction(pool, async (client) => {
      await lockCars(client, [carId]);
      expect(await chooseVehicle(client, asked)).toBeUndefined();
      const seat = await chooseVehicle(client, { ...asked, reservationId });
      if (!seat) throw new Error("the reservation stands in its own way");
      await holdVehicle(client, seat, { ...asked, reservationId });
    });
    expect([...(await seats(stage.deps, carId)).keys()]).toEqual([code]);
    expect(await heldUntil(carId)).toEqual(["2026-07-15T10:00:00.000Z"]);
  });
});

test("without the lock the database itself refuses the second of two on one vehicle", async () => {
  const carId = await addCar(stage.deps, { name: "raw", vehicles: 1 });
  await book(stage.deps, { selection: plainSelection(carId) });
  await expect(
    addBlock(stage.deps, {
      carId,
      from: "2026-07-10T08:00+02:00",
      until: "2026-07-11T08:00+02:00",
    }),
  ).rejects.toMatchObject({ code: "23P01" });
});
