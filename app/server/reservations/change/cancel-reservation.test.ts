import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  addCar,
  book,
  bookingForm,
  emina,
  jonas,
  openStage,
  plainSelection,
  tripAt,
  seats,
  type Stage,
} from "../../../../test/casts/cast.ts";
import { change, reservationOf, rowsOf } from "../../../../test/casts/reservation-cast.ts";
import { bookCar } from "../booking/book-car.ts";
import { cancelReservation } from "./cancel-reservation.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

let named = 0;
const newCar = () => addCar(stage.deps, { name: `car ${named++}`, vehicles: 1 });
const booked = async (more: Partial<Parameters<typeof book>[1]> = {}) =>
  (await book(stage.deps, { selection: plainSelection(await newCar()), ...more })).token;
const query = async (text: string, values: unknown[] = []) =>
  (await stage.deps.pool.query<Record<string, unknown>>(text, values)).rows;
const cancel = (token: string, now = "2026-06-01T10:00") =>
  cancelReservation(stage.deps, { token, now });

describe("a cancellation", () => {
  test("frees the vehicle at once and keeps what was booked", async () => {
    const carId = await newCar();
    const selection = plainSelection(carId);
    const token = await booked({ selection });
    const before = await reservationOf(stage.deps, token);
    const answer = await cancel(token);
    const after = await reservationOf(stage.deps, token);
    expect(after).toEqual({ ...before, status: "cancelled", sequence: 1 });
    expect(answer).toEqual({ ok: true, reservation: after });
    expect((await seats(stage.deps, carId)).size).toBe(0);
    const form = await bookingForm(stage.deps, { selection, details: jonas });
    expect(await bookCar(stage.deps, form)).toMatchObject({ ok: true });
  });

  test("leaves an event, an audit entry and two letters", async () => {
    const token = await booked();
    const [row] = await query("select id from reservation where token = $1", [token]);
    const answer = await cancel(token);
    if (!answer.ok) throw new Error(answer.reason);
    const events = await query(
      "select action, from_status, to_status, actor_kind, after from reservation_event where reservation_id = $1 order by id offset 1",
      [row?.id],
    );
    expect(events).toEqual([
      {
        action: "cancel",
        from_status: "confirmed",
        to_status: "cancelled",
        actor_kind: "visitor",
        after: { status: "cancelled" },
      },
    ]);
    const entries = await query(
      "select before, after from audit_entry where action = 'reservation.cancel' and subject_id = $1",
      [String(row?.id)],
    );
    expect(entries).toMatchObject([{ after: { status: "cancelled" } }]);
    expect(JSON.stringify(entries)).not.toMatch(/emina|38761123456/i);
    const payload = JSON.parse(JSON.stringify({ reservation: answer.reservation }));
    expect(
      await query(
        "select kind, language, payload from outbox where reservation_id = $1 order by id offset 2",
        [row?.id],
      ),
    ).toEqual([
      { kind: "reservation-cancelled", language: "en-us", payload },
      { kind: "cancel-notice", language: "ba", payload },
    ]);
  });

  test("of who booked inside that time is free for an hour after booking, and costs a day afterwards", async () => {
    const trip = tripAt("2026-06-02T10:00", "2026-06-06T10:00");
    expect(await cancel(await booked({ trip }), "2026-06-01T11:00")).not.toHaveProperty(
      "lateFeeCents",
    );
    const late = await cancel(await booked({ trip }), "2026-06-01T11:01");
    expect(late).toMatchObject({ ok: true, lateFeeCents: expect.any(Number) });
  });

  test("is free until 48 hours before the pick-up, and says afterwards what may be charged", async () => {
    expect(await cancel(await booked(), "2026-07-04T10:00")).not.toHaveProperty("lateFeeCents");
    const token = await booked();
    const late = await cancel(token, "2026-07-04T10:01");
    expect(late).toMatchObject({ ok: true, lateFeeCents: 2850 });
    expect(
      await query("select cancellation_fee_cents as fee from reservation where token = $1", [
        token,
      ]),
    ).toEqual([{ fee: 2850 }]);
    // The history is for people: what is answered does not stand on it.
    await query("update reservation_event set after = null where action = 'cancel'");
    expect(await cancel(token, "2026-07-05T10:00")).toEqual(late);
    expect(
      await query(
        "select payload -> 'lateFeeCents' as fee from outbox where kind = 'cancel-notice' order by id desc limit 1",
      ),
    ).toEqual([{ fee: 2850 }]);
  });

  test("gives the coupon back", async () => {
    await query(
      "insert into coupon (code, kind, value, applies_to, max_uses) values ('ONE', 'percent', 10, 'car', 1)",
    );
    const details = { ...emina, couponCode: "ONE" };
    const token = await booked({ details });
    await cancel(token);
    expect(await reservationOf(stage.deps, token)).toMatchObject({ couponCode: "ONE" });
    const form = await bookingForm(stage.deps, {
      selection: plainSelection(await newCar()),
      details,
    });
    expect(await bookCar(stage.deps, form)).toMatchObject({ ok: true });
  });

  test("sent again, at once or after the pick-up, is answered the same and written once", async () => {
    const token = await booked();
    const answers = await Promise.all([cancel(token), cancel(token), cancel(token)]);
    const before = await rowsOf(stage.deps, token);
    expect(
      new Set(
        [...answers, await cancel(token, "2026-08-01T10:00")].map((one) => JSON.stringify(one)),
      ).size,
    ).toBe(1);
    expect(answers[0]).toMatchObject({ ok: true });
    expect(await rowsOf(stage.deps, token)).toBe(before);
    expect(before.match(/cancel-notice/g)).toHaveLength(1);
  });

  test("of a changed reservation is the next in its calendar", async () => {
    const token = await booked();
    await change(stage.deps, token, { contact: { phone: "062 111 111" } });
    expect(await cancel(token)).toMatchObject({ ok: true, reservation: { sequence: 2 } });
  });

  test("of a request that still waits for the staff is possible", async () => {
    const token = await booked();
    await query("update reservation set status = 'pending' where token = $1", [token]);
    expect(await cancel(token)).toMatchObject({ ok: true });
  });
});

describe("a cancellation is refused, and nothing is written, when", () => {
  test("nobody has the token", async () => {
    expect(await cancel("x".repeat(32))).toEqual({ ok: false, reason: "not-found" });
    expect(await cancel("'; drop table reservation; --")).toEqual({
      ok: false,
      reason: "not-found",
    });
  });

  test("the pick-up is over, and not a minute before", async () => {
    const token = await booked();
    const before = await rowsOf(stage.deps, token);
    expect(await cancel(token, "2026-07-06T10:01")).toEqual({ ok: false, reason: "closed" });
    expect(await rowsOf(stage.deps, token)).toBe(before);
    expect(await cancel(token, "2026-07-06T10:00")).toMatchObject({ ok: true });
  });

  test.each(["on_rent", "returned", "completed", "no_show"])(
    "the reservation is %s",
    async (status) => {
      const token = await booked();
      await query("update reservation set status = $2 where token = $1", [token, status]);
      const before = await rowsOf(stage.deps, token);
      expect(await cancel(token)).toEqual({ ok: false, reason: "closed" });
      expect(await rowsOf(stage.deps, token)).toBe(before);
    },
  );

  test("something fails in the middle", async () => {
    const token = await booked();
    const before = await rowsOf(stage.deps, token);
    await stage.owner.query(
      "alter table outbox add constraint no_letters check (kind <> 'cancel-notice') not valid",
    );
    await expect(cancel(token)).rejects.toThrow("no_letters");
    await stage.owner.query("alter table outbox drop constraint no_letters");
    expect(await rowsOf(stage.deps, token)).toBe(before);
  });
});
