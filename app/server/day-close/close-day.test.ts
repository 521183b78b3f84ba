import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  addCar,
  book,
  openStage,
  plainSelection,
  tripAt,
  type Stage,
} from "../../../test/casts/cast.ts";
import { amra, askFor } from "../../../test/casts/staff-hand-cast.ts";
import { addDays, dateOf } from "../../domain/calendar.ts";
import { toLocal } from "../../domain/sarajevo.ts";
import { closeDrawer } from "../drawers/close-drawer.ts";
import { openDrawer } from "../drawers/open-drawer.ts";
import { takePayment } from "../payments/take-payment.ts";
import { voidPayment } from "../payments/void-payment.ts";
import { closeDay, lookInto } from "./close-day.ts";
import { findClosedDay, listOpenDays } from "./read-closed-days.ts";

let stage: Stage;
let carId: number;
/** Milliseconds that have passed since the clock of the stage stood still. */
let passed = 0;
let start = 0;
const world = () => ({ ...stage.deps, clock: { now: () => start + passed } });
const hour = 3_600_000;
const day = 24 * hour;
const today = () => dateOf(toLocal(start + passed));

beforeAll(async () => {
  stage = await openStage();
  start = stage.deps.clock.now();
  carId = await addCar(stage.deps, { name: "counted up", vehicles: 10 });
  await stage.deps.pool.query(
    `insert into "user" (id, name, email, role) values ('member-amra', 'Amra', 'amra@example.com', 'owner') on conflict do nothing`,
  );
});
afterAll(() => stage.close());
let named = 0;
beforeEach(() => {
  passed += 3 * day;
});

const booked = async () => {
  const from = addDays(today(), 20);
  const trip = tripAt(`${from}T12:00`, `${addDays(from, 3)}T12:00`);
  return (await book(world(), { selection: plainSelection(carId), trip })).token;
};
const dueOf = async (token: string) => {
  const { rows } = await stage.deps.pool.query<{ cents: number }>(
    `select total_cents - coalesce((select sum(amount_cents) from payment where reservation_id = reservation.id and voided_at is null), 0)::int as cents
     from reservation where token = $1`,
    [token],
  );
  return rows[0]?.cents ?? 0;
};
const pay = async (token: string, more: object = {}) =>
  takePayment(world(), {
    ...(await askFor(world(), token)),
    formKey: `payment-${named++}`,
    seenDueCents: await dueOf(token),
    placeId: "airport-tuzla",
    reference: "",
    fiscalReceipt: "",
    note: "",
    payment: {
      method: "credit-card",
      tendered: { EUR: 1000, BAM: 0 },
      amountCents: 1000,
      changeIn: "EUR",
    },
    ...more,
  });
const close = async (more: object = {}) =>
  closeDay(world(), {
    day: today(),
    zFeninga: undefined,
    reason: "",
    note: "",
    seenNetCents: (await lookInto(stage.deps.pool, today(), start + passed)).total.netCents,
    by: amra,
    ...more,
  });

test("a day is counted up, kept, printed, and takes no money any more", async () => {
  const token = await booked();
  passed += hour;
  const paid = await pay(token);
  expect(paid).toMatchObject({ ok: true });
  const before = await lookInto(stage.deps.pool, today(), start + passed);
  expect(before.total.netCents).toBe(1000);
  expect(before.chargedCents).toBe(1000 + before.dueChangeCents);
  expect(before.unbalanced).toEqual([]);
  const answers = await Promise.all([close(), close(), close()]);
  expect(answers.map((one) => (one.ok ? "ok" : one.reason)).toSorted()).toEqual([
    "closed",
    "closed",
    "ok",
  ]);
  const kept = await findClosedDay(stage.deps.pool, today());
  expect(kept).toMatchObject({ closedByName: "Amra", documentId: expect.any(Number) });
  expect(kept?.figures).toEqual(before);
  passed += hour;
  expect(await pay(token)).toEqual({ ok: false, reason: "day-closed" });
  const paymentId = paid.ok ? paid.paymentId : 0;
  const ask = { ...(await askFor(world(), token)), paymentId, reason: "twice" };
  expect(await voidPayment(world(), ask)).toEqual({ ok: false, reason: "day-closed" });
  const pieces = { EUR: {}, BAM: {} };
  expect(
    await openDrawer(world(), { locationId: "airport-tuzla", pieces, reason: "", by: amra }),
  ).toEqual({ ok: false, reason: "day-closed" });
  // The next day the void counts against its own day.
  passed += day;
  expect(await voidPayment(world(), ask)).toEqual({ ok: true });
  const next = await lookInto(stage.deps.pool, today(), start + passed);
  expect(next.total).toMatchObject({ paidCents: 0, voidedCents: -1000, netCents: -1000 });
  expect(next.unbalanced).toEqual([]);
  expect((await findClosedDay(stage.deps.pool, addDays(today(), -1)))?.figures).toEqual(before);
  expect(await close()).toEqual({ ok: true });
});

test("what is booked after the close counts on the next day, and no day counts it twice", async () => {
  const token = await booked();
  passed += hour;
  await pay(token);
  const first = await lookInto(stage.deps.pool, today(), start + passed);
  expect(await close()).toEqual({ ok: true });
  passed += hour;
  const late = await booked();
  passed += day;
  expect(await pay(late)).toMatchObject({ ok: true });
  const second = await lookInto(stage.deps.pool, today(), start + passed);
  expect(second.chargedCents).toBe((await dueOf(late)) + 1000);
  expect(first.chargedCents).toBe((await dueOf(token)) + 1000);
  expect(await close()).toEqual({ ok: true });
});

test("a day that has not begun, an earlier open one, an open drawer and new money keep a day open", async () => {
  const pieces = { EUR: {}, BAM: { 1000: 2 } };
  const opened = await openDrawer(world(), {
    locationId: "airport-tuzla",
    pieces,
    reason: "first",
    by: amra,
  });
  if (!opened.ok) throw new Error(opened.reason);
  expect(await close({ day: addDays(today(), 1) })).toEqual({ ok: false, reason: "future" });
  expect(await close()).toEqual({ ok: false, reason: "open-drawer" });
  passed += day;
  expect(await close()).toEqual({ ok: false, reason: "order" });
  passed -= day;
  passed += hour;
  const seenExpected = { EUR: 0, BAM: 2000 };
  const { sessionId } = opened;
  const shut = await closeDrawer(world(), {
    sessionId,
    pieces,
    by: amra,
    seenExpected,
    reason: "",
  });
  expect(shut).toEqual({ ok: true });
  expect(await close({ seenNetCents: 1 })).toEqual({ ok: false, reason: "moved" });
  expect(await listOpenDays(stage.deps.pool)).toEqual([today()]);
  expect(await close()).toEqual({ ok: true });
  expect(await listOpenDays(stage.deps.pool)).toEqual([]);
});

test("with fiscal receipts the total of the device is asked for, and a difference needs a reason", async () => {
  const token = await booked();
  await pay(token, { fiscalReceipt: "4711" });
  expect(await close()).toEqual({ ok: false, reason: "no-z" });
  expect(await close({ zFeninga: 1950 })).toEqual({ ok: false, reason: "no-reason" });
  expect(await close({ zFeninga: 1950, reason: "rounded by the device" })).toEqual({ ok: true });
  const kept = await findClosedDay(stage.deps.pool, today());
  expect(kept?.figures.z).toEqual({
    typedFeninga: 1950,
    oursFeninga: 1956,
    differenceFeninga: -6,
    reason: "rounded by the device",
  });
});

test("money that was taken without a connection lands today, with the time at which it was taken", async () => {
  const token = await booked();
  const now = start + passed;
  for (const takenAt of [now + 60_000, now - 8 * day])
    expect(await pay(token, { takenAt })).toEqual({ ok: false, reason: "taken-at" });
  expect(await pay(token, { takenAt: now - 2 * day })).toMatchObject({ ok: true });
  const { rows } = await stage.deps.pool.query(
    "select paid_at, taken_at from payment where taken_at is not null",
  );
  expect(rows).toEqual([{ paid_at: new Date(now), taken_at: new Date(now - 2 * day) }]);
  expect((await lookInto(stage.deps.pool, today(), now)).total.netCents).toBe(1000);
  expect(await close()).toEqual({ ok: true });
});

test("the database itself refuses money in a closed day, and any change of one", async () => {
  const { pool } = stage.deps;
  const { rows } = await pool.query("select day::text as day from day_close order by day limit 1");
  const at = `${rows[0].day} 12:00`;
  const { rows: some } = await pool.query("select id from reservation limit 1");
  await expect(
    pool.query(
      `insert into payment (reservation_id, method, amount_cents, tendered_eur, paid_at) values ($1, 'cash', 1, 1, $2)`,
      [some[0].id, at],
    ),
  ).rejects.toThrow("is closed");
  await expect(pool.query("update day_close set note = 'x'")).rejects.toThrow("never changed");
  await expect(pool.query("delete from day_close")).rejects.toThrow("never changed");
});
