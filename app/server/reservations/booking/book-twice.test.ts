import { afterAll, beforeAll, expect, test } from "vitest";
import {
  addCar,
  bookingForm,
  emina,
  jonas,
  openStage,
  plainSelection,
  type Stage,
} from "../../../../test/casts/cast.ts";
import { addStaff } from "../../../../test/casts/staff-cast.ts";
import type { BookingForm } from "../../../domain/reservations/booking/booking.ts";
import { bookCar } from "./book-car.ts";

let stage: Stage;
beforeAll(async () => void (stage = await openStage()));
afterAll(() => stage.close());

let named = 0;
const newCar = (vehicles = 2) => addCar(stage.deps, { name: `twice ${named++}`, vehicles });
const formFor = (carId: number, more: Partial<BookingForm> = {}) =>
  bookingForm(stage.deps, { isMeantTwice: false, ...more, selection: plainSelection(carId) });

test("the same once more is a question, and nothing is booked until it is answered", async () => {
  const carId = await newCar();
  const first = await bookCar(stage.deps, await formFor(carId));
  if (!first.ok) throw new Error(first.reason);
  const second = await formFor(carId);
  const asked = await bookCar(stage.deps, second);
  expect(asked).toEqual({ ...first, ok: false, reason: "booked-twice" });
  expect(await bookCar(stage.deps, { ...second, isMeantTwice: true })).toMatchObject({ ok: true });
});

test("is asked before the car is said to be taken, by one's own booking", async () => {
  const carId = await newCar(1);
  await bookCar(stage.deps, await formFor(carId));
  expect(await bookCar(stage.deps, await formFor(carId))).toMatchObject({ reason: "booked-twice" });
  const other = await formFor(carId, { details: { ...jonas, email: "j@example.org" } });
  expect(await bookCar(stage.deps, other)).toMatchObject({ reason: "not-available" });
});

test("two forms that are sent at once make one booking and one question", async () => {
  const carId = await newCar(8);
  const forms = await Promise.all(Array.from({ length: 8 }, () => formFor(carId)));
  const answers = await Promise.all(forms.map((form) => bookCar(stage.deps, form)));
  const told = answers.map((answer) => (answer.ok ? "booked" : answer.reason)).toSorted();
  expect(told).toEqual(["booked", ...Array(7).fill("booked-twice")].toSorted());
});

test("nobody is asked after a cancellation, nor the staff", async () => {
  const carId = await newCar(3);
  const { id } = await addStaff(stage.deps, "agent");
  const by = { actor: { kind: "staff", id }, addressHash: "here" } as const;
  const first = await bookCar(stage.deps, await formFor(carId));
  expect(await bookCar(stage.deps, { ...(await formFor(carId)), by })).toMatchObject({ ok: true });
  if (!first.ok) throw new Error(first.reason);
  await stage.deps.pool.query("update reservation set status = 'cancelled' where car_id = $1", [
    carId,
  ]);
  expect(await bookCar(stage.deps, await formFor(carId, { details: emina }))).toMatchObject({
    ok: true,
  });
});
