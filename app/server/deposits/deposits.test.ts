import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addCar, book, openStage, plainSelection, type Stage } from "../../../test/casts/cast.ts";
import { reservationOf } from "../../../test/casts/reservation-cast.ts";
import { amra, askFor } from "../../../test/casts/staff-hand-cast.ts";
import { accountOf } from "../../domain/account/account.ts";
import { isDepositSettled, lifeOf } from "../../domain/deposits/hold.ts";
import { expectedIn } from "../../domain/drawers/drawer.ts";
import { formatCode } from "../../domain/reservations/code.ts";
import { closeDrawer, countDrawer } from "../drawers/close-drawer.ts";
import { openDrawer } from "../drawers/open-drawer.ts";
import { readDrawer } from "../drawers/read-drawer.ts";
import { readPayments } from "../payments/payment-rows.ts";
import { voidPayment } from "../payments/void-payment.ts";
import { findHolds } from "./find-holds.ts";
import { holdDeposit, type HoldForm } from "./hold-deposit.ts";
import { stillHeld } from "./hold-rows.ts";
import { issueDepositReceipt } from "./issue-deposit-receipt.ts";
import { listDepositReminders } from "./list-reminders.ts";
import { releaseDeposit, type ReleaseAsk } from "./release-deposit.ts";
import { takeFromDeposit, type TakeAsk } from "./take-from-deposit.ts";
import { undoEntry } from "./undo-entry.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
  await stage.deps.pool.query(
    `insert into "user" (id, name, email, role) values ('member-amra', 'Amra', 'amra@example.com', 'agent') on conflict do nothing`,
  );
});
afterAll(() => stage.close());

const placeId = "airport-tuzla";
const cash = (EUR: number, BAM = 0) => ({ EUR, BAM });
const none = { EUR: {}, BAM: {} };
let session = 0;
let named = 0;
let token = "";
let id = 0;
let askedCents = 0;
let dueCents = 0;

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
  const closing = { sessionId: session, pieces: none, by: amra, seenExpected, reason: "home" };
  await closeDrawer(stage.deps, closing);
};

beforeEach(async () => {
  await close();
  session = await open();
  const carId = await addCar(stage.deps, { name: `deposit ${named++}`, vehicles: 1 });
  const booked = await book(stage.deps, { selection: plainSelection(carId) });
  token = booked.token;
  const { rows } = await stage.deps.pool.query<{ id: number }>(
    "update reservation set deposit_cents = 20000 where token = $1 returning id",
    [token],
  );
  id = rows[0]?.id ?? 0;
  const view = await reservationOf(stage.deps, token);
  ({ totalCents: dueCents, depositCents: askedCents } = view);
});

const key = () => `deposit-key-${named++}`;
const plainHold: HoldForm = {
  method: "cash",
  tendered: cash(0),
  lastFour: "",
  reference: "",
  note: "",
  placeId,
};
const ask = () => askFor(stage.deps, token);
const hold = async (form: Partial<HoldForm> = {}, formKey = key()) =>
  holdDeposit(stage.deps, {
    ...(await ask()),
    formKey,
    hold: { ...plainHold, ...form },
  });
const card = { method: "card-hold", lastFour: "4242", lapsesOn: "2099-01-01" } as const;
const holds = () => findHolds(stage.deps.pool, token);
const only = async () => {
  const [one] = await holds();
  if (!one) throw new Error("nothing is held");
  return one;
};
const life = async () => lifeOf(await only(), stage.deps.clock.now());
const release = async (more: Partial<ReleaseAsk> = {}) => {
  const depositId = (await only()).id;
  const plain = { reason: "", placeId, formKey: key() };
  return releaseDeposit(stage.deps, { ...(await ask()), ...plain, depositId, ...more });
};
const take = async (more: Partial<TakeAsk> = {}) => {
  const depositId = (await only()).id;
  const why = { purpose: "fuel", reason: "1/8 missing" } as const;
  const about = { ...why, placeId, formKey: key(), seenDueCents: dueCents, amountCents: 1240 };
  return takeFromDeposit(stage.deps, { ...(await ask()), ...about, depositId, ...more });
};
const undo = async (entryId: number, reason = "wrong reservation") =>
  undoEntry(stage.deps, { ...(await ask()), entryId, reason, formKey: key() });
const rows = async (text: string) =>
  (await stage.deps.pool.query<Record<string, unknown>>(text, [id])).rows;
const inDrawer = async () => {
  const drawer = await readDrawer(stage.deps.pool, session);
  return drawer?.movements.map(({ kind, cash: moved }) => [kind, moved.EUR, moved.BAM]);
};
const letters = () =>
  rows(
    "select payload ->> 'deed' as deed from outbox where reservation_id = $1 and kind = 'deposit' order by id",
  );
const account = async () =>
  accountOf(await reservationOf(stage.deps, token), await readPayments(await client(), id), [], []);
const client = async () => {
  const one = await stage.deps.pool.connect();
  one.release();
  return one;
};

describe("the receipt of a hold", () => {
  const papers = () =>
    rows("select number, content from document where reservation_id = $1 order by id");

  test("is issued with it once, and says how it is held and who took it", async () => {
    const formKey = key();
    const first = await hold({ ...card, reference: "POS 7", amountCents: 15_000 }, formKey);
    expect(first).toMatchObject({ ok: true, receipt: { kind: "deposit-receipt" } });
    const again = await hold({ ...card, reference: "POS 7", amountCents: 15_000 }, formKey);
    expect(again).toEqual(first);
    expect(await papers()).toMatchObject([
      {
        content: {
          payer: "Emina Hadžić-Đulić",
          hold: { method: "card-hold", amountCents: 15_000, lastFour: "4242", reference: "POS 7" },
          askedCents: 20_000,
          staff: "Amra",
        },
      },
    ]);
    const [paper] = await papers();
    expect(JSON.stringify(paper)).toContain('"heldUntil":"2099-01-01"');
    await hold({ tendered: cash(5000) });
    const [one, two] = (await papers()).map(({ number }) => Number(number));
    expect(two).toBe((one ?? 0) + 1);
    expect((await papers()).at(1)).toMatchObject({ content: { hold: { cash: cash(5000) } } });
  });

  test("takes no number when the hold is refused", async () => {
    const before = await rows(
      "select next from numbering where series = 'deposit-receipt' and $1 > 0",
    );
    expect(await hold({ ...card, lastFour: "" })).toEqual({ ok: false, reason: "no-digits" });
    expect(await hold()).toEqual({ ok: false, reason: "nothing" });
    expect(await papers()).toEqual([]);
    expect(
      await rows("select next from numbering where series = 'deposit-receipt' and $1 > 0"),
    ).toEqual(before);
  });

  test("is issued again for somebody else, but of no hold of another reservation", async () => {
    await hold({ tendered: cash(5000) });
    const { id: depositId } = await only();
    const issue = async (about: { depositId: number; payer: string }) =>
      issueDepositReceipt(stage.deps, { ...(await ask()), ...about, formKey: key() });
    expect(await issue({ depositId, payer: "Faruk Đulić" })).toMatchObject({ ok: true });
    expect((await papers()).at(1)).toMatchObject({ content: { payer: "Faruk Đulić" } });
    expect(await issue({ depositId: 999_999, payer: "" })).toEqual({
      ok: false,
      reason: "no-deposit",
    });
  });
});

describe("a hold", () => {
  test("in marks lies in the drawer, is no payment, and goes back in marks", async () => {
    expect(await hold({ tendered: cash(0, 40_000) })).toMatchObject({ ok: true });
    expect(await only()).toMatchObject({ amountCents: 20_000, cash: cash(0, 39_115) });
    expect(await take()).toMatchObject({ ok: true });
    expect(await release()).toMatchObject({ ok: true });
    expect(await inDrawer()).toEqual([
      ["deposit-in", 0, 39_115],
      ["deposit-out", 0, -2425],
      ["payment", 0, 2425],
      ["deposit-out", 0, -36_690],
    ]);
    expect(await life()).toMatchObject({
      state: "partly-taken",
      takenCents: 1240,
      releasedCents: 18_760,
    });
    expect(await letters()).toEqual([{ deed: "taken" }, { deed: "released" }]);
    expect(isDepositSettled(await holds(), stage.deps.clock.now())).toBe(true);
  });

  test("on a card needs no drawer, and keeps its last four digits alone", async () => {
    await close();
    expect(await hold(card)).toMatchObject({ ok: true });
    expect(await only()).toMatchObject({ lastFour: "4242", cash: cash(0) });
    expect(await take()).toMatchObject({ ok: true });
    const payments = await rows(
      "select method, amount_cents::int as cents from payment where reservation_id = $1",
    );
    expect(payments).toEqual([{ method: "credit-card", cents: 1240 }]);
    expect(await release()).toMatchObject({ ok: true });
  });

  test.each([
    [{ tendered: cash(20_000), placeId: "nowhere" }, "no-drawer"],
    [{}, "nothing"],
    [{ tendered: cash(30_000), amountCents: 20_001 }, "above-asked"],
    [{ ...card, lastFour: "" }, "no-digits"],
    [{ ...card, lapsesOn: undefined }, "no-lapse"],
    [{ ...card, lapsesOn: "2001-01-01" }, "lapses-past"],
  ] as const)("of %j is refused: %s", async (form, reason) => {
    expect(await hold(form)).toMatchObject({ ok: false, reason });
    expect(await holds()).toEqual([]);
    expect(await inDrawer()).toEqual([]);
  });

  test("is made once, however often its form is sent, and of a hundred at once never above what is asked", async () => {
    const formKey = key();
    const tendered = cash(5000);
    const same = await Promise.all([1, 2, 3].map(() => hold({ tendered }, formKey)));
    expect(same.every(({ ok }) => ok)).toBe(true);
    expect(await holds()).toHaveLength(1);
    const many = await Promise.all(Array.from({ length: 100 }, () => hold({ tendered })));
    expect(many.filter(({ ok }) => ok)).toHaveLength(3);
    const kept = await holds();
    expect(kept.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(askedCents);
  });

  test("that lapsed is held no more, and another one takes its place", async () => {
    await hold(card);
    const lapsed = "update deposit set expires_at = '2001-01-01' where reservation_id = $1";
    await rows(lapsed);
    expect(await release()).toMatchObject({ ok: false, reason: "lapsed" });
    expect(await take()).toMatchObject({ ok: false, reason: "lapsed" });
    expect(await hold({ tendered: cash(20_000) })).toMatchObject({ ok: true });
  });
});

describe("a taking", () => {
  beforeEach(() => hold({ tendered: cash(20_000) }));

  test("is a payment on the account, for what it says", async () => {
    expect(await take()).toMatchObject({ ok: true });
    expect(await account()).toMatchObject({ paidCents: 1240, dueCents: dueCents - 1240 });
    const [payment] = await rows(
      "select kind, method, amount_cents::int as cents, note from payment where reservation_id = $1",
    );
    expect(payment).toEqual({ kind: "payment", method: "cash", cents: 1240, note: "1/8 missing" });
    const told = await rows(
      "select action from reservation_event where reservation_id = $1 order by id desc limit 1",
    );
    expect(told).toEqual([{ action: "deposit-take" }]);
  });

  test.each([
    [{ amountCents: 20_001 }, "above-held"],
    [{ amountCents: 0 }, "nothing"],
    [{ reason: "" }, "no-reason"],
    [{ placeId: "nowhere" }, "no-drawer"],
    [{ seenDueCents: 1 }, "due-changed"],
    [{ damageId: 999_999 }, "no-such"],
    [{ chargeId: 999_999 }, "no-such"],
    [{ depositId: 999_999 }, "not-found"],
  ] as const)("with %j is refused, and nothing is written: %s", async (more, reason) => {
    expect(await take(more)).toMatchObject({ ok: false, reason });
    expect(await life()).toMatchObject({ heldCents: 20_000 });
    expect(await letters()).toEqual([]);
  });

  test("is never above what is due", async () => {
    await take({ amountCents: 19_000 });
    const rest = dueCents - 19_000;
    expect(await take({ amountCents: rest + 1, seenDueCents: rest })).toMatchObject({
      reason: "above-due",
    });
  });

  test("of a hundred at once never takes more than is held", async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, place) =>
        take({ amountCents: 3000, seenDueCents: dueCents - (place % 8) * 3000 }),
      ),
    );
    const done = answers.filter(({ ok }) => ok).length;
    expect(done).toBeGreaterThan(0);
    expect(done).toBeLessThanOrEqual(6);
    const { takenCents, heldCents } = await life();
    expect([takenCents, heldCents]).toEqual([done * 3000, 20_000 - done * 3000]);
    const drawer = await readDrawer(stage.deps.pool, session);
    expect(drawer && expectedIn(cash(0), drawer.movements)).toEqual(cash(20_000));
  });

  test("of the whole shows for what: damage names what was written down at a handover", async () => {
    await stage.deps.pool.query(
      "update reservation set total_cents = 50000, net_cents = 42735, vat_cents = 7265 where id = $1",
      [id],
    );
    const whole = { amountCents: 20_000, seenDueCents: 50_000, purpose: "damage" } as const;
    expect(await take({ ...whole, reason: "door" })).toMatchObject({ reason: "no-proof" });
    const [damage] = await rows(
      `insert into damage (vehicle_id, reservation_id, found_at, view, x, y, kind)
       select vehicle_id, id, 'in', 'left', 0.5, 0.5, 'scratch' from reservation where id = $1 returning id`,
    );
    const damageId = Number(damage?.id);
    expect(await take({ ...whole, reason: "door", damageId })).toMatchObject({ ok: true });
    expect(await life()).toMatchObject({ state: "taken", heldCents: 0 });
  });
});

describe("what was entered wrongly", () => {
  beforeEach(() => hold({ tendered: cash(20_000) }));

  test("is undone by its opposite with a reason, and both stand", async () => {
    const taking = await take();
    if (!taking.ok) throw new Error(taking.reason);
    const [{ id: paymentId } = { id: 0 }] = await rows(
      "select id::int as id from payment where reservation_id = $1",
    );
    const voiding = { ...(await ask()), paymentId: Number(paymentId), reason: "x" };
    expect(await voidPayment(stage.deps, voiding)).toEqual({ ok: false, reason: "of-deposit" });
    expect(await undo(taking.entryId, "")).toEqual({ ok: false, reason: "no-reason" });
    expect(await undo(999_999)).toEqual({ ok: false, reason: "not-found" });
    expect(await undo(taking.entryId)).toEqual({ ok: true });
    expect(await undo(taking.entryId)).toEqual({ ok: true });
    expect((await only()).entries.map(({ amountCents }) => amountCents)).toEqual([1240, -1240]);
    expect(await life()).toMatchObject({ state: "held", heldCents: 20_000 });
    expect(await account()).toMatchObject({ paidCents: 0, dueCents });
    expect(await inDrawer()).toEqual([
      ["deposit-in", 20_000, 0],
      ["deposit-out", -1240, 0],
      ["payment", 1240, 0],
      ["deposit-out", 1240, 0],
      ["payment", -1240, 0],
    ]);
    expect(await letters()).toEqual([{ deed: "taken" }, { deed: "undone" }]);
    const erased =
      "delete from deposit_entry where deposit_id in (select id from deposit where reservation_id = $1)";
    await expect(rows(erased)).rejects.toThrow(/followed by its opposite/);
  });

  test("stays when its drawer is closed", async () => {
    const answer = await release({ amountCents: 5000 });
    if (!answer.ok) throw new Error(answer.reason);
    await close();
    expect(await undo(answer.entryId)).toEqual({ ok: false, reason: "drawer-closed" });
    session = await open();
    const second = await release({ amountCents: 5000 });
    if (!second.ok) throw new Error(second.reason);
    expect(await undo(second.entryId)).toEqual({ ok: true });
    expect(await inDrawer()).toEqual([
      ["deposit-out", -5000, 0],
      ["deposit-out", 5000, 0],
    ]);
  });
});

describe("a release", () => {
  beforeEach(() => hold({ tendered: cash(20_000) }));

  test.each([
    [{ amountCents: 20_001 }, "above-held"],
    [{ amountCents: 0 }, "nothing"],
    [{ placeId: "nowhere" }, "no-drawer"],
    [{ depositId: 999_999 }, "not-found"],
  ] as const)("with %j is refused: %s", async (more, reason) => {
    expect(await release(more)).toMatchObject({ ok: false, reason });
    expect(await life()).toMatchObject({ heldCents: 20_000 });
  });

  test("gives nothing that the drawer does not have", async () => {
    await close();
    session = await open();
    expect(await release()).toMatchObject({ ok: false, reason: "drawer-short" });
    expect(await release({ amountCents: 10_000 })).toMatchObject({ ok: true });
  });

  test("is done once, and the database says the same of what is held", async () => {
    const formKey = key();
    const answers = await Promise.all([1, 2, 3].map(() => release({ formKey })));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect((await only()).entries).toHaveLength(1);
    const held = `select ${stillHeld("now()")} as held from reservation where id = $1`;
    expect(await rows(held)).toEqual([{ held: false }]);
    await hold({ tendered: cash(5000) });
    expect(await rows(held)).toEqual([{ held: true }]);
  });
});

describe("the staff is reminded of a deposit", () => {
  const reminded = async () => {
    const { code } = await reservationOf(stage.deps, token);
    const all = await listDepositReminders(stage.deps);
    return all.find((one) => formatCode(one.code) === code);
  };

  test("whose card hold lapses soon, and which went back late", async () => {
    await hold(card);
    expect(await reminded()).toBeUndefined();
    const now = stage.deps.clock.now();
    const lapses = new Date(now + 86_400_000);
    await stage.deps.pool.query("update deposit set expires_at = $2 where reservation_id = $1", [
      id,
      lapses,
    ]);
    const soon = { reminder: "lapsing", heldCents: 20_000, at: lapses.getTime() };
    expect(await reminded()).toMatchObject(soon);
    await rows("update deposit set expires_at = null where reservation_id = $1");
    await rows("update reservation set status = 'returned' where id = $1");
    await stage.deps.pool.query(
      `insert into reservation_event (reservation_id, action, from_status, to_status, actor_kind, created_at)
       values ($1, 'check-in', 'on_rent', 'returned', 'system', $2)`,
      [id, new Date(now - 4 * 86_400_000)],
    );
    expect(await reminded()).toMatchObject({ reminder: "late", at: now - 4 * 86_400_000 });
    await release();
    expect(await reminded()).toBeUndefined();
  });
});
