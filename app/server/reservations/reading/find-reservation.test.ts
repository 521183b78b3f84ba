import { afterAll, beforeAll, expect, test } from "vitest";
import {
  addCar,
  book,
  openStage,
  plainSelection,
  type Stage,
} from "../../../../test/casts/cast.ts";
import { findReservation } from "./find-reservation.ts";

let stage: Stage;
let booked: { token: string; code: string };
beforeAll(async () => {
  stage = await openStage();
  const carId = await addCar(stage.deps, { name: "Golf", vehicles: 1 });
  booked = await book(stage.deps, { selection: plainSelection(carId) });
});
afterAll(() => stage.close());

test("the token opens it, and no other text does", async () => {
  expect((await findReservation(stage.deps, booked))?.code).toBe(booked.code);
  const strange = [
    "",
    " ",
    "1",
    booked.code,
    `${booked.token}x`,
    "a".repeat(10_000),
    "x\u0000y",
    "'; drop table car; --",
  ];
  for (const token of strange) expect(await findReservation(stage.deps, { token })).toBeUndefined();
});

test("a car that is no longer offered keeps its name in a reservation", async () => {
  const { pool, catalogue } = stage.deps;
  await pool.query("update car set published = false where name = 'Golf'");
  await catalogue.refresh();
  expect((await findReservation(stage.deps, booked))?.car.name).toBe("Golf");
});

test("a reservation whose personal data was erased is opened by nobody", async () => {
  const { pool } = stage.deps;
  await pool.query("update reservation set erased_at = now() where token = $1", [booked.token]);
  expect(await findReservation(stage.deps, booked)).toBeUndefined();
});
