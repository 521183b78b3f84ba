import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  addCar,
  book,
  openStage,
  plainSelection,
  tripAt,
  type Stage,
} from "../../../test/casts/cast.ts";
import { requestOf } from "../../domain/availability/request-of.ts";
import type { ExtraEdit } from "../../domain/extras/read-extra.ts";
import { addAbsence, endAbsence, listAbsences } from "./absences.ts";
import { addExtra, changeExtra, deleteExtra, moveExtra } from "./change-extra.ts";
import { extrasByDay } from "./extras-by-day.ts";
import { extrasLeft } from "./extras-left.ts";
import { findExtra, listExtras } from "./list-extras.ts";

let stage: Stage;
let first: string;
let carId: number;
beforeAll(async () => {
  stage = await openStage();
  carId = await addCar(stage.deps, { name: "Golf", vehicles: 5 });
  first = await take("2026-07-01T10:00", "2026-07-05T10:00", 2);
  await take("2026-07-04T10:00", "2026-07-08T10:00", 1);
});
afterAll(() => stage.close());

const take = async (from: string, to: string, pieces: number) => {
  const selection = { ...plainSelection(carId), extras: { roof_box: pieces } };
  await stage.deps.pool.query("update extra set max_quantity = 3 where code = 'roof_box'");
  await stage.deps.catalogue.refresh();
  return (await book(stage.deps, { selection, trip: tripAt(from, to) })).code;
};
const by = { actor: { kind: "staff", id: randomUUID() }, addressHash: "hash" } as const;
const now = () => stage.deps.clock.now();
const held = async (code = "roof_box") => {
  const found = await findExtra(stage.deps.pool, code);
  if (!found) throw new Error(`there is no extra ${code}`);
  return found;
};
const change = async (edit: Partial<ExtraEdit>, code = "roof_box") => {
  const { version, ...extra } = await held(code);
  const { pool } = stage.deps;
  return changeExtra(pool, { code, version, extra: { ...extra, ...edit }, by, now: now() });
};
const left = async (from: string, to: string) =>
  (await extrasLeft(stage.deps.pool, [{ code: "roof_box", stock: 4 }], requestOf(tripAt(from, to))))
    .roof_box;
const actions = async (code = "roof_box") => {
  const { rows } = await stage.deps.pool.query<{ action: string; before: object; after: object }>(
    "select action, before, after from audit_entry where subject_kind = 'extra' and subject_id = $1 order by id",
    [code],
  );
  return rows;
};

describe("an extra", () => {
  test("is changed, audited by what changed, and in the next price list", async () => {
    const { version } = await held();
    expect(await change({ priceCents: 600, noteEn: "450 litres" })).toMatchObject({
      ok: true,
      version: version + 1,
      before: { priceCents: 500 },
    });
    expect((await actions()).at(-1)).toEqual({
      action: "extra.changed",
      before: { priceCents: 500, noteEn: "420 litres" },
      after: { priceCents: 600, noteEn: "450 litres" },
    });
    const { priceList } = await stage.deps.catalogue.refresh();
    expect(priceList.extras.find(({ code }) => code === "roof_box")?.priceCents).toBe(600);
  });

  test("that was changed meanwhile, or is unknown, is not changed", async () => {
    const extra = await held();
    const stale = {
      code: "roof_box",
      version: 1,
      extra: { ...extra, nameEn: "Mine" },
      by,
      now: now(),
    };
    expect(await changeExtra(stage.deps.pool, stale)).toMatchObject({
      ok: false,
      reason: "stale",
      theirs: { nameEn: "Roof box", priceCents: 600 },
    });
    const unknown = { ...stale, code: "x' or true --" };
    expect(await changeExtra(stage.deps.pool, unknown)).toEqual({ ok: false, reason: "not-found" });
  });

  test("is never fewer than what is promised, and the reservations are named", async () => {
    const refused = await change({ stock: 2 });
    expect(refused).toMatchObject({
      ok: false,
      reason: "invalid",
      faults: { stock: { code: "promised", pieces: 3, left: 2 } },
    });
    expect(JSON.stringify(refused)).toContain(first);
    expect(await change({ stock: 3 })).toMatchObject({ ok: true });
    expect(await change({ stock: null })).toMatchObject({ ok: true });
    expect(await change({ stock: 2 })).toMatchObject({ ok: false, reason: "invalid" });
    expect(await change({ stock: 4 })).toMatchObject({ ok: true });
  });

  test("that is hidden keeps its name where it was booked", async () => {
    await change({ active: false });
    const { priceList, withdrawn } = await stage.deps.catalogue.refresh();
    expect(priceList.extras.some(({ code }) => code === "roof_box")).toBe(false);
    expect(withdrawn.extras.map(({ name }) => name.en)).toEqual(["Roof box"]);
    await change({ active: true });
  });

  test("is added under a code of its own, moved, and deleted while nobody ever had it", async () => {
    const { pool } = stage.deps;
    const extra = { ...(await held()), stock: null, nameEn: "Roof box" };
    const made = await Promise.all([addExtra(pool, { extra, by }), addExtra(pool, { extra, by })]);
    expect(made.map(({ code }) => code).sort()).toEqual(["roof_box_2", "roof_box_3"]);
    const order = async () => (await listExtras(pool)).map(({ code }) => code).slice(-3);
    const [last] = (await order()).slice(-1);
    expect(await moveExtra(pool, { code: last ?? "", step: -1, by })).toBe(true);
    expect((await order())[1]).toBe(last);
    expect(await moveExtra(pool, { code: "nothing", step: 1, by })).toBe(false);

    const remove = (code: string) => deleteExtra(pool, { code, by });
    expect(await remove("roof_box_2")).toEqual({ ok: false, reason: "offered" });
    await change({ active: false }, "roof_box_2");
    expect(await remove("roof_box_2")).toEqual({ ok: true });
    expect(await remove("roof_box_2")).toEqual({ ok: false, reason: "not-found" });
    expect((await actions("roof_box_2")).map(({ action }) => action).at(-1)).toBe("extra.deleted");
    await change({ active: false });
    expect(await remove("roof_box")).toEqual({ ok: false, reason: "used" });
    await change({ active: true });
  });
});

describe("pieces that are away", () => {
  const away = (startsOn: string, endsOn: string, pieces: number) =>
    addAbsence(stage.deps.pool, {
      code: "roof_box",
      absence: { startsOn, endsOn, pieces, note: "repair" },
      by,
      now: now(),
    });

  test("are not left for others from the first midnight to the last", async () => {
    expect(await left("2026-08-01T10:00", "2026-08-05T10:00")).toBe(4);
    const added = await away("2026-08-05", "2026-08-10", 3);
    expect(added.ok).toBe(true);
    expect(await left("2026-08-01T10:00", "2026-08-04T23:30")).toBe(4);
    expect(await left("2026-08-01T10:00", "2026-08-05T00:30")).toBe(1);
    expect(await left("2026-08-10T23:30", "2026-08-15T10:00")).toBe(1);
    expect(await left("2026-08-11T00:00", "2026-08-15T10:00")).toBe(4);
    const id = added.ok ? added.id : 0;
    const { pool } = stage.deps;
    expect(await endAbsence(pool, { code: "child_seat", id, by })).toBe(false);
    expect(await endAbsence(pool, { code: "roof_box", id, by })).toBe(true);
    expect(await endAbsence(pool, { code: "roof_box", id, by })).toBe(false);
    expect(await left("2026-08-01T10:00", "2026-08-05T00:30")).toBe(4);
    expect((await actions()).slice(-2).map(({ action }) => action)).toEqual([
      "extra.away",
      "extra.back",
    ]);
  });

  test("are never those that are promised", async () => {
    const refused = await away("2026-07-05", "2026-07-06", 2);
    expect(refused).toMatchObject({
      faults: {
        pieces: {
          code: "promised",
          pieces: 3,
          left: 2,
          reservations: [expect.any(String), expect.any(String)],
        },
      },
    });
    expect(await away("2026-07-05", "2026-07-06", 1)).toMatchObject({ ok: true });
    expect(await away("2026-07-06", "2026-07-20", 5)).toMatchObject({
      faults: { pieces: { code: "number", min: 1, max: 4 } },
    });
    expect(await listAbsences(stage.deps.pool, "roof_box", "2026-06-01")).toMatchObject([
      { startsOn: "2026-07-05", endsOn: "2026-07-06", pieces: 1, note: "repair" },
    ]);
  });

  test("are of extras that are counted", async () => {
    const absence = { startsOn: "2026-07-05", endsOn: "2026-07-06", pieces: 1, note: "" };
    const { pool } = stage.deps;
    expect(await addAbsence(pool, { code: "additional_driver", absence, by, now: now() })).toEqual({
      ok: false,
      reason: "not-counted",
    });
    expect(await addAbsence(pool, { code: "nothing", absence, by, now: now() })).toEqual({
      ok: false,
      reason: "not-found",
    });
  });
});

test("what is left is counted day by day", async () => {
  const days = await extrasByDay(stage.deps.pool, {
    extras: [{ code: "roof_box", stock: 4 }],
    from: "2026-06-30",
    days: 11,
  });
  expect(
    days.roof_box?.map(({ date, left, promised, away }) => [date.slice(5), left, promised, away]),
  ).toEqual([
    ["06-30", 4, 0, 0],
    ["07-01", 2, 2, 0],
    ["07-02", 2, 2, 0],
    ["07-03", 2, 2, 0],
    ["07-04", 1, 3, 0],
    ["07-05", 0, 3, 1],
    ["07-06", 2, 1, 1],
    ["07-07", 3, 1, 0],
    ["07-08", 3, 1, 0],
    ["07-09", 4, 0, 0],
    ["07-10", 4, 0, 0],
  ]);
});

test("a booking that waits for the extra sees the stock that was lowered meanwhile", async () => {
  const { pool } = stage.deps;
  await change({ stock: 7 });
  const span = requestOf(tripAt("2026-09-01T10:00", "2026-09-05T10:00"));
  await change({ stock: 5 });
  expect(await extrasLeft(pool, [{ code: "roof_box", stock: 7 }], span)).toEqual({ roof_box: 5 });
});
