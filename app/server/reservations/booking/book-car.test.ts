import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import {
  addCar,
  book,
  bookingForm,
  emina,
  jonas,
  julyWeek,
  openStage,
  plainSelection,
  tarik,
  tripAt,
  type Stage,
} from "../../../../test/casts/cast.ts";
import { reservationOf } from "../../../../test/casts/reservation-cast.ts";
import type { BookingForm } from "../../../domain/reservations/booking/booking.ts";
import type { Selection } from "../../../domain/reservations/trip/trip.ts";
import { settingKey } from "../../catalogue/read-settings.ts";
import { quoteSelection } from "../../pricing/quote-selection.ts";
import { findAcceptedTerms } from "../reading/find-accepted-terms.ts";
import { findReservation } from "../reading/find-reservation.ts";
import { bookCar } from "./book-car.ts";
import { forgetSubmissions } from "./submissions.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

let named = 0;
const newCar = (vehicles = 1, more = {}) =>
  addCar(stage.deps, { name: `car ${named++}`, vehicles, ...more });
const formFor = async (
  selection: Partial<Selection> & { carId: number },
  more: Partial<BookingForm> = {},
) => bookingForm(stage.deps, { ...more, selection: { ...plainSelection(0), ...selection } });
const query = async (text: string, values: unknown[] = []) =>
  (await stage.deps.pool.query<Record<string, unknown>>(text, values)).rows;

/** How many rows a booking can leave, table by table. */
const written = async () => {
  const tables = [
    "reservation",
    "reservation_line",
    "booking_ledger",
    "reservation_event",
    "occupancy",
    "outbox",
    "audit_entry",
    "submission",
    "coupon_use",
  ];
  const counts = await query(
    tables
      .map((table) => `select '${table}' as name, count(*)::int from ${table}`)
      .join(" union all "),
  );
  return Object.fromEntries(counts.map(({ name, count }) => [name, count]));
};
const refuses = async (form: BookingForm, answer: object) => {
  const before = await written();
  expect(await bookCar(stage.deps, form)).toMatchObject({ ok: false, ...answer });
  expect(await written()).toEqual(before);
};

describe("a booking", () => {
  test("is the visitor's: found by its token as it was sent", async () => {
    const form = await formFor(
      {
        carId: await newCar(),
        planCode: "premium",
        extras: { child_seat: 2 },
        countries: ["HR", "ME"],
      },
      { language: "ba" },
    );
    const seen = await quoteSelection(stage.deps, { ...form, dateOfBirth: emina.dateOfBirth });
    const answer = await bookCar(stage.deps, form);
    if (!answer.ok || !seen.ok) throw new Error("refused");
    expect(answer.code).toMatch(/^EP-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
    expect(await findReservation(stage.deps, { token: answer.token })).toEqual({
      ...answer,
      ok: undefined,
      status: "confirmed",
      language: "ba",
      car: seen.car,
      trip: julyWeek,
      rentalDays: 7,
      customer: {
        firstName: "Emina",
        lastName: "Hadžić-Đulić",
        email: "Emina@Example.com",
        phone: "+38761123456",
        flightNumber: "W6 2722",
      },
      planCode: "premium",
      extras: { child_seat: 2 },
      countries: ["HR", "ME"],
      lines: seen.quote.lines,
      totalCents: seen.quote.totalCents,
      netCents: seen.quote.netCents,
      vatCents: seen.quote.vatCents,
      depositCents: seen.quote.depositCents,
      createdAt: "2026-06-01T10:00",
      sequence: 0,
    });
  });

  test("keeps consents with their time and the versions of what was agreed to", async () => {
    const { token } = await book(stage.deps, {
      selection: plainSelection(await newCar()),
      details: { ...jonas, marketingConsent: true },
    });
    const at = new Date(stage.deps.clock.now());
    const [row] = await query("select * from reservation where token = $1", [token]);
    expect(row).toMatchObject({
      first_name_key: "jonas",
      date_of_birth: new Date(1979, 10, 30),
      phone_country: "DE",
      flight_number: null,
      privacy_accepted_at: at,
      terms_accepted_at: at,
      marketing_consent_at: at,
      privacy_version: 1,
      terms_version: 1,
      cancellation_version: 1,
      created_by: "site",
      created_at: at,
      pickup_at: new Date("2026-07-06T10:00+02:00"),
      pickup_local: "2026-07-06T10:00",
    });
  });

  test("keeps the versions in force at its moment, whatever is published afterwards", async () => {
    const versionsOf = async (token: string) => {
      const [row] = await query(
        "select terms_version, privacy_version, cancellation_version from reservation where token = $1",
        [token],
      );
      return row && Object.values(row);
    };
    const publish = (kind: string, version: number, publishedAt: Date | null) =>
      query(
        `insert into legal_document (kind, document_version, title_en, title_bs, body_en, body_bs, published_at)
         values ($1, $2, 'x', 'x', 'x', 'x', $3)`,
        [kind, version, publishedAt],
      );
    const carId = await newCar(3);
    const old = await book(stage.deps, { selection: plainSelection(carId) });
    await publish("terms", 2, new Date(stage.deps.clock.now()));
    await publish("privacy", 2, null);
    const newer = await book(stage.deps, { selection: plainSelection(carId) });
    expect(await versionsOf(newer.token)).toEqual([2, 1, 1]);
    await publish("cancellation", 2, new Date(stage.deps.clock.now()));
    const newest = await book(stage.deps, { selection: plainSelection(carId) });
    expect(await versionsOf(newest.token)).toEqual([2, 1, 2]);
    expect(await versionsOf(old.token)).toEqual([1, 1, 1]);
    expect(await findAcceptedTerms(stage.deps.pool, newest)).toBe(2);
    expect(await findAcceptedTerms(stage.deps.pool, old)).toBe(1);
    expect(await findAcceptedTerms(stage.deps.pool, { token: "nobody" })).toBeUndefined();
  });

  test("leaves an event, an audit entry without a name, and two letters with all that they say", async () => {
    const carId = await newCar();
    const { token } = await book(stage.deps, { selection: plainSelection(carId) });
    const [row] = await query("select id, total_cents from reservation where token = $1", [token]);
    const events = await query(
      "select action, from_status, to_status, actor_kind from reservation_event where reservation_id = $1",
      [row?.id],
    );
    expect(events).toEqual([
      { action: "book", from_status: null, to_status: "confirmed", actor_kind: "visitor" },
    ]);
    const [entry] = await query(
      "select * from audit_entry where subject_kind = 'reservation' and subject_id = $1",
      [String(row?.id)],
    );
    expect(entry).toMatchObject({
      action: "reservation.book",
      actor_kind: "visitor",
      after: { carId, status: "confirmed" },
    });
    expect(JSON.stringify(entry)).not.toMatch(/emina/i);
    const letters = await query(
      "select kind, language, payload, sent_at from outbox where reservation_id = $1 order by id",
      [row?.id],
    );
    const view = await findReservation(stage.deps, { token });
    expect(letters).toEqual([
      {
        kind: "booking-confirmed",
        language: "en-us",
        payload: JSON.parse(JSON.stringify(view)),
        sent_at: null,
      },
      {
        kind: "booking-notice",
        language: "ba",
        payload: JSON.parse(JSON.stringify(view)),
        sent_at: null,
      },
    ]);
  });

  test("waits for the staff when the agency says so, and holds the car all the same", async () => {
    const carId = await newCar();
    await query("update setting set value = 'false' where key = $1", [settingKey("autoConfirm")]);
    await stage.deps.catalogue.refresh();
    const { token } = await book(stage.deps, { selection: plainSelection(carId) });
    expect(await findReservation(stage.deps, { token })).toMatchObject({ status: "pending" });
    expect(await query("select kind from outbox order by id desc limit 2")).toEqual([
      { kind: "booking-notice" },
      { kind: "booking-received" },
    ]);
    await refuses(await formFor({ carId }), { reason: "not-available" });
    await query("update setting set value = 'true' where key = $1", [settingKey("autoConfirm")]);
    await stage.deps.catalogue.refresh();
  });

  test("of a driver under 22 has the surcharge in its price", async () => {
    const { token } = await book(stage.deps, {
      selection: plainSelection(await newCar()),
      details: tarik,
    });
    const found = await findReservation(stage.deps, { token });
    expect(found?.lines.find(({ code }) => code === "young-driver")).toMatchObject({
      amountCents: 2100,
    });
  });
});

describe("a booking is refused, and nothing is written, when", () => {
  test("the car is unknown or withdrawn", async () => {
    await refuses(await formFor({ carId: 999_999 }), { reason: "unknown-car" });
    const carId = await newCar();
    await query("update car set published = false where id = $1", [carId]);
    await stage.deps.catalogue.refresh();
    await refuses(await formFor({ carId }), { reason: "unknown-car" });
  });

  test("the trip is past, too short, too far ahead, off the half hour or at a place that nobody knows", async () => {
    const carId = await newCar();
    const at = async (trip: BookingForm["trip"], faults: object) =>
      refuses(await formFor({ carId }, { trip }), { reason: "trip", faults });
    await at(tripAt("2026-05-06T10:00", "2026-05-13T10:00"), { pickupDate: "in-past" });
    await at(tripAt("2026-07-06T10:00", "2026-07-07T10:00"), { dropoffDate: "under-minimum" });
    await at(tripAt("2029-07-06T10:00", "2029-07-13T10:00"), { pickupDate: "too-far" });
    await at(tripAt("2026-07-06T23:45", "2026-07-13T10:00"), { pickupTime: "not-a-slot" });
    await at(
      { ...julyWeek, pickupLocationId: "airport-atlantis" },
      { pickupLocation: "unknown-location" },
    );
  });

  test("plan, extras or countries are not ours", async () => {
    const carId = await newCar();
    const refused = async (selection: Partial<Selection>, fault: string) =>
      refuses(await formFor({ carId, ...selection }), { reason: "selection", fault });
    await refused({ planCode: "platinum" }, "unknown-plan");
    await refused({ extras: { jet_ski: 1 } }, "unknown-extra");
    await refused({ extras: { child_seat: -1 } }, "too-many-extras");
    await refused({ extras: { child_seat: 99 } }, "too-many-extras");
    await refused({ countries: ["ZZ"] }, "unknown-country");
    await refused({ countries: ["RU"] }, "country-not-allowed");
  });

  test("the total is not the one of the price list", async () => {
    const form = await formFor({ carId: await newCar() });
    await refuses(
      { ...form, seenTotalCents: 1 },
      { reason: "price-changed", quote: { totalCents: form.seenTotalCents } },
    );
  });

  test("the price changed while the visitor read", async () => {
    const carId = await newCar();
    const form = await formFor({ carId });
    await query("update rate set per_day_cents = 4000 where car_id = $1", [carId]);
    await refuses(form, { reason: "price-changed" });
    const again = await formFor({ carId });
    expect(again.seenTotalCents).toBeGreaterThan(form.seenTotalCents);
    expect(await bookCar(stage.deps, again)).toMatchObject({ ok: true });
  });

  test("the driver is too young for the agency or for the car", async () => {
    const carId = await newCar();
    const young = { ...tarik, dateOfBirth: "2008-01-01" };
    await refuses(await formFor({ carId }, { details: young }), {
      reason: "too-young",
      leastAge: 19,
    });
    await query("update car set min_driver_age = 25 where id = $1", [carId]);
    await stage.deps.catalogue.refresh();
    await refuses(await formFor({ carId }, { details: tarik }), {
      reason: "too-young",
      leastAge: 25,
    });
  });

  test("the phone number cannot be one", async () => {
    const form = await formFor({ carId: await newCar() });
    await refuses({ ...form, details: { ...emina, phone: "000 000 000" } }, { reason: "phone" });
  });

  test("the car is taken; then other days and cars are named", async () => {
    const carId = await newCar();
    await book(stage.deps, { selection: plainSelection(carId) });
    const form = await formFor({ carId, planCode: "premium" });
    await refuses(form, { reason: "not-available" });
    const answer = await bookCar(stage.deps, form);
    if (answer.ok || answer.reason !== "not-available") throw new Error("the car is free");
    const [earlier, later] = answer.alternatives.trips;
    expect(earlier?.trip).toMatchObject({
      pickupAt: "2026-06-28T10:00",
      dropoffAt: "2026-07-05T10:00",
    });
    expect(later?.trip).toMatchObject({
      pickupAt: "2026-07-14T10:00",
      dropoffAt: "2026-07-21T10:00",
    });
    expect(later?.totalCents).toBe(form.seenTotalCents);
    const { cars } = answer.alternatives;
    expect(cars).toHaveLength(3);
    expect(cars.map(({ totalCents }) => totalCents)).toEqual(
      cars.map(({ totalCents }) => totalCents).toSorted((a, b) => a - b),
    );
  });
});

describe("the same form", () => {
  test("gets the same answer again, even when price and time have moved on", async () => {
    const carId = await newCar();
    const form = await formFor({ carId });
    const first = await bookCar(stage.deps, form);
    const before = await written();
    await query("update rate set per_day_cents = 9999 where car_id = $1", [carId]);
    const later = { ...form, now: "2026-07-20T10:00" };
    expect(await bookCar(stage.deps, later)).toEqual(first);
    expect(await written()).toEqual(before);
  });

  test("sent many times at once makes one reservation", async () => {
    const form = await formFor({ carId: await newCar(5) });
    const answers = await Promise.all(Array.from({ length: 8 }, () => bookCar(stage.deps, form)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ ok: true });
    expect(
      await query("select from reservation where car_id = $1", [form.selection.carId]),
    ).toHaveLength(1);
  });

  test("with another body under its key is refused, on the same car and on another", async () => {
    const form = await formFor({ carId: await newCar(3) });
    await bookCar(stage.deps, form);
    await refuses({ ...form, details: jonas }, { reason: "key-reused" });
    await refuses({ ...form, selection: plainSelection(await newCar()) }, { reason: "key-reused" });
    const other = await formFor({ carId: await newCar() }, { submissionKey: crypto.randomUUID() });
    const twin = await formFor({ carId: await newCar() }, { submissionKey: other.submissionKey });
    const answers = await Promise.all([bookCar(stage.deps, other), bookCar(stage.deps, twin)]);
    expect(answers.map((answer) => (answer.ok ? "booked" : answer.reason)).toSorted()).toEqual([
      "booked",
      "key-reused",
    ]);
  });

  test("that was refused may be sent again", async () => {
    const form = await formFor({ carId: await newCar() });
    await refuses({ ...form, seenTotalCents: 1 }, { reason: "price-changed" });
    expect(await bookCar(stage.deps, form)).toMatchObject({ ok: true });
  });

  test("is forgotten after a day", async () => {
    const { submissionKey } = await formFor({ carId: await newCar() });
    await book(stage.deps, { selection: plainSelection(await newCar()), submissionKey });
    const keyIs = async () =>
      (await query("select from submission where key = $1", [submissionKey])).length;
    const day = 86_400_000;
    await forgetSubmissions(stage.deps.pool, stage.deps.clock.now() + day - 1000);
    expect(await keyIs()).toBe(1);
    expect(
      await forgetSubmissions(stage.deps.pool, stage.deps.clock.now() + day + 1000),
    ).toBeGreaterThan(0);
    expect(await keyIs()).toBe(0);
  });
});

describe("a booking that meets other transactions", () => {
  test("is tried again, and booked when that ends", async () => {
    const form = await formFor({ carId: await newCar() });
    const taken = await book(stage.deps, { selection: plainSelection(await newCar()) });
    const { token } = await reservationOf(stage.deps, taken.token);
    const log = { ...stage.deps.log, error: vi.fn<() => void>() };
    // The first two tokens are somebody's already.
    let made = 0;
    const bytes = (count: number) =>
      count === 24 && ++made <= 2
        ? new Uint8Array(Buffer.from(token, "base64url"))
        : stage.deps.random.bytes(count);
    const world = { ...stage.deps, log, random: { ...stage.deps.random, bytes } };
    expect(await bookCar(world, form)).toMatchObject({ ok: true });
    expect(made).toBe(3);
    expect(log.error).not.toHaveBeenCalled();
  });

  test("for good is logged and asks to try again; it never says that the car is taken", async () => {
    const form = await formFor({ carId: await newCar(2) });
    const random = {
      ...stage.deps.random,
      bytes: (count: number) => new Uint8Array(count).fill(9),
    };
    const error = vi.fn<(about: unknown) => void>();
    const world = { ...stage.deps, random, log: { ...stage.deps.log, error } };
    expect(await bookCar(world, form)).toMatchObject({ ok: true });
    const second = { ...form, submissionKey: crypto.randomUUID() };
    const before = await written();
    expect(await bookCar(world, second)).toEqual({ ok: false, reason: "busy" });
    expect(await written()).toEqual(before);
    expect(error).toHaveBeenCalledOnce();
    expect(error.mock.calls[0]?.[0]).toMatchObject({ err: { code: "23505" } });
    // The very same form books as soon as nothing is in its way.
    expect(await bookCar(stage.deps, second)).toMatchObject({ ok: true });
  });

  test("throws what is another fault", async () => {
    const form = await formFor({ carId: await newCar() });
    const bytes = () => {
      throw new Error("no more chance");
    };
    const world = { ...stage.deps, random: { ...stage.deps.random, bytes } };
    await expect(bookCar(world, form)).rejects.toThrow("no more chance");
  });
});

describe("a coupon", () => {
  const coupon = (code: string, limits: Record<string, unknown> = {}) => {
    const columns = { code, kind: "percent", value: 10, applies_to: "car", ...limits };
    const names = Object.keys(columns);
    return query(
      `insert into coupon (${names}) values (${names.map((_, index) => `$${index + 1}`)})`,
      Object.values(columns),
    );
  };
  const withCoupon = (couponCode: string, email = "emina@example.com") => ({
    ...emina,
    couponCode,
    email,
  });

  test("lowers the price and is counted with its amount", async () => {
    await coupon("TEN");
    const { token } = await book(stage.deps, {
      selection: plainSelection(await newCar()),
      details: withCoupon("TEN"),
    });
    const found = await findReservation(stage.deps, { token });
    expect(found).toMatchObject({ couponCode: "TEN", totalCents: 21_000 - 1_050 - 1_995 });
    expect(
      await query(
        "select email_key, amount_cents from coupon_use join coupon on coupon.id = coupon_id where code = 'TEN'",
      ),
    ).toEqual([{ email_key: "emina@example.com", amount_cents: 1_995 }]);
  });

  test("that nobody gave out, or that is over, is refused", async () => {
    await coupon("OVER", { book_to: "2026-05-31" });
    const carId = await newCar();
    await refuses(await formFor({ carId }, { details: withCoupon("NONE") }), {
      reason: "coupon",
      couponFault: "unknown",
    });
    await refuses(await formFor({ carId }, { details: withCoupon("OVER") }), {
      reason: "coupon",
      couponFault: "expired",
    });
  });

  test("for three is used three times, however many come at once", async () => {
    await coupon("THREE", { max_uses: 3 });
    const forms = await Promise.all(
      Array.from({ length: 8 }, async (_, index) =>
        formFor(
          { carId: await newCar() },
          { details: withCoupon("THREE", `guest${index}@example.com`) },
        ),
      ),
    );
    const answers = await Promise.all(forms.map((form) => bookCar(stage.deps, form)));
    const told = answers.map((answer) =>
      answer.ok
        ? "booked"
        : `${answer.reason} ${"couponFault" in answer ? answer.couponFault : ""}`,
    );
    expect(told.toSorted()).toEqual([
      ...Array(3).fill("booked"),
      ...Array(5).fill("coupon used-up"),
    ]);
  });

  test("once per person knows the person in capitals too", async () => {
    await coupon("ONCE", { max_uses_per_email: 1 });
    await book(stage.deps, {
      selection: plainSelection(await newCar()),
      details: withCoupon("ONCE", "Selma@Example.com"),
    });
    const details = withCoupon("ONCE", "selma@example.COM");
    await refuses(await formFor({ carId: await newCar() }, { details }), {
      reason: "coupon",
      couponFault: "used-by-you",
    });
  });
});

describe("a counted extra", () => {
  const boxes = async (stock: number) =>
    query("update extra set stock = $1, max_quantity = 2 where code = 'roof_box'", [stock]);

  test("goes to as many trips at one time as there are pieces", async () => {
    await boxes(2);
    await stage.deps.catalogue.refresh();
    const extras = { roof_box: 1 };
    const forms = await Promise.all(
      Array.from({ length: 5 }, async () => formFor({ carId: await newCar(), extras })),
    );
    const answers = await Promise.all(forms.map((form) => bookCar(stage.deps, form)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(2);
    const none = { ok: false, reason: "extra-out-of-stock", extra: "roof_box", left: 0 };
    expect(answers.filter(({ ok }) => !ok)).toEqual([none, none, none]);
    const after = tripAt("2026-07-13T10:00", "2026-07-18T10:00");
    expect(
      await bookCar(stage.deps, await formFor({ carId: await newCar(), extras }, { trip: after })),
    ).toMatchObject({ ok: true });
  });
});
