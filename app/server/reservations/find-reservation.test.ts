import { afterAll, beforeAll, expect, test } from "vitest";
import { addCar, book, emina, openStage, plainSelection, type Stage } from "../../../test/cast.ts";
import { findReservation, findReservationByCode } from "./find-reservation.ts";

let stage: Stage;
let booked: { token: string; code: string };
beforeAll(async () => {
  stage = await openStage();
  const carId = await addCar(stage.deps, { name: "Golf", vehicles: 1 });
  booked = await book(stage.deps, { selection: plainSelection(carId) });
});
afterAll(() => stage.close());

const byCode = (code: string, firstName: string) =>
  findReservationByCode(stage.deps, { code, firstName });

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

test("code and first name open it as people write them", async () => {
  const typed: [code: string, firstName: string][] = [
    [booked.code, "Emina"],
    [booked.code.toLowerCase(), " emina "],
    [booked.code.replaceAll("-", " "), "EMINA"],
    [booked.code.slice(3).replace("-", ""), "Émína"],
  ];
  for (const [code, firstName] of typed)
    expect((await byCode(code, firstName))?.customer.lastName).toBe(emina.lastName);
});

test("neither alone does, nor somebody else's name", async () => {
  expect(await byCode(booked.code, "Jonas")).toBeUndefined();
  expect(await byCode(booked.code, "")).toBeUndefined();
  expect(await byCode("EP-00000-00000", "Emina")).toBeUndefined();
  expect(await byCode("", "Emina")).toBeUndefined();
  expect(await byCode("EP-00000-00000\u0000", "Emina\u0000")).toBeUndefined();
});

test("a car that is no longer offered keeps its name in a reservation", async () => {
  const { pool, catalogue } = stage.deps;
  await pool.query("update car set published = false where name = 'Golf'");
  await catalogue.refresh();
  expect((await findReservation(stage.deps, booked))?.car.name).toBe("Golf");
});
