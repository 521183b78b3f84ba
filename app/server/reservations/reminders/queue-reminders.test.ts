import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  addCar,
  book,
  openStage,
  plainSelection,
  tripAt,
  type Stage,
} from "../../../../test/casts/cast.ts";
import { parseCode } from "../../../domain/reservations/code.ts";
import { mailHouse, only, outbox, testCarrier } from "../../../../test/world/mail-house.ts";
import { queueReminders, staleReminder } from "./queue-reminders.ts";
import { sendDueLetters } from "../../mail/sending/send-due-letters.ts";

let stage: Stage;
let carId = 0;
beforeAll(async () => {
  stage = await openStage();
  carId = await addCar(stage.deps, { name: "reminded", vehicles: 50 });
});
afterAll(() => stage.close());
beforeEach(async () => {
  stage.deps.clock.set("2026-06-01T10:00:00+02:00");
  await stage.deps.pool.query("delete from outbox");
  await stage.deps.pool.query("delete from reservation");
});

/** Books at the time of the clock; pick-up at `2026-06-20T12:00` unless a test wants another. */
const reserve = async (pickupAt = "2026-06-20T12:00", language: "en-us" | "ba" = "ba") => {
  const trip = tripAt(pickupAt, "2026-06-30T12:00");
  const made = await book(stage.deps, { selection: plainSelection(carId), trip, language });
  await stage.deps.pool.query("delete from outbox");
  return made;
};
const at = async (instant: string) => {
  stage.deps.clock.set(instant);
  await queueReminders(stage.deps);
  return (await outbox(stage.deps)).filter(({ kind }) => kind === "reminder");
};
const update = (token: string, change: string) =>
  stage.deps.pool.query(`update reservation set ${change} where token = $1`, [token]);

test("from 10:00 on the day before the pick-up there is one reminder, in the customer's language", async () => {
  const { code, token } = await reserve();
  expect(await at("2026-06-18T23:00:00+02:00")).toEqual([]);
  expect(await at("2026-06-19T09:59:59+02:00")).toEqual([]);
  const [reminder, ...more] = await at("2026-06-19T10:00:00+02:00");
  expect(more).toEqual([]);
  expect(reminder?.payload).toMatchObject({ code, token, language: "ba", status: "confirmed" });
  const text = `select language, once_key, reservation_id = (select id from reservation where token = $1) as own
    from outbox`;
  expect((await stage.deps.pool.query(text, [token])).rows).toEqual([
    { language: "ba", once_key: `reminder:${parseCode(code)}:2026-06-20T12:00`, own: true },
  ]);
  expect(await at("2026-06-19T10:02:00+02:00")).toHaveLength(1);
  expect(await at("2026-06-20T09:00:00+02:00")).toHaveLength(1);
});

test("processes that remind at once write it once", async () => {
  await reserve();
  stage.deps.clock.set("2026-06-19T10:00:00+02:00");
  const worlds = [stage.deps, stage.otherProcess(), stage.otherProcess(), stage.deps];
  await Promise.all(worlds.map((world) => queueReminders(world)));
  expect(await outbox(stage.deps)).toHaveLength(1);
});

test("after a night without power it still comes, until the pick-up", async () => {
  await reserve();
  expect(await at("2026-06-20T12:00:00+02:00")).toEqual([]);
  expect(await at("2026-06-20T11:59:00+02:00")).toHaveLength(1);
});

test("a pick-up in the first minutes of a day, and in the last, is of that day", async () => {
  await reserve("2026-06-20T00:00");
  await reserve("2026-06-20T23:30");
  await reserve("2026-06-21T00:00");
  expect(await at("2026-06-19T10:00:00+02:00")).toHaveLength(2);
});

test("on the day after the clock changed it is 10:00 all the same", async () => {
  stage.deps.clock.set("2026-10-01T10:00:00+02:00");
  const trip = tripAt("2026-10-26T12:00", "2026-10-30T12:00");
  await book(stage.deps, { selection: plainSelection(carId), trip });
  expect(await at("2026-10-25T09:59:00+01:00")).toHaveLength(0);
  expect(await at("2026-10-25T10:00:00+01:00")).toHaveLength(1);
});

test("who booked after that moment needs no reminder", async () => {
  stage.deps.clock.set("2026-06-19T10:00:00+02:00");
  await reserve();
  expect(await at("2026-06-19T18:00:00+02:00")).toEqual([]);
});

test.each([
  ["pending", 1],
  ["confirmed", 1],
  ["on_rent", 0],
  ["returned", 0],
  ["completed", 0],
  ["cancelled", 0],
  ["no_show", 0],
])("of a reservation that is %s there are %i reminders", async (status, count) => {
  const { token } = await reserve();
  await update(token, `status = '${status}'`);
  expect(await at("2026-06-19T10:00:00+02:00")).toHaveLength(count);
});

test("a trip that moved to another time gets its own", async () => {
  const { token } = await reserve();
  expect(await at("2026-06-19T10:00:00+02:00")).toHaveLength(1);
  await update(token, "pickup_local = '2026-06-22T12:00', pickup_at = '2026-06-22T12:00+02:00'");
  expect(await at("2026-06-20T10:00:00+02:00")).toHaveLength(1);
  const both = await at("2026-06-21T10:00:00+02:00");
  expect(both.map(({ payload }) => payload)).toMatchObject([
    { trip: { pickupAt: "2026-06-20T12:00" } },
    { trip: { pickupAt: "2026-06-22T12:00" } },
  ]);
});

describe("a return at a place with a key box", () => {
  const box = (isThere: boolean) =>
    stage.deps.pool.query(
      "update location set key_box = $1, key_box_en = 'By the door', key_box_bs = 'Kod vrata'",
      [isThere],
    );
  afterAll(() => box(false));
  const returnsAt = async (instant: string) => {
    await at(instant);
    return (await outbox(stage.deps)).filter(({ kind }) => kind === "return-reminder");
  };

  test("brings its link once, from 10:00 on the day before", async () => {
    await box(true);
    const { code, token } = await reserve();
    expect(await returnsAt("2026-06-29T10:00:00+02:00")).toEqual([]);
    await update(token, "status = 'on_rent'");
    expect(await returnsAt("2026-06-29T09:59:00+02:00")).toEqual([]);
    const [letter, ...more] = await returnsAt("2026-06-29T10:00:00+02:00");
    expect(more).toEqual([]);
    expect(letter?.payload).toMatchObject({ code, token, status: "on_rent" });
    expect(await returnsAt("2026-06-30T11:00:00+02:00")).toHaveLength(1);
    const stale = (instant: string) => {
      stage.deps.clock.set(instant);
      return staleReminder(stage.deps, { kind: "return-reminder", payload: letter?.payload });
    };
    expect(await stale("2026-06-30T11:00:00+02:00")).toBeUndefined();
    expect(await stale("2026-06-30T12:00:00+02:00")).toBe("too late");
    await update(token, "status = 'returned'");
    expect(await stale("2026-06-30T11:00:00+02:00")).toBe("no longer so");
  });

  test("brings none where there is no box, nor after the return", async () => {
    await box(false);
    const { token } = await reserve();
    await update(token, "status = 'on_rent'");
    expect(await returnsAt("2026-06-29T10:00:00+02:00")).toEqual([]);
    await box(true);
    expect(await returnsAt("2026-06-30T12:00:00+02:00")).toEqual([]);
  });
});

describe("a reminder that waited too long", () => {
  const sendAt = async (instant: string) => {
    const carrier = testCarrier();
    stage.deps.clock.set(instant);
    const house = mailHouse(stage.deps, { carriers: only(carrier), write: async () => letter });
    await sendDueLetters(house, new AbortController().signal);
    return { taken: carrier.taken.length, rows: await outbox(stage.deps) };
  };
  const letter = {
    to: "emina@example.com",
    from: { name: "Eternal Pro", address: "rent@eternal-pro.test" },
    subject: "Sutra",
    html: "<p>Sutra</p>",
    text: "Sutra",
    attachments: [],
  };

  test("is sent while it is true", async () => {
    await reserve();
    await at("2026-06-19T10:00:00+02:00");
    expect(await sendAt("2026-06-20T11:00:00+02:00")).toMatchObject({ taken: 1 });
  });

  test("is dropped after the pick-up, and nobody is told", async () => {
    await reserve();
    await at("2026-06-19T10:00:00+02:00");
    const { taken, rows } = await sendAt("2026-06-20T12:00:00+02:00");
    expect(taken).toBe(0);
    expect(rows).toMatchObject([{ failedAt: expect.any(Date), lastError: "too late" }]);
    const text = "select from reservation_event where action = 'letter-failed'";
    expect((await stage.deps.pool.query(text)).rowCount).toBe(0);
  });

  test.each(["status = 'cancelled'", "pickup_local = '2026-06-20T14:00'"])(
    "is dropped when it is not true any more: %s",
    async (change) => {
      const { token } = await reserve();
      await at("2026-06-19T10:00:00+02:00");
      await update(token, change);
      const { taken, rows } = await sendAt("2026-06-19T11:00:00+02:00");
      expect(taken).toBe(0);
      expect(rows).toMatchObject([{ failedAt: expect.any(Date), lastError: "no longer so" }]);
    },
  );

  test("and was dropped comes after all when the trip is moved back", async () => {
    const { token } = await reserve();
    await at("2026-06-19T10:00:00+02:00");
    await update(token, "pickup_local = '2026-06-25T12:00', pickup_at = '2026-06-25T12:00+02:00'");
    expect(await sendAt("2026-06-19T11:00:00+02:00")).toMatchObject({ taken: 0 });
    await update(token, "pickup_local = '2026-06-20T12:00', pickup_at = '2026-06-20T12:00+02:00'");
    expect(await at("2026-06-19T12:00:00+02:00")).toHaveLength(2);
    expect(await sendAt("2026-06-19T12:00:00+02:00")).toMatchObject({ taken: 1 });
    expect(await at("2026-06-19T14:00:00+02:00")).toHaveLength(2);
  });
});
