/** What is confirmed at once, and what waits for the staff, as the house begins. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  addCar,
  bookingForm,
  openStage,
  plainSelection,
  tripAt,
  type Stage,
} from "../../../../test/casts/cast.ts";
import {
  change,
  changeForm,
  reservationOf,
  rowsOf,
} from "../../../../test/casts/reservation-cast.ts";
import { amra, askFor } from "../../../../test/casts/staff-hand-cast.ts";
import type { BookingForm } from "../../../domain/reservations/booking/booking.ts";
import type { PersonalDetails } from "../../../domain/reservations/person/personal-details.ts";
import { isUnconfirmed } from "../../../domain/reservations/states/states.ts";
import { inTransaction } from "../../db/in-transaction.ts";
import { changeReservation } from "../change/change-reservation.ts";
import { confirmReservation } from "../deeds/confirm-reservation.ts";
import { editCustomer, formOf } from "../deeds/edit-customer.ts";
import { readHeld } from "../held/hold-reservation.ts";
import { eraseReservations } from "../reading/erase-reservations.ts";
import { bookCar } from "./book-car.ts";

let stage: Stage;
let cars: number[] = [];
beforeAll(async () => {
  stage = await openStage();
  await stage.owner.query("delete from setting where key like 'instant\\_%'");
  cars = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      addCar(stage.deps, { name: `measured ${index}`, vehicles: 200 }),
    ),
  );
  await stage.deps.catalogue.refresh();
}, 120_000);
afterAll(() => stage.close());

let born = 0;
/** Somebody who has never booked; `more` is what they share with somebody who has. */
function stranger(more: Partial<PersonalDetails> = {}): PersonalDetails {
  born += 1;
  return {
    firstName: "Lejla",
    lastName: "Begić",
    dateOfBirth: `19${70 + (born % 20)}-0${1 + (born % 9)}-${10 + (born % 18)}`,
    email: `lejla${born}@example.com`,
    phoneCountry: "BA",
    phone: `061 ${String(200_000 + born).replace(/(...)(...)/, "$1 $2")}`,
    flightNumber: undefined,
    couponCode: undefined,
    marketingConsent: false,
    privacyAccepted: true,
    termsAccepted: true,
    ...more,
  };
}

const fiveDays = tripAt("2026-07-06T10:00", "2026-07-11T10:00");
const formFor = (details: PersonalDetails, more: Partial<BookingForm> = {}, car = 0) =>
  bookingForm(stage.deps, {
    trip: fiveDays,
    details,
    ...more,
    selection: plainSelection(cars[car] ?? 0),
  });
const book = async (details: PersonalDetails, more: Partial<BookingForm> = {}, car = 0) => {
  const answer = await bookCar(stage.deps, await formFor(details, more, car));
  if (!answer.ok) throw new Error(answer.reason);
  return answer.token;
};
const waitsOf = async (token: string) => {
  const { status, waits } = await reservationOf(stage.deps, token);
  expect(isUnconfirmed(status)).toBe(waits !== undefined);
  return waits ?? [];
};
const query = async (text: string, values: unknown[] = []) =>
  (await stage.owner.query<Record<string, unknown>>(text, values)).rows;

describe("ten at once", () => {
  const { email, phone, firstName, lastName, dateOfBirth } = stranger();
  const box = email.replace("@", "+");
  test.each<[string, (place: number) => Partial<PersonalDetails>]>([
    ["of one mailbox", (place) => ({ email: box.replace("+", `+${place}@`).toUpperCase() })],
    ["of one phone", () => ({ phone })],
    ["of one name and birthday", () => ({ firstName, lastName, dateOfBirth })],
  ])("%s: three are confirmed, the others wait", async (_, shared) => {
    // Nobody of an earlier row is the same person.
    await query("update reservation set person_keys = '{}'");
    const worlds = [stage.deps, stage.otherProcess()];
    const forms = await Promise.all(
      cars.map((_car, place) => formFor(stranger(shared(place)), {}, place)),
    );
    const answers = await Promise.all(
      forms.map((form, place) => bookCar(worlds[place % 2] ?? stage.deps, form)),
    );
    const waits = await Promise.all(
      answers.map((answer) => (answer.ok ? waitsOf(answer.token) : Promise.reject(answer))),
    );
    expect(waits.filter(({ length }) => length === 0)).toHaveLength(3);
    expect(waits.filter(({ length }) => length > 0)).toEqual(
      Array.from({ length: 7 }, () => ["reservations"]),
    );
  });

  test("of 89 days: none is confirmed", async () => {
    const long = { trip: tripAt("2026-07-06T10:00", "2026-10-03T10:00") };
    const person = stranger();
    const forms = await Promise.all(cars.map((_, place) => formFor(person, long, place)));
    const answers = await Promise.all(forms.map((form) => bookCar(stage.deps, form)));
    for (const answer of answers)
      expect(answer.ok && (await waitsOf(answer.token))).toContain("days");
  });
});

describe("is confirmed at once", () => {
  test("a family with two cars for a month, whoever of them books, and a third on the way back", async () => {
    const emina = stranger();
    const month = { trip: tripAt("2026-07-01T10:00", "2026-07-31T10:00") };
    expect(await waitsOf(await book(emina, month))).toEqual([]);
    expect(await waitsOf(await book(emina, month))).toEqual([]);
    const husband = stranger({ phone: emina.phone });
    const later = { trip: tripAt("2026-08-01T10:00", "2026-08-04T10:00") };
    expect(await waitsOf(await book(husband, later))).toEqual([]);
    expect(await waitsOf(await book(husband, month))).toEqual(["reservations", "person-days"]);
    const husbandAlone = stranger({ firstName: "Senad" });
    expect(await waitsOf(await book(husbandAlone, month))).toEqual([]);
  });

  test("what the staff book, which counts for the customer all the same", async () => {
    const guest = stranger();
    for (let count = 0; count < 4; count += 1)
      expect(await waitsOf(await book(guest, { by: amra }))).toEqual([]);
    expect(await waitsOf(await book(guest))).toEqual(["reservations"]);
  });

  test("whoever cancelled, or was here before", async () => {
    const guest = stranger();
    const tokens = [await book(guest), await book(guest), await book(guest)];
    await query("update reservation set status = 'cancelled' where token = $1", [tokens[0]]);
    expect(await waitsOf(await book(guest))).toEqual([]);
    expect(await waitsOf(await book(guest))).toEqual(["reservations"]);
    await query(
      `update reservation set pickup_at = '2026-05-01', dropoff_at = '2026-05-06' where token = any($1)`,
      [tokens.slice(1)],
    );
    // What is left open is the confirmed one and the one that waits.
    expect(await waitsOf(await book(guest))).toEqual([]);
    expect(await waitsOf(await book(guest))).toEqual(["reservations"]);
  });
});

describe("what waits", () => {
  const long = { trip: tripAt("2026-07-06T10:00", "2026-08-06T10:00") };

  test("holds its car, says why in the letters and in the audit log, and is confirmed by the staff", async () => {
    const token = await book(stranger(), long);
    expect(await waitsOf(token)).toEqual(["days"]);
    const letters = await query(
      `select kind, payload->'waits' as waits from outbox
       where reservation_id = (select id from reservation where token = $1) order by id`,
      [token],
    );
    expect(letters).toEqual([
      { kind: "booking-received", waits: ["days"] },
      { kind: "booking-notice", waits: ["days"] },
    ]);
    const [entry] = await query(
      `select after->'waits' as waits from audit_entry where action = 'reservation.book'
       and subject_id = (select id::text from reservation where token = $1)`,
      [token],
    );
    expect(entry).toEqual({ waits: ["days"] });
    const confirmed = await confirmReservation(stage.deps, await askFor(stage.deps, token));
    expect(confirmed).toMatchObject({ ok: true, reservation: { status: "confirmed" } });
    expect(await waitsOf(token)).toEqual([]);
    expect(confirmed.ok && "waits" in confirmed.reservation).toBe(false);
  });

  test("has every reason that there is, and the one reason where the staff confirm everything", async () => {
    await query("insert into setting (key, value) values ('instant_value_cents', '1000')");
    await stage.deps.catalogue.refresh();
    expect(await waitsOf(await book(stranger(), long))).toEqual(["days", "value"]);
    await query("update setting set value = 'false' where key = 'auto_confirm'");
    await stage.deps.catalogue.refresh();
    expect(await waitsOf(await book(stranger(), long))).toEqual(["every"]);
    await query("update setting set value = 'true' where key = 'auto_confirm'");
    await query("delete from setting where key = 'instant_value_cents'");
    await stage.deps.catalogue.refresh();
    expect(await waitsOf(await book(stranger()))).toEqual([]);
  });
});

describe("what a customer changes", () => {
  const until = (dropoffAt: string) => ({ trip: { dropoffAt } });
  const lettersOf = (token: string) =>
    query(
      `select kind, payload->'after'->'waits' as waits from outbox
       where reservation_id = (select id from reservation where token = $1) order by id offset 2`,
      [token],
    );

  test("stays confirmed up to the measure, and waits beyond it: the letters, the history and the log say why", async () => {
    const token = await book(stranger());
    await change(stage.deps, token, until("2026-08-05T10:00"));
    expect(await waitsOf(token)).toEqual([]);
    await change(stage.deps, token, until("2026-08-06T10:00"));
    expect(await waitsOf(token)).toEqual(["days"]);
    expect(await lettersOf(token)).toEqual([
      { kind: "reservation-changed", waits: null },
      { kind: "change-notice", waits: null },
      { kind: "reservation-changed", waits: ["days"] },
      { kind: "change-notice", waits: ["days"] },
    ]);
    const deeds = await query(
      `select from_status || ' ' || to_status as went, after->'waits' as waits from reservation_event
       where reservation_id = (select id from reservation where token = $1) and action = 'modify' order by id`,
      [token],
    );
    expect(deeds).toEqual([
      { went: "confirmed confirmed", waits: null },
      { went: "confirmed pending", waits: ["days"] },
    ]);
    await confirmReservation(stage.deps, await askFor(stage.deps, token));
    expect(await waitsOf(token)).toEqual([]);
    // The word of a member holds for what they saw.
    await change(stage.deps, token, { contact: { phone: "062 777 111" } });
    await change(stage.deps, token, until("2026-08-05T12:00"));
    expect(await waitsOf(token)).toEqual([]);
  });

  test("is not taken from whoever was not told that it waits then", async () => {
    const token = await book(stranger());
    const form = await changeForm(stage.deps, token, until("2026-08-20T10:00"));
    expect(form.seenWaits).toBe(true);
    const before = await rowsOf(stage.deps, token);
    const untold = await changeReservation(stage.deps, { ...form, seenWaits: false });
    expect(untold).toMatchObject({
      ok: false,
      reason: "price-changed",
      quoted: { waits: ["days"] },
    });
    expect(await rowsOf(stage.deps, token)).toBe(before);
    expect(await changeReservation(stage.deps, form)).toMatchObject({ ok: true });
    expect(await changeReservation(stage.deps, form)).toMatchObject({ ok: true });
  });

  test("of a family with two cars goes on, and is counted with what the others have", async () => {
    const emina = stranger();
    const month = { trip: tripAt("2026-07-01T10:00", "2026-07-31T10:00") };
    await book(emina, month);
    const second = await book(stranger({ phone: emina.phone }));
    await change(stage.deps, second, until("2026-07-16T10:00"));
    expect(await waitsOf(second)).toEqual([]);
    await book(emina, { trip: tripAt("2026-08-01T10:00", "2026-08-31T10:00") });
    await change(stage.deps, second, until("2026-07-21T10:00"));
    expect(await waitsOf(second)).toEqual([]);
    await change(stage.deps, second, until("2026-07-22T10:00"));
    expect(await waitsOf(second)).toEqual(["person-days"]);
  });

  test("is changed by a member without waiting, and what waits still waits for their word", async () => {
    const token = await book(stranger());
    const byStaff = async (dropoffAt: string) => {
      const form = await changeForm(stage.deps, token, until(dropoffAt));
      const { seenVersion, by } = await askFor(stage.deps, token);
      const staff = { by, seenVersion, agreedFeeCents: 0 };
      return changeReservation(stage.deps, { ...form, seenWaits: false, staff });
    };
    expect(await byStaff("2026-08-20T10:00")).toMatchObject({ ok: true });
    expect(await waitsOf(token)).toEqual([]);
    await change(stage.deps, token, until("2026-08-21T10:00"));
    expect(await byStaff("2026-08-22T10:00")).toMatchObject({ ok: true });
    expect(await waitsOf(token)).toEqual(["days"]);
  });

  test("three that are lengthened at once: the days of all are counted", async () => {
    const person = stranger();
    const ids = [await book(person), await book(person, {}, 1), await book(person, {}, 2)];
    const forms = await Promise.all(
      ids.map((token) => changeForm(stage.deps, token, until("2026-08-04T10:00"))),
    );
    const worlds = [stage.deps, stage.otherProcess()];
    await Promise.all(
      forms.map((form, place) => changeReservation(worlds[place % 2] ?? stage.deps, form)),
    );
    const [{ days } = { days: 0 }] = await query(
      `select sum(rental_days)::int as days from reservation where token = any($1) and status = 'confirmed'`,
      [ids],
    );
    expect(days).toBeLessThanOrEqual(75);
    expect(days).toBeGreaterThan(29);
  });
});

describe("what a customer goes by", () => {
  const keysOf = async (token: string) =>
    (await query("select person_keys as keys from reservation where token = $1", [token]))[0]?.keys;

  test("follows the phone that they change, and what the staff correct", async () => {
    const token = await book(stranger({ email: "M.Ina+x@gmail.com", dateOfBirth: "1991-01-02" }));
    await change(stage.deps, token, { contact: { phone: "062 555 666" } });
    const name = "name:lejlabegic 1991-01-02";
    expect(await keysOf(token)).toEqual(["mail:mina@gmail.com", name, "phone:+38762555666"]);
    const kept = await readHeld(stage.deps.pool, token, await stage.deps.catalogue.get());
    if (!kept) throw new Error("nobody has this token");
    const form = { ...formOf(kept), email: "Other@Example.com", lastName: "Hodžić" };
    const asked = await askFor(stage.deps, token);
    expect(await editCustomer(stage.deps, { ...asked, form })).toMatchObject({ ok: true });
    expect(await keysOf(token)).toEqual([
      "mail:other@example.com",
      "name:lejlahodzic 1991-01-02",
      "phone:+38762555666",
    ]);
  });

  test("is erased with them", async () => {
    const token = await book(stranger());
    const [row] = await query("select id from reservation where token = $1", [token]);
    await inTransaction(stage.deps.pool, (client) =>
      eraseReservations(client, { ids: [Number(row?.id)], at: new Date(0), by: amra }),
    );
    expect(await keysOf(token)).toEqual([]);
  });
});
