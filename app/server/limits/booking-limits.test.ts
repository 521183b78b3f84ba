import { afterAll, beforeAll, expect, test } from "vitest";
import { openStage, type Stage } from "../../../test/casts/cast.ts";
import { bookingLimits, bookingRule, changeRule, withinLimit } from "./booking-limits.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const done = async () => ({ ok: true as const });
const refused = async () => ({ ok: false as const, reason: "not-available" });

test("ten bookings an hour come from one address, from all processes together", async () => {
  const worlds = [stage.deps, stage.otherProcess()];
  const answers = [];
  for (let index = 0; index < 12; index += 1) {
    const { bookings } = bookingLimits(worlds[index % 2] ?? stage.deps);
    answers.push(await withinLimit(bookings, "192.0.2.7", done));
  }
  expect(answers.map(({ ok }) => ok)).toEqual([...Array(10).fill(true), false, false]);
  expect(answers[10]).toMatchObject({ reason: "too-many-tries" });
  expect(await withinLimit(bookingLimits(stage.deps).bookings, "192.0.2.8", done)).toEqual({
    ok: true,
  });
});

test("a household of IPv6 addresses is one address", async () => {
  const { bookings } = bookingLimits(stage.deps);
  for (let index = 0; index < 10; index += 1)
    await withinLimit(bookings, `2001:db8:1:2::${index}`, done);
  expect((await withinLimit(bookings, "2001:db8:1:2:ffff::1", done)).ok).toBe(false);
  expect((await withinLimit(bookings, "2001:db8:1:3::1", done)).ok).toBe(true);
});

test("what comes to nothing is not counted", async () => {
  const { bookings } = bookingLimits(stage.deps);
  const fails = () => withinLimit(bookings, "192.0.2.9", () => Promise.reject(new Error("gone")));
  for (let index = 0; index < 15; index += 1) {
    expect(await withinLimit(bookings, "192.0.2.9", refused)).toMatchObject({
      reason: "not-available",
    });
    await expect(fails()).rejects.toThrow("gone");
  }
  expect((await withinLimit(bookings, "192.0.2.9", done)).ok).toBe(true);
});

test("many at once are no way around", async () => {
  const { bookings } = bookingLimits(stage.deps);
  const all = Array.from({ length: 60 }, () => withinLimit(bookings, "192.0.2.10", done));
  expect((await Promise.all(all)).filter(({ ok }) => ok)).toHaveLength(bookingRule.tries);
});

test("twenty changes an hour are made to one reservation", async () => {
  const { changes } = bookingLimits(stage.deps);
  const all = Array.from({ length: 30 }, () => withinLimit(changes, "token", done));
  expect((await Promise.all(all)).filter(({ ok }) => ok)).toHaveLength(changeRule.tries);
  expect((await withinLimit(changes, "another", done)).ok).toBe(true);
});
