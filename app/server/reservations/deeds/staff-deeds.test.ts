import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  addCar,
  book,
  emina,
  jonas,
  openStage,
  plainSelection,
  seats,
  type Stage,
} from "../../../../test/casts/cast.ts";
import { changeForm, reservationOf, rowsOf } from "../../../../test/casts/reservation-cast.ts";
import { amra, askFor } from "../../../../test/casts/staff-hand-cast.ts";
import { cancelByStaff } from "./cancel-by-staff.ts";
import { changeReservation } from "../change/change-reservation.ts";
import { confirmReservation } from "./confirm-reservation.ts";
import { markNoShow } from "./mark-no-show.ts";
import { quoteChange } from "../change/quote-change.ts";
import { quoteReinstatement } from "./quote-reinstatement.ts";
import { reinstateReservation, type ReinstateAsk } from "./reinstate-reservation.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
  await query(
    `insert into coupon (code, kind, value, applies_to, max_uses) values ('ONCE', 'percent', 10, 'car', 1)`,
  );
});
afterAll(() => stage.close());

let named = 0;
const newCar = (vehicles = 1) => addCar(stage.deps, { name: `deed ${named++}`, vehicles });
const booked = async (more: Partial<Parameters<typeof book>[1]> = {}) =>
  (await book(stage.deps, { selection: plainSelection(await newCar()), ...more })).token;
const query = async (text: string, values: unknown[] = []) =>
  (await stage.deps.pool.query<Record<string, unknown>>(text, values)).rows;
const ask = (token: string) => askFor(stage.deps, token);
const lastEvent = async (token: string) =>
  (
    await query(
      `select action, from_status, to_status, actor_kind, actor_id, reason, event.after
       from reservation_event event join reservation on reservation.id = reservation_id
       where token = $1 order by event.id desc limit 1`,
      [token],
    )
  )[0];
const letters = async (token: string) =>
  (
    await query(
      `select kind from outbox join reservation on reservation.id = reservation_id
       where token = $1 order by outbox.id`,
      [token],
    )
  ).map(({ kind }) => kind);
const cancellationFee = async (token: string) =>
  (
    await query("select cancellation_fee_cents as fee from reservation where token = $1", [token])
  )[0]?.fee;
const pending = async () => {
  const token = await booked();
  await query("update reservation set status = 'pending' where token = $1", [token]);
  return token;
};
const cancelled = async (more = {}) => {
  const token = await booked(more);
  await cancelByStaff(stage.deps, { ...(await ask(token)), reason: "zvao je", agreedFeeCents: 0 });
  return token;
};

describe("confirming", () => {
  test("is told to the customer and written down with who did it", async () => {
    const token = await pending();
    const asked = await ask(token);
    expect(await confirmReservation(stage.deps, asked)).toMatchObject({ ok: true });
    expect((await reservationOf(stage.deps, token)).status).toBe("confirmed");
    expect((await letters(token)).slice(2)).toEqual(["booking-confirmed"]);
    expect(await lastEvent(token)).toMatchObject({
      action: "confirm",
      from_status: "pending",
      to_status: "confirmed",
      actor_kind: "staff",
      actor_id: amra.actor.id,
    });
    const entries = await query(
      `select actor_id, address_hash from audit_entry where action = 'reservation.confirm'
       and subject_id = (select id::text from reservation where token = $1)`,
      [token],
    );
    expect(entries).toEqual([{ actor_id: amra.actor.id, address_hash: amra.addressHash }]);
    const before = await rowsOf(stage.deps, token);
    expect(await confirmReservation(stage.deps, asked)).toMatchObject({ ok: true });
    expect(await rowsOf(stage.deps, token)).toBe(before);
  });

  test("is refused to a confirmed one, to an unknown one, and after somebody else's change", async () => {
    const token = await booked();
    const before = await rowsOf(stage.deps, token);
    const asked = await ask(token);
    const refused = [
      await confirmReservation(stage.deps, asked),
      await confirmReservation(stage.deps, { ...asked, token: "x".repeat(30) }),
      await confirmReservation(stage.deps, { ...asked, seenVersion: asked.seenVersion - 2 }),
    ];
    expect(refused.map((answer) => !answer.ok && answer.reason)).toEqual([
      "closed",
      "not-found",
      "stale",
    ]);
    expect(await rowsOf(stage.deps, token)).toBe(before);
  });
});

describe("cancelling", () => {
  test("frees the vehicle, gives the coupon back, and keeps the reason for the staff", async () => {
    const carId = await newCar();
    const details = { ...emina, couponCode: "ONCE" };
    const token = await booked({ selection: plainSelection(carId), details });
    const asked = { ...(await ask(token)), reason: " zvao je ", agreedFeeCents: 9_999 };
    expect(await cancelByStaff(stage.deps, asked)).toMatchObject({ ok: true });
    expect((await seats(stage.deps, carId)).size).toBe(0);
    const uses = await query(
      "select from coupon_use where reservation_id = (select id from reservation where token = $1)",
      [token],
    );
    expect(uses).toEqual([]);
    expect((await letters(token)).slice(2)).toEqual(["reservation-cancelled"]);
    expect(await lastEvent(token)).toMatchObject({ action: "cancel", reason: "zvao je" });
    const before = await rowsOf(stage.deps, token);
    expect(await cancelByStaff(stage.deps, asked)).toMatchObject({ ok: true });
    expect(await rowsOf(stage.deps, token)).toBe(before);
  });

  test("after the free time names the fee, never more than was agreed on, also after the pick-up", async () => {
    for (const [agreedFeeCents, fee] of [
      [2850, 2850],
      [9_999, 2850],
      [1000, 1000],
      [0, undefined],
    ] as const) {
      const token = await booked();
      const asked = { ...(await ask(token)), reason: "bolest", agreedFeeCents };
      await cancelByStaff(stage.deps, { ...asked, now: "2026-07-06T12:00" });
      const after = (await lastEvent(token))?.after as { lateFeeCents?: number };
      expect(after.lateFeeCents).toBe(fee);
      expect(await cancellationFee(token)).toBe(fee ?? 0);
    }
  });

  test("needs a reason of some length", async () => {
    const token = await booked();
    const before = await rowsOf(stage.deps, token);
    const asked = { ...(await ask(token)), agreedFeeCents: 9_999 };
    for (const [reason, said] of [
      ["\u0000 \u200b", "no-reason"],
      ["a".repeat(301), "too-long"],
    ] as const)
      expect(await cancelByStaff(stage.deps, { ...asked, reason })).toEqual({
        ok: false,
        reason: said,
      });
    expect(await rowsOf(stage.deps, token)).toBe(before);
  });

  test("is refused once the car is out", async () => {
    const token = await booked();
    await query("update reservation set status = 'on_rent' where token = $1", [token]);
    const asked = { ...(await ask(token)), reason: "ne", agreedFeeCents: 9_999 };
    expect(await cancelByStaff(stage.deps, asked)).toEqual({ ok: false, reason: "closed" });
  });
});

describe("a no-show", () => {
  test("is written down after the pick-up, without a letter", async () => {
    const carId = await newCar();
    const token = await booked({ selection: plainSelection(carId) });
    const asked = { ...(await ask(token)), reason: "ne javlja se" };
    for (const [reason, said] of [
      [" ", "no-reason"],
      ["a".repeat(301), "too-long"],
    ] as const)
      expect(await markNoShow(stage.deps, { ...asked, reason })).toEqual({
        ok: false,
        reason: said,
      });
    const early = await markNoShow(stage.deps, { ...asked, now: "2026-07-06T10:00" });
    expect(early).toEqual({ ok: false, reason: "too-early" });
    const late = { ...asked, now: "2026-07-06T10:01" };
    expect(await markNoShow(stage.deps, late)).toMatchObject({ ok: true });
    expect((await reservationOf(stage.deps, token)).status).toBe("no_show");
    expect((await seats(stage.deps, carId)).size).toBe(0);
    expect(await letters(token)).toHaveLength(2);
    const [event] = await query(
      "select reason from reservation_event where action = 'no-show' order by id desc limit 1",
    );
    expect(event).toEqual({ reason: "ne javlja se" });
    expect(await markNoShow(stage.deps, late)).toMatchObject({ ok: true });
  });
});

describe("reinstating", () => {
  const quoted = async (token: string, now = "2026-06-01T10:00") => {
    const quote = await quoteReinstatement(stage.deps, { token, now });
    if (!quote.ok) throw new Error(quote.reason);
    return quote;
  };
  const reinstate = async (token: string, more: Partial<ReinstateAsk> = {}) => {
    const { quote } = await quoted(token);
    const seenTotalCents = quote?.totalCents ?? 0;
    const agreed = { price: "today" as const, seenTotalCents, reason: "ipak dolazi" };
    const asked = { ...(await ask(token)), ...agreed, ...more };
    return reinstateReservation(stage.deps, asked);
  };

  test("takes a reason", async () => {
    const token = await cancelled();
    expect(await reinstate(token, { reason: "" })).toEqual({ ok: false, reason: "no-reason" });
    expect((await reservationOf(stage.deps, token)).status).toBe("cancelled");
  });

  test("seats it anew at the price of today, and tells the customer", async () => {
    const carId = await newCar();
    const token = await cancelled({ selection: plainSelection(carId) });
    await query("update rate set per_day_cents = 4000 where car_id = $1", [carId]);
    await stage.deps.catalogue.refresh();
    const { before, quote, canKeepPrice, free } = await quoted(token);
    expect([before.totalCents, quote?.totalCents, canKeepPrice, free]).toEqual([
      19_950,
      26_600,
      true,
      true,
    ]);
    expect(await reinstate(token)).toMatchObject({ ok: true });
    const after = await reservationOf(stage.deps, token);
    expect(after).toMatchObject({ status: "confirmed", totalCents: 26_600 });
    expect((await seats(stage.deps, carId)).size).toBe(1);
    expect((await letters(token)).slice(3)).toEqual(["booking-confirmed"]);
  });

  test("may keep the price that was agreed on", async () => {
    const carId = await newCar();
    const token = await cancelled({ selection: plainSelection(carId) });
    await query("update rate set per_day_cents = 4000 where car_id = $1", [carId]);
    await stage.deps.catalogue.refresh();
    const answer = await reinstate(token, { price: "kept", seenTotalCents: 19_950 });
    expect(answer).toMatchObject({ ok: true, reservation: { totalCents: 19_950 } });
  });

  test("counts the coupon again, and goes without it when others have used it up", async () => {
    const details = { ...emina, couponCode: "ONCE" };
    const token = await cancelled({ details });
    expect(await reinstate(token)).toMatchObject({ ok: true, reservation: { couponCode: "ONCE" } });
    expect(await query("select from coupon_use")).toHaveLength(1);
    await cancelByStaff(stage.deps, { ...(await ask(token)), reason: "opet", agreedFeeCents: 0 });
    await booked({ details: { ...jonas, couponCode: "ONCE" } });
    const { couponFault, canKeepPrice } = await quoted(token);
    expect([couponFault, canKeepPrice]).toEqual(["used-up", false]);
    const kept = await reinstate(token, { price: "kept", seenTotalCents: 19_950 });
    expect(kept).toEqual({ ok: false, reason: "price-changed" });
    const answer = await reinstate(token);
    expect(answer).toMatchObject({ ok: true, reservation: { couponCode: undefined } });
    expect(await query("select from coupon_use")).toHaveLength(1);
  });

  test("owes nothing for the cancellation any more", async () => {
    const token = await booked();
    const asked = { ...(await ask(token)), reason: "bolest", agreedFeeCents: 2850 };
    await cancelByStaff(stage.deps, { ...asked, now: "2026-07-06T12:00" });
    expect(await cancellationFee(token)).toBe(2850);
    expect(await reinstate(token)).toMatchObject({ ok: true });
    expect(await cancellationFee(token)).toBe(0);
  });

  test("takes off what the coupon took off, though it has been edited and ended", async () => {
    await query(
      `insert into coupon (code, kind, value, applies_to) values ('ENDED', 'percent', 10, 'car')`,
    );
    const token = await cancelled({ details: { ...emina, couponCode: "ENDED" } });
    await query(
      `update coupon set value = 1, book_to = '2026-01-01', categories = '{suv}', active = false where code = 'ENDED'`,
    );
    const { before, quote, canKeepPrice } = await quoted(token);
    expect([quote?.totalCents, canKeepPrice]).toEqual([before.totalCents, true]);
    expect(await reinstate(token)).toMatchObject({ reservation: { couponCode: "ENDED" } });
  });

  test("is refused while the car is taken, at another price, and when the trip is over", async () => {
    const carId = await newCar();
    const selection = plainSelection(carId);
    const token = await cancelled({ selection });
    const before = await rowsOf(stage.deps, token);
    expect(await reinstate(token, { seenTotalCents: 1 })).toEqual({
      ok: false,
      reason: "price-changed",
    });
    await booked({ selection, details: jonas });
    expect((await quoted(token)).free).toBe(false);
    expect(await reinstate(token)).toEqual({ ok: false, reason: "not-available" });
    expect(await reinstate(token, { now: "2026-07-13T10:00" })).toEqual({
      ok: false,
      reason: "closed",
    });
    expect(await rowsOf(stage.deps, token)).toBe(before);
  });

  test("needs the extras that were booked", async () => {
    await query("update extra set stock = 1 where code = 'gps_navigation'");
    await stage.deps.catalogue.refresh();
    const extras = { gps_navigation: 1 };
    const withGps = async () => ({ ...plainSelection(await newCar()), extras });
    const token = await cancelled({ selection: await withGps() });
    await booked({ selection: await withGps(), details: jonas });
    expect((await quoted(token)).missingExtra).toEqual({ code: "gps_navigation", left: 0 });
    expect(await reinstate(token)).toMatchObject({ ok: false, reason: "extra-out-of-stock" });
    await query("update extra set active = false where code = 'gps_navigation'");
    await stage.deps.catalogue.refresh();
    expect((await quoted(token)).missingExtra).toEqual({ code: "gps_navigation", left: 0 });
    expect(await reinstate(token)).toMatchObject({ ok: false, reason: "extra-out-of-stock" });
  });
});

describe("a change by the staff", () => {
  test("is made without the hours that bind a customer, and told to the customer alone", async () => {
    const token = await booked();
    const trip = { pickupAt: "2026-06-01T10:30", dropoffAt: "2026-06-05T03:00" };
    const form = await changeForm(stage.deps, token, { trip });
    expect(await changeReservation(stage.deps, form)).toMatchObject({ ok: false, reason: "trip" });
    const quoted = await quoteChange(stage.deps, { ...form, byStaff: true });
    if (!quoted.ok) throw new Error(quoted.reason);
    const staff = { ...(await ask(token)), agreedFeeCents: 9_999 };
    const seenTotalCents = quoted.quote.totalCents;
    const answer = await changeReservation(stage.deps, { ...form, seenTotalCents, staff });
    expect(answer).toMatchObject({ ok: true, reservation: { trip } });
    expect((await letters(token)).slice(2)).toEqual(["reservation-changed"]);
    expect(await lastEvent(token)).toMatchObject({ action: "modify", actor_id: amra.actor.id });
  });

  test("is told, with both prices, when somebody else was quicker", async () => {
    const token = await booked();
    const staff = { ...(await ask(token)), agreedFeeCents: 9_999 };
    const later = { dropoffAt: "2026-07-14T10:00" };
    const form = await changeForm(stage.deps, token, { trip: later });
    await query("update reservation set pinned = false where token = $1", [token]);
    const before = await rowsOf(stage.deps, token);
    const answer = await changeReservation(stage.deps, { ...form, staff });
    expect(answer).toMatchObject({ ok: false, reason: "price-changed" });
    expect(await rowsOf(stage.deps, token)).toBe(before);
  });
});
