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
import { addStaff } from "../casts/staff-cast.ts";
import { overlaps } from "./overlaps.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ max: 20 });
});
afterAll(() => stage.close());

test("of the staff on the phone and a visitor on the site one has the last car, twenty times", async () => {
  const elsewhere = stage.otherProcess();
  const { id } = await addStaff(stage.deps, "agent");
  const by = { actor: { kind: "staff" as const, id } };
  const winners = { staff: 0, site: 0 };
  for (let round = 1; round <= 20; round += 1) {
    const carId = await addCar(stage.deps, { name: `last ${round}`, vehicles: 1 });
    const selection = plainSelection(carId);
    const phoned = await bookingForm(stage.deps, { selection, details: { ...emina, email: "" } });
    const visited = await bookingForm(stage.deps, { selection, details: jonas });
    const [staff, site] =
      round % 2 === 0
        ? await Promise.all([bookCar(stage.deps, { ...phoned, by }), bookCar(elsewhere, visited)])
        : (
            await Promise.all([bookCar(elsewhere, visited), bookCar(stage.deps, { ...phoned, by })])
          ).toReversed();
    const [winner, loser] = staff?.ok ? [staff, site] : [site, staff];
    expect(loser).toMatchObject({ ok: false, reason: "not-available" });
    if (!winner?.ok) throw new Error("nobody has the car");
    const isStaff = winner === staff;
    winners[isStaff ? "staff" : "site"] += 1;
    const kept = await findReservation(stage.deps, winner);
    expect(kept?.customer.firstName).toBe(isStaff ? "Emina" : "Jonas");
    const { rows } = await stage.deps.pool.query(
      "select created_by from reservation where car_id = $1",
      [carId],
    );
    expect(rows).toEqual([{ created_by: isStaff ? "staff" : "site" }]);
  }
  expect(winners.staff + winners.site).toBe(20);
  expect(await overlaps(stage.deps.pool)).toBe(0);
});

test("of two members and many visitors on two vehicles exactly two have one", async () => {
  const { id } = await addStaff(stage.deps, "manager");
  const by = { actor: { kind: "staff" as const, id } };
  const carId = await addCar(stage.deps, { name: "two", vehicles: 2 });
  const form = await bookingForm(stage.deps, { selection: plainSelection(carId) });
  const worlds = [stage.deps, stage.otherProcess()];
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      bookCar(worlds[index % 2] ?? stage.deps, {
        ...form,
        ...(index % 4 === 0 && { by }),
        submissionKey: crypto.randomUUID(),
      }),
    ),
  );
  const told = answers.map((answer) => (answer.ok ? "booked" : answer.reason));
  expect(told.filter((word) => word === "booked")).toHaveLength(2);
  expect(told.filter((word) => word === "not-available")).toHaveLength(38);
  expect(await overlaps(stage.deps.pool)).toBe(0);
});
