import { afterAll, expect, test } from "vitest";
import { addCar, bookingForm, emina, julyWeek, openStage, plainSelection } from "../../../test/cast.ts";
import { bookCar } from "./book-car.ts";
import { findReservation } from "./find-reservation.ts";

const stage = await openStage();
const { deps } = stage;
afterAll(() => stage.close());

test("a visitor books a free car and finds it by its token", async () => {
  const carId = await addCar(deps, { name: "Golf", vehicles: 1 });
  const form = await bookingForm(deps, { selection: plainSelection(carId) });
  const answer = await bookCar(deps, form);
  expect(answer).toEqual({ ok: true, token: expect.any(String), code: expect.stringMatching(/^EP-\w{5}-\w{5}$/) });
  if (!answer.ok) return;
  const found = await findReservation(deps, { token: answer.token });
  expect(found).toMatchObject({ code: answer.code, trip: julyWeek, customer: { firstName: emina.firstName, phone: "+38761123456" } });
});
