import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import {
  addBlock,
  addCar,
  book,
  emina,
  jonas,
  julyWeek,
  openStage,
  plainSelection,
  seats,
  tarik,
  tripAt,
  vehicleIds,
  type Stage,
} from "../../../../test/casts/cast.ts";
import {
  change,
  changeForm,
  reservationOf,
  rowsOf,
  wishOf,
} from "../../../../test/casts/reservation-cast.ts";
import type { Trip } from "../../../domain/reservations/trip/trip.ts";
import { settingKey } from "../../catalogue/read-settings.ts";
import { changeReservation } from "./change-reservation.ts";
import { quoteChange } from "./quote-change.ts";
import type { ChangeForm } from "./write-change.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());
afterEach(restore);

let named = 0;
const newCar = (vehicles = 1, more = {}) =>
  addCar(stage.deps, { name: `car ${named++}`, vehicles, ...more });
const booked = async (carId: number, more: Partial<Parameters<typeof book>[1]> = {}) =>
  (await book(stage.deps, { selection: plainSelection(carId), ...more })).token;
const query = async (text: string, values: unknown[] = []) =>
  (await stage.deps.pool.query<Record<string, unknown>>(text, values)).rows;
const set = async (name: Parameters<typeof settingKey>[0], value: number) => {
  await query("update setting set value = $2 where key = $1", [settingKey(name), value]);
  await stage.deps.catalogue.refresh();
};
/** Rules and places as the seed has them. */
async function restore(): Promise<void> {
  await query("update location set active = true where not active");
  await set("turnaroundMinutes", 120);
  await set("minRentalDays", 3);
}
const later: Partial<Trip> = { pickupAt: "2026-07-08T10:00", dropoffAt: "2026-07-17T10:00" };

const refuses = async (form: ChangeForm, answer: object) => {
  const before = await rowsOf(stage.deps, form.token);
  const refused = await changeReservation(stage.deps, form);
  expect(refused).toMatchObject({ ok: false, ...answer });
  expect(await rowsOf(stage.deps, form.token)).toBe(before);
  return refused;
};

describe("a change", () => {
  test("is quoted beside what is kept, and writes nothing", async () => {
    const token = await booked(await newCar());
    const before = await rowsOf(stage.deps, token);
    const view = await reservationOf(stage.deps, token);
    const wish = wishOf(view, { trip: later, selection: { planCode: "premium" } });
    const quoted = await quoteChange(stage.deps, { token, wish, now: "2026-06-01T10:00" });
    expect(quoted).toMatchObject({ ok: true, before: view, free: true });
    if (!quoted.ok) return;
    expect(quoted.quote.rentalDays).toBe(9);
    expect(quoted.quote.totalCents - view.totalCents).toBe(quoted.differenceCents);
    expect(quoted).not.toHaveProperty("alternatives", expect.anything());
    expect(quoted.lateFeeCents).toBeUndefined();
    expect(await rowsOf(stage.deps, token)).toBe(before);
  });

  test("of dates, places, plan, extras, countries, phone and flight is what the customer has then", async () => {
    const token = await booked(await newCar());
    const wished = {
      trip: { ...later, dropoffLocationId: "airport-sarajevo" },
      selection: { planCode: "premium", extras: { child_seat: 2 }, countries: ["HR", "ME"] },
      contact: { phone: "062 999 888", flightNumber: "fr 1234" },
    };
    const form = await changeForm(stage.deps, token, wished);
    const before = await reservationOf(stage.deps, token);
    const answer = await changeReservation(stage.deps, form);
    const after = await reservationOf(stage.deps, token);
    expect(answer).toEqual({ ok: true, reservation: after });
    expect(after).toMatchObject({
      code: before.code,
      status: "confirmed",
      rentalDays: 9,
      sequence: 1,
      planCode: "premium",
      extras: { child_seat: 2 },
      countries: ["HR", "ME"],
      trip: { ...julyWeek, ...wished.trip },
      customer: { ...before.customer, phone: "+38762999888", flightNumber: "FR 1234" },
      totalCents: form.seenTotalCents,
    });
    expect(after.lines.reduce((sum, line) => sum + line.amountCents, 0)).toBe(after.totalCents);
    const [held] = await query(
      `select lower(during) as start, busy_until, occupancy.dropoff_location_id from occupancy
       join reservation on reservation.id = reservation_id where token = $1`,
      [token],
    );
    expect(held).toEqual({
      start: new Date("2026-07-08T10:00+02:00"),
      busy_until: new Date("2026-07-17T10:00+02:00"),
      dropoff_location_id: "airport-sarajevo",
    });
  });

  test("leaves an event with before and after, an audit entry, and two letters, none with a phone in history", async () => {
    const carId = await newCar();
    const token = await booked(carId);
    const before = await reservationOf(stage.deps, token);
    const after = await change(stage.deps, token, {
      trip: later,
      contact: { phone: "062 111 222" },
    });
    const [row] = await query("select id from reservation where token = $1", [token]);
    const events = await query(
      `select action, from_status, to_status, actor_kind, before, after from reservation_event
       where reservation_id = $1 order by id`,
      [row?.id],
    );
    expect(events.slice(1)).toEqual([
      {
        action: "modify",
        from_status: "confirmed",
        to_status: "confirmed",
        actor_kind: "visitor",
        before: expect.objectContaining({
          trip: before.trip,
          carId,
          totalCents: before.totalCents,
        }),
        after: expect.objectContaining({
          trip: after.trip,
          totalCents: after.totalCents,
          rentalDays: 9,
          changedContact: ["phone"],
        }),
      },
    ]);
    const [entry] = await query(
      "select * from audit_entry where action = 'reservation.modify' and subject_id = $1",
      [String(row?.id)],
    );
    expect(entry).toMatchObject({ actor_kind: "visitor", before: { carId }, after: { carId } });
    expect(JSON.stringify([events, entry])).not.toMatch(/emina|38762111222|38761123456/i);
    const letters = await query(
      "select kind, language, payload from outbox where reservation_id = $1 order by id offset 2",
      [row?.id],
    );
    const payload = JSON.parse(JSON.stringify({ action: "modify", before, after }));
    expect(letters).toEqual([
      { kind: "reservation-changed", language: "en-us", payload },
      { kind: "change-notice", language: "ba", payload },
    ]);
  });

  test("of the phone alone keeps the price, however dear the car has become", async () => {
    const carId = await newCar();
    const token = await booked(carId);
    await query("update rate set per_day_cents = 9900 where car_id = $1", [carId]);
    await stage.deps.catalogue.refresh();
    const before = await reservationOf(stage.deps, token);
    const after = await change(stage.deps, token, { contact: { phone: "+49 30 901820" } });
    expect(after).toEqual({
      ...before,
      customer: { ...before.customer, phone: "+4930901820" },
      sequence: 1,
    });
    expect(await reservationOf(stage.deps, token)).toEqual(after);
  });

  test("of anything else is priced by the price list of today", async () => {
    const carId = await newCar();
    const token = await booked(carId);
    await query("update rate set per_day_cents = 4000 where car_id = $1", [carId]);
    await stage.deps.catalogue.refresh();
    const after = await change(stage.deps, token, { selection: { extras: { child_seat: 1 } } });
    expect(after.lines.find(({ code }) => code === "car")?.amountCents).toBe(28_000);
  });

  test("keeps the young driver's surcharge", async () => {
    const token = await booked(await newCar(), { details: tarik });
    const after = await change(stage.deps, token, { trip: later });
    expect(after.lines.find(({ code }) => code === "young-driver")?.amountCents).toBe(2700);
  });

  test("after the free time says what it may cost, and it is in the letters", async () => {
    const token = await booked(await newCar());
    const form = {
      ...(await changeForm(stage.deps, token, { trip: later })),
      now: "2026-07-04T10:01",
    };
    const quoted = await quoteChange(stage.deps, form);
    expect(quoted).toMatchObject({ ok: true, lateFeeCents: 2850 });
    await changeReservation(stage.deps, form);
    const letters = await query(
      `select payload -> 'lateFeeCents' as fee from outbox where kind in ('reservation-changed', 'change-notice')
       and payload -> 'after' ->> 'token' = $1`,
      [token],
    );
    expect(letters).toEqual([{ fee: 2850 }, { fee: 2850 }]);
  });

  test("after the free time keeps what may be charged, and the next change adds to it", async () => {
    const token = await booked(await newCar());
    const fees = async () =>
      (
        await query(
          "select change_fee_cents as fee, cancellation_fee_cents as over from reservation where token = $1",
          [token],
        )
      )[0];
    await change(stage.deps, token, { trip: later });
    expect(await fees()).toEqual({ fee: 0, over: 0 });
    for (const [extras, fee] of [
      [{ child_seat: 1 }, 2850],
      [{}, 5700],
    ] as const) {
      const form = await changeForm(stage.deps, token, { selection: { extras } });
      await changeReservation(stage.deps, { ...form, now: "2026-07-07T09:00" });
      expect(await fees()).toEqual({ fee, over: 0 });
    }
  });

  test("of the phone costs nothing at any time", async () => {
    const token = await booked(await newCar());
    const form = await changeForm(stage.deps, token, { contact: { phone: "062 000 111" } });
    const quoted = await quoteChange(stage.deps, { ...form, now: "2026-07-06T09:00" });
    expect(quoted).toMatchObject({ ok: true, differenceCents: 0 });
    expect(quoted.ok && quoted.lateFeeCents).toBeUndefined();
  });
});

describe("the vehicle", () => {
  test("stays the same when it is free, though another one fits better", async () => {
    const carId = await newCar(2);
    const token = await booked(carId);
    const [first, second] = await vehicleIds(stage.deps, carId);
    const at = (await seats(stage.deps, carId)).values().next().value;
    await addBlock(stage.deps, {
      carId,
      vehicle: at === first ? 1 : 0,
      from: "2026-07-01T10:00+02:00",
      until: "2026-07-08T10:00+02:00",
    });
    await change(stage.deps, token, { trip: later });
    expect([...(await seats(stage.deps, carId)).values()]).toEqual([at]);
    expect([first, second]).toContain(at);
  });

  test("is another one when that is free only, and may be one of another car", async () => {
    const carId = await newCar(2);
    const token = await booked(carId);
    await booked(carId, { trip: tripAt("2026-07-14T10:00", "2026-07-20T10:00") });
    await change(stage.deps, token, { trip: later });
    const held = await seats(stage.deps, carId);
    expect(new Set(held.values()).size).toBe(2);
    const otherId = await newCar(1, { perDayCents: 5000 });
    const after = await change(stage.deps, token, { selection: { carId: otherId } });
    expect(after.car.id).toBe(otherId);
    expect((await seats(stage.deps, carId)).size).toBe(1);
    expect((await seats(stage.deps, otherId)).get(after.code)).toBe(
      (await vehicleIds(stage.deps, otherId))[0],
    );
  });

  test("of others makes room when it must, and they are told so", async () => {
    const carId = await newCar(2);
    const [first = 0, second = 0] = await vehicleIds(stage.deps, carId);
    await addBlock(stage.deps, {
      carId,
      vehicle: 0,
      from: "2026-07-20T00:00+02:00",
      until: "2026-07-25T00:00+02:00",
    });
    const mine = await booked(carId, { trip: tripAt("2026-07-01T10:00", "2026-07-05T10:00") });
    const short = await book(stage.deps, {
      selection: plainSelection(carId),
      trip: tripAt("2026-07-12T10:00", "2026-07-18T10:00"),
    });
    await query("update occupancy set vehicle_id = $2 where car_id = $1 and kind = 'reservation'", [
      carId,
      second,
    ]);
    await change(stage.deps, mine, { trip: { dropoffAt: "2026-07-22T10:00" } });
    const held = await seats(stage.deps, carId);
    expect(held.get(short.code)).toBe(first);
    expect(
      await query(
        `select action from reservation_event join reservation on reservation.id = reservation_id
         where token = $1 and action = 'reseat'`,
        [short.token],
      ),
    ).toHaveLength(1);
  });

  test("that was promised stays the promise on its car, and on no other", async () => {
    const carId = await newCar(2);
    const token = await booked(carId);
    const vehicle = (await seats(stage.deps, carId)).values().next().value;
    await query("update reservation set pinned = true where token = $1", [token]);
    await query("update occupancy set pinned = true where car_id = $1", [carId]);
    const pinned = () =>
      query(
        `select reservation.pinned, occupancy.pinned as held, occupancy.vehicle_id from reservation
         join occupancy on reservation_id = reservation.id where token = $1`,
        [token],
      );
    await change(stage.deps, token, { trip: later });
    expect(await pinned()).toEqual([{ pinned: true, held: true, vehicle_id: vehicle }]);
    await addBlock(stage.deps, {
      carId,
      vehicle: (await vehicleIds(stage.deps, carId)).indexOf(vehicle ?? 0),
      from: "2026-07-20T10:00+02:00",
      until: "2026-07-21T10:00+02:00",
    });
    const tooLong = { trip: { dropoffAt: "2026-07-20T12:00" } };
    const answer = await refuses(await changeForm(stage.deps, token, tooLong), {
      reason: "not-available",
    });
    expect(answer).toMatchObject({ quoted: { free: false, alternatives: { trips: [{}, {}] } } });
    const otherId = await newCar();
    await change(stage.deps, token, { selection: { carId: otherId } });
    const [now] = await pinned();
    expect(now).toMatchObject({ pinned: false, held: false });
  });

  test("needs no new seat for a part of the trip, though the calendar has become tighter", async () => {
    const carId = await newCar();
    const token = await booked(carId);
    await booked(carId, { trip: tripAt("2026-07-13T12:00", "2026-07-18T10:00") });
    await set("turnaroundMinutes", 180);
    const after = await change(stage.deps, token, { trip: { pickupAt: "2026-07-07T10:00" } });
    expect(after.rentalDays).toBe(6);
  });
});

describe("what stays is not held against anybody", () => {
  test("a pick-up that is near, a season's new minimum, a place and a car that are offered no more", async () => {
    const carId = await newCar();
    const token = await booked(carId, { trip: tripAt("2026-07-06T10:00", "2026-07-09T10:00") });
    await set("minRentalDays", 6);
    await query("update location set active = false where id = 'airport-tuzla'");
    await query("update car set published = false, min_driver_age = 70 where id = $1", [carId]);
    await stage.deps.catalogue.refresh();
    const at = async (now: string, trip: Partial<Trip>) => {
      const wish = wishOf(await reservationOf(stage.deps, token), { trip });
      return quoteChange(stage.deps, { token, wish, now });
    };
    expect(await at("2026-07-06T09:50", { dropoffAt: "2026-07-10T10:00" })).toMatchObject({
      ok: true,
    });
    expect(await at("2026-06-01T10:00", { dropoffLocationId: "eternal-pro-office" })).toMatchObject(
      {
        ok: true,
      },
    );
    expect(await at("2026-06-01T10:00", { dropoffAt: "2026-07-08T10:00" })).toMatchObject({
      faults: { dropoffDate: "under-minimum" },
    });
  });

  test("pieces of an extra that it has", async () => {
    const token = await booked(await newCar(), {
      selection: { ...plainSelection(0), carId: await newCar(), extras: { ski_rack: 1 } },
    });
    await query("update extra set stock = 0 where code = 'ski_rack'");
    await stage.deps.catalogue.refresh();
    const after = await change(stage.deps, token, { selection: { planCode: "premium" } });
    expect(after.extras).toEqual({ ski_rack: 1 });
    const form = await changeForm(stage.deps, token, { trip: later });
    const answer = await refuses(form, { reason: "extra-out-of-stock" });
    expect(answer).toMatchObject({ quoted: { missingExtra: { code: "ski_rack", left: 0 } } });
  });

  test("but the last piece of an extra that is offered no more is not promised twice", async () => {
    const selection = async () => ({
      ...plainSelection(await newCar()),
      extras: { roof_box: 1 },
    });
    await query("update extra set stock = 1 where code = 'roof_box'");
    await stage.deps.catalogue.refresh();
    await booked(0, { selection: await selection(), trip: { ...julyWeek, ...later } });
    const trip = tripAt("2026-08-03T10:00", "2026-08-10T10:00");
    const token = await booked(0, { selection: await selection(), trip });
    await query("update extra set active = false where code = 'roof_box'");
    await stage.deps.catalogue.refresh();
    const form = await changeForm(stage.deps, token, { trip: later });
    const answer = await refuses(form, { reason: "extra-out-of-stock" });
    expect(answer).toMatchObject({ quoted: { missingExtra: { code: "roof_box", left: 0 } } });
    expect(
      (await change(stage.deps, token, { trip: { dropoffAt: "2026-08-11T10:00" } })).extras,
    ).toEqual({ roof_box: 1 });
  });
});

describe("a change is refused, and nothing is written, when", () => {
  test("nobody has the token", async () => {
    const token = await booked(await newCar());
    const form = await changeForm(stage.deps, token, { trip: later });
    for (const other of ["x".repeat(32), "", "\0".repeat(30)]) {
      const asked = { ...form, token: other };
      expect(await changeReservation(stage.deps, asked)).toEqual({
        ok: false,
        reason: "not-found",
      });
    }
  });

  test.each(["on_rent", "returned", "completed", "cancelled", "no_show"])(
    "the reservation is %s",
    async (status) => {
      const token = await booked(await newCar());
      const form = await changeForm(stage.deps, token, { trip: later });
      await query("update reservation set status = $2 where token = $1", [token, status]);
      await refuses(form, { reason: "closed" });
    },
  );

  test("the pick-up is over, and not a minute before", async () => {
    const token = await booked(await newCar());
    const form = await changeForm(stage.deps, token, { contact: { phone: "062 333 444" } });
    await refuses({ ...form, now: "2026-07-06T10:01" }, { reason: "closed" });
    expect(await changeReservation(stage.deps, { ...form, now: "2026-07-06T10:00" })).toMatchObject(
      {
        ok: true,
      },
    );
  });

  test("nothing is another", async () => {
    const token = await booked(await newCar());
    await refuses(await changeForm(stage.deps, token, {}), { reason: "unchanged" });
    const typed = { contact: { phone: "061/123-456", flightNumber: " w6 2722" } };
    await refuses(await changeForm(stage.deps, token, typed), { reason: "unchanged" });
  });

  test("the wish is not ours, too short, in the past, or closed", async () => {
    const token = await booked(await newCar());
    const refused = async (wished: Parameters<typeof wishOf>[1], answer: object) =>
      refuses(await changeForm(stage.deps, token, wished ?? {}), answer);
    await refused({ selection: { carId: 999_999 } }, { reason: "unknown-car" });
    await refused(
      { trip: { dropoffAt: "2026-07-07T10:00" } },
      { faults: { dropoffDate: "under-minimum" } },
    );
    await refused(
      { trip: { pickupAt: "2026-05-06T10:00" } },
      { faults: { pickupDate: "in-past" } },
    );
    await refused(
      { trip: { pickupAt: "2026-06-01T10:30" } },
      { faults: { pickupTime: "too-soon" } },
    );
    await refused({ trip: { pickupAt: "garbage" } }, { reason: "trip" });
    await refused(
      { trip: { pickupLocationId: "atlantis" } },
      { faults: { pickupLocation: "unknown-location" } },
    );
    await refused(
      { selection: { planCode: "platinum" } },
      { reason: "selection", fault: "unknown-plan" },
    );
    await refused({ selection: { extras: { jet_ski: 1 } } }, { fault: "unknown-extra" });
    await refused({ selection: { extras: { child_seat: -1 } } }, { fault: "too-many-extras" });
    await refused({ selection: { countries: ["RU"] } }, { fault: "country-not-allowed" });
    await refused({ contact: { phone: "000 000" } }, { reason: "phone" });
    await refused({ contact: { phone: "" } }, { reason: "phone" });
    await refused({ contact: { flightNumber: "<script>" } }, { reason: "flight-number" });
    await refused({ contact: { flightNumber: "W6\r\nBcc: x" } }, { reason: "flight-number" });
  });

  test("the driver is too young for the other car", async () => {
    const token = await booked(await newCar(), { details: tarik });
    const otherId = await newCar();
    await query("update car set min_driver_age = 25 where id = $1", [otherId]);
    await stage.deps.catalogue.refresh();
    const form = await changeForm(stage.deps, token, { selection: { carId: otherId } });
    await refuses(form, { reason: "too-young", leastAge: 25 });
  });

  test("the price or the reservation is not what was seen; then it is told", async () => {
    const carId = await newCar();
    const token = await booked(carId);
    const form = await changeForm(stage.deps, token, { trip: later });
    await refuses({ ...form, seenTotalCents: 1 }, { reason: "price-changed" });
    await refuses({ ...form, seenSequence: 7 }, { reason: "price-changed" });
    await query("update rate set per_day_cents = 4000 where car_id = $1", [carId]);
    const answer = await refuses(form, { reason: "price-changed" });
    expect(answer).toMatchObject({ quoted: { ok: true, free: true, before: { sequence: 0 } } });
    const again = await changeForm(stage.deps, token, { trip: later });
    expect(again.seenTotalCents).toBeGreaterThan(form.seenTotalCents);
    expect(await changeReservation(stage.deps, again)).toMatchObject({ ok: true });
  });

  test("the car is taken; then the nearest that works is told, its own slot among what is free", async () => {
    const carId = await newCar();
    const token = await booked(carId);
    await booked(carId, { trip: tripAt("2026-07-14T10:00", "2026-07-21T10:00") });
    const form = await changeForm(stage.deps, token, {
      trip: { pickupAt: "2026-07-09T10:00", dropoffAt: "2026-07-16T10:00" },
    });
    const answer = await refuses(form, { reason: "not-available" });
    if (answer.ok || answer.reason !== "not-available") throw new Error("the car is free");
    expect(answer.quoted).toMatchObject({ free: false, car: { id: carId } });
    const [nearest] = answer.quoted.alternatives?.trips ?? [];
    expect(nearest?.trip).toMatchObject({
      pickupAt: "2026-07-06T10:00",
      dropoffAt: "2026-07-13T10:00",
    });
    expect(nearest?.totalCents).toBe(form.seenTotalCents);
  });
});

test("the same change again is answered the same, and once only is written", async () => {
  const token = await booked(await newCar());
  const form = await changeForm(stage.deps, token, { trip: later });
  const first = await changeReservation(stage.deps, form);
  const before = await rowsOf(stage.deps, token);
  expect(await changeReservation(stage.deps, form)).toEqual(first);
  expect(await changeReservation(stage.deps, { ...form, now: "2026-07-30T10:00" })).toEqual(first);
  expect(await rowsOf(stage.deps, token)).toBe(before);
  await refuses({ ...form, seenSequence: 1 }, { reason: "unchanged" });
  const third = await changeForm(stage.deps, token, { contact: { phone: "062 555 666" } });
  await changeReservation(stage.deps, third);
  await refuses(form, { reason: "price-changed" });
});

test("a failure in the middle leaves everything as it was", async () => {
  const carId = await newCar(2);
  const otherId = await newCar();
  const token = await booked(carId);
  const before = await rowsOf(stage.deps, token);
  const form = await changeForm(stage.deps, token, { selection: { carId: otherId }, trip: later });
  await stage.owner.query(
    "alter table outbox add constraint no_letters check (kind <> 'change-notice') not valid",
  );
  await expect(changeReservation(stage.deps, form)).rejects.toThrow("no_letters");
  expect(await rowsOf(stage.deps, token)).toBe(before);
  expect((await seats(stage.deps, otherId)).size).toBe(0);
  await stage.owner.query("alter table outbox drop constraint no_letters");
  expect(await changeReservation(stage.deps, form)).toMatchObject({ ok: true });
});

describe("the coupon of the booking", () => {
  const coupon = async (code: string, limits: Record<string, unknown> = {}) => {
    const columns = { code, kind: "percent", value: 10, applies_to: "car", ...limits };
    const names = Object.keys(columns);
    await query(
      `insert into coupon (${names}) values (${names.map((_, index) => `$${index + 1}`)})`,
      Object.values(columns),
    );
  };
  const withCoupon = async (couponCode: string) =>
    booked(await newCar(), { details: { ...jonas, couponCode } });
  const uses = (code: string) =>
    query(
      "select amount_cents from coupon_use join coupon on coupon.id = coupon_id where code = $1",
      [code],
    );

  test("stays, with its new amount, though it is used up, over and given out no more", async () => {
    await coupon("STAYS", { max_uses: 1, max_uses_per_email: 1, book_to: "2026-06-01" });
    const token = await withCoupon("STAYS");
    await query("update coupon set active = false where code = 'STAYS'");
    const form = await changeForm(stage.deps, token, { trip: later });
    const answer = await changeReservation(stage.deps, { ...form, now: "2026-06-20T10:00" });
    if (!answer.ok) throw new Error(answer.reason);
    const { reservation } = answer;
    const line = reservation.lines.find(({ code }) => code === "coupon");
    expect(reservation.couponCode).toBe("STAYS");
    expect(line?.amountCents).toBeLessThan(-1_995);
    expect(await uses("STAYS")).toEqual([{ amount_cents: -(line?.amountCents ?? 0) }]);
  });

  test("is dropped when it is not for such a trip; the customer hears why, and it may be used again", async () => {
    await coupon("WEEK", { min_rental_days: 7 });
    const token = await withCoupon("WEEK");
    const form = await changeForm(stage.deps, token, { trip: { dropoffAt: "2026-07-10T10:00" } });
    expect(await quoteChange(stage.deps, form)).toMatchObject({
      ok: true,
      couponFault: "too-short",
    });
    const answer = await changeReservation(stage.deps, form);
    if (!answer.ok) throw new Error(answer.reason);
    expect(answer.reservation.couponCode).toBeUndefined();
    expect(answer.reservation.lines.some(({ code }) => code === "coupon")).toBe(false);
    expect(await reservationOf(stage.deps, token)).toEqual(answer.reservation);
    expect(await uses("WEEK")).toEqual([]);
  });

  test("takes off what was booked, for the trip that was booked, whatever it has been edited to", async () => {
    await coupon("EDITED");
    const token = await withCoupon("EDITED");
    await query(
      `update coupon set kind = 'fixed', value = 1, applies_to = 'total', book_to = '2026-01-01',
         pickup_to = '2026-01-01', min_rental_days = 30, categories = '{suv}', location_ids = '{airport-sarajevo}',
         active = false where code = 'EDITED'`,
    );
    const after = await change(stage.deps, token, { selection: { extras: { child_seat: 1 } } });
    const line = after.lines.find(({ code }) => code === "coupon");
    expect(line).toMatchObject({
      amountCents: -1_995,
      reason: { kind: "percent", value: 10, appliesTo: "car" },
    });
    expect(await uses("EDITED")).toEqual([{ amount_cents: 1_995 }]);
    const form = await changeForm(stage.deps, token, { trip: later });
    expect(await quoteChange(stage.deps, form)).toMatchObject({ couponFault: "pickup-outside" });
  });

  test("is not touched by a new phone number", async () => {
    await coupon("PHONE");
    const token = await withCoupon("PHONE");
    await query("update coupon set value = 50, active = false where code = 'PHONE'");
    const after = await change(stage.deps, token, { contact: { phone: "062 777 888" } });
    expect(after).toMatchObject({ couponCode: "PHONE", totalCents: 21_000 - 1_050 - 1_995 });
    expect(await uses("PHONE")).toEqual([{ amount_cents: 1_995 }]);
  });
});

test("a customer of the staff, of whom no date of birth is known, changes as well", async () => {
  const token = await booked(await newCar(), { details: emina });
  await query(
    "update reservation set created_by = 'staff', date_of_birth = null where token = $1",
    [token],
  );
  expect((await change(stage.deps, token, { trip: later })).rentalDays).toBe(9);
});
