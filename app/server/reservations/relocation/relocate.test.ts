import { array, assert, asyncProperty, constantFrom, record } from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  addCar,
  book,
  bookingForm,
  emina,
  jonas,
  openStage,
  plainSelection,
  tripAt,
  vehicleIds,
  type Stage,
} from "../../../../test/casts/cast.ts";
import { giveOut } from "../../../../test/casts/handed-cast.ts";
import { askFor } from "../../../../test/casts/staff-hand-cast.ts";
import { bookCar } from "../booking/book-car.ts";
import { announceByStaff, foreseeReturn } from "../deeds/announce-by-staff.ts";
import { overlaps } from "../../../../test/race/overlaps.ts";
import type { Spot } from "../../../domain/reservations/relocation.ts";
import { previewRelocation } from "./preview-relocation.ts";
import { relocate } from "./relocate.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ max: 20 });
  await stage.deps.pool.query(
    `insert into "user" (id, name, email, role) values ('member-amra', 'Amra', 'amra@example.com', 'agent')`,
  );
});
afterAll(() => stage.close());

let named = 0;
const newCar = (vehicles: number, perDayCents?: number) =>
  addCar(stage.deps, { name: `moved ${named++}`, vehicles, ...(perDayCents && { perDayCents }) });

type Seen = { spot: Spot; totalCents: number; version: number };
const seenOf = async (token: string): Promise<Seen> => {
  const { rows } = await stage.deps.pool.query<
    Seen["spot"] & { totalCents: number; version: number }
  >(
    `select vehicle_id as "vehicleId", pickup_local as "pickupAt", dropoff_local as "dropoffAt",
       total_cents as "totalCents", version from reservation where token = $1`,
    [token],
  );
  const [row] = rows;
  if (!row) throw new Error("nobody has this token");
  const { vehicleId, pickupAt, dropoffAt, totalCents, version } = row;
  return { spot: { vehicleId, pickupAt, dropoffAt }, totalCents, version };
};
/** Its lines, and what it holds. */
const rowsOf = async (token: string) => {
  const { rows } = await stage.deps.pool.query<{ kept: string }>(
    `select json_build_array(
       (select json_agg(json_build_array(code, subject, quantity, unit_cents, amount_cents) order by position)
        from reservation_line where reservation_id = reservation.id),
       (select json_build_array(vehicle_id, during::text, busy_until) from occupancy where reservation_id = reservation.id),
       rental_days, net_cents, vat_cents
     )::text as kept from reservation where token = $1`,
    [token],
  );
  return rows[0]?.kept;
};
const moveTo = async (token: string, spot: Spot, seenTotalCents: number) =>
  relocate(stage.deps, {
    ...(await askFor(stage.deps, token)),
    spot,
    price: "today",
    seenTotalCents,
  });

test("a preview says what the move then does: who goes elsewhere, and what it costs", async () => {
  const carId = await newCar(2);
  const [first = 0, second = 0] = await vehicleIds(stage.deps, carId);
  const one = await book(stage.deps, { selection: plainSelection(carId) });
  const two = await book(stage.deps, { selection: plainSelection(carId), details: jonas });
  const { spot, totalCents } = await seenOf(one.token);
  const there = { ...spot, vehicleId: spot.vehicleId === first ? second : first };
  const asked = { token: one.token, spot: there, now: "2026-06-01T10:00" };
  const preview = await previewRelocation(stage.deps, asked);
  expect(preview).toMatchObject({ ok: true, deed: "swap", differenceCents: 0 });
  expect(preview.ok && preview.moving.map(({ code }) => code)).toEqual([two.code]);
  expect(await moveTo(one.token, there, totalCents)).toMatchObject({ ok: true, deed: "swap" });
  expect((await seenOf(two.token)).spot.vehicleId).toBe(spot.vehicleId);
});

test("another car shows its price, and costs it", async () => {
  const [own, dearer] = [await newCar(1), await newCar(1, 5000)];
  const { token } = await book(stage.deps, { selection: plainSelection(own) });
  const [vehicleId = 0] = await vehicleIds(stage.deps, dearer);
  const { spot, totalCents } = await seenOf(token);
  const there = { ...spot, vehicleId };
  const preview = await previewRelocation(stage.deps, {
    token,
    spot: there,
    now: "2026-06-01T10:00",
  });
  if (!preview.ok) throw new Error(preview.reason);
  expect(preview.differenceCents).toBe(13_300);
  expect(await moveTo(token, there, totalCents)).toEqual({ ok: false, reason: "price-changed" });
  const moved = await moveTo(token, there, preview.after.quote.totalCents);
  expect(moved.ok).toBe(true);
  expect((await seenOf(token)).totalCents).toBe(totalCents + 13_300);
});

test("what is in the way is named", async () => {
  const [own, other] = [await newCar(1), await newCar(1)];
  const { token } = await book(stage.deps, { selection: plainSelection(own) });
  const blocking = await book(stage.deps, { selection: plainSelection(other), details: jonas });
  const [vehicleId = 0] = await vehicleIds(stage.deps, other);
  const { spot } = await seenOf(token);
  const asked = { token, spot: { ...spot, vehicleId }, now: "2026-06-01T10:00" };
  expect(await previewRelocation(stage.deps, asked)).toMatchObject({
    ok: false,
    reason: "taken",
    clash: { code: blocking.code },
  });
});

test("a move and the site's booking of the last vehicle: one of them has it, twenty times", async () => {
  const elsewhere = stage.otherProcess();
  for (let round = 1; round <= 20; round += 1) {
    const [own, last] = [await newCar(1), await newCar(1)];
    const { token } = await book(stage.deps, { selection: plainSelection(own) });
    const [vehicleId = 0] = await vehicleIds(stage.deps, last);
    const { spot, totalCents } = await seenOf(token);
    const visited = await bookingForm(stage.deps, {
      selection: plainSelection(last),
      details: jonas,
    });
    const [moved, booked] = await Promise.all([
      moveTo(token, { ...spot, vehicleId }, totalCents),
      bookCar(elsewhere, visited),
    ]);
    expect([moved.ok, booked.ok].filter(Boolean)).toHaveLength(1);
    expect(moved.ok ? "taken" : moved.reason).toBe("taken");
    const after = await seenOf(token);
    expect(after.spot.vehicleId).toBe(moved.ok ? vehicleId : spot.vehicleId);
  }
  expect(await overlaps(stage.deps.pool)).toBe(0);
});

test("of two members who move one bar at once the second is told", async () => {
  const elsewhere = stage.otherProcess();
  const carId = await newCar(3);
  const { token } = await book(stage.deps, { selection: plainSelection(carId) });
  const { spot, totalCents } = await seenOf(token);
  const others = (await vehicleIds(stage.deps, carId)).filter((id) => id !== spot.vehicleId);
  const ask = await askFor(stage.deps, token);
  const answers = await Promise.all(
    others.map((vehicleId, place) =>
      relocate(place === 0 ? stage.deps : elsewhere, {
        ...ask,
        spot: { ...spot, vehicleId },
        price: "today",
        seenTotalCents: totalCents,
      }),
    ),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers.find(({ ok }) => !ok)).toEqual({ ok: false, reason: "stale" });
});

test("two drags that cross have one order, and nobody is on one vehicle twice", async () => {
  const elsewhere = stage.otherProcess();
  for (let round = 1; round <= 10; round += 1) {
    const carId = await newCar(2);
    const one = await book(stage.deps, { selection: plainSelection(carId) });
    const two = await book(stage.deps, { selection: plainSelection(carId), details: jonas });
    const [first, second] = [await seenOf(one.token), await seenOf(two.token)];
    const [askOne, askTwo] = [
      await askFor(stage.deps, one.token),
      await askFor(stage.deps, two.token),
    ];
    const answers = await Promise.all([
      relocate(stage.deps, {
        ...askOne,
        spot: { ...first.spot, vehicleId: second.spot.vehicleId },
        price: "today",
        seenTotalCents: first.totalCents,
      }),
      relocate(elsewhere, {
        ...askTwo,
        spot: { ...second.spot, vehicleId: first.spot.vehicleId },
        price: "today",
        seenTotalCents: second.totalCents,
      }),
    ]);
    const why = answers.map((answer) => (answer.ok ? "done" : answer.reason));
    expect(why.filter((one) => one !== "done" && one !== "stale" && one !== "unchanged")).toEqual(
      [],
    );
    const [a, b] = [await seenOf(one.token), await seenOf(two.token)];
    expect(new Set([a.spot.vehicleId, b.spot.vehicleId]).size).toBe(2);
  }
  expect(await overlaps(stage.deps.pool)).toBe(0);
});

test("a hundred drags at once onto one vehicle: one has it, and each of the others hears why not", async () => {
  const elsewhere = stage.otherProcess();
  const last = await newCar(1);
  const [vehicleId = 0] = await vehicleIds(stage.deps, last);
  const others = await Promise.all(Array.from({ length: 10 }, () => newCar(1)));
  const booked = [];
  for (const carId of others)
    booked.push(await book(stage.deps, { selection: plainSelection(carId) }));
  const asks = await Promise.all(
    booked.map(async ({ token }) => ({
      ...(await askFor(stage.deps, token)),
      ...(await seenOf(token)),
    })),
  );
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, place) => {
      const ask = asks[place % asks.length];
      if (!ask) throw new Error("nobody asks");
      const { spot, totalCents } = ask;
      const world = place % 2 === 0 ? stage.deps : elsewhere;
      const there = { ...spot, vehicleId };
      return relocate(world, { ...ask, spot: there, price: "today", seenTotalCents: totalCents });
    }),
  );
  const refusals = answers.flatMap((answer) => (answer.ok ? [] : [answer.reason]));
  expect(refusals.filter((why) => !["taken", "stale", "unchanged"].includes(why))).toEqual([]);
  const holders = await Promise.all(booked.map(({ token }) => seenOf(token)));
  expect(holders.filter(({ spot }) => spot.vehicleId === vehicleId)).toHaveLength(1);
  expect(await overlaps(stage.deps.pool)).toBe(0);
});

/** Moves a reservation as its preview says, and gives the way back. */
const moveAway = async (token: string, spot: Spot) => {
  const preview = await previewRelocation(stage.deps, { token, spot, now: "2026-06-01T10:00" });
  if (!preview.ok) throw new Error(preview.reason);
  const moved = await moveTo(token, spot, preview.after.quote.totalCents);
  if (!moved.ok) throw new Error(moved.reason);
  return moved.back;
};
const takeBack = async (token: string, back: Awaited<ReturnType<typeof moveAway>>) =>
  relocate(stage.deps, {
    ...(await askFor(stage.deps, token)),
    spot: back.spot,
    price: back.price,
    seenTotalCents: back.totalCents,
    isBack: true,
  });
/** All that was agreed on, with its coupon and the price list that it is from. */
const agreedOf = async (token: string) => {
  const { rows } = await stage.deps.pool.query<{ agreed: string }>(
    `select json_build_array(coupon_code, price_list_version, deposit_cents,
       (select amount_cents from coupon_use where reservation_id = reservation.id))::text as agreed
     from reservation where token = $1`,
    [token],
  );
  return [await rowsOf(token), rows[0]?.agreed];
};
const raise = async (carIds: readonly number[]) => {
  await stage.deps.pool.query(
    "update rate set per_day_cents = per_day_cents + 700 where car_id = any($1)",
    [carIds],
  );
  await stage.deps.catalogue.refresh();
};

test("a move along the time, or to another car, is taken back to the agreed lines whatever the prices have become", async () => {
  const [own, dearer] = [await newCar(2), await newCar(1, 5000)];
  const { token } = await book(stage.deps, { selection: plainSelection(own) });
  const [elsewhere = 0] = await vehicleIds(stage.deps, dearer);
  const { spot } = await seenOf(token);
  const held = await agreedOf(token);
  for (const there of [
    { ...spot, dropoffAt: "2026-07-16T10:00" },
    { ...spot, pickupAt: "2026-07-08T10:00" },
    { ...spot, vehicleId: elsewhere },
  ]) {
    const back = await moveAway(token, there);
    await raise([own, dearer]);
    expect(await takeBack(token, back)).toMatchObject({ ok: true, spot });
    expect(await agreedOf(token)).toEqual(held);
  }
});

test("a coupon that a move has cost comes back with it, unless it is used up by then", async () => {
  const { pool } = stage.deps;
  await pool.query(
    `insert into coupon (code, kind, value, applies_to, min_rental_days, max_uses) values ('WEEK7', 'percent', 10, 'car', 7, 1)`,
  );
  const carId = await newCar(2);
  const details = { ...jonas, couponCode: "WEEK7" };
  const { token } = await book(stage.deps, { selection: plainSelection(carId), details });
  const { spot } = await seenOf(token);
  const held = await agreedOf(token);
  const shorter = { ...spot, dropoffAt: "2026-07-10T10:00" };
  const back = await moveAway(token, shorter);
  expect((await agreedOf(token))[1]).toMatch(/^\[null/);
  expect(await takeBack(token, back)).toMatchObject({ ok: true });
  expect(await agreedOf(token)).toEqual(held);

  const again = await moveAway(token, shorter);
  await book(stage.deps, {
    selection: plainSelection(await newCar(1)),
    details: { ...emina, couponCode: "WEEK7" },
  });
  const left = await agreedOf(token);
  expect(await takeBack(token, again)).toEqual({ ok: false, reason: "price-changed" });
  expect(await agreedOf(token)).toEqual(left);
});

test("an extension is taken back to the cent, and only the last one", async () => {
  const carId = await newCar(1);
  const { token } = await book(stage.deps, { selection: plainSelection(carId) });
  stage.deps.clock.set("2026-07-06T10:00:00+02:00");
  await giveOut(stage.deps, token);
  const before = await seenOf(token);
  const held = await rowsOf(token);
  const there = { ...before.spot, dropoffAt: "2026-07-15T10:00" };
  const now = "2026-07-06T10:00";
  const preview = await previewRelocation(stage.deps, { token, spot: there, now });
  if (!preview.ok) throw new Error(preview.reason);
  const moved = await moveTo(token, there, preview.after.quote.totalCents);
  if (!moved.ok) throw new Error(moved.reason);
  expect((await seenOf(token)).totalCents).toBeGreaterThan(before.totalCents);
  const { back } = moved;
  const undo = async () =>
    relocate(stage.deps, {
      ...(await askFor(stage.deps, token)),
      spot: back.spot,
      price: back.price,
      seenTotalCents: back.totalCents,
      isBack: true,
    });
  expect(await undo()).toMatchObject({ ok: true, deed: "extend" });
  expect(await seenOf(token)).toMatchObject({ spot: before.spot, totalCents: before.totalCents });
  expect(await rowsOf(token)).toEqual(held);
  expect(await undo()).toEqual({ ok: false, reason: "unchanged" });
  for (const dropoffAt of ["2026-07-15T10:00", "2026-07-17T10:00"]) {
    const longer = { ...before.spot, dropoffAt };
    const again = await previewRelocation(stage.deps, { token, spot: longer, now });
    if (!again.ok) throw new Error(again.reason);
    expect(await moveTo(token, longer, again.after.quote.totalCents)).toMatchObject({ ok: true });
  }
  expect(await undo()).toEqual({ ok: false, reason: "no-way-back" });
  stage.deps.clock.set("2026-06-01T10:00:00+02:00");
});

test("an extension is not taken back over an earlier return that was announced since, and names its price list", async () => {
  const carId = await newCar(1);
  const { token } = await book(stage.deps, { selection: plainSelection(carId) });
  const listOf = async () =>
    (
      await stage.deps.pool.query<{ list: number }>(
        "select price_list_version as list from reservation where token = $1",
        [token],
      )
    ).rows[0]?.list;
  stage.deps.clock.set("2026-07-06T10:00:00+02:00");
  await giveOut(stage.deps, token);
  await stage.deps.pool.query(
    "update reservation set price_list_version = price_list_version - 1 where token = $1",
    [token],
  );
  const [before, list] = [await seenOf(token), await listOf()];
  const longer = { ...before.spot, dropoffAt: "2026-07-15T10:00" };
  const now = "2026-07-06T10:00";
  const preview = await previewRelocation(stage.deps, { token, spot: longer, now });
  if (!preview.ok) throw new Error(preview.reason);
  const moved = await moveTo(token, longer, preview.after.quote.totalCents);
  if (!moved.ok) throw new Error(moved.reason);
  expect(await listOf()).not.toBe(list);
  const undo = async () =>
    relocate(stage.deps, {
      ...(await askFor(stage.deps, token)),
      spot: moved.back.spot,
      price: moved.back.price,
      seenTotalCents: moved.back.totalCents,
      isBack: true,
    });
  const announce = async (at: string, seenBackCents: number) =>
    announceByStaff(stage.deps, {
      ...(await askFor(stage.deps, token)),
      wish: { at, frees: true, seenBackCents },
    });
  const foreseen = await foreseeReturn(stage.deps, { token, at: "2026-07-10T10:00", now });
  if (!foreseen.ok) throw new Error(foreseen.reason);
  expect(await announce("2026-07-10T10:00", foreseen.foreseen.cents)).toMatchObject({ ok: true });
  const held = await rowsOf(token);
  expect(await undo()).toEqual({ ok: false, reason: "no-way-back" });
  expect(await rowsOf(token)).toEqual(held);
  expect(await announce("2026-07-15T10:00", 0)).toMatchObject({ ok: true });
  expect(await undo()).toMatchObject({ ok: true, deed: "extend" });
  expect([await seenOf(token), await listOf()]).toMatchObject([{ spot: before.spot }, list]);
  stage.deps.clock.set("2026-06-01T10:00:00+02:00");
});

test("undo brings back vehicle, times and price, whatever happened elsewhere, or says why not", async () => {
  const carId = await newCar(3);
  const ids = await vehicleIds(stage.deps, carId);
  const { token } = await book(stage.deps, { selection: plainSelection(carId) });
  const steps = record({
    vehicle: constantFrom(0, 1, 2),
    days: constantFrom(0, 1, 2),
    meanwhile: constantFrom("nothing", "booking", "booking"),
  });
  let booked = 0;
  await assert(
    asyncProperty(array(steps, { minLength: 1, maxLength: 2 }), async (moves) => {
      for (const { vehicle, days, meanwhile } of moves) {
        const before = await seenOf(token);
        const dropoffAt = `2026-07-${13 + days}T10:00`;
        const isAlong = dropoffAt !== before.spot.dropoffAt;
        const spot = isAlong
          ? { ...before.spot, dropoffAt }
          : { ...before.spot, vehicleId: ids[vehicle] ?? 0 };
        const preview = await previewRelocation(stage.deps, {
          token,
          spot,
          now: "2026-06-01T10:00",
        });
        if (!preview.ok) continue;
        const moved = await moveTo(token, spot, preview.after.quote.totalCents);
        if (!moved.ok || !moved.back) throw new Error("a previewed move was refused");
        if (meanwhile === "booking" && booked < 3) {
          booked += 1;
          const trip = tripAt("2026-07-20T10:00", `2026-07-${24 + booked}T10:00`);
          await book(stage.deps, { selection: plainSelection(carId), details: jonas, trip });
        }
        const { back } = moved;
        const undone = await relocate(stage.deps, {
          ...(await askFor(stage.deps, token)),
          seenVersion: back.version,
          spot: back.spot,
          price: back.price,
          seenTotalCents: back.totalCents,
        });
        const after = await seenOf(token);
        expect(after.totalCents).toBe(
          undone.ok ? before.totalCents : preview.after.quote.totalCents,
        );
        expect(after.spot).toMatchObject(undone.ok ? times(before.spot) : times(spot));
      }
    }),
    { numRuns: 12 },
  );
  expect(await overlaps(stage.deps.pool)).toBe(0);
});

function times({ pickupAt, dropoffAt }: Spot) {
  return { pickupAt, dropoffAt };
}
