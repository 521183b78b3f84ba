import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  addCar,
  book,
  emina,
  jonas,
  openStage,
  plainSelection,
  tripAt,
  type Stage,
} from "../../../test/casts/cast.ts";
import { addStaff } from "../../../test/casts/staff-cast.ts";
import type { Doer } from "../../domain/staff/doer.ts";
import { reportLate } from "../reservations/lateness/report-late.ts";
import { countOld, forgetOld } from "../settings/forget-old.ts";
import { eraseCustomer } from "./erase-customer.ts";
import { exportCustomer } from "./export-customer.ts";
import { findCustomers } from "./find-customers.ts";

let stage: Stage;
let by: Doer;
let carId: number;
beforeAll(async () => {
  stage = await openStage();
  const { id } = await addStaff(stage.deps, "owner");
  by = { actor: { kind: "staff", id } };
  carId = await addCar(stage.deps, { name: "Erased", vehicles: 14 });
});
afterAll(() => stage.close());

const query = (text: string, values: unknown[] = []) => stage.deps.pool.query(text, values);
const take = (email: string, trip = tripAt("2026-07-06T10:00", "2026-07-13T10:00")) =>
  book(stage.deps, { selection: plainSelection(carId), trip, details: { ...emina, email } });
const end = (code: string, status: string) =>
  query(`update reservation set status = $2 where code = $1`, [
    code.replace(/^EP-/, "").replace("-", ""),
    status,
  ]);
const mail = "selma@example.com";

describe("a customer", () => {
  let code: string;
  beforeAll(async () => {
    const taken = await take("Selma@Example.com");
    code = taken.code;
    await reportLate(stage.deps, {
      token: taken.token,
      wish: { end: "arrival", at: "2026-07-06T11:30" },
      seenDifferenceCents: 0,
      now: "2026-07-06T09:00",
    });
    await query(
      `insert into contact_message (name, email, message, language) values ('Selma', 'SELMA@example.com', 'Hej', 'ba')`,
    );
    await query(
      `insert into subscriber (email, email_key, language, token, consent_text) values ($1, $1, 'ba', 'secret-token-of-hers', 'Da')`,
      [mail],
    );
  });

  test.each([
    () => mail,
    () => "  SELMA@Example.com ",
    () => code,
    () => code.toLowerCase().replaceAll("-", " "),
  ])("is found by what names them (%#)", async (typed) => {
    expect(await findCustomers(stage.deps.pool, typed())).toMatchObject([
      { email: mail, names: ["Emina Hadžić-Đulić"], messages: 1, isSubscriber: true },
    ]);
  });

  test("is found by the phone, with everybody else who has it", async () => {
    const found = await findCustomers(stage.deps.pool, "061 123 456");
    expect(found.map(({ email }) => email)).toContain(mail);
  });

  test.each([
    "",
    "nobody@example.com",
    "EP-00000-00000",
    "123",
    "%",
    "\u0000@",
    "x".repeat(100_000),
    "'; drop table reservation; --",
  ])("%j finds nobody", async (typed) => {
    expect(await findCustomers(stage.deps.pool, typed)).toEqual([]);
  });

  test("gets everything in one file, without what opens doors, and the log names nobody", async () => {
    const { rows } = await query("select token from reservation");
    await query(
      `insert into payment (reservation_id, method, amount_cents, tendered_eur, paid_at, form_key, voided_at, void_reason,
         voided_by, staff_id)
       select reservation.id, 'cash', 100, 100, now(), 'key-of-the-form', now(), 'Twice', "user".id, "user".id
       from reservation, (select id from "user" limit 1) as "user" where lower(email) = $1`,
      [mail],
    );
    await query(
      `insert into charge (reservation_id, kind, decision, amount_cents, reason, at, form_key, staff_id)
       select reservation.id, 'late-change', 'waived', 100, 'Emina is a friend', now(), 'key-of-a-charge', "user".id
       from reservation, (select id from "user" limit 1) as "user" where lower(email) = $1`,
      [mail],
    );
    const text = (await exportCustomer(stage.deps, { email: mail, by })) ?? "";
    const file: Record<string, unknown[]> = JSON.parse(text);
    expect(Object.keys(file)).toEqual([
      "email",
      "exportedAt",
      "reservations",
      "letters",
      "messages",
      "newsletter",
    ]);
    expect([file.reservations?.length, file.messages?.length, file.newsletter?.length]).toEqual([
      1, 1, 1,
    ]);
    expect(file.letters?.length).toBeGreaterThan(0);
    expect(file.reservations).toMatchObject([
      {
        cancellation_fee_cents: 0,
        payments: [expect.objectContaining({ void_reason: "Twice" })],
        charges: [expect.objectContaining({ reason: "Emina is a friend" })],
        late_reports: [{ trip_end: "arrival", expected_local: "2026-07-06T11:30" }],
      },
    ]);
    expect(text).not.toMatch(/voided_by|form_key|key-of-the-form|key-of-a-charge|staff_id/);
    for (const token of [...rows.map((row) => row.token), "secret-token-of-hers"])
      expect(text).not.toContain(token);
    const log = await query(
      "select action, subject_id, after from audit_entry order by id desc limit 1",
    );
    expect(log.rows[0].action).toBe("customer.export");
    expect(JSON.stringify(log.rows[0])).not.toMatch(/selma|emina/i);
    expect(await exportCustomer(stage.deps, { email: "nobody@example.com", by })).toBeUndefined();
  });

  test("is not erased while a rental is open or not settled, nor without the code", async () => {
    const erase = (typed: string) => eraseCustomer(stage.deps, { email: mail, typed, by });
    expect(await erase("EP-00000-00000")).toEqual({ ok: false, reason: "not-typed" });
    expect(await erase(mail)).toEqual({ ok: false, reason: "not-typed" });
    expect(await erase(code)).toEqual({ ok: false, reason: "open", codes: [code] });
    await end(code, "completed");
    const { rows } = await query(`select id from reservation where lower(email) = $1`, [mail]);
    await query(
      `insert into payment (reservation_id, method, amount_cents, tendered_eur, paid_at, reference) values ($1, 'bank-transfer', 100, 100, now(), 'Selma H')`,
      [rows[0].id],
    );
    expect(await erase(code)).toEqual({ ok: false, reason: "unpaid", codes: [code] });
    await query("update payment set amount_cents = 1000000");
    await query(
      `insert into deposit (reservation_id, method, amount_cents, last_four, reference, note, held_at)
       values ($1, 'card-hold', 20000, '4242', 'Selma 7', 'Selma has another card', now())`,
      [rows[0].id],
    );
    expect(await erase(code)).toEqual({ ok: false, reason: "unpaid", codes: [code] });
    expect((await findCustomers(stage.deps.pool, mail)).length).toBe(1);
  });

  test("is erased for good, and the books keep their sums", async () => {
    const { rows: staff } = await query(`select id from "user" limit 1`);
    for (const [name, search] of [
      ["mine", "view=all&q=Selma%40example.com"],
      ["by code", `q=${code.toLowerCase()}`],
      ["by name", "q=hadzic-djulic&status=confirmed"],
      ["by phone", "q=061+123+456"],
      ["Emina", "view=today"],
      ["Weber", "q=weber"],
      ["out", "view=out"],
    ])
      await query(
        `insert into saved_view (staff_id, page, name, query) values ($1, 'reservations', $2, $3)`,
        [staff[0].id, name, search],
      );
    const before = await query(
      `select id, total_cents, vat_cents from reservation where lower(email) = $1`,
      [mail],
    );
    const { id } = before.rows[0];
    await query(
      `with given as (
         insert into handover (reservation_id, vehicle_id, direction, at, location_id, odometer_km, fuel_eighths, language,
           customer_name, note, sheet, sheet_sha256, facts)
         select id, vehicle_id, 'out', pickup_at, pickup_location_id, 1, 8, 'ba', 'Selma', 'Selma asked',
           '"Selma"', encode(sha256('"Selma"'::bytea), 'hex'), '{"customer": "Selma"}'
         from reservation where id = $1 returning id
       ), photo as (
         insert into handover_photo (handover_id, kind, sha256, taken_at) select id, 'papers', repeat('a', 64), now() from given
       ), paper as (
         insert into handover_paper (handover_id, edition, sha256, photos) select id, 'at-once', repeat('b', 64), 0 from given
       ), draft as (
         insert into handover_draft (reservation_id, direction, body, edited_by) values ($1, 'in', '"Selma"', $2)
       ), pass as (
         insert into handover_pass (reservation_id, direction, secret_sha256, made_by, expires_at, shown, signed)
         values ($1, 'in', repeat('a', 64), $2, now(), '{}', '{"name": "Selma"}')
       )
       insert into driver_papers (reservation_id, position, name, licence_number, licence_country, licence_issued,
         licence_expires, identity_kind, identity_number, identity_expires, address)
       values ($1, 0, 'Selma H', '1', 'BA', '2010-01-01', '2030-01-01', 'passport', '2', '2030-01-01', 'Tuzla')`,
      [id, staff[0].id],
    );
    await query(
      `with opened as (
         insert into drawer_session (location_id, opened_at, opened_by, opening_eur, opening_bam, opening_pieces)
         select pickup_location_id, now(), $2, 0, 0, '{}' from reservation where id = $1 returning id
       )
       insert into cash_movement (session_id, kind, eur, bam, reservation_id, at, note)
       select id, 'payment', -100, 0, $1, now(), 'Selma paid twice' from opened`,
      [id, staff[0].id],
    );
    await query(
      `insert into deposit_entry (deposit_id, kind, amount_cents, purpose, reason, at)
       select id, 'taken', 20000, 'other', 'Selma agreed', now() from deposit where reservation_id = $1`,
      [id],
    );
    expect(await eraseCustomer(stage.deps, { email: mail, typed: code, by })).toMatchObject({
      ok: true,
      reservations: 1,
      messages: 1,
    });
    expect(await findCustomers(stage.deps.pool, mail)).toEqual([]);
    expect(await findCustomers(stage.deps.pool, code)).toEqual([]);
    const views = await query("select name from saved_view order by id");
    expect(views.rows.map(({ name }) => name)).toEqual(["Weber", "out"]);
    const after = await query(`select * from reservation where id = $1`, [id]);
    expect(after.rows[0]).toMatchObject({
      first_name: "",
      last_name: "",
      email: "",
      phone: "",
      flight_number: null,
      date_of_birth: null,
      total_cents: before.rows[0].total_cents,
      vat_cents: before.rows[0].vat_cents,
    });
    expect(
      (await query("select from reservation_line where reservation_id = $1", [id])).rowCount,
    ).toBeGreaterThan(0);
    for (const table of [
      "reservation",
      "reservation_event",
      "outbox",
      "contact_message",
      "subscriber",
      "coupon_use",
      "handover",
      "handover_draft",
      "handover_pass",
      "driver_papers",
      "payment",
      "cash_movement",
      "deposit",
      "deposit_entry",
      "submission",
    ]) {
      const { rows } = await query(
        `select count(*)::int as named from ${table} where to_jsonb(${table})::text ~* 'selma'`,
      );
      expect([table, rows[0].named]).toEqual([table, 0]);
    }
    // The photo of a paper and the printed sheet are gone with their rows; the hash of the sheet still says that there was one.
    const { rows: left } = await query(
      `select sheet_sha256, (select count(*)::int from handover_photo) as photos,
         (select count(*)::int from handover_paper) as papers
       from handover where reservation_id = $1`,
      [id],
    );
    expect(left).toEqual([{ sheet_sha256: expect.any(String), photos: 0, papers: 0 }]);
    expect(await eraseCustomer(stage.deps, { email: mail, typed: code, by })).toEqual({
      ok: false,
      reason: "not-found",
    });
  });

  test("without a reservation is erased with the address typed", async () => {
    await query(
      `insert into contact_message (name, email, message, language) values ('A', 'only@example.com', 'Hej', 'ba')`,
    );
    const erase = (typed: string) =>
      eraseCustomer(stage.deps, { email: "only@example.com", typed, by });
    expect(await erase("")).toEqual({ ok: false, reason: "not-typed" });
    expect(await erase(" Only@example.com ")).toMatchObject({ ok: true, messages: 1 });
  });

  test("of an address that could not be reached, the notice of that goes too", async () => {
    await query(
      `insert into outbox (kind, language, payload) values ('undelivered-notice', 'ba', $1)`,
      [{ kind: "newsletter-confirmation", to: "Lost@example.com", error: "550" }],
    );
    const wish = { email: "lost@example.com", typed: "lost@example.com", by };
    expect(await eraseCustomer(stage.deps, wish)).toMatchObject({ ok: true, letters: 1 });
  });

  test("who has no address is found by the phone, and is not everybody who has none", async () => {
    const [one, other] = ["061 777 001", "061 777 002"].map((phone, index) => ({
      phone,
      details: { ...emina, firstName: `Hana${index}`, email: "", phone },
    }));
    const taken = await Promise.all(
      [one, other].map((caller) =>
        book(stage.deps, { selection: plainSelection(carId), details: caller?.details, by }),
      ),
    );
    const [mine, theirs] = taken.map(({ code }) => code);
    const [email, code] = ["+38761777001", mine ?? ""];
    for (const typed of ["061 777 001", code])
      expect(await findCustomers(stage.deps.pool, typed)).toMatchObject([
        { email, names: ["Hana0 Hadžić-Đulić"], reservations: [{ code }] },
      ]);
    const file = (await exportCustomer(stage.deps, { email, by })) ?? "";
    expect(file).toContain("Hana0");
    expect(file).not.toContain("Hana1");
    await end(code, "completed");
    const wish = { email, typed: code, by };
    expect(await eraseCustomer(stage.deps, wish)).toMatchObject({ ok: true, reservations: 1 });
    expect(await findCustomers(stage.deps.pool, theirs ?? "")).toMatchObject([
      { names: ["Hana1 Hadžić-Đulić"] },
    ]);
    for (const nobody of ["", "+"])
      expect(await exportCustomer(stage.deps, { email: nobody, by })).toBeUndefined();
  });

  test("a letter of a booking that is made while they are erased is not taken along", async () => {
    const { code: old } = await take("again@example.com");
    await end(old, "completed");
    const blocker = await stage.deps.pool.connect();
    await blocker.query("begin");
    await blocker.query("lock table contact_message in access exclusive mode");
    const wish = { email: "again@example.com", typed: old, by };
    const erased = eraseCustomer(stage.deps, wish);
    await expect
      .poll(async () => (await query("select from pg_locks where not granted")).rowCount)
      .toBeGreaterThan(0);
    const { code: fresh } = await take("again@example.com");
    await blocker.query("commit");
    blocker.release();
    expect((await erased).ok).toBe(true);
    const { rows } = await query(
      `select count(*)::int as letters from outbox join reservation on reservation.id = reservation_id where code = $1`,
      [fresh.replace(/^EP-|-/g, "")],
    );
    expect(rows[0].letters).toBeGreaterThan(0);
  });

  test("of two owners who erase at once one does it", async () => {
    const { code: other } = await take("twice@example.com");
    await end(other, "cancelled");
    const answers = await Promise.all(
      [1, 2].map(() => eraseCustomer(stage.deps, { email: "twice@example.com", typed: other, by })),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });
});

describe("the run that forgets", () => {
  const now = Date.parse("2040-01-01T12:00:00Z");

  test("counts what it will forget, and forgets just that", async () => {
    const { code: cancelled } = await take("cancelled@example.com");
    const { code: missed } = await take("missed@example.com");
    const { code: fresh } = await take("fresh@example.com");
    const { code: done } = await book(stage.deps, {
      selection: plainSelection(carId),
      details: jonas,
    });
    const { code: open } = await take("open@example.com");
    await end(cancelled, "cancelled");
    await end(missed, "no_show");
    await end(fresh, "cancelled");
    await end(done, "completed");
    const { rows } = await query(`select id from reservation where email = 'fresh@example.com'`);
    await query(
      `insert into reservation_event (reservation_id, action, from_status, to_status, actor_kind, created_at)
       values ($1, 'cancel', 'confirmed', 'cancelled', 'visitor', '2039-01-01')`,
      [rows[0].id],
    );
    // The entry written later is about a reservation that was cancelled long before.
    await query(
      `insert into reservation_event (reservation_id, action, from_status, to_status, actor_kind, created_at)
       select id, 'cancel', 'confirmed', 'cancelled', 'visitor', '2036-01-01'::timestamptz from reservation
         where email = 'cancelled@example.com'
       union all
       select id, 'note', 'cancelled', 'cancelled', 'staff', '2039-12-01' from reservation
         where email = 'cancelled@example.com'`,
    );
    const counted = await countOld(stage.deps.pool, now);
    expect(counted).toMatchObject({ unmade: 2, contracts: 1 });
    expect(await forgetOld(stage.deps.pool, now)).toEqual(counted);
    expect(await countOld(stage.deps.pool, now)).toEqual({
      documents: 0,
      messages: 0,
      letters: 0,
      left: 0,
      unconfirmed: 0,
      visits: 0,
      sessions: 0,
      unmade: 0,
      contracts: 0,
    });
    for (const email of ["fresh@example.com", "open@example.com"])
      expect((await query("select from reservation where email = $1", [email])).rowCount).toBe(1);
    for (const email of ["cancelled@example.com", "missed@example.com", "jonas@example.com"])
      expect(
        (await query("select from reservation where lower(email) = $1", [email])).rowCount,
      ).toBe(0);
    expect(open).toMatch(/^EP-/);
    const { rows: log } = await query(
      `select actor_kind from audit_entry where action = 'reservation.erase' order by id desc limit 1`,
    );
    expect(log[0].actor_kind).toBe("system");
  });

  test("many runs at once forget each once", async () => {
    await query(
      `insert into contact_message (name, email, message, language, created_at) values ('A', 'a@x.ba', 'Hej', 'ba', '2020-01-01')`,
    );
    const runs = await Promise.all([1, 2, 3].map(() => forgetOld(stage.deps.pool, now)));
    expect(runs.reduce((sum, { messages }) => sum + messages, 0)).toBe(1);
  });
});
