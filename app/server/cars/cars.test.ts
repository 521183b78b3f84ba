import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  addCar as castCar,
  book,
  openStage,
  plainSelection,
  type Stage,
} from "../../../test/casts/cast.ts";
import { doer } from "../../../test/casts/doer.ts";
import type { WrittenCar } from "../../domain/cars/car-form.ts";
import { golf } from "../../../test/casts/cars-cast.ts";
import { dayRate } from "../../domain/pricing/lines/day-rate.ts";
import { parseCode } from "../../domain/reservations/code.ts";
import { readPrices } from "../pricing/read-prices.ts";
import { savePrices } from "../pricing/save-prices.ts";
import { addCar } from "./add-car.ts";
import { findCar } from "./car-row.ts";
import { changeCar } from "./change-car.ts";
import { copyCar } from "./copy-car.ts";
import { deleteCar } from "./delete-car.ts";
import { listCars } from "./list-cars.ts";
import { orderCars } from "./order-cars.ts";
import { publishCar } from "./publish-car.ts";

let stage: Stage;
let deps: Stage["deps"];
beforeAll(async () => {
  stage = await openStage();
  deps = stage.deps;
});
afterAll(() => stage.close());

const add = (car: Partial<WrittenCar> = {}) => addCar(deps, { car: { ...golf, ...car }, by: doer });
const lastEntry = async (id: number | string) => {
  const { rows } = await deps.pool.query<{ action: string; before: unknown; after: unknown }>(
    `select action, before, after from audit_entry
     where subject_kind = 'car' and subject_id = $1 order by id desc limit 1`,
    [String(id)],
  );
  return rows[0];
};
const onSite = async (id: number) => (await deps.catalogue.get()).cars.find((car) => car.id === id);

test("a new car comes last, hidden, with all that was written", async () => {
  const id = await add();
  expect(await findCar(deps.pool, id)).toMatchObject({ version: 1, published: false, car: golf });
  expect((await listCars(deps.pool, deps.clock.now())).at(-1)?.id).toBe(id);
  expect(await onSite(id)).toBeUndefined();
  expect(await lastEntry(id)).toMatchObject({ action: "car.added", after: { name: golf.name } });
});

test("a photo without a width is counted, and the drawing stands in for it", async () => {
  const id = await add();
  await deps.pool.query(
    `insert into image (car_id, file, width, height, widths, alt_en, alt_bs)
     values ($1, 'empty', 800, 600, '{}', 'Front', 'Sprijeda')`,
    [id],
  );
  const listed = (await listCars(deps.pool, deps.clock.now())).find((car) => car.id === id);
  expect(listed).toMatchObject({ photos: 1, photo: undefined });
});

describe("a change", () => {
  test("is on the site at once, says what was, and can be taken back", async () => {
    const id = await add();
    await publishCar(deps, { id, version: 1, published: true, by: doer });
    const car = { ...golf, name: "Golf Plus", features: [{ en: "Rails", bs: "Šine" }] };
    const changed = await changeCar(deps, { id, version: 2, car, by: doer });
    expect(changed).toEqual({ ok: true, version: 3, before: golf });
    expect(await onSite(id)).toMatchObject({ name: "Golf Plus", features: car.features });
    expect(await lastEntry(id)).toEqual({
      action: "car.changed",
      before: { name: golf.name, features: golf.features },
      after: { name: "Golf Plus", features: car.features },
    });
    const back = await changeCar(deps, { id, version: 3, car: golf, by: doer });
    expect(back.ok).toBe(true);
    expect((await findCar(deps.pool, id))?.car).toEqual(golf);
  });

  test("of nothing is no change", async () => {
    const id = await add();
    expect(await changeCar(deps, { id, version: 1, car: golf, by: doer })).toMatchObject({
      ok: true,
      version: 1,
    });
    expect(await lastEntry(id)).toMatchObject({ action: "car.added" });
  });

  test("over an older version is refused with the newer one", async () => {
    const id = await add();
    const mine = { ...golf, name: "Mine" };
    const theirs = { ...golf, name: "Theirs" };
    await changeCar(deps, { id, version: 1, car: theirs, by: doer });
    expect(await changeCar(deps, { id, version: 1, car: mine, by: doer })).toMatchObject({
      ok: false,
      reason: "stale",
      theirs: { version: 2, car: theirs },
    });
    expect((await findCar(deps.pool, id))?.car.name).toBe("Theirs");
  });

  test("by two at once is made by one", async () => {
    const id = await add();
    const answers = await Promise.all(
      ["A", "B", "C", "D"].map((name) =>
        changeCar(deps, { id, version: 1, car: { ...golf, name }, by: doer }),
      ),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test("of a car that is none is none", async () => {
    expect(await changeCar(deps, { id: 999_999_999, version: 1, car: golf, by: doer })).toEqual({
      ok: false,
      reason: "none",
    });
  });
});

describe("publishing", () => {
  test("shows and hides, once per wish", async () => {
    const id = await add();
    expect(await publishCar(deps, { id, version: 1, published: true, by: doer })).toEqual({
      ok: true,
      version: 2,
    });
    expect(await onSite(id)).toMatchObject({ name: golf.name });
    expect(await publishCar(deps, { id, version: 1, published: true, by: doer })).toEqual({
      ok: true,
      version: 2,
    });
    expect(await publishCar(deps, { id, version: 1, published: false, by: doer })).toEqual({
      ok: false,
      reason: "stale",
    });
    await publishCar(deps, { id, version: 2, published: false, by: doer });
    expect(await onSite(id)).toBeUndefined();
    expect(await lastEntry(id)).toMatchObject({ action: "car.hidden" });
  });
});

describe("the order", () => {
  const seen = async () =>
    (await listCars(deps.pool, deps.clock.now())).map(({ id, version }) => ({ id, version }));

  test("is that of the site, and comes back", async () => {
    const before = await seen();
    const [first, ...rest] = before;
    if (!first) throw new Error("no cars");
    const ordered = await orderCars(deps, { order: [...rest, first], by: doer });
    const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id);
    expect(ids(await seen())).toEqual(ids([...rest, first]));
    expect((await deps.catalogue.get()).cars.at(-1)?.id).toBe(first.id);
    expect(await lastEntry("all")).toMatchObject({ action: "cars.ordered" });
    if (!ordered.ok) throw new Error("the order was refused");
    await orderCars(deps, { order: ordered.before, by: doer });
    expect(ids(await seen())).toEqual(ids(before));
  });

  test("that is there already changes nothing", async () => {
    const before = await seen();
    const { version } = await deps.catalogue.refresh();
    const entries = () => deps.pool.query("select count(*)::int as n from audit_entry");
    const written = (await entries()).rows;
    expect(await orderCars(deps, { order: before, by: doer })).toEqual({ ok: true, before });
    expect(await seen()).toEqual(before);
    expect((await deps.catalogue.refresh()).version).toBe(version);
    expect((await entries()).rows).toEqual(written);
  });

  test("of an older list, or of a part, is refused", async () => {
    const before = await seen();
    await add({ name: "Meanwhile" });
    const refused = { ok: false, reason: "stale" };
    expect(await orderCars(deps, { order: before.toReversed(), by: doer })).toEqual(refused);
    const now = await seen();
    const twice = [...now.slice(1), ...now.slice(1, 2)];
    for (const order of [[], now.slice(1), twice, now.map((car) => ({ ...car, version: 99 }))])
      expect(await orderCars(deps, { order, by: doer })).toEqual(refused);
    expect(await seen()).toEqual(now);
  });
});

describe("a copy", () => {
  test("has the facts and features, and nothing else of its model", async () => {
    const id = await castCar(deps, { name: "Model", vehicles: 2 });
    await changeCar(deps, { id, version: 1, car: golf, by: doer });
    const copyId = await copyCar(deps, { id, suffix: "(kopija)", by: doer });
    if (copyId === undefined) throw new Error("no copy");
    expect(await findCar(deps.pool, copyId)).toMatchObject({
      published: false,
      car: { ...golf, name: "Volkswagen Golf (kopija)" },
    });
    const copy = (await listCars(deps.pool, deps.clock.now())).find((car) => car.id === copyId);
    expect(copy).toMatchObject({ vehicles: 0, photos: 0 });
  });

  test("charges what its model charges", async () => {
    const id = await castCar(deps, { name: "Priced", vehicles: 0 });
    const own = async (carId: number) => {
      const { prices, cars } = await readPrices(deps.pool);
      const category = cars.find((car) => car.id === carId)?.category ?? "economy";
      return ["2027-07-05", "2027-07-09", "2027-02-08", "2027-02-12"].map((date) =>
        dayRate({ id: carId, category }, date, prices),
      );
    };
    const { prices, stamp } = await readPrices(deps.pool);
    const season = prices.seasons.find(
      ({ from, to }) => from <= "2027-07-05" && "2027-07-09" <= to,
    );
    const saved = await savePrices(deps.pool, {
      stamp,
      by: doer,
      edits: [
        { cell: `rate:car:${id}:${season?.id}:day`, was: null, now: "61" },
        { cell: `rate:car:${id}:${season?.id}:weekend`, was: null, now: "66" },
      ],
    });
    expect(saved).toMatchObject({ ok: true });
    const copyId = (await copyCar(deps, { id, suffix: "(copy)", by: doer })) ?? 0;
    expect(await own(copyId)).toEqual(await own(id));
    expect((await own(copyId)).map((rate) => rate?.perDayCents)).toEqual([6100, 6600, 3000, 3000]);
    const { rows } = await deps.pool.query<{ after: unknown }>(
      "select after from audit_entry where action = 'prices.changed' order by id desc limit 1",
    );
    expect(rows[0]?.after).toMatchObject({ [`rate:car:${copyId}:${season?.id}:weekend`]: 6600 });
  });

  test("of the longest name still has one that can be saved", async () => {
    const id = await add({ name: `${"x".repeat(58)}😀` });
    const copyId = await copyCar(deps, { id, suffix: "(copy)", by: doer });
    const name = (await findCar(deps.pool, copyId ?? 0))?.car.name ?? "";
    expect(name.length).toBeLessThanOrEqual(60);
    expect(name).toMatch(/^x+ \(copy\)$/);
  });

  test("of a car that is none is none", async () => {
    expect(await copyCar(deps, { id: 999_999_999, suffix: "(copy)", by: doer })).toBeUndefined();
  });
});

describe("a deletion", () => {
  test("takes a car that nothing names", async () => {
    const id = await add();
    expect(await deleteCar(deps, { id, version: 2, by: doer })).toMatchObject({ reason: "stale" });
    expect(await deleteCar(deps, { id, version: 1, by: doer })).toEqual({ ok: true });
    expect(await findCar(deps.pool, id)).toBeUndefined();
    expect(await lastEntry(id)).toMatchObject({
      action: "car.deleted",
      before: { name: golf.name },
    });
    expect(await deleteCar(deps, { id, version: 1, by: doer })).toMatchObject({ reason: "none" });
  });

  test("of a car that is reserved is refused with the reservations named, cancelled ones too", async () => {
    const id = await castCar(deps, { name: "reserved", vehicles: 2 });
    const codes = [
      (await book(deps, { selection: plainSelection(id) })).code,
      (await book(deps, { selection: plainSelection(id) })).code,
    ].map((code) => parseCode(code) ?? "");
    await deps.pool.query("delete from occupancy where car_id = $1", [id]);
    await deps.pool.query("update reservation set status = 'cancelled' where car_id = $1", [id]);
    const answer = await deleteCar(deps, { id, version: 1, by: doer });
    expect(answer).toMatchObject({ ok: false, reason: "reserved", count: 2 });
    expect("codes" in answer && answer.codes.toSorted()).toEqual(codes.toSorted());
    expect(await findCar(deps.pool, id)).toBeDefined();
  });

  test("of a car with vehicles is refused with their plates", async () => {
    const id = await castCar(deps, { name: "owned", vehicles: 2 });
    expect(await deleteCar(deps, { id, version: 1, by: doer })).toEqual({
      ok: false,
      reason: "vehicles",
      plates: ["owned-1", "owned-2"],
    });
  });

  test("against a booking: one of them wins, and neither fails", async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await castCar(deps, { name: `race ${round}`, vehicles: 1 });
      const [booked, deleted] = await Promise.allSettled([
        book(deps, { selection: plainSelection(id) }),
        deleteCar(deps, { id, version: 1, by: doer }),
      ]);
      expect(deleted.status).toBe("fulfilled");
      expect(booked.status).toBe("fulfilled");
      expect(await findCar(deps.pool, id)).toBeDefined();
    }
  });
});
