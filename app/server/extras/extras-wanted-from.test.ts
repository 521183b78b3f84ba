import { afterAll, beforeAll, expect, test } from "vitest";
import {
  addCar,
  book,
  openStage,
  plainSelection,
  tripAt,
  type Stage,
} from "../../../test/casts/cast.ts";
import { requestOf } from "../../domain/availability/request-of.ts";
import { extrasWantedFrom } from "./extras-left.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
  const carId = await addCar(stage.deps, { name: "Golf", vehicles: 5 });
  const take = (from: string, to: string, extras: Record<string, number>) =>
    book(stage.deps, {
      selection: { ...plainSelection(carId), extras },
      trip: tripAt(from, to),
    });
  await take("2026-07-04T10:00", "2026-07-08T10:00", { child_seat: 2 });
  await take("2026-07-06T10:00", "2026-07-09T10:00", { child_seat: 1, bike_rack: 1 });
  await take("2026-07-10T10:00", "2026-07-14T10:00", { bike_rack: 1 });
});
afterAll(() => stage.close());

const seat = { code: "child_seat", pieces: 1, stock: 3 };
const rack = { code: "bike_rack", pieces: 1, stock: 1 };
const wanted = (held: (typeof seat)[], from: string, to: string, reservationId = 0) =>
  extrasWantedFrom(stage.deps.pool, held, requestOf(tripAt(from, to)), reservationId);
const instant = (moment: string) => new Date(`${moment}+02:00`).getTime();

test("it is the moment from which too few pieces are left for all", async () => {
  expect(await wanted([seat], "2026-07-03T10:00", "2026-07-12T10:00")).toBe(
    instant("2026-07-06T10:00"),
  );
  const two = { ...seat, pieces: 2 };
  expect(await wanted([two], "2026-07-03T10:00", "2026-07-12T10:00")).toBe(
    instant("2026-07-04T10:00"),
  );
});

test("the first extra that is wanted counts", async () => {
  expect(await wanted([{ ...seat, stock: 4 }, rack], "2026-07-03T10:00", "2026-07-12T10:00")).toBe(
    instant("2026-07-06T10:00"),
  );
});

test("pieces that are out already are wanted at once", async () => {
  expect(await wanted([seat], "2026-07-07T10:00", "2026-07-12T10:00")).toBe(
    instant("2026-07-07T10:00"),
  );
});

test("nobody wants them before the next trip begins, after it is over, or while there are enough", async () => {
  expect(await wanted([rack], "2026-07-03T10:00", "2026-07-06T10:00")).toBeUndefined();
  expect(await wanted([rack], "2026-07-09T10:00", "2026-07-10T10:00")).toBeUndefined();
  const plenty = { ...seat, stock: 4 };
  expect(await wanted([plenty], "2026-07-03T10:00", "2026-07-12T10:00")).toBeUndefined();
  expect(await wanted([], "2026-07-03T10:00", "2026-07-12T10:00")).toBeUndefined();
});

test("the own pieces do not count against the own", async () => {
  const { rows } = await stage.deps.pool.query<{ id: number }>(
    "select id from reservation where pickup_local = '2026-07-10T10:00'",
  );
  const own = rows[0]?.id;
  expect(await wanted([rack], "2026-07-10T10:00", "2026-07-20T10:00", own)).toBeUndefined();
});
