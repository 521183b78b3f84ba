import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addCar, book, openStage, plainSelection, type Stage } from "../../../test/casts/cast.ts";
import { reservationOf } from "../../../test/casts/reservation-cast.ts";
import { amra, askFor } from "../../../test/casts/staff-hand-cast.ts";
import type { PaymentForm, RefundForm } from "../../domain/account/settle.ts";
import { toLocal } from "../../domain/sarajevo.ts";
import { closeDrawer, countDrawer } from "../drawers/close-drawer.ts";
import { openDrawer } from "../drawers/open-drawer.ts";
import { readDrawer } from "../drawers/read-drawer.ts";
import { issueReceipt } from "./issue-receipt.ts";
import { findLastDevice } from "./payment-rows.ts";
import { giveRefund, takePayment } from "./take-payment.ts";
import { voidPayment } from "./void-payment.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
  await stage.deps.pool.query(
    `insert into "user" (id, name, email, role) values ('member-amra', 'Amra', 'amra@example.com', 'agent') on conflict do nothing`,
  );
});
afterAll(() => stage.close());

const placeId = "airport-tuzla";
const euros = (EUR: number, BAM = 0) => ({ EUR, BAM });
let session = 0;
let named = 0;
let token = "";
/** 199.50 € are due: five days of the cast's car. */
let dueCents = 0;

const rows = async (text: string, values: unknown[] = []) =>
  (await stage.deps.pool.query<Record<string, unknown>>(text, values)).rows;

const open = async () => {
  const answer = await openDrawer(stage.deps, {
    locationId: placeId,
    pieces: { EUR: { 5000: 2 }, BAM: { 2000: 5, 100: 5, 5: 9 } },
    reason: "first day",
    by: amra,
  });
  if (!answer.ok) throw new Error(answer.reason);
  return answer.sessionId;
};
const close = async () => {
  if (session === 0) return;
  const count = await countDrawer(stage.deps, { sessionId: session, pieces: none, by: amra });
  if (!count.ok) return;
  const seenExpected = count.expected;
  const closing = {
    sessionId: session,
    pieces: none,
    by: amra,
    seenExpected,
    reason: "taken home",
  };
  await closeDrawer(stage.deps, closing);
};
const none = { EUR: {}, BAM: {} };

beforeEach(async () => {
  await close();
  session = await open();
  const carId = await addCar(stage.deps, { name: `desk ${named++}`, vehicles: 1 });
  const booked = await book(stage.deps, { selection: plainSelection(carId) });
  token = booked.token;
  const view = await reservationOf(stage.deps, token);
  dueCents = view.totalCents;
});

const entry = (more = {}) => ({
  formKey: `key-${named++}`,
  seenDueCents: dueCents,
  placeId,
  reference: "",
  fiscalReceipt: "",
  note: "",
  ...more,
});
const pay = async (payment: Partial<PaymentForm>, more = {}) =>
  takePayment(stage.deps, {
    ...(await askFor(stage.deps, token)),
    ...entry(more),
    payment: { method: "cash", tendered: euros(0), changeIn: "BAM", ...payment },
  });
const inDrawer = async () => {
  const drawer = await readDrawer(stage.deps.pool, session);
  return drawer?.movements.map(({ kind, cash, code }) => ({ kind, cash, hasCode: code !== null }));
};
const paymentsOf = () =>
  rows(
    `select kind, method, amount_cents::int as cents, tendered_eur as te, tendered_bam as tb, change_eur as ce,
       change_bam as cb, rounding_cents as off, voided_at is not null as voided
     from payment join reservation on reservation.id = reservation_id where token = $1 order by payment.id`,
    [token],
  );

describe("a payment", () => {
  test("in cash settles what is due; the drawer has what stayed, and history and audit say so", async () => {
    expect(await pay({ tendered: euros(20_000) })).toMatchObject({ ok: true });
    const [kept] = await paymentsOf();
    expect(kept).toMatchObject({
      kind: "payment",
      cents: dueCents,
      te: 20_000,
      ce: 0,
      voided: false,
    });
    expect(await inDrawer()).toEqual([
      { kind: "payment", cash: euros(20_000, -Number(kept?.cb)), hasCode: true },
    ]);
    const told = await rows(
      `select action, subject_kind from audit_entry where action = 'reservation.payment' order by id desc limit 1`,
    );
    expect(told).toEqual([{ action: "reservation.payment", subject_kind: "reservation" }]);
    expect(await pay({ tendered: euros(100) }, { seenDueCents: 0 })).toEqual({
      ok: false,
      reason: "nothing-due",
    });
  });

  test("by card moves no drawer and needs none", async () => {
    await close();
    const card = { method: "credit-card" as const, tendered: euros(dueCents) };
    expect(await pay(card)).toMatchObject({ ok: true });
    expect(await pay({ tendered: euros(100) }, { seenDueCents: 0 })).toMatchObject({ ok: false });
  });

  test("is taken once, however often its form is sent", async () => {
    const formKey = `twice-${named++}`;
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => pay({ tendered: euros(5000) }, { formKey })),
    );
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(await paymentsOf()).toHaveLength(1);
  });

  test("of two people for the same sum is taken of one", async () => {
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map(() => pay({ tendered: euros(20_000), changeIn: "EUR" })),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.filter((one) => !one.ok && one.reason === "due-changed")).toHaveLength(4);
    expect(await inDrawer()).toHaveLength(1);
  });

  test.each([
    [
      "in cash without an open drawer",
      { tendered: euros(100) },
      { placeId: "nowhere" },
      "no-drawer",
    ],
    ["of nothing", {}, {}, "nothing"],
    ["of more than is due", { tendered: euros(90_000), amountCents: 80_000 }, {}, "above-due"],
    [
      "by card above what is due",
      { method: "debit-card", tendered: euros(90_000) },
      {},
      "no-change",
    ],
    [
      "on an account that has changed",
      { tendered: euros(100) },
      { seenDueCents: 1 },
      "due-changed",
    ],
  ] as const)("%s is refused, and nothing is written", async (_what, payment, more, reason) => {
    expect(await pay(payment, more)).toMatchObject({ ok: false, reason });
    expect(await paymentsOf()).toEqual([]);
    expect(await inDrawer()).toEqual([]);
  });
});

describe("a drawer that has too little of what goes out", () => {
  const refund = async (form: Omit<RefundForm, "method">) =>
    giveRefund(stage.deps, {
      ...(await askFor(stage.deps, token)),
      ...entry({ seenDueCents: 0, note: "paid too much" }),
      refund: { method: "cash", ...form },
    });

  test("gives no change and no refund in it, and nothing is written", async () => {
    // It holds 105.45 KM, and a hundred euros.
    const payment = { tendered: euros(30_000) };
    expect(await pay(payment)).toEqual({ ok: false, reason: "drawer-short" });
    expect(await inDrawer()).toEqual([]);
    expect(await pay({ ...payment, changeIn: "EUR" })).toMatchObject({ ok: true });
    const inMarks = { amountCents: 10_000, currency: "BAM" } as const;
    expect(await refund(inMarks)).toEqual({ ok: false, reason: "drawer-short" });
    expect(await refund({ ...inMarks, currency: "EUR" })).toMatchObject({ ok: true });
    expect(await inDrawer()).toMatchObject([{ kind: "payment" }, { kind: "refund" }]);
  });
});

test("two pay for one reservation: each payment keeps who paid, and its fiscal receipt with the device and its time", async () => {
  const half = { method: "debit-card" as const, tendered: euros(10_000), amountCents: 10_000 };
  const receipt = { fiscalReceipt: "12", fiscalDevice: "AB000123" };
  await pay(half, { payer: "Šećerana d.o.o.", ...receipt });
  const takenAt = stage.deps.clock.now() - 3_600_000;
  await pay({ tendered: euros(dueCents - 10_000) }, { seenDueCents: dueCents - 10_000, takenAt });
  const kept = await rows(
    `select payer, fiscal_receipt_number as receipt, fiscal_device as device, fiscal_receipt_at = paid_at as "atOnce"
     from payment join reservation on reservation.id = reservation_id where token = $1 order by payment.id`,
    [token],
  );
  expect(kept).toEqual([
    { payer: "Šećerana d.o.o.", receipt: "12", device: "AB000123", atOnce: true },
    { payer: "", receipt: null, device: null, atOnce: null },
  ]);
  expect(await findLastDevice(stage.deps.pool)).toBe("AB000123");
  const ids = await rows(
    "select payment.id from payment join reservation on reservation.id = reservation_id where token = $1 order by payment.id",
    [token],
  );
  const printed = [];
  for (const { id } of ids) {
    const ask = { ...(await askFor(stage.deps, token)), formKey: `receipt-${named++}`, payer: "" };
    const issued = await issueReceipt(stage.deps, { ...ask, paymentId: Number(id) });
    if (!issued.ok) throw new Error(issued.reason);
    const [row] = await rows("select content from document where id = $1", [issued.issued.id]);
    printed.push(row?.content);
  }
  expect(printed).toMatchObject([
    { payer: "Šećerana d.o.o.", payment: receipt },
    // The receipt says when it was taken, and not when it was entered.
    { payer: expect.not.stringContaining("d.o.o."), payment: { at: toLocal(takenAt) } },
  ]);
});

describe("an entry that was never true", () => {
  const voided = async (reason = "wrong reservation") => {
    const [{ id } = { id: 0 }] = await rows(
      "select max(payment.id)::int as id from payment join reservation on reservation.id = reservation_id where token = $1",
      [token],
    );
    const ask = await askFor(stage.deps, token);
    return voidPayment(stage.deps, { ...ask, paymentId: Number(id), reason });
  };

  test("is voided with a reason: both stand in the book, and the drawer has it back", async () => {
    await pay({ tendered: euros(0, 10_000) });
    expect(await voided("")).toEqual({ ok: false, reason: "no-reason" });
    expect(await voided()).toEqual({ ok: true });
    expect(await voided()).toEqual({ ok: true });
    expect(await paymentsOf()).toMatchObject([{ voided: true }]);
    expect(await inDrawer()).toMatchObject([
      { kind: "payment", cash: euros(0, 10_000) },
      { kind: "payment", cash: euros(0, -10_000) },
    ]);
    expect(await pay({ tendered: euros(dueCents) })).toMatchObject({ ok: true });
  });

  test("stays when its drawer is closed: a refund puts it right", async () => {
    await pay({ tendered: euros(5000) });
    await close();
    expect(await voided()).toEqual({ ok: false, reason: "drawer-closed" });
    session = await open();
    const refund = async (amountCents: number) =>
      giveRefund(stage.deps, {
        ...(await askFor(stage.deps, token)),
        ...entry({ seenDueCents: dueCents - 5000, note: "paid twice" }),
        refund: { method: "cash", amountCents, currency: "EUR" },
      });
    expect(await refund(5001)).toMatchObject({ ok: false, reason: "above-paid" });
    expect(await refund(5000)).toMatchObject({ ok: true });
    expect(await inDrawer()).toMatchObject([{ kind: "refund", cash: euros(-5000) }]);
  });
});
