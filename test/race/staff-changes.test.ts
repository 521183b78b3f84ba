/** Two members of the staff at one reservation at the same moment, from two processes, and customers beside them. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { vatSplit } from "../../app/domain/money.ts";
import type { Deps } from "../../app/server/deps.ts";
import { addManualLine } from "../../app/server/reservations/deeds/add-manual-line.ts";
import { cancelByStaff } from "../../app/server/reservations/deeds/cancel-by-staff.ts";
import { changeReservation } from "../../app/server/reservations/change/change-reservation.ts";
import { bookCar } from "../../app/server/reservations/booking/book-car.ts";
import { reinstateReservation } from "../../app/server/reservations/deeds/reinstate-reservation.ts";
import { swapVehicle } from "../../app/server/reservations/deeds/swap-vehicle.ts";
import {
  addCar,
  book,
  bookingForm,
  jonas,
  openStage,
  plainSelection,
  tripAt,
  vehicleIds,
  type Stage,
} from "../casts/cast.ts";
import { changeForm, reservationOf } from "../casts/reservation-cast.ts";
import { askFor } from "../casts/staff-hand-cast.ts";
import { findLedgerFaults } from "../../app/server/reservations/ledger/find-ledger-faults.ts";
import { rounds } from "../world/how-often.ts";
import { overlaps } from "./overlaps.ts";

let stage: Stage;
let elsewhere: Deps;
beforeAll(async () => {
  stage = await openStage({ max: 20 });
  elsewhere = stage.otherProcess();
});
afterAll(() => stage.close());

const newCar = (name: string, vehicles = 1) => addCar(stage.deps, { name, vehicles });
const booked = async (carId: number) =>
  (await book(stage.deps, { selection: plainSelection(carId) })).token;
const wordOf = (answer: { ok: boolean; reason?: string }) => (answer.ok ? "ok" : answer.reason);
const label = { en: "Goodwill", bs: "Izlazak u susret" };

/** Reservations whose rows do not agree with one another. */
const halfWritten = async () =>
  (
    await stage.deps.pool.query(`
      select reservation.id, status from reservation left join occupancy on reservation_id = reservation.id
      where (status in ('pending', 'confirmed', 'on_rent')) <> (occupancy.id is not null)
        or occupancy.car_id <> reservation.car_id or occupancy.vehicle_id <> reservation.vehicle_id
        or occupancy.pinned <> reservation.pinned
        or lower(during) <> pickup_at or busy_until <> dropoff_at
        or (select sum(amount_cents) from reservation_line where reservation_id = reservation.id) <> total_cents
        or total_cents < 0`)
  ).rows;

const expectPeace = async () => {
  expect(await overlaps(stage.deps.pool)).toBe(0);
  expect(await halfWritten()).toEqual([]);
  expect(await findLedgerFaults(stage.deps.pool)).toEqual([]);
};

test("of two members who change one reservation at once one wins, and the other is shown both", async () => {
  for (const round of rounds(20)) {
    const carId = await newCar(`two ${round}`, 2);
    const token = await booked(carId);
    const staff = { ...(await askFor(stage.deps, token)), agreedFeeCents: 0 };
    const forms = [
      await changeForm(stage.deps, token, { trip: { dropoffAt: "2026-07-15T10:00" } }),
      await changeForm(stage.deps, token, { trip: { pickupAt: "2026-07-04T10:00" } }),
    ].map((form) => ({ ...form, staff }));
    const answers = await Promise.all(
      forms.map((form, index) => changeReservation(index === 0 ? stage.deps : elsewhere, form)),
    );
    expect(answers.map(wordOf).toSorted()).toEqual(["ok", "price-changed"]);
    const winner = answers.findIndex(({ ok }) => ok);
    const kept = await reservationOf(stage.deps, token);
    expect(kept.trip).toEqual(forms[winner]?.wish.trip);
    const told = answers[1 - winner];
    if (!told || told.ok || !("quoted" in told)) throw new Error("the other was not told");
    // The answer holds the current state beside the members' own wishes, so that nothing typed is lost.
    expect(told.quoted.before.trip).toEqual(kept.trip);
    expect(kept).toMatchObject(vatSplit(kept.totalCents));
    expect(kept.sequence).toBe(1);
  }
  await expectPeace();
});

test("a line by hand, a swap and a cancellation at once: one wins, the others are told", async () => {
  for (const round of rounds(20)) {
    const carId = await newCar(`three ${round}`, 2);
    const token = await booked(carId);
    const asked = await askFor(stage.deps, token);
    const { rows } = await stage.deps.pool.query<{ vehicleId: number }>(
      `select vehicle_id as "vehicleId" from reservation where token = $1`,
      [token],
    );
    const other = (await vehicleIds(stage.deps, carId)).find((id) => id !== rows[0]?.vehicleId);
    const { totalCents } = await reservationOf(stage.deps, token);
    const answers = await Promise.all([
      addManualLine(round % 2 ? stage.deps : elsewhere, {
        ...asked,
        name: "a",
        line: { label, amountCents: -500, why: "kašnjenje" },
      }),
      swapVehicle(elsewhere, {
        ...asked,
        vehicleId: other ?? 0,
        pinned: true,
        price: "kept",
        seenTotalCents: totalCents,
      }),
      cancelByStaff(round % 2 ? elsewhere : stage.deps, {
        ...asked,
        reason: "zvao je",
        agreedFeeCents: 0,
      }),
    ]);
    expect(answers.map(wordOf).toSorted()).toEqual(["ok", "stale", "stale"]);
  }
  await expectPeace();
});

test("of a reinstatement and a booking one has the last vehicle", async () => {
  for (const round of rounds(20)) {
    const carId = await newCar(`again ${round}`);
    const token = await booked(carId);
    const { totalCents } = await reservationOf(stage.deps, token);
    const cancelling = { reason: "zvao je", agreedFeeCents: 0 };
    await cancelByStaff(stage.deps, { ...(await askFor(stage.deps, token)), ...cancelling });
    const asked = await askFor(stage.deps, token);
    const wish = { selection: plainSelection(carId), details: jonas };
    const newcomer = await bookingForm(stage.deps, wish);
    const [again, other] = await Promise.all([
      reinstateReservation(round % 2 ? stage.deps : elsewhere, {
        ...asked,
        price: "today",
        seenTotalCents: totalCents,
        reason: "ipak dolazi",
      }),
      bookCar(round % 2 ? elsewhere : stage.deps, newcomer),
    ]);
    expect([wordOf(again), wordOf(other)].toSorted()).toEqual(["not-available", "ok"]);
  }
  await expectPeace();
});

test("a member and the customer who change one reservation at once do not overwrite each other", async () => {
  for (const round of rounds(20)) {
    const carId = await newCar(`own ${round}`);
    const token = await booked(carId);
    const staff = { ...(await askFor(stage.deps, token)), agreedFeeCents: 0 };
    const mine = await changeForm(stage.deps, token, {
      trip: tripAt("2026-07-06T10:00", "2026-07-14T10:00"),
    });
    const theirs = await changeForm(stage.deps, token, { contact: { phone: "062 987 654" } });
    const answers = await Promise.all([
      changeReservation(round % 2 ? stage.deps : elsewhere, { ...mine, staff }),
      changeReservation(round % 2 ? elsewhere : stage.deps, theirs),
    ]);
    expect(answers.map(wordOf).toSorted()).toEqual(["ok", "price-changed"]);
  }
  await expectPeace();
});
