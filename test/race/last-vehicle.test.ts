import { afterAll, beforeAll, expect, test } from "vitest";
import { bookCar } from "../../app/server/reservations/booking/book-car.ts";
import { findReservation } from "../../app/server/reservations/reading/find-reservation.ts";
import {
  addCar,
  bookingForm,
  emina,
  jonas,
  openStage,
  plainSelection,
  type Stage,
} from "../casts/cast.ts";
import { overlaps } from "./overlaps.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ max: 20 });
});
afterAll(() => stage.close());

test("of two people on the last vehicle one has it and the other is told, twenty times", async () => {
  const elsewhere = stage.otherProcess();
  for (let round = 1; round <= 20; round += 1) {
    const selection = plainSelection(
      await addCar(stage.deps, { name: `last ${round}`, vehicles: 1 }),
    );
    const forms = [
      await bookingForm(stage.deps, { selection, details: emina }),
      await bookingForm(stage.deps, { selection, details: jonas }),
    ] as const;
    const answers = await Promise.all([
      bookCar(stage.deps, forms[0]),
      bookCar(elsewhere, forms[1]),
    ]);
    const winner = answers.find(({ ok }) => ok);
    const loser = answers.find(({ ok }) => !ok);
    expect(loser).toMatchObject({ reason: "not-available", alternatives: { trips: [{}, {}] } });
    if (!winner?.ok) throw new Error("nobody has the car");
    const name = answers.indexOf(winner) === 0 ? "Emina" : "Jonas";
    expect((await findReservation(stage.deps, winner))?.customer.firstName).toBe(name);
  }
  expect(await overlaps(stage.deps.pool)).toBe(0);
});

test("of 200 at once on one car with three vehicles exactly three have it and all others are told", async () => {
  const carId = await addCar(stage.deps, { name: "three", vehicles: 3 });
  const form = await bookingForm(stage.deps, { selection: plainSelection(carId) });
  const worlds = [stage.deps, stage.otherProcess()];
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      bookCar(worlds[index % 2] ?? stage.deps, { ...form, submissionKey: crypto.randomUUID() }),
    ),
  );
  const told = answers.map((answer) => (answer.ok ? "booked" : answer.reason));
  expect(told.filter((word) => word === "booked")).toHaveLength(3);
  expect(told.filter((word) => word === "not-available")).toHaveLength(197);
  expect(await overlaps(stage.deps.pool)).toBe(0);
});
