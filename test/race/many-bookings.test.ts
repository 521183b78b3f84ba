import { afterAll, beforeAll, expect, test } from "vitest";
import { fleetRulesOf } from "../../app/domain/availability/fleet-rules.ts";
import { findSeat } from "../../app/domain/availability/fleet/find-seat.ts";
import { requestOf } from "../../app/domain/availability/request-of.ts";
import { addDays, joinDateTime } from "../../app/domain/calendar.ts";
import { currentFleets } from "../../app/server/availability/fleet-memory.ts";
import { bookCar } from "../../app/server/reservations/booking/book-car.ts";
import {
  addCar,
  bookingForm,
  julyWeek,
  openStage,
  plainSelection,
  tripAt,
  type Stage,
} from "../casts/cast.ts";
import { howOften } from "../world/how-often.ts";
import { overlaps } from "./overlaps.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ max: 20 });
});
afterAll(() => stage.close());

const countOf = async (text: string) =>
  (await stage.deps.pool.query<{ count: number }>(`select count(*)::int as count from ${text}`))
    .rows[0]?.count;

/** How many bookings are made at once. */
const wishes = howOften(1000);
/** How many forms are sent again and again. */
const sent = howOften(500);

test("of hundreds of bookings at once over ten cars as many are served as there are vehicles, without one overlap", async () => {
  const capacity = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
  const cars = await Promise.all(
    capacity.map((vehicles) => addCar(stage.deps, { name: `of ${vehicles}`, vehicles })),
  );
  const forms = await Promise.all(
    cars.map((carId) => bookingForm(stage.deps, { selection: plainSelection(carId) })),
  );
  const worlds = [stage.deps, stage.otherProcess()];
  const served = new Map<number, number>();
  const told = new Set<string>();
  await Promise.all(
    Array.from({ length: wishes }, async (_, index) => {
      const form = forms[index % 10];
      const world = worlds[index % 3 === 0 ? 1 : 0];
      if (!form || !world) throw new Error("no form");
      const answer = await bookCar(world, { ...form, submissionKey: crypto.randomUUID() });
      if (answer.ok) served.set(form.selection.carId, (served.get(form.selection.carId) ?? 0) + 1);
      else told.add(answer.reason);
    }),
  );
  expect(cars.map((carId) => served.get(carId))).toEqual(capacity);
  expect([...told]).toEqual(["not-available"]);
  expect(await overlaps(stage.deps.pool)).toBe(0);
  const all = capacity.reduce((sum, vehicles) => sum + vehicles, 0);
  expect(await countOf("reservation")).toBe(all);
  expect(await countOf("outbox")).toBe(2 * all);
});

test("under load others are moved, nobody overlaps, and nobody was refused who could be served", async () => {
  const carId = await addCar(stage.deps, { name: "moving", vehicles: 4 });
  const forms = await Promise.all(
    Array.from({ length: 160 }, (_, index) => {
      // Trips of 3 to 9 days, scattered over ten weeks by two primes.
      const from = addDays("2026-08-03", (index * 37) % 70);
      const to = addDays(from, 3 + ((index * 11) % 7));
      const trip = tripAt(joinDateTime(from, "10:00"), joinDateTime(to, "10:00"));
      return bookingForm(stage.deps, { selection: plainSelection(carId), trip });
    }),
  );
  const worlds = [stage.deps, stage.otherProcess(), stage.otherProcess()];
  const answers = await Promise.all(
    forms.map((form, index) => bookCar(worlds[index % 3] ?? stage.deps, form)),
  );
  expect(await overlaps(stage.deps.pool)).toBe(0);
  expect(await countOf("reservation_event where action = 'reseat'")).toBeGreaterThan(0);
  // Bookings only fill the calendar: a trip that fits now fitted when it was refused.
  const rules = fleetRulesOf(await stage.deps.catalogue.get());
  const { pool, clock } = stage.deps;
  const fleet = (await currentFleets(pool, clock.now(), rules.turnaroundMinutes)).get(carId);
  if (!fleet) throw new Error("the car has no fleet");
  const refused = forms.filter((_, index) => !answers[index]?.ok);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.filter(({ trip }) => findSeat(fleet, requestOf(trip), rules))).toEqual([]);
});

test("forms that are each sent two to five times make one reservation each", async () => {
  const cars = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      addCar(stage.deps, { name: `double ${index}`, vehicles: 5 }),
    ),
  );
  const forms = await Promise.all(
    Array.from({ length: sent }, (_, index) => {
      const from = addDays("2026-10-01", 10 * Math.floor(index / 100));
      const trip = {
        ...julyWeek,
        ...tripAt(joinDateTime(from, "10:00"), joinDateTime(addDays(from, 7), "10:00")),
      };
      return bookingForm(stage.deps, { selection: plainSelection(cars[index % 20] ?? 0), trip });
    }),
  );
  const before = (await countOf("reservation")) ?? 0;
  const worlds = [stage.deps, stage.otherProcess()];
  const answers = await Promise.all(
    forms.flatMap((form, index) =>
      Array.from({ length: 2 + (index % 4) }, async (_, copy) => {
        const answer = await bookCar(worlds[copy % 2] ?? stage.deps, form);
        return { key: form.submissionKey, answer: JSON.stringify(answer), ok: answer.ok };
      }),
    ),
  );
  expect(answers.filter(({ ok }) => !ok)).toEqual([]);
  expect(new Set(answers.map(({ answer }) => answer)).size).toBe(sent);
  expect(new Set(answers.map(({ key, answer }) => key + answer)).size).toBe(sent);
  expect(await countOf("reservation")).toBe(before + sent);
  expect(await overlaps(stage.deps.pool)).toBe(0);
});
