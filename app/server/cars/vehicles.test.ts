import { afterAll, beforeAll, describe, expect, test } from "vitest";
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
} from "../../../test/casts/cast.ts";
import { doer } from "../../../test/casts/doer.ts";
import { polo } from "../../../test/casts/cars-cast.ts";
import type { WrittenVehicle } from "../../domain/cars/vehicle-form.ts";
import { parseCode } from "../../domain/reservations/code.ts";
import { currentFleets } from "../availability/fleet-memory.ts";
import { addVehicle } from "./add-vehicle.ts";
import { changeVehicle } from "./change-vehicle.ts";
import { deleteVehicle } from "./delete-vehicle.ts";
import { findVehicle, listVehicles } from "./vehicle-row.ts";

let stage: Stage;
let deps: Stage["deps"];
beforeAll(async () => {
  stage = await openStage();
  deps = stage.deps;
});
afterAll(() => stage.close());

let plates = 0;
const written = (carId: number, more: Partial<WrittenVehicle> = {}): WrittenVehicle => ({
  ...polo,
  carId,
  plate: `A${10 + (plates += 1)}-K-001`,
  vin: undefined,
  note: "",
  ...more,
});
const carWith = (name: string, vehicles = 0) => addCar(deps, { name, vehicles });
const add = async (vehicle: WrittenVehicle) => {
  const added = await addVehicle(deps, { vehicle, by: doer });
  if (!added.ok) throw new Error(added.reason);
  return added.id;
};
const get = async (id: number) => {
  const row = await findVehicle(deps.pool, id, { now: deps.clock.now() });
  if (!row) throw new Error("no vehicle");
  return row;
};
const edit = async (id: number, more: Partial<WrittenVehicle>, version?: number) => {
  const held = await get(id);
  const vehicle = { ...held.vehicle, ...more };
  return changeVehicle(deps, { id, version: version ?? held.version, vehicle, by: doer });
};
const bare = (code: string) => parseCode(code) ?? "";

describe("a new vehicle", () => {
  test("comes back as written, and the fleet in memory has it at once", async () => {
    const carId = await carWith("new");
    const vehicle = written(carId, { vin: "WVWZZZAWZKU000001", note: "Left door.\nScratch." });
    await currentFleets(deps.pool, deps.clock.now(), 120);
    const id = await add(vehicle);
    expect(await get(id)).toMatchObject({ version: 1, carName: "new", vehicle, reservations: 0 });
    const fleets = await currentFleets(deps.pool, deps.clock.now(), 120);
    expect(fleets.get(carId)?.vehicles.map((one) => one.id)).toEqual([id]);
    expect((await book(deps, { selection: plainSelection(carId) })).code).toMatch(/^EP-/);
  });

  test("with a plate or a VIN that another has is refused with its car", async () => {
    const [carId, otherId] = [await carWith("first"), await carWith("second")];
    const vehicle = written(carId, { vin: "WVWZZZAWZKU000002" });
    await add(vehicle);
    const asked = (more: Partial<WrittenVehicle>) =>
      addVehicle(deps, { vehicle: written(otherId, more), by: doer });
    const whose = { ok: false, carId, carName: "first", plate: vehicle.plate };
    expect(await asked({ plate: vehicle.plate })).toEqual({ ...whose, reason: "plate-taken" });
    expect(await asked({ vin: vehicle.vin })).toEqual({ ...whose, reason: "vin-taken" });
    expect(await asked({ carId: 999_999_999 })).toEqual({ ok: false, reason: "no-car" });
  });

  test("with one plate for two cars at once: one has it, the other is told", async () => {
    const cars = [await carWith("left"), await carWith("right")];
    const { plate } = written(1);
    const answers = await Promise.all(
      cars.map((carId) => addVehicle(deps, { vehicle: written(carId, { plate }), by: doer })),
    );
    expect(answers.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ reason: "plate-taken", plate });
  });
});

describe("a change", () => {
  test("is audited with what changed, keeps the minute of its service, and is refused when stale", async () => {
    const carId = await carWith("changed");
    const id = await add(written(carId));
    await deps.pool.query(
      "update vehicle set in_service_from = '2024-04-01T08:30+02:00' where id = $1",
      [id],
    );
    const before = await get(id);
    const changed = await edit(id, { odometerKm: 55_000, insuranceExpires: "2027-01-01" });
    expect(changed).toEqual({
      ok: true,
      version: before.version + 1,
      before: before.vehicle,
      moved: [],
    });
    expect((await get(id)).service.from).toBe(Date.parse("2024-04-01T06:30Z"));
    const { rows } = await deps.pool.query(
      "select action, before, after from audit_entry where subject_kind = 'vehicle' and subject_id = $1 order by id desc limit 1",
      [String(id)],
    );
    expect(rows).toEqual([
      {
        action: "vehicle.changed",
        before: { odometerKm: 54_000, insuranceExpires: null },
        after: { odometerKm: 55_000, insuranceExpires: "2027-01-01" },
      },
    ]);
    expect(await edit(id, { note: "late" }, before.version)).toMatchObject({
      reason: "stale",
      theirs: { vehicle: { odometerKm: 55_000 } },
    });
    expect(await edit(id, { carId: 999_999_999 })).toMatchObject({ reason: "no-car" });
  });
});

describe("out of service", () => {
  const bookOn = (carId: number, pickupAt: string, dropoffAt: string) =>
    book(deps, { selection: plainSelection(carId), trip: tripAt(pickupAt, dropoffAt) });

  test("its reservations go to another vehicle, in all the places that name it", async () => {
    const carId = await carWith("reseat", 2);
    const { code } = await bookOn(carId, "2026-07-06T10:00", "2026-07-10T10:00");
    const from = (await seats(deps, carId)).get(code) ?? 0;
    const changed = await edit(from, { plate: "A99-K-101", inServiceUntil: "2026-07-08" });
    expect(changed).toMatchObject({ ok: true, moved: [bare(code)] });
    const to = (await seats(deps, carId)).get(code);
    expect(to).not.toBe(from);
    const { rows } = await deps.pool.query(
      `select vehicle_id as "vehicleId", (
         select action || ' ' || actor_id from reservation_event where reservation_id = reservation.id order by id desc limit 1
       ) as event from reservation where code = $1`,
      [bare(code)],
    );
    expect(rows).toEqual([{ vehicleId: to, event: "reseat amra" }]);
    const { rows: told } = await deps.pool.query(
      `select actor_id as "actorId", before, after from audit_entry
       where action = 'reservation.reseat' and subject_id = (select id::text from reservation where code = $1)`,
      [bare(code)],
    );
    expect(told).toEqual([
      { actorId: "amra", before: { vehicleId: from }, after: { vehicleId: to } },
    ]);
  });

  test("without another vehicle nothing changes, and the reservations are named", async () => {
    const carId = await carWith("stuck", 1);
    const { code } = await bookOn(carId, "2026-07-06T10:00", "2026-07-10T10:00");
    const [id = 0] = await vehicleIds(deps, carId);
    const before = await get(id);
    const wish = { plate: "A99-K-102", inServiceUntil: "2026-07-10" };
    expect(await edit(id, wish)).toEqual({
      ok: false,
      reason: "reserved-service",
      codes: [bare(code)],
    });
    expect(
      await edit(id, { ...wish, inServiceUntil: undefined, inServiceFrom: "2026-07-07" }),
    ).toMatchObject({ reason: "reserved-service" });
    expect(await get(id)).toEqual(before);
    expect((await seats(deps, carId)).get(code)).toBe(id);
    expect(await edit(id, { ...wish, inServiceUntil: "2026-07-11" })).toMatchObject({ ok: true });
  });

  test("one that finds room and one that does not: neither moves", async () => {
    const carId = await carWith("half", 2);
    const [first = 0, second = 0] = await vehicleIds(deps, carId);
    const early = await bookOn(carId, "2026-07-01T10:00", "2026-07-04T10:00");
    const late = await bookOn(carId, "2026-07-20T10:00", "2026-07-24T10:00");
    await deps.pool.query("update occupancy set vehicle_id = $1 where car_id = $2", [first, carId]);
    await addBlock(deps, {
      carId,
      vehicle: 1,
      from: "2026-07-19T10:00+02:00",
      until: "2026-07-25T10:00+02:00",
    });
    expect(second).not.toBe(first);
    const answer = await edit(first, { plate: "A99-K-103", inServiceUntil: "2026-06-15" });
    expect(answer).toEqual({ ok: false, reason: "reserved-service", codes: [bare(late.code)] });
    expect((await seats(deps, carId)).get(early.code)).toBe(first);
  });

  test("a reservation that was promised this very vehicle stays, and is named", async () => {
    const carId = await carWith("pinned", 2);
    const { code } = await bookOn(carId, "2026-07-06T10:00", "2026-07-10T10:00");
    const id = (await seats(deps, carId)).get(code) ?? 0;
    await deps.pool.query("update occupancy set pinned = true where vehicle_id = $1", [id]);
    expect(await edit(id, { plate: "A99-K-104", inServiceUntil: "2026-07-01" })).toMatchObject({
      reason: "reserved-service",
      codes: [bare(code)],
    });
  });

  test("what is over does not count", async () => {
    const carId = await carWith("over", 1);
    await bookOn(carId, "2026-06-08T10:00", "2026-06-12T10:00");
    const [id = 0] = await vehicleIds(deps, carId);
    const later = { ...deps, clock: { now: () => Date.parse("2026-06-13T00:00Z") } };
    const held = await get(id);
    const vehicle = { ...held.vehicle, plate: "A99-K-105", inServiceUntil: "2026-06-10" };
    const wish = { id, version: held.version, vehicle, by: doer };
    expect(await changeVehicle(later, wish)).toMatchObject({ ok: true, moved: [] });
  });
});

describe("to another car", () => {
  test("it goes while nobody has it reserved, and both fleets know", async () => {
    const [fromId, toId] = [await carWith("from"), await carWith("to")];
    const id = await add(written(fromId));
    await currentFleets(deps.pool, deps.clock.now(), 120);
    expect(await edit(id, { carId: toId })).toMatchObject({ ok: true });
    const fleets = await currentFleets(deps.pool, deps.clock.now(), 120);
    expect(fleets.get(fromId)?.vehicles).toEqual([]);
    expect(fleets.get(toId)?.vehicles.map((one) => one.id)).toEqual([id]);
  });

  test("it does not go while it is reserved", async () => {
    const [fromId, toId] = [await carWith("kept", 1), await carWith("wanted")];
    const { code } = await book(deps, { selection: plainSelection(fromId) });
    const [id = 0] = await vehicleIds(deps, fromId);
    expect(await edit(id, { plate: "A99-K-106", carId: toId })).toEqual({
      ok: false,
      reason: "reserved-move",
      codes: [bare(code)],
    });
    expect((await get(id)).vehicle.carId).toBe(fromId);
  });
});

describe("a deletion", () => {
  const remove = async (id: number, version = 1) => deleteVehicle(deps, { id, version, by: doer });

  test("takes a vehicle that nothing names", async () => {
    const carId = await carWith("mistake");
    const id = await add(written(carId));
    expect(await remove(id, 2)).toMatchObject({ reason: "stale" });
    expect(await remove(id)).toEqual({ ok: true });
    expect(await remove(id)).toMatchObject({ reason: "none" });
    expect(await listVehicles(deps.pool, { now: deps.clock.now(), carId })).toEqual([]);
  });

  test("of one with a reservation or a block is refused", async () => {
    const [reservedId, blockedId] = [await carWith("had", 1), await carWith("workshop", 1)];
    const { code } = await book(deps, { selection: plainSelection(reservedId) });
    await addBlock(deps, { carId: blockedId, from: "2026-07-01", until: "2026-07-02" });
    const [[reserved = 0], [blocked = 0]] = [
      await vehicleIds(deps, reservedId),
      await vehicleIds(deps, blockedId),
    ];
    expect(await remove(reserved)).toMatchObject({ reason: "reserved", codes: [bare(code)] });
    expect(await remove(blocked)).toEqual({ ok: false, reason: "used" });
  });
});
