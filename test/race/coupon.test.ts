import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { CouponEdit } from "../../app/domain/coupons/read-coupon.ts";
import type { BookingForm } from "../../app/domain/reservations/booking/booking.ts";
import { addCoupon, changeCoupon } from "../../app/server/coupons/change-coupon.ts";
import { findStaffCoupon } from "../../app/server/coupons/staff-coupon.ts";
import { bookCar } from "../../app/server/reservations/booking/book-car.ts";
import { cancelReservation } from "../../app/server/reservations/change/cancel-reservation.ts";
import {
  addCar,
  bookingForm,
  emina,
  openStage,
  plainSelection,
  type Stage,
} from "../casts/cast.ts";

let stage: Stage;
let cars: number[];
beforeAll(async () => {
  stage = await openStage({ max: 20 });
});
afterAll(() => stage.close());
beforeEach(async () => {
  cars = await Promise.all(
    Array.from({ length: 5 }, () => addCar(stage.deps, { name: randomUUID(), vehicles: 25 })),
  );
});

const by = { actor: { kind: "staff", id: "member" } } as const;
const now = "2026-06-01T10:00";

const give = async (code: string, maxUses: number): Promise<number> => {
  const coupon: CouponEdit = {
    code,
    kind: "percent",
    value: 10,
    appliesTo: "car",
    active: true,
    note: "",
    maxUses,
    bookFrom: null,
    bookTo: null,
    pickupFrom: null,
    pickupTo: null,
    minRentalDays: null,
    minTotalCents: null,
    maxUsesPerEmail: null,
    categories: null,
    locationIds: null,
  };
  const added = await addCoupon(stage.deps.pool, { coupon, by });
  if (!added.ok) throw new Error("the coupon was refused");
  return added.id;
};

/** Fifty visitors who all saw the price with the coupon, over five cars that have room for all of them. */
const fiftyForms = async (couponCode: string): Promise<BookingForm[]> => {
  const forms = await Promise.all(
    cars.map((carId) =>
      bookingForm(stage.deps, {
        selection: plainSelection(carId),
        details: { ...emina, couponCode },
      }),
    ),
  );
  return Array.from({ length: 50 }, (_, index) => {
    const form = forms[index % forms.length];
    if (!form) throw new Error("no form");
    const details = { ...form.details, email: `guest-${index}@example.com` };
    return { ...form, details, submissionKey: randomUUID() };
  });
};

/** Sends all at once, to three processes. Returns the tokens of the successful ones and the answers to the others. */
const sendAll = async (forms: readonly BookingForm[]) => {
  const worlds = [stage.deps, stage.otherProcess(), stage.otherProcess()];
  const answers = await Promise.all(
    forms.map((form, index) => bookCar(worlds[index % 3] ?? stage.deps, form)),
  );
  const tokens = answers.flatMap((answer) => (answer.ok ? [answer.token] : []));
  const told = answers.flatMap((answer) =>
    answer.ok ? [] : [answer.reason === "coupon" ? answer.couponFault : answer.reason],
  );
  return { tokens, told: [...new Set(told)], refused: told.length };
};

const usesOf = async (id: number) => (await findStaffCoupon(stage.deps.pool, id))?.uses;
/** Reservations that hold the car and say that they used the coupon. */
const standing = async (code: string) =>
  (
    await stage.deps.pool.query<{ count: number }>(
      "select count(*)::int as count from reservation where coupon_code = $1 and status = 'confirmed'",
      [code],
    )
  ).rows[0]?.count;

test("the last use of a coupon, taken 50 times at once, is one; given back, it is one again", async () => {
  const id = await give("LAST-1", 1);
  const forms = await fiftyForms("LAST-1");
  const first = await sendAll(forms);
  expect(first).toMatchObject({ told: ["used-up"], refused: 49 });
  expect([await usesOf(id), await standing("LAST-1")]).toEqual([1, 1]);

  const [token = ""] = first.tokens;
  await Promise.all(
    Array.from({ length: 10 }, () => cancelReservation(stage.deps, { token, now })),
  );
  expect([await usesOf(id), await standing("LAST-1")]).toEqual([0, 0]);

  const again = await sendAll(forms.map((form) => ({ ...form, submissionKey: randomUUID() })));
  expect(again).toMatchObject({ told: ["used-up"], refused: 49 });
  expect([await usesOf(id), await standing("LAST-1")]).toEqual([1, 1]);
});

test("uses that are given back while 50 want them are never counted twice", async () => {
  const id = await give("BACK-5", 5);
  const forms = await fiftyForms("BACK-5");
  const { tokens } = await sendAll(forms);
  expect(tokens).toHaveLength(5);
  const more = forms.map((form) => ({ ...form, submissionKey: randomUUID() }));
  const [taken] = await Promise.all([
    sendAll(more),
    ...tokens.map((token) => cancelReservation(stage.otherProcess(), { token, now })),
  ]);
  expect(taken.tokens.length).toBeLessThanOrEqual(5);
  expect(taken.told).toEqual(["used-up"]);
  expect(await usesOf(id)).toBe(taken.tokens.length);
  expect(await standing("BACK-5")).toBe(taken.tokens.length);
  const rest = await sendAll(more.map((form) => ({ ...form, submissionKey: randomUUID() })));
  expect(rest.tokens).toHaveLength(5 - taken.tokens.length);
  expect(await usesOf(id)).toBe(5);
});

test("a coupon that is ended while 50 book is used by those before, and by nobody after", async () => {
  const id = await give("END-50", 50);
  const {
    version,
    uses: _,
    ...coupon
  } = (await findStaffCoupon(stage.deps.pool, id)) ?? {
    version: 0,
    uses: 0,
  };
  if (!("code" in coupon)) throw new Error("the coupon is gone");
  const forms = await fiftyForms("END-50");
  const [sent, ended] = await Promise.all([
    sendAll(forms),
    changeCoupon(stage.deps.pool, { id, version, coupon: { ...coupon, active: false }, by }),
  ]);
  expect(ended.ok).toBe(true);
  expect(await usesOf(id)).toBe(sent.tokens.length);
  expect(await standing("END-50")).toBe(sent.tokens.length);
  expect(["", "inactive"]).toContain(sent.told.join());
  const late = await sendAll(forms.map((form) => ({ ...form, submissionKey: randomUUID() })));
  expect(late).toMatchObject({ tokens: [], told: ["inactive"], refused: 50 });
});
