import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import {
  addCar,
  book,
  bookingForm,
  emina,
  julyWeek,
  jonas,
  openStage,
  plainSelection,
  tarik,
  tripAt,
  vehicleIds,
  type Stage,
} from "../../../../test/casts/cast.ts";
import {
  change,
  changeForm,
  reservationOf,
  wishOf,
} from "../../../../test/casts/reservation-cast.ts";
import { askFor } from "../../../../test/casts/staff-hand-cast.ts";
import { addDays, joinDateTime } from "../../../domain/calendar.ts";
import { toLocal } from "../../../domain/sarajevo.ts";
import { isCalledOff } from "../../../domain/reservations/states/states.ts";
import type { LateWish } from "../../../domain/reservations/lateness/late.ts";
import { bookCar } from "../booking/book-car.ts";
import { cancelReservation } from "../change/cancel-reservation.ts";
import { changeReservation } from "../change/change-reservation.ts";
import { quoteChange } from "../change/quote-change.ts";
import { addManualLine, removeManualLine } from "../deeds/add-manual-line.ts";
import { addNote } from "../deeds/add-note.ts";
import { cancelByStaff } from "../deeds/cancel-by-staff.ts";
import { editCustomer, formOf } from "../deeds/edit-customer.ts";
import { markNoShow } from "../deeds/mark-no-show.ts";
import { reinstateReservation } from "../deeds/reinstate-reservation.ts";
import { swapVehicle } from "../deeds/swap-vehicle.ts";
import { readHeld } from "../held/hold-reservation.ts";
import { checkLate } from "../lateness/check-late.ts";
import { reportLate } from "../lateness/report-late.ts";
import { findLedgerFaults } from "./find-ledger-faults.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());
// After each test, whatever it did.
afterEach(async () => {
  const faults = await findLedgerFaults(stage.deps.pool);
  if (faults.length > 0) throw new Error(`the ledger differs: ${JSON.stringify(faults)}`);
});

let named = 0;
const newCar = (vehicles = 1, perDayCents = 3000) =>
  addCar(stage.deps, { name: `ledger ${named++}`, vehicles, perDayCents });
const booked = async (more: Partial<Parameters<typeof book>[1]> = {}) =>
  (await book(stage.deps, { selection: plainSelection(await newCar()), ...more })).token;
const query = async (text: string, values: unknown[] = []) =>
  (await stage.deps.pool.query<Record<string, unknown>>(text, values)).rows;
const minute = 60_000;

/** What each deed added, in short: how many rows, and their sums. */
const deedsOf = (token: string) =>
  query(
    `select sum(ledger.days)::int as days, sum(cents)::int as cents, count(*)::int as rows
     from booking_ledger as ledger join reservation on reservation.id = reservation_id
     where token = $1 group by ledger.at order by ledger.at`,
    [token],
  );
const manual = async (token: string, amountCents: number, name = `line-${named++}`) => {
  const line = { label: { en: "Goodwill", bs: "Izlazak" }, amountCents, why: "kasnio let" };
  return addManualLine(stage.deps, { ...(await askFor(stage.deps, token)), name, line });
};
const cancel = async (token: string) =>
  cancelByStaff(stage.deps, {
    ...(await askFor(stage.deps, token)),
    reason: "zvao",
    agreedFeeCents: 0,
  });
const reinstate = async (token: string, price: "kept" | "today" = "kept") => {
  const { totalCents: seenTotalCents } = await reservationOf(stage.deps, token);
  return reinstateReservation(stage.deps, {
    ...(await askFor(stage.deps, token)),
    price,
    seenTotalCents,
    reason: "ipak dolazi",
  });
};
const swap = async (token: string, vehicleId: number) => {
  const { totalCents: seenTotalCents } = await reservationOf(stage.deps, token);
  const ask = {
    ...(await askFor(stage.deps, token)),
    vehicleId,
    pinned: false,
    price: "kept",
  } as const;
  return swapVehicle(stage.deps, { ...ask, seenTotalCents });
};
const report = async (token: string, wish: LateWish, now: string) => {
  const answer = await checkLate(stage.deps, { token, wish, now });
  const seenDifferenceCents = answer.ok && answer.cost === "paid" ? answer.differenceCents : 0;
  return reportLate(stage.deps, { token, wish, seenDifferenceCents, now });
};
const giveOut = async (token: string) => {
  await query("update reservation set status = 'on_rent' where token = $1", [token]);
  await query(
    "update occupancy set pinned = true where reservation_id = (select id from reservation where token = $1)",
    [token],
  );
};

test("a booking sells each day of the car, and says where, by whom and on which vehicle", async () => {
  const carId = await newCar();
  const [vehicleId] = await vehicleIds(stage.deps, carId);
  const selection = { ...plainSelection(carId), planCode: "premium" };
  const token = await booked({ selection, language: "ba" });
  const { totalCents } = await reservationOf(stage.deps, token);
  const rows = await query(
    `select day::text, kind, item, days, ledger.car_id, ledger.vehicle_id, location_id, source, ledger.language, filled,
       ledger.at = reservation.created_at as at_booking
     from booking_ledger as ledger join reservation on reservation.id = reservation_id
     where token = $1 order by ledger.id`,
    [token],
  );
  const days = Array.from({ length: 7 }, (_, day) => addDays("2026-07-06", day));
  const known = {
    car_id: carId,
    vehicle_id: vehicleId,
    location_id: "airport-tuzla",
    source: "site",
    language: "ba",
    filled: false,
    at_booking: true,
  };
  expect(rows.filter(({ kind }) => kind === "rate")).toEqual(
    days.map((day) => ({ day, kind: "rate", item: "", days: 1, ...known })),
  );
  expect(rows.filter(({ kind }) => kind === "plan")).toEqual(
    days.map((day) => ({ day, kind: "plan", item: "premium", days: 0, ...known })),
  );
  expect(await deedsOf(token)).toEqual([{ days: 7, cents: totalCents, rows: rows.length }]);
});

test("a change adds the difference, and one that sells nothing adds nothing", async () => {
  const token = await booked();
  const before = await reservationOf(stage.deps, token);
  stage.deps.clock.advance(minute);
  const longer = await change(stage.deps, token, { trip: { dropoffAt: "2026-07-15T10:00" } });
  stage.deps.clock.advance(minute);
  const shorter = await change(stage.deps, token, { trip: { dropoffAt: "2026-07-10T10:00" } });
  stage.deps.clock.advance(minute);
  await change(stage.deps, token, { contact: { flightNumber: "OS 757" } });
  await addNote(stage.deps, {
    ...(await askFor(stage.deps, token)),
    key: crypto.randomUUID(),
    text: "zvao je",
  });
  expect(await deedsOf(token)).toMatchObject([
    { days: 7, cents: before.totalCents },
    { days: 2, cents: longer.totalCents - before.totalCents },
    { days: -5, cents: shorter.totalCents - longer.totalCents },
  ]);
});

test("who begins on another day sells other days", async () => {
  const token = await booked();
  stage.deps.clock.advance(minute);
  await change(stage.deps, token, {
    trip: { pickupAt: "2026-07-08T10:00", dropoffAt: "2026-07-15T10:00" },
  });
  const [, moved] = await deedsOf(token);
  expect(moved).toMatchObject({ days: 0 });
  const held = await query(
    `select day::text from booking_ledger join reservation on reservation.id = reservation_id
     where token = $1 group by day having sum(days) > 0 order by day`,
    [token],
  );
  expect(held.map(({ day }) => day)).toEqual(
    Array.from({ length: 7 }, (_, day) => addDays("2026-07-08", day)),
  );
});

test("what is cancelled or missed is taken back whole, and sold again when it is taken up again", async () => {
  const [own, ours, missed] = [await booked(), await booked(), await booked()];
  const { totalCents } = await reservationOf(stage.deps, own);
  stage.deps.clock.advance(minute);
  // After the free time: the fee that may be charged is in no line.
  expect(
    await cancelReservation(stage.deps, { token: own, now: "2026-07-05T10:00" }),
  ).toMatchObject({ ok: true, lateFeeCents: expect.any(Number) });
  await cancel(ours);
  const nobody = { now: "2026-07-06T18:00", reason: "ne javlja se" };
  await markNoShow(stage.deps, { ...(await askFor(stage.deps, missed)), ...nobody });
  for (const token of [own, ours, missed])
    expect(await deedsOf(token)).toMatchObject([
      { days: 7, cents: totalCents },
      { days: -7, cents: -totalCents },
    ]);
  stage.deps.clock.advance(minute);
  expect(await reinstate(ours)).toMatchObject({ ok: true });
  expect(await reinstate(missed, "today")).toMatchObject({ ok: true });
  for (const token of [ours, missed])
    expect((await deedsOf(token)).at(-1)).toMatchObject({ days: 7, cents: totalCents });
});

test("lines by hand are fees or discounts", async () => {
  const token = await booked();
  for (const cents of [1000, -1950]) {
    stage.deps.clock.advance(minute);
    expect(await manual(token, cents)).toMatchObject({ ok: true });
  }
  stage.deps.clock.advance(minute);
  const { lines } = await reservationOf(stage.deps, token);
  const ask = await askFor(stage.deps, token);
  await removeManualLine(stage.deps, { ...ask, name: lines.at(-2)?.subject ?? "" });
  expect((await deedsOf(token)).slice(1)).toMatchObject([
    { days: 0, cents: 1000 },
    { days: 0, cents: -1950 },
    { days: 0, cents: -1000 },
  ]);
  const kinds = await query(
    `select kind, sum(cents)::int as cents from booking_ledger join reservation on reservation.id = reservation_id
     where token = $1 and item = 'manual' group by kind order by kind`,
    [token],
  );
  expect(kinds).toEqual([
    { kind: "discount", cents: -1950 },
    { kind: "fee", cents: 0 },
  ]);
});

test("a swap moves what is sold to the other vehicle or car, and so does whoever is moved by others", async () => {
  const [carId, other] = [await newCar(2), await newCar(1, 5000)];
  const [first, second] = await vehicleIds(stage.deps, carId);
  const [dear] = await vehicleIds(stage.deps, other);
  const token = await booked({ selection: plainSelection(carId) });
  const beside = await booked({ selection: plainSelection(carId), details: jonas });
  if (!first || !second || !dear) throw new Error("a vehicle is missing");
  const [mine] = await query("select vehicle_id from reservation where token = $1", [token]);
  const wanted = mine?.vehicle_id === first ? second : first;
  stage.deps.clock.advance(minute);
  expect(await swap(token, wanted)).toMatchObject({ ok: true });
  // Both stand elsewhere, and nothing was sold or taken back.
  for (const moved of [token, beside])
    expect((await deedsOf(moved)).at(-1)).toMatchObject({ days: 0, cents: 0 });
  stage.deps.clock.advance(minute);
  expect(await swap(token, dear)).toMatchObject({ ok: true });
  const held = await query(
    `select ledger.car_id, ledger.vehicle_id, sum(ledger.days)::int as days
     from booking_ledger as ledger join reservation on reservation.id = reservation_id
     where token = $1 group by 1, 2 having sum(ledger.days) <> 0`,
    [token],
  );
  expect(held).toEqual([{ car_id: other, vehicle_id: dear, days: 7 }]);
});

test("a booking that makes room moves what the others sell", async () => {
  const carId = await newCar(2);
  const trips = [
    tripAt("2026-08-03T10:00", "2026-08-07T10:00"),
    tripAt("2026-08-10T10:00", "2026-08-14T10:00"),
    tripAt("2026-08-03T10:00", "2026-08-07T10:00"),
    tripAt("2026-08-10T10:00", "2026-08-14T10:00"),
  ];
  const tokens: string[] = [];
  for (const trip of trips) tokens.push(await booked({ selection: plainSelection(carId), trip }));
  await cancel(tokens[0] ?? "");
  const [moved] = await query(`select vehicle_id from reservation where token = $1`, [tokens[2]]);
  const crossing = await query(
    `select token from reservation where token = any($1) and vehicle_id <> $2 and pickup_local = '2026-08-10T10:00'`,
    [tokens, moved?.vehicle_id],
  );
  await cancel(String(crossing[0]?.token === tokens[1] ? tokens[3] : tokens[1]));
  stage.deps.clock.advance(minute);
  // Free from the third on one vehicle, and from the tenth on the other: the long trip needs one of them moved.
  await booked({
    selection: plainSelection(carId),
    trip: tripAt("2026-08-03T10:00", "2026-08-14T10:00"),
  });
  const [reseated] = await query(
    `select count(*)::int as count from reservation_event join reservation on reservation.id = reservation_id
     where token = any($1) and action = 'reseat'`,
    [tokens],
  );
  expect(reseated?.count).toBeGreaterThan(0);
});

test("a late arrival adds its fee, an extension its days", async () => {
  const atStation = {
    pickupLocationId: "bus-station-tuzla",
    dropoffLocationId: "bus-station-tuzla",
  };
  const early = await booked({ trip: { ...julyWeek, ...atStation } });
  stage.deps.clock.advance(minute);
  const wish = { end: "arrival", at: "2026-07-06T23:30" } as const;
  expect(await report(early, wish, "2026-07-06T09:00")).toMatchObject({ ok: true, cost: "paid" });
  expect((await deedsOf(early)).at(-1)).toMatchObject({
    days: 0,
    cents: expect.any(Number),
    rows: 1,
  });
  const out = await booked({ details: tarik });
  await giveOut(out);
  stage.deps.clock.advance(minute);
  const back = { end: "return", at: "2026-07-15T12:00" } as const;
  expect(await report(out, back, "2026-07-13T08:00")).toMatchObject({ ok: true, cost: "paid" });
  expect((await deedsOf(out)).at(-1)).toMatchObject({ days: 3 });
});

test("another language of the customer is another buyer", async () => {
  const token = await booked();
  stage.deps.clock.advance(minute);
  const kept = await readHeld(stage.deps.pool, token, await stage.deps.catalogue.get());
  if (!kept) throw new Error("nobody has this token");
  const form = { ...formOf(kept), language: "ba" };
  expect(
    await editCustomer(stage.deps, { ...(await askFor(stage.deps, token)), form }),
  ).toMatchObject({ ok: true });
  expect((await deedsOf(token)).at(-1)).toMatchObject({ days: 0, cents: 0 });
});

test("a refused deed adds nothing", async () => {
  const carId = await newCar();
  const token = await booked({ selection: plainSelection(carId) });
  await booked({
    selection: plainSelection(carId),
    trip: tripAt("2026-07-20T10:00", "2026-07-27T10:00"),
  });
  const before = await deedsOf(token);
  stage.deps.clock.advance(minute);
  const form = await changeForm(stage.deps, token, { trip: { dropoffAt: "2026-07-22T10:00" } });
  expect(await changeReservation(stage.deps, form)).toMatchObject({ ok: false });
  expect(await deedsOf(token)).toEqual(before);
});

test("after random deeds the ledger says of every moment what was sold then", async () => {
  const random = (below: number) =>
    stage.deps.random.bytes(4).reduce((sum, byte) => sum * 256 + byte, 0) % below;
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[random(items.length)];
    if (item === undefined) throw new Error("nothing to pick from");
    return item;
  };
  const cars = [await newCar(3), await newCar(2, 4550)];
  const vehicles = (await Promise.all(cars.map((id) => vehicleIds(stage.deps, id)))).flat();
  const trip = () => {
    const from = addDays("2026-09-01", random(30));
    const until = addDays(from, 3 + random(9));
    return tripAt(joinDateTime(from, "10:00"), joinDateTime(until, pick(["09:30", "12:00"])));
  };
  const tokens: string[] = [];
  const deeds: ((token: string) => Promise<{ ok: boolean }>)[] = [
    async (token) => {
      const view = await reservationOf(stage.deps, token);
      const planCode = pick(["basic", "premium"]);
      const wish = wishOf(view, { trip: trip(), selection: { carId: pick(cars), planCode } });
      const now = toLocal(stage.deps.clock.now());
      const quoted = await quoteChange(stage.deps, { token, wish, now });
      const seen = quoted.ok ? quoted.quote : view;
      const seenSequence = view.sequence;
      return changeReservation(stage.deps, {
        token,
        wish,
        now,
        seenTotalCents: seen.totalCents,
        seenSequence,
      });
    },
    (token) => manual(token, pick([1234, 77, -333, -1])),
    (token) => swap(token, pick(vehicles)),
    (token) => cancel(token),
    (token) => reinstate(token, pick(["kept", "today"])),
    (token) => cancelReservation(stage.deps, { token, now: toLocal(stage.deps.clock.now()) }),
  ];
  const seen: { at: number; token: string; cents: number; days: number }[] = [];
  const refused = new Set<string>();
  let done = 0;
  for (let deed = 0; deed < 90; deed += 1) {
    stage.deps.clock.advance(minute);
    if (tokens.length < 4 || random(6) === 0) {
      const selection = plainSelection(pick(cars));
      const form = { selection, trip: trip(), details: pick([emina, jonas, tarik]) };
      const answer = await bookCar(stage.deps, await bookingForm(stage.deps, form));
      if (answer.ok) tokens.push(answer.token);
      else refused.add(answer.reason);
    } else if ((await pick(deeds)(pick(tokens))).ok) done += 1;
    expect(await findLedgerFaults(stage.deps.pool)).toEqual([]);
    for (const token of tokens) {
      const { status, totalCents, rentalDays } = await reservationOf(stage.deps, token);
      const [cents, days] = isCalledOff(status) ? [0, 0] : [totalCents, rentalDays];
      seen.push({ at: stage.deps.clock.now(), token, cents, days });
    }
  }
  expect(done).toBeGreaterThan(30);
  expect([...refused].filter((reason) => reason !== "not-available")).toEqual([]);
  const asOf = await query(
    `select moment.at, moment.token, coalesce(sum(ledger.cents), 0)::int as cents, coalesce(sum(ledger.days), 0)::int as days
     from jsonb_to_recordset($1) as moment (at float8, token text)
       join reservation on reservation.token = moment.token
       left join booking_ledger as ledger on ledger.reservation_id = reservation.id and ledger.at <= to_timestamp(moment.at / 1000)
     group by 1, 2`,
    [JSON.stringify(seen)],
  );
  const keyOf = (row: Record<string, unknown>) =>
    `${Number(row.at)} ${row.token} ${row.cents} ${row.days}`;
  expect(asOf.map(keyOf).toSorted()).toEqual(seen.map(keyOf).toSorted());
});
