import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addCar, book, openStage, plainSelection, type Stage } from "../../../test/casts/cast.ts";
import { reservationOf } from "../../../test/casts/reservation-cast.ts";
import { askFor } from "../../../test/casts/staff-hand-cast.ts";
import { outbox } from "../../../test/world/mail-house.ts";
import { feesThatMayBeCharged, type FeeKind } from "../../domain/account/fees.ts";
import { accountOf } from "../../domain/account/account.ts";
import { parseCode } from "../../domain/reservations/code.ts";
import { findLedgerFaults } from "../reservations/ledger/find-ledger-faults.ts";
import { findForStaff } from "../reservations/reading/find-for-staff.ts";
import { openCents } from "../reservations/reading/account-sql.ts";
import { addCharge, type AddChargeAsk } from "./add-charge.ts";
import { decideCharge, type DecideAsk } from "./decide-charge.ts";
import { voidCharge } from "./void-charge.ts";

let stage: Stage;
let carId = 0;
let token = "";
let named = 0;

const query = async (text: string, values: unknown[] = []) =>
  (await stage.deps.pool.query<Record<string, unknown>>(text, values)).rows;

beforeAll(async () => {
  stage = await openStage();
  await query(
    `insert into "user" (id, name, email, role) values ('member-amra', 'Amra', 'amra@example.com', 'agent') on conflict do nothing`,
  );
  carId = await addCar(stage.deps, { name: "charged", vehicles: 60 });
});
afterAll(() => stage.close());

const reserve = async () => (await book(stage.deps, { selection: plainSelection(carId) })).token;
beforeEach(async () => {
  token = await reserve();
  await query("delete from outbox");
});

const put = (change: string) => query(`update reservation set ${change} where token = $1`, [token]);
/** The row as it is afterwards is what the ledger is asked about, so a deed follows the change. */
const found = async () => {
  const { code } = await reservationOf(stage.deps, token);
  const one = await findForStaff(stage.deps, parseCode(code) ?? "");
  if (!one) throw new Error("nobody has this code");
  return one;
};
const account = async () => {
  const { view, payments, charges } = await found();
  return accountOf(view, payments, [], charges);
};
const pending = async () => {
  const { view, changeFeeCents, charges } = await found();
  return feesThatMayBeCharged({ ...view, changeFeeCents }, charges);
};
const decide = async (kind: FeeKind, more: Partial<DecideAsk> = {}) => {
  const fee = (await pending()).find((one) => one.kind === kind);
  return decideCharge(stage.deps, {
    ...(await askFor(stage.deps, token)),
    kind,
    decision: "charged",
    seenCents: fee?.amountCents ?? 0,
    reason: "as the terms say",
    formKey: `key-${named++}`,
    ...more,
  });
};
const add = async (more: Partial<AddChargeAsk> = {}) =>
  addCharge(stage.deps, {
    ...(await askFor(stage.deps, token)),
    kind: "other",
    amountCents: 1500,
    reason: "Parking that was not paid",
    seenDueCents: (await account()).dueCents,
    formKey: `key-${named++}`,
    ...more,
  });
const kindsOfLetters = async () => (await outbox(stage.deps)).map(({ kind }) => kind);
const faultsOf = async () => {
  const { id } = await found();
  return (await findLedgerFaults(stage.deps.pool)).filter(
    ({ reservationId }) => reservationId === id,
  );
};
const ledgerOf = async () =>
  query(
    `select item, sum(cents)::int as cents from booking_ledger join reservation on reservation.id = reservation_id
     where token = $1 and kind = 'fee' and item in ('cancellation', 'no-show', 'late-change', 'damage', 'other')
     group by item having sum(cents) <> 0 order by item`,
    [token],
  );

describe("a fee that may be charged", () => {
  test("is charged also after a cancellation: account, ledger, history and a letter say so", async () => {
    await put("status = 'cancelled', cancellation_fee_cents = 2550");
    expect(await account()).toMatchObject({ chargedCents: 0, dueCents: 0 });
    expect(await decide("cancellation")).toMatchObject({ ok: true });
    expect(await account()).toMatchObject({ chargedCents: 2550, dueCents: 2550 });
    expect(await pending()).toEqual([]);
    expect(await ledgerOf()).toEqual([{ item: "cancellation", cents: 2550 }]);
    expect(await faultsOf()).toEqual([]);
    const [letter] = await outbox(stage.deps);
    expect(letter).toMatchObject({
      kind: "charged",
      payload: {
        charge: { kind: "cancellation", amountCents: 2550, reason: "as the terms say" },
        account: { dueCents: 2550 },
      },
    });
    const { events } = await found();
    expect(events.at(-1)).toMatchObject({
      action: "charge",
      reason: "as the terms say",
      after: { charge: "cancellation", amountCents: 2550 },
    });
  });

  test("is waived with a reason: nothing is due, no letter goes out, and both stand in the history", async () => {
    await put("status = 'no_show'");
    const [fee] = await pending();
    expect(fee).toMatchObject({ kind: "no-show" });
    expect(
      await decide("no-show", { decision: "waived", reason: "the flight was cancelled" }),
    ).toMatchObject({
      ok: true,
    });
    expect(await account()).toMatchObject({ chargedCents: 0, dueCents: 0 });
    expect(await kindsOfLetters()).toEqual([]);
    expect(await ledgerOf()).toEqual([]);
    expect((await found()).charges).toMatchObject([
      { kind: "no-show", decision: "waived", reason: "the flight was cancelled", by: "Amra" },
    ]);
  });

  test("is decided once: by the same form sent often, and by one of two people", async () => {
    await put("status = 'cancelled', cancellation_fee_cents = 2550");
    const formKey = `twice-${named++}`;
    const same = await Promise.all(
      [1, 2, 3].map(() => decide("cancellation", { formKey, seenCents: 2550 })),
    );
    expect(same.every(({ ok }) => ok)).toBe(true);
    expect((await found()).charges).toHaveLength(1);
    expect(await decide("cancellation", { seenCents: 2550, decision: "waived" })).toEqual({
      ok: false,
      reason: "decided",
    });
  });

  test.each([
    ["without a reason", { reason: "  " }, "no-reason"],
    ["with a reason beyond measure", { reason: "x".repeat(400) }, "too-long"],
    ["that has grown since it was seen", { seenCents: 1 }, "decided"],
    ["on a page seen long ago", { seenVersion: 0 }, "stale"],
    ["that the state does not know", { kind: "no-show" as const }, "decided"],
  ])("%s is refused, and nothing is written", async (_what, more, reason) => {
    await put("status = 'cancelled', cancellation_fee_cents = 2550");
    expect(await decide("cancellation", more)).toMatchObject({ ok: false, reason });
    expect((await found()).charges).toEqual([]);
    expect(await kindsOfLetters()).toEqual([]);
  });
});

describe("a charge by hand", () => {
  test("adds to what is due, in the ledger too", async () => {
    const before = await account();
    expect(await add()).toMatchObject({ ok: true });
    expect(await account()).toMatchObject({ dueCents: before.dueCents + 1500, chargesCents: 1500 });
    expect(await ledgerOf()).toEqual([{ item: "other", cents: 1500 }]);
    expect(await kindsOfLetters()).toEqual(["charged"]);
    expect(await faultsOf()).toEqual([]);
  });

  test("of damage waits for the return, which proposes it", async () => {
    expect(await add({ kind: "damage" })).toEqual({ ok: false, reason: "not-back" });
    await put("status = 'completed'");
    expect(await add({ kind: "damage" })).toMatchObject({ ok: true });
  });

  test("of two people at once is entered once", async () => {
    const { dueCents } = await account();
    const answers = await Promise.all([1, 2, 3].map(() => add({ seenDueCents: dueCents })));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await found()).charges).toHaveLength(1);
  });

  test("is voided with a reason: the account is as before, both stand in the history, and the ledger takes it back", async () => {
    const before = await account();
    const added = await add();
    if (!added.ok) throw new Error(added.reason);
    const ask = async (reason: string, chargeId = added.chargeId) =>
      voidCharge(stage.deps, { ...(await askFor(stage.deps, token)), chargeId, reason });
    expect(await ask(" ")).toEqual({ ok: false, reason: "no-reason" });
    expect(await ask("x", 99_999_999)).toEqual({ ok: false, reason: "not-found" });
    expect(await ask("wrong reservation")).toEqual({ ok: true });
    expect(await ask("wrong reservation")).toEqual({ ok: true });
    expect(await account()).toEqual(before);
    const { charges, events } = await found();
    expect(charges).toMatchObject([
      { isVoided: true, voidReason: "wrong reservation", voidedBy: "Amra" },
    ]);
    expect(
      events.filter(({ action }) => action.endsWith("charge")).map(({ action }) => action),
    ).toEqual(["charge", "void-charge"]);
    expect(await ledgerOf()).toEqual([]);
    expect(await faultsOf()).toEqual([]);
  });

  test("is nobody's business any more once the customer is erased", async () => {
    await put("erased_at = now(), email = '', first_name = '', last_name = '', phone = ''");
    await expect(askFor(stage.deps, token)).rejects.toThrow("nobody has this token");
  });
});

test("SQL and the rules say the same of what is open, over accounts of any kind", async () => {
  const statuses = [
    "pending",
    "confirmed",
    "on_rent",
    "returned",
    "completed",
    "cancelled",
    "no_show",
  ];
  const random = (below: number) => (stage.deps.random.bytes(1)[0] ?? 0) % below;
  for (const status of statuses) {
    token = await reserve();
    await put(`status = '${status}'`);
    const { id } = await found();
    for (let entry = 0; entry < 4; entry += 1) {
      const isVoided = random(3) === 0;
      const voided = isVoided ? "now(), 'wrong'" : "null, null";
      await query(
        `insert into payment (reservation_id, kind, method, amount_cents, tendered_eur, paid_at, voided_at, void_reason)
         values ($1, $2, 'credit-card', $3, $3, now(), ${voided})`,
        [id, random(2) === 0 ? "payment" : "refund", 1 + random(5000)],
      );
      await query(
        `insert into charge (reservation_id, kind, decision, amount_cents, reason, at, voided_at, void_reason)
         values ($1, 'other', $2, $3, 'x', now(), ${voided})`,
        [id, random(2) === 0 ? "charged" : "waived", 1 + random(5000)],
      );
    }
    const [row] = await query(`select ${openCents}::int as cents from reservation where id = $1`, [
      id,
    ]);
    expect(row?.cents).toBe((await account()).dueCents);
  }
});
