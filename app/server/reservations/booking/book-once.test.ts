import { afterAll, beforeAll, expect, test } from "vitest";
import {
  addCar,
  bookingForm,
  openStage,
  plainSelection,
  type Stage,
} from "../../../../test/casts/cast.ts";
import { bookingLimits, bookingRule } from "../../limits/booking-limits.ts";
import { bookOnce } from "./book-once.ts";

let stage: Stage;
beforeAll(async () => void (stage = await openStage()));
afterAll(() => stage.close());

const formFor = async (name: string) =>
  bookingForm(stage.deps, {
    selection: plainSelection(await addCar(stage.deps, { name, vehicles: 2 })),
  });
const reservations = async () =>
  (await stage.deps.pool.query<{ count: number }>("select count(*)::int from reservation")).rows[0]
    ?.count ?? 0;

test("copies that reach two processes at once are one booking", async () => {
  const form = await formFor("copied");
  const before = await reservations();
  const worlds = [stage.deps, stage.otherProcess()];
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      bookOnce(worlds[index % 2] ?? stage.deps, form, "192.0.2.50"),
    ),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]).toMatchObject({ ok: true });
  expect(await reservations()).toBe(before + 1);
});

test("an address that may book no more is told so, and its copies too; what it booked before stays found", async () => {
  const booked = await formFor("booked");
  const first = await bookOnce(stage.deps, booked, "192.0.2.51");
  const { bookings } = bookingLimits(stage.deps);
  for (let index = 1; index < bookingRule.tries; index += 1) await bookings.count("192.0.2.51");
  const form = await formFor("late");
  const answers = await Promise.all(
    Array.from({ length: 3 }, () => bookOnce(stage.deps, form, "192.0.2.51")),
  );
  for (const answer of answers) expect(answer).toMatchObject({ reason: "too-many-tries" });
  expect(await bookOnce(stage.deps, booked, "192.0.2.51")).toEqual(first);
  expect(await bookOnce(stage.deps, form, "192.0.2.52")).toMatchObject({ ok: true });
});

test("a booking that failed is no answer to the next copy", async () => {
  const form = await formFor("failing");
  const broken = {
    ...stage.deps,
    random: {
      ...stage.deps.random,
      bytes: () => {
        throw new Error("gone");
      },
    },
  };
  await expect(bookOnce(broken, form, "192.0.2.53")).rejects.toThrow("gone");
  expect(await bookOnce(stage.deps, form, "192.0.2.53")).toMatchObject({ ok: true });
});
