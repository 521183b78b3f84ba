import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  addCar,
  book,
  emina,
  openStage,
  plainSelection,
  tripAt,
  type Stage,
} from "../../../../test/casts/cast.ts";
import { changeForm, reservationOf, rowsOf } from "../../../../test/casts/reservation-cast.ts";
import { amra, askFor } from "../../../../test/casts/staff-hand-cast.ts";
import { findCoupon } from "../../coupons/find-coupon.ts";
import { addNote } from "./add-note.ts";
import { changeReservation } from "../change/change-reservation.ts";
import { editCustomer, formOf, type CustomerForm } from "./edit-customer.ts";
import { readHeld } from "../held/hold-reservation.ts";
import { resendLetter } from "../letters/resend-letter.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

let named = 0;
const booked = async () => {
  const carId = await addCar(stage.deps, { name: `who ${named++}`, vehicles: 1 });
  return (await book(stage.deps, { selection: plainSelection(carId) })).token;
};
const query = async (text: string, values: unknown[] = []) =>
  (await stage.deps.pool.query<Record<string, unknown>>(text, values)).rows;
const formFor = async (token: string) => {
  const kept = await readHeld(stage.deps.pool, token, await stage.deps.catalogue.get());
  if (!kept) throw new Error("nobody has this token");
  return formOf(kept);
};
const edit = async (token: string, more: Partial<CustomerForm>, version = 0) => {
  const asked = await askFor(stage.deps, token);
  const form = { ...(await formFor(token)), ...more };
  return editCustomer(stage.deps, { ...asked, seenVersion: asked.seenVersion + version, form });
};

describe("the customer's data", () => {
  test("are corrected, told to nobody, and not repeated in the history", async () => {
    const token = await booked();
    const more = {
      firstName: "Đenana",
      email: "denana@example.com",
      dateOfBirth: "1990-02-28",
      phoneCountry: "DE",
      phone: "030 901820",
      flightNumber: "os 757",
      language: "ba",
    };
    expect(await edit(token, more)).toMatchObject({ ok: true });
    const [row] = await query(
      `select first_name, first_name_key, last_name, email, phone, phone_country, flight_number, language,
         date_of_birth::text, (select count(*)::int from outbox where reservation_id = reservation.id) as letters
       from reservation where token = $1`,
      [token],
    );
    expect(row).toEqual({
      first_name: "Đenana",
      first_name_key: "denana",
      last_name: "Hadžić-Đulić",
      email: "denana@example.com",
      phone: "+4930901820",
      phone_country: "DE",
      flight_number: "OS 757",
      language: "ba",
      date_of_birth: "1990-02-28",
      letters: 2,
    });
    const told = await query(
      `select event.after, audit.after as audited from reservation_event event
       join reservation on reservation.id = reservation_id
       join audit_entry audit on subject_id = reservation.id::text and audit.action = 'reservation.customer'
       where token = $1 and event.action = 'customer'`,
      [token],
    );
    expect(told).toHaveLength(1);
    expect(JSON.stringify(told)).not.toMatch(/enana|901820|example/i);
  });

  test("take the use of a coupon along: it is counted as theirs, and no longer as whoever's has the wrong address", async () => {
    await query(
      `insert into coupon (code, kind, value, applies_to, max_uses_per_email) values ('MINE', 'percent', 10, 'car', 1)`,
    );
    const carId = await addCar(stage.deps, { name: `who ${named++}`, vehicles: 3 });
    const details = { ...emina, email: "ana@gmial.com", couponCode: "MINE" };
    const { token } = await book(stage.deps, { selection: plainSelection(carId), details });
    expect(await edit(token, { email: "Ana@gmail.com" })).toMatchObject({ ok: true });
    const uses = async (email: string) =>
      (await findCoupon(stage.deps.pool, "MINE", email))?.usesByEmail;
    expect([await uses("ana@gmail.com"), await uses("ana@gmial.com")]).toEqual([1, 0]);
    expect(await edit(token, { firstName: "Ana" })).toMatchObject({ ok: true });
    expect(await uses("ana@gmail.com")).toBe(1);
  });

  test.each([
    [{ firstName: "" }, { firstName: { code: "missing" } }],
    [{ lastName: "\0" }, { lastName: { code: "name" } }],
    [{ email: "nobody" }, { email: { code: "email" } }],
    [{ dateOfBirth: "2026-02-31" }, { dateOfBirth: { code: "date" } }],
    [{ dateOfBirth: "" }, { dateOfBirth: { code: "missing" } }],
    [{ dateOfBirth: "2030-01-01" }, { dateOfBirth: { code: "in-future" } }],
    [{ phone: "abc" }, { phone: { code: "phone" } }],
    [{ phoneCountry: "XX" }, { phone: { code: "phone" } }],
    [{ flightNumber: "<b>" }, { flightNumber: { code: "flight-number" } }],
    [{ firstName: "a".repeat(1_000_000) }, { firstName: { code: "too-long", max: 80 } }],
  ])("with %o are refused", async (more, faults) => {
    const token = await booked();
    const before = await rowsOf(stage.deps, token);
    expect(await edit(token, more)).toEqual({ ok: false, reason: "invalid", faults });
    expect(await rowsOf(stage.deps, token)).toBe(before);
  });

  test("that look wrong stay when they are not touched", async () => {
    const token = await booked();
    await query("update reservation set email = 'old address', phone = '123' where token = $1", [
      token,
    ]);
    expect(await edit(token, { lastName: "Hadžić" })).toMatchObject({ ok: true });
    const { customer } = await reservationOf(stage.deps, token);
    expect(customer).toMatchObject({ email: "old address", phone: "123", lastName: "Hadžić" });
  });

  test("are not undone by a customer who changes the trip on a page of before", async () => {
    const token = await booked();
    const trip = tripAt("2026-07-07T10:00", "2026-07-14T10:00");
    const form = await changeForm(stage.deps, token, { trip });
    expect(await edit(token, { phone: "062 999 888" })).toMatchObject({ ok: true });
    expect(await changeReservation(stage.deps, form)).toMatchObject({ reason: "price-changed" });
    expect((await reservationOf(stage.deps, token)).customer.phone).toBe("+38762999888");
    const again = await changeForm(stage.deps, token, { trip });
    expect(await edit(token, { lastName: "Begić" })).toMatchObject({ ok: true });
    expect(await changeReservation(stage.deps, again)).toMatchObject({ ok: true });
  });

  test("of an older version are refused, and the same ones sent twice are not", async () => {
    const token = await booked();
    expect(await edit(token, { lastName: "Begić" }, -1)).toEqual({ ok: false, reason: "stale" });
    expect(await edit(token, { lastName: "Begić" })).toMatchObject({ ok: true });
    expect(await edit(token, { lastName: "Begić" }, -1)).toMatchObject({ ok: true });
    expect(await edit(token, {})).toEqual({ ok: false, reason: "unchanged" });
  });
});

describe("a note", () => {
  const note = (token: string, text: string, key = "k") =>
    addNote(stage.deps, { token, by: amra, text, key });

  test("is kept with who wrote it, once however often it is sent", async () => {
    const token = await booked();
    expect(await note(token, " Ključ kod \r\n recepcije\u200b ")).toEqual({ ok: true });
    expect(await note(token, "Ključ kod recepcije")).toEqual({ ok: true });
    const notes = await query(
      `select reason, actor_id from reservation_event join reservation on reservation.id = reservation_id
       where token = $1 and action = 'note'`,
      [token],
    );
    expect(notes).toEqual([{ reason: "Ključ kod\nrecepcije", actor_id: amra.actor.id }]);
    const entries = await query(
      "select after from audit_entry where action = 'reservation.note' and after ->> 'key' = 'k'",
    );
    expect(JSON.stringify(entries)).not.toContain("recepcije");
  });

  test("of nothing, of a megabyte and to nobody is refused", async () => {
    const token = await booked();
    expect(await note(token, " \u0000 ")).toEqual({ ok: false, reason: "empty" });
    expect(await note(token, "a".repeat(1_000_000))).toEqual({ ok: false, reason: "too-long" });
    expect(await note("y".repeat(30), "a")).toEqual({ ok: false, reason: "not-found" });
  });
});

describe("a letter sent again", () => {
  const lettersOf = async (token: string) =>
    query(
      `select outbox.id, kind, outbox.language, payload -> 'customer' ->> 'email' as email from outbox
       join reservation on reservation.id = reservation_id where token = $1 order by outbox.id`,
      [token],
    );
  const resend = (token: string, letterId: unknown, key = "k") =>
    resendLetter(stage.deps, { token, by: amra, letterId: Number(letterId), key });

  test("says the same, to the address that the customer has today, once for one form", async () => {
    const token = await booked();
    const [first] = await lettersOf(token);
    await edit(token, { email: "new@example.com" });
    expect(await resend(token, first?.id)).toEqual({ ok: true });
    expect(await resend(token, first?.id)).toEqual({ ok: true });
    const after = await lettersOf(token);
    expect(after).toHaveLength(3);
    expect(after[2]).toMatchObject({ kind: "booking-confirmed", email: "new@example.com" });
    expect(await resend(token, first?.id, "another")).toEqual({ ok: true });
    expect(await lettersOf(token)).toHaveLength(4);
  });

  test("is none of the staff's, of another reservation, or to nobody", async () => {
    const [token, other] = [await booked(), await booked()];
    const [mine, notice] = await lettersOf(token);
    expect(await resend(token, notice?.id)).toEqual({ ok: false, reason: "for-staff" });
    expect(await resend(other, mine?.id)).toEqual({ ok: false, reason: "not-found" });
    await query("update reservation set email = '' where token = $1", [token]);
    expect(await resend(token, mine?.id)).toEqual({ ok: false, reason: "no-address" });
    expect(await lettersOf(token)).toHaveLength(2);
  });
});
