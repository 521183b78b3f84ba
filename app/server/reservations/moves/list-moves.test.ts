import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  addCar,
  book,
  openStage,
  plainSelection,
  tripAt,
  type Stage,
} from "../../../../test/casts/cast.ts";
import { reportLate } from "../lateness/report-late.ts";
import { keepOverdueBusy } from "../overdue/keep-overdue-busy.ts";
import { countMovesLeft } from "./count-moves.ts";
import { listMoves } from "./list-moves.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());
beforeEach(() => stage.deps.clock.set("2026-06-01T10:00:00+02:00"));

let named = 0;
const newCar = (vehicles = 1) => addCar(stage.deps, { name: `car ${named++}`, vehicles });
const bookOn = async (carId: number, from: string, to: string, places = {}) => {
  const trip = tripAt(from, to, places);
  const { token, code } = await book(stage.deps, { selection: plainSelection(carId), trip });
  return { token, code: code.replaceAll("-", "").slice(2) };
};
const query = async (text: string, values: unknown[] = []) =>
  (await stage.deps.pool.query<Record<string, unknown>>(text, values)).rows;
const setStatus = ({ token }: { token: string }, status: string) =>
  query("update reservation set status = $2 where token = $1", [token, status]);
/** The moves of some days that are about these reservations. */
const movesOf = async (from: string, to: string, ...about: { code: string }[]) => {
  const codes = new Set(about.map(({ code }) => code));
  const moves = await listMoves(stage.deps, { from, to });
  return moves.filter(({ code }) => codes.has(code));
};
const sidesAt = (moves: Awaited<ReturnType<typeof listMoves>>) =>
  moves.map(({ side, at }) => `${side} ${at}`);

describe("a day", () => {
  test("is what goes out and what comes back on it, by time", async () => {
    const early = await bookOn(await newCar(), "2026-06-10T09:00", "2026-06-14T09:00");
    const late = await bookOn(await newCar(), "2026-06-06T12:00", "2026-06-10T12:00");
    const off = await bookOn(await newCar(), "2026-06-10T10:00", "2026-06-14T10:00");
    await setStatus(off, "cancelled");
    const asked = [early, late, off] as const;
    expect(sidesAt(await movesOf("2026-06-10", "2026-06-11", ...asked))).toEqual([
      "out 2026-06-10T09:00",
      "in 2026-06-10T12:00",
    ]);
    expect(sidesAt(await movesOf("2026-06-05", "2026-06-15", ...asked))).toEqual([
      "out 2026-06-06T12:00",
      "out 2026-06-10T09:00",
      "in 2026-06-10T12:00",
      "in 2026-06-14T09:00",
    ]);
  });

  test("ends at midnight in Sarajevo", async () => {
    const rental = await bookOn(await newCar(), "2026-06-12T23:30", "2026-06-16T00:00");
    expect(sidesAt(await movesOf("2026-06-12", "2026-06-13", rental))).toEqual([
      "out 2026-06-12T23:30",
    ]);
    expect(sidesAt(await movesOf("2026-06-15", "2026-06-16", rental))).toEqual([]);
    expect(sidesAt(await movesOf("2026-06-16", "2026-06-17", rental))).toEqual([
      "in 2026-06-16T00:00",
    ]);
  });

  test("counts what is done", async () => {
    const rental = await bookOn(await newCar(), "2026-06-10T09:00", "2026-06-14T09:00");
    const done = async () =>
      (await movesOf("2026-06-10", "2026-06-15", rental)).map(({ isDone }) => isDone);
    expect(await done()).toEqual([false, false]);
    await setStatus(rental, "on_rent");
    expect(await done()).toEqual([true, false]);
    await setStatus(rental, "returned");
    expect(await done()).toEqual([true, true]);
  });
});

describe("who comes late", () => {
  test("stands at the time that they reported", async () => {
    const rental = await bookOn(await newCar(), "2026-06-10T09:00", "2026-06-14T09:00");
    const wish = { end: "arrival", at: "2026-06-10T12:30" } as const;
    const form = { token: rental.token, wish, seenDifferenceCents: 0, now: "2026-06-10T08:00" };
    expect(await reportLate(stage.deps, form)).toMatchObject({ ok: true });
    const [move] = await movesOf("2026-06-10", "2026-06-11", rental);
    expect(move).toMatchObject({ at: "2026-06-10T12:30", agreedAt: "2026-06-10T09:00" });
  });

  test("is missed once the time is over, and stays on the list until somebody decides", async () => {
    const rental = await bookOn(await newCar(), "2026-06-10T09:00", "2026-06-14T09:00");
    stage.deps.clock.set("2026-06-10T08:00:00+02:00");
    expect(await movesOf("2026-06-10", "2026-06-11", rental)).toMatchObject([{ isMissed: false }]);
    stage.deps.clock.set("2026-06-11T08:00:00+02:00");
    expect(await movesOf("2026-06-11", "2026-06-12", rental)).toMatchObject([
      { side: "out", isMissed: true, at: "2026-06-10T09:00" },
    ]);
    expect(await movesOf("2026-06-12", "2026-06-13", rental)).toEqual([]);
  });

  test("is overdue after the grace, and endangers who comes next", async () => {
    const carId = await newCar();
    const rental = await bookOn(carId, "2026-06-06T10:00", "2026-06-10T10:00");
    const next = await bookOn(carId, "2026-06-10T12:00", "2026-06-14T10:00");
    await setStatus(rental, "on_rent");
    const seen = async () =>
      (await movesOf("2026-06-10", "2026-06-11", rental, next)).map(
        ({ side, isOverdue, waitsFor }) => ({ side, isOverdue, waitsFor }),
      );
    stage.deps.clock.set("2026-06-10T10:59:00+02:00");
    expect(await seen()).toEqual([
      { side: "in", isOverdue: false, waitsFor: undefined },
      { side: "out", isOverdue: false, waitsFor: undefined },
    ]);
    stage.deps.clock.set("2026-06-10T11:05:00+02:00");
    await keepOverdueBusy(stage.deps);
    expect(await seen()).toEqual([
      { side: "in", isOverdue: true, waitsFor: undefined },
      { side: "out", isOverdue: false, waitsFor: rental.code },
    ]);
    await setStatus(rental, "returned");
    expect(await seen()).toMatchObject([{ isOverdue: false }, { waitsFor: undefined }]);
  });
});

test("what is left is counted by day and place as it is listed", async () => {
  const sarajevo = { dropoffLocationId: "airport-sarajevo" };
  const ahead = await bookOn(await newCar(), "2026-06-10T09:00", "2026-06-13T09:00", sarajevo);
  const out = await bookOn(await newCar(), "2026-06-09T10:00", "2026-06-12T10:00");
  const missed = await bookOn(await newCar(), "2026-06-08T10:00", "2026-06-20T10:00");
  await setStatus(out, "on_rent");
  stage.deps.clock.set("2026-06-10T08:00:00+02:00");
  const late = { end: "arrival", at: "2026-06-11T00:30" } as const;
  const form = { token: ahead.token, wish: late, seenDifferenceCents: 0, now: "2026-06-10T08:00" };
  expect(await reportLate(stage.deps, form)).toMatchObject({ ok: true });
  for (const days of [
    { from: "2026-06-10", to: "2026-06-11" },
    { from: "2026-06-10", to: "2026-06-17" },
    { from: "2026-06-11", to: "2026-06-14" },
    { from: "2026-06-01", to: "2026-06-30" },
  ]) {
    const counted = new Map<string, number>();
    for (const { at, placeId, isDone } of await listMoves(stage.deps, days))
      if (!isDone)
        counted.set(
          `${at.slice(0, 10)} ${placeId}`,
          (counted.get(`${at.slice(0, 10)} ${placeId}`) ?? 0) + 1,
        );
    const left = await countMovesLeft(stage.deps, days);
    expect(counted.size).toBeGreaterThan(0);
    expect(new Map(left.map(({ day, placeId, count }) => [`${day} ${placeId}`, count]))).toEqual(
      counted,
    );
  }
  expect(sidesAt(await movesOf("2026-06-10", "2026-06-11", missed, ahead, out))).toEqual([
    "out 2026-06-08T10:00",
  ]);
});

describe("the vehicle", () => {
  test("stands where it came back last, and nowhere while it is out", async () => {
    const carId = await newCar();
    const sarajevo = { dropoffLocationId: "airport-sarajevo" };
    const before = await bookOn(carId, "2026-06-05T10:00", "2026-06-09T10:00", sarajevo);
    const rental = await bookOn(carId, "2026-06-12T10:00", "2026-06-16T10:00");
    const place = async () => (await movesOf("2026-06-12", "2026-06-13", rental))[0]?.standsAt;
    const home = await place();
    expect(home).toBeDefined();
    await setStatus(before, "on_rent");
    expect(await place()).toBeUndefined();
    await setStatus(before, "returned");
    expect(await place()).toBe("airport-sarajevo");
  });

  test("whose papers end before the trip does is said, with their last day", async () => {
    const carId = await newCar();
    const rental = await bookOn(carId, "2026-06-12T10:00", "2026-06-16T10:00");
    await query(
      `update vehicle set winter_tyres = false, registration_expires = '2026-06-15', insurance_expires = '2026-06-16', inspection_expires = '2026-07-01'
       where car_id = $1`,
      [carId],
    );
    const [move] = await movesOf("2026-06-12", "2026-06-13", rental);
    expect(move?.lacks).toEqual([{ lack: "paper", paper: "registration", expires: "2026-06-15" }]);
  });
});
