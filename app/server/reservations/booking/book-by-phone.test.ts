import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  addCar,
  bookingForm,
  emina,
  openStage,
  plainSelection,
  tripAt,
  type Stage,
} from "../../../../test/casts/cast.ts";
import { addStaff } from "../../../../test/casts/staff-cast.ts";
import { writeTrip } from "../../../domain/reservations/trip/search-params.ts";
import type { Doer } from "../../../domain/staff/doer.ts";
import { findCustomer } from "../../finding/find-customer.ts";
import { bookCar } from "./book-car.ts";
import { offerByPhone } from "./offer-by-phone.ts";

let stage: Stage;
let by: Doer;
let carId: number;

beforeAll(async () => {
  stage = await openStage();
  const { id } = await addStaff(stage.deps, "agent");
  by = { actor: { kind: "staff", id }, addressHash: "here" };
});
beforeEach(async () => {
  carId = await addCar(stage.deps, {
    name: `phone ${crypto.randomUUID().slice(0, 8)}`,
    vehicles: 1,
  });
});
afterAll(() => stage.close());

const rowOf = async (code: string) => {
  const { rows } = await stage.deps.pool.query(
    `select reservation.*, (select count(*)::int from outbox where reservation_id = reservation.id) as letters,
       (select array_agg(kind order by kind) from outbox where reservation_id = reservation.id) as kinds,
       (select row_to_json(event) from reservation_event event where reservation_id = reservation.id) as event,
       (select row_to_json(entry) from audit_entry entry where subject_id = reservation.id::text and action = 'reservation.book') as entry
     from reservation where code = $1`,
    [code.replace(/^EP-|-/g, "")],
  );
  return rows[0];
};

describe("a booking by phone", () => {
  test("needs no lead time, which a customer's does: nobody reaches Banja Luka in two hours", async () => {
    const there = "airport-banjaluka";
    const trip = tripAt("2026-06-01T12:00", "2026-06-06T12:00", {
      pickupLocationId: there,
      dropoffLocationId: there,
    });
    const form = await bookingForm(stage.deps, { selection: plainSelection(carId), trip });
    const refused = { ok: false, reason: "trip", faults: { pickupTime: "too-soon" } };
    expect(await bookCar(stage.deps, form)).toMatchObject(refused);
    expect(await bookCar(stage.deps, { ...form, by })).toMatchObject({ ok: true });
  });

  test("is the staff's, with what they want to remember, in history and audit log", async () => {
    const form = await bookingForm(stage.deps, { selection: plainSelection(carId) });
    const booked = await bookCar(stage.deps, { ...form, by, staffNote: "Comes with a dog" });
    if (!booked.ok) throw new Error(booked.reason);
    const row = await rowOf(booked.code);
    expect(row).toMatchObject({ created_by: "staff", staff_note: "Comes with a dog" });
    expect(row.event).toMatchObject({ action: "book", actor_kind: "staff" });
    expect(row.entry).toMatchObject({ actor_kind: "staff", address_hash: "here" });
    expect(JSON.stringify(row.entry)).not.toMatch(/Emina|dog/);
    expect(row.kinds).toEqual(["booking-confirmed", "booking-notice"]);
  });

  test("without an e-mail address writes no letter to nobody", async () => {
    const form = await bookingForm(stage.deps, { selection: plainSelection(carId) });
    const details = { ...emina, email: "" };
    const booked = await bookCar(stage.deps, { ...form, details, by });
    if (!booked.ok) throw new Error(booked.reason);
    expect(await rowOf(booked.code)).toMatchObject({ email: "", kinds: ["booking-notice"] });
  });

  test("may begin today, when a visitor's may not", async () => {
    const trip = tripAt("2026-06-01T10:00", "2026-06-06T10:00");
    const form = await bookingForm(stage.deps, { selection: plainSelection(carId), trip });
    expect(await bookCar(stage.deps, form)).toMatchObject({ ok: false, reason: "trip" });
    expect((await bookCar(stage.deps, { ...form, by })).ok).toBe(true);
  });

  test("is no shorter than anybody's, and does not begin yesterday", async () => {
    const selection = plainSelection(carId);
    for (const trip of [
      tripAt("2026-07-01T10:00", "2026-07-02T10:00"),
      tripAt("2026-05-31T10:00", "2026-06-05T10:00"),
    ]) {
      const form = await bookingForm(stage.deps, { selection, trip });
      expect(await bookCar(stage.deps, { ...form, by })).toMatchObject({ reason: "trip" });
    }
  });

  test("sent twice is one", async () => {
    const form = { ...(await bookingForm(stage.deps, { selection: plainSelection(carId) })), by };
    const [one, two] = await Promise.all([bookCar(stage.deps, form), bookCar(stage.deps, form)]);
    expect(one).toEqual(two);
    expect(one.ok).toBe(true);
  });

  test("counts a coupon by the phone where there is no e-mail address", async () => {
    await stage.deps.pool.query(
      `insert into coupon (code, kind, value, applies_to, max_uses_per_email) values ('ONCE', 'percent', 10, 'total', 1)`,
    );
    const details = { ...emina, email: "", couponCode: "ONCE" };
    const book = async (phone: string) => {
      const selection = plainSelection(
        await addCar(stage.deps, { name: `once ${crypto.randomUUID().slice(0, 8)}`, vehicles: 1 }),
      );
      const form = await bookingForm(stage.deps, { selection, details: { ...details, phone } });
      return bookCar(stage.deps, { ...form, by });
    };
    expect((await book("061 555 001")).ok).toBe(true);
    expect((await book("061 555 002")).ok).toBe(true);
    expect(await book("061 555 001")).toMatchObject({
      reason: "coupon",
      couponFault: "used-by-you",
    });
  });
});

describe("while the customer speaks", () => {
  const trip = tripAt("2026-09-07T10:00", "2026-09-14T10:00");
  const fields = Object.fromEntries(writeTrip(trip));
  const ask = (read: object) =>
    offerByPhone(stage.deps, {
      fields,
      language: "en-us",
      now: "2026-06-01T10:00",
      read: { extras: {}, countries: [], faults: [], ...read },
    });

  test("the free cars stand with the total of the same choices, and nothing is kept as a search", async () => {
    const plain = await ask({});
    const full = await ask({ planCode: "premium", extras: { gps_navigation: 1 }, carId });
    if (!plain.ok || !full.ok) throw new Error("the trip was refused");
    const total = (offer: typeof plain) =>
      offer.cars.find(({ car }) => car.id === carId)?.totalCents;
    expect(total(full)).toBeGreaterThan(total(plain) ?? Infinity);
    expect(full.chosen?.quote.totalCents).toBe(total(full));
    expect(full.chosen?.free).toBe(true);
    const { rows } = await stage.deps.pool.query(
      "select count(*)::int as searches from trip_search",
    );
    expect(rows).toEqual([{ searches: 0 }]);
  });

  test("a car that is taken stands last", async () => {
    const form = await bookingForm(stage.deps, { selection: plainSelection(carId), trip });
    await bookCar(stage.deps, form);
    const offer = await ask({ carId });
    if (!offer.ok) throw new Error("the trip was refused");
    expect(offer.cars.at(-1)).toMatchObject({ car: { id: carId }, free: false });
    expect(offer.chosen?.free).toBe(false);
  });

  test("instead of a taken car come the nearest dates and other cars, each with the difference in price", async () => {
    const form = await bookingForm(stage.deps, { selection: plainSelection(carId), trip });
    await bookCar(stage.deps, form);
    const extras = { gps_navigation: 1 };
    const offer = await ask({ carId, extras });
    const freed = await ask({ extras });
    if (!offer.ok || !freed.ok) throw new Error("the trip was refused");
    const { instead } = offer.chosen ?? {};
    const totalOf = (id: number) => freed.cars.find(({ car }) => car.id === id)?.totalCents ?? 0;
    expect(instead?.trips.length).toBe(2);
    for (const { trip: other, totalCents } of instead?.trips ?? []) {
      const there = await offerByPhone(stage.deps, {
        fields: Object.fromEntries(writeTrip(other)),
        language: "en-us",
        now: "2026-06-01T10:00",
        read: { carId, extras, countries: [], faults: [] },
      });
      expect(there).toMatchObject({ chosen: { free: true, quote: { totalCents } } });
    }
    expect(instead?.cars.length).toBe(3);
    for (const one of instead?.cars ?? []) {
      expect(one.totalCents).toBe(totalOf(one.carId));
      expect(one.differenceCents).toBe(one.totalCents - totalOf(carId));
      expect(freed.cars.find(({ car }) => car.id === one.carId)?.free).toBe(true);
    }
  });

  test("instead of the only car of its kind come those nearest in price, of any kind, also for today", async () => {
    await stage.deps.pool.query("update car set published = false where category = 'suv'");
    const only = await addCar(stage.deps, { name: "Only SUV", vehicles: 1, category: "suv" });
    const today = tripAt("2026-06-01T08:00", "2026-06-06T08:00");
    const form = await bookingForm(stage.deps, { selection: plainSelection(only), trip: today });
    expect(await bookCar(stage.deps, { ...form, by })).toMatchObject({ ok: true });
    const offer = await offerByPhone(stage.deps, {
      fields: Object.fromEntries(writeTrip(today)),
      language: "en-us",
      now: "2026-06-01T10:00",
      read: { carId: only, extras: {}, countries: [], faults: [] },
    });
    await stage.deps.pool.query("update car set published = true where category = 'suv'");
    if (!offer.ok) throw new Error("the trip was refused");
    const { instead } = offer.chosen ?? {};
    const far = instead?.cars.map(({ differenceCents }) => Math.abs(differenceCents)) ?? [];
    expect(far.length).toBe(3);
    expect(far).toEqual(far.toSorted((a, b) => a - b));
    expect(offer.cars.filter(({ car }) => car.category === "suv")).toHaveLength(1);
  });

  test("a trip that is none says where it fails", async () => {
    const offer = await offerByPhone(stage.deps, {
      fields: { pickupDate: "2026-02-31" },
      language: "ba",
      now: "2026-06-01T10:00",
      read: { extras: {}, countries: [], faults: [] },
    });
    expect(offer).toMatchObject({ ok: false, faults: { pickupDate: "date" } });
  });

  test("a customer is known by number or address, in any spelling, and not when erased", async () => {
    const { pool } = stage.deps;
    const details = {
      ...emina,
      firstName: "Known",
      email: "Known@Example.org",
      phone: "062 700 800",
    };
    const form = await bookingForm(stage.deps, { selection: plainSelection(carId), details });
    await bookCar(stage.deps, form);
    const known = { firstName: "Known", dateOfBirth: "1988-04-12", reservations: 1 };
    const byPhone = await findCustomer(pool, { phone: "+38762700800", email: "" });
    expect(byPhone).toMatchObject({ ...known, phone: { country: "BA", number: "062 700 800" } });
    expect(
      await findCustomer(pool, { phone: undefined, email: " known@example.ORG " }),
    ).toMatchObject(known);
    expect(await findCustomer(pool, { phone: undefined, email: "" })).toBeUndefined();
    await pool.query(`update reservation set erased_at = now() where phone = '+38762700800'`);
    expect(await findCustomer(pool, { phone: "+38762700800", email: "" })).toBeUndefined();
  });
});
