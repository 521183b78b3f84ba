/** A car that its customer leaves at the key box: on rent, and nobody else's, until a member has seen it. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  addCar,
  book,
  openStage,
  plainSelection,
  seats,
  type Stage,
} from "../../../../test/casts/cast.ts";
import { giveOut, inAsk, outAsk } from "../../../../test/casts/handed-cast.ts";
import { reservationOf, rowsOf } from "../../../../test/casts/reservation-cast.ts";
import { amra, askFor } from "../../../../test/casts/staff-hand-cast.ts";
import { toLocal } from "../../../domain/sarajevo.ts";
import { keepOverdueBusy } from "../../reservations/overdue/keep-overdue-busy.ts";
import { listMoves } from "../../reservations/moves/list-moves.ts";
import { correctSheet } from "../correct-sheet.ts";
import { exchangeVehicle } from "../exchange-vehicle.ts";
import { seeReturn } from "../see-return.ts";
import { takeBack } from "../take-back.ts";
import { findLeft } from "./find-left.ts";
import { keyBoxPass, openKeyBoxPass } from "./key-box-link.ts";
import { leaveAtBox, type LeaveAsk } from "./leave-at-box.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
  await stage.deps.pool.query(
    `insert into "user" (id, name, email, role) values ('member-amra', 'Amra', 'amra@example.com', 'agent'),
       ('member-haris', 'Haris', 'haris@example.com', 'agent') on conflict do nothing`,
  );
  await stage.deps.pool.query(
    "update location set key_box = true, key_box_en = 'By the door', key_box_bs = 'Kod vrata'",
  );
});
afterAll(() => stage.close());

let named = 0;
const at = (local: string) => stage.deps.clock.set(`${local}:00+02:00`);
const query = async (text: string, values: unknown[] = []) =>
  (await stage.deps.pool.query<Record<string, unknown>>(text, values)).rows;
/** Out from 6 to 13 July at ten. */
const out = async (vehicles = 1) => {
  at("2026-06-01T10:00");
  const carId = await addCar(stage.deps, { name: `box ${named++}`, vehicles });
  const { token, code } = await book(stage.deps, { selection: plainSelection(carId) });
  at("2026-07-06T10:00");
  await giveOut(stage.deps, token);
  return { token, code, carId };
};
const leave = (token: string, more: Partial<LeaveAsk> = {}) =>
  leaveAtBox(stage.deps, {
    token,
    now: toLocal(stage.deps.clock.now()),
    odometerKm: 60_000,
    energy: { fuelEighths: 6 },
    note: "Row B",
    language: "en-us",
    ...more,
  });
const idOf = async (token: string) =>
  Number((await query("select id from reservation where token = $1", [token]))[0]?.["id"]);

describe("a car that is left", () => {
  test("is taken by the customer, not yet seen, and stays busy however long nobody looks", async () => {
    const { token, code, carId } = await out();
    at("2026-07-13T09:30");
    expect(await leave(token)).toEqual({ ok: true, at: "2026-07-13T09:30" });
    expect(await reservationOf(stage.deps, token)).toMatchObject({ status: "on_rent" });
    const [row] = await query(
      `select taken_by, seen_at, signed_how, staff_id, odometer_km, note from handover
       where reservation_id = $1 and direction = 'in'`,
      [await idOf(token)],
    );
    expect(row).toEqual({
      taken_by: "customer",
      seen_at: null,
      signed_how: "absent",
      staff_id: null,
      odometer_km: 60_000,
      note: "Row B",
    });
    at("2026-07-14T08:00");
    await keepOverdueBusy(stage.deps);
    const [stay] = await query(
      "select upper(during) > $2 as busy from occupancy where reservation_id = $1",
      [await idOf(token), new Date(stage.deps.clock.now())],
    );
    expect(stay).toEqual({ busy: true });
    expect((await seats(stage.deps, carId)).size).toBe(1);
    const moves = await listMoves(stage.deps, { from: "2026-07-13", to: "2026-07-15" });
    const bare = code.replaceAll("-", "").slice(2);
    expect(moves.find((move) => move.code === bare && move.side === "in")).toMatchObject({
      leftAt: "2026-07-13T09:30",
    });
  });

  test("with its photos and marks, none of which is damage before a member has looked", async () => {
    const { token } = await out();
    at("2026-07-13T09:30");
    const photos = [
      { kind: "front", sha256: "a".repeat(64), takenAt: 1 },
      { kind: "damage", sha256: "b".repeat(64), takenAt: 2 },
    ] as const;
    const mark = {
      view: "left",
      x: 0.25,
      y: 0.5,
      kind: "dent",
      severity: 1,
      description: "deep",
    } as const;
    const marks = [{ ...mark, photos: ["b".repeat(64)] }];
    expect(await leave(token, { marks })).toEqual({ ok: false, reason: "invalid" });
    expect(await leave(token, { photos, marks })).toMatchObject({ ok: true });
    expect(await findLeft(stage.deps.pool, await idOf(token))).toMatchObject({ photos, marks });
    const damages = await query("select from damage where reservation_id = $1", [
      await idOf(token),
    ]);
    expect(damages).toEqual([]);
    // What arrived for the customer's sheet is here for that of the member too.
    await query("update handover_photo set received_at = now() where sha256 = $1", [
      "b".repeat(64),
    ]);
    const lines = [{ name: "fuel", decision: "accepted" }] as const;
    const sheet = { energy: { fuelEighths: 6 }, lines, marks, photos: photos.slice(1) };
    const answer = await takeBack(stage.deps, await inAsk(stage.deps, token, sheet));
    expect(answer).toMatchObject({ ok: false, reason: "undecided" });
    const dent = answer.ok || answer.reason !== "undecided" ? [] : answer.proposed;
    const decided = dent.map(({ name }) => ({ name, decision: "accepted" }) as const);
    const again = await inAsk(stage.deps, token, { ...sheet, lines: decided });
    expect(await takeBack(stage.deps, again)).toMatchObject({ ok: true });
    const here = await query(
      `select handover_photo.received_at is not null as here from handover_photo join handover on handover.id = handover_id
       where reservation_id = $1 and taken_by = 'staff' and direction = 'in'`,
      [await idOf(token)],
    );
    expect(here).toEqual([{ here: true }]);
    expect(
      await query("select photos from damage where reservation_id = $1", [await idOf(token)]),
    ).toEqual([{ photos: ["b".repeat(64)] }]);
  });

  test("is taken back by a member: priced by when it was left, beside what the customer wrote", async () => {
    const { token } = await out();
    at("2026-07-13T09:30");
    await leave(token);
    const left = await findLeft(stage.deps.pool, await idOf(token));
    await seeReturn(stage.deps, { handoverId: left?.handoverId ?? 0, by: amra });
    at("2026-07-14T12:00");
    const lines = [{ name: "fuel", decision: "accepted" }] as const;
    const ask = await inAsk(stage.deps, token, { energy: { fuelEighths: 6 }, lines });
    const answer = await takeBack(stage.deps, ask);
    expect(answer).toMatchObject({ ok: true, reservation: { status: "returned" } });
    expect(await takeBack(stage.deps, ask)).toEqual(answer);
    const rows = await query(
      `select taken_by, addendum_to is not null as added, seen_by from handover
       where reservation_id = $1 and direction = 'in' order by id`,
      [await idOf(token)],
    );
    expect(rows).toEqual([
      { taken_by: "customer", added: false, seen_by: "member-amra" },
      { taken_by: "staff", added: true, seen_by: null },
    ]);
    expect(await findLeft(stage.deps.pool, await idOf(token))).toBeUndefined();
    expect(await leave(token)).toEqual({ ok: false, reason: "closed" });
  });
});

describe("a car that was left, and a member", () => {
  test("exchanges it for another one, beside what the customer wrote", async () => {
    const { token } = await out(2);
    at("2026-07-13T09:30");
    await leave(token);
    const left = await findLeft(stage.deps.pool, await idOf(token));
    const [free] = await query(
      `select id from vehicle where car_id = (select car_id from reservation where token = $1)
         and id <> (select vehicle_id from reservation where token = $1)`,
      [token],
    );
    const lines = [{ name: "fuel", decision: "accepted" }] as const;
    const back = await inAsk(stage.deps, token, { energy: { fuelEighths: 6 }, lines });
    const next = await outAsk(stage.deps, token, { vehicleId: Number(free?.["id"]) });
    const ask = { ...(await askFor(stage.deps, token)), back, out: next, reason: "Gearbox" };
    expect(await exchangeVehicle(stage.deps, ask)).toMatchObject({ ok: true });
    const rows = await query(
      `select taken_by, addendum_to, seen_by from handover where reservation_id = $1 and direction = 'in' order by id`,
      [await idOf(token)],
    );
    expect(rows).toEqual([
      { taken_by: "customer", addendum_to: null, seen_by: "member-amra" },
      { taken_by: "staff", addendum_to: left?.handoverId, seen_by: null },
    ]);
  });

  test("corrects how it was taken back: the lines on the printed sheet stay", async () => {
    const { token } = await out();
    at("2026-07-13T09:30");
    await leave(token);
    const { handoverId = 0 } = (await findLeft(stage.deps.pool, await idOf(token))) ?? {};
    const lines = [{ name: "fuel", decision: "accepted" }] as const;
    const ask = await inAsk(stage.deps, token, { energy: { fuelEighths: 6 }, lines });
    expect(await takeBack(stage.deps, ask)).toMatchObject({ ok: true });
    const again = { ...ask, ...(await askFor(stage.deps, token)), phoneKey: crypto.randomUUID() };
    expect(
      await correctSheet(stage.deps, { ...again, handoverId, reason: "Misread" }),
    ).toMatchObject({ ok: true });
    const rows = await query(
      `select jsonb_array_length(facts -> 'lines') as lines, facts #>> '{corrects,reason}' as reason from handover
       where reservation_id = $1 and direction = 'in' order by id`,
      [await idOf(token)],
    );
    expect(rows).toEqual([
      { lines: 0, reason: null },
      { lines: 1, reason: null },
      { lines: 1, reason: "Misread" },
    ]);
  });
});

describe("refused, and nothing is written", () => {
  test("twice, too early, too late, with kilometres that ran backwards, or what is no reading", async () => {
    const { token } = await out();
    const refused = async (local: string, more: Partial<LeaveAsk> = {}) => {
      at(local);
      const before = await rowsOf(stage.deps, token);
      const answer = await leave(token, more);
      expect(await rowsOf(stage.deps, token)).toBe(before);
      return answer;
    };
    expect(await refused("2026-07-12T09:59")).toEqual({ ok: false, reason: "early" });
    expect(await refused("2026-07-16T10:01")).toEqual({ ok: false, reason: "over" });
    expect(await refused("2026-07-13T10:00", { odometerKm: -1 })).toMatchObject({ ok: false });
    const low = await query("select odometer_km as km from handover where reservation_id = $1", [
      await idOf(token),
    ]);
    await query("update handover set odometer_km = 5000 where reservation_id = $1", [
      await idOf(token),
    ]);
    expect(low).toHaveLength(1);
    expect(await refused("2026-07-13T10:00", { odometerKm: 4999 })).toEqual({
      ok: false,
      reason: "odometer-below",
      leastKm: 5000,
    });
    expect(await refused("2026-07-13T10:00", { energy: { fuelEighths: 9 } })).toEqual({
      ok: false,
      reason: "invalid",
    });
    expect(await refused("2026-07-13T10:00", { energy: { batteryPercent: 9 } })).toEqual({
      ok: false,
      reason: "invalid",
    });
    expect(await leave(token)).toMatchObject({ ok: true });
    expect(await refused("2026-07-13T10:01")).toEqual({ ok: false, reason: "left" });
  });

  test("what is not out, nobody's, or without a box", async () => {
    at("2026-06-01T10:00");
    const carId = await addCar(stage.deps, { name: "box waits", vehicles: 1 });
    const { token } = await book(stage.deps, { selection: plainSelection(carId) });
    at("2026-07-13T10:00");
    expect(await leave(token)).toEqual({ ok: false, reason: "closed" });
    expect(await leave("nobody")).toEqual({ ok: false, reason: "not-found" });
    await query("update location set key_box = false");
    expect(await leave(token)).toEqual({ ok: false, reason: "no-box" });
    await query("update location set key_box = true");
  });
});

test("a link opens the key box of its own reservation, and no other link does", () => {
  at("2026-07-13T10:00");
  const trip = { dropoffAt: "2026-07-13T10:00" };
  const pass = keyBoxPass(stage.deps, { token: "token-of-emina", trip });
  expect(openKeyBoxPass(stage.deps, pass)).toBe("token-of-emina");
  expect(openKeyBoxPass(stage.deps, `${pass}A`)).toBeUndefined();
  expect(openKeyBoxPass({ ...stage.deps, signingKey: new Uint8Array(32) }, pass)).toBeUndefined();
  at("2026-09-12T10:00");
  expect(openKeyBoxPass(stage.deps, pass)).toBeUndefined();
});
