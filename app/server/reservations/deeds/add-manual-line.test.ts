import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { vatSplit } from "../../../domain/money.ts";
import {
  addCar,
  book,
  openStage,
  plainSelection,
  type Stage,
} from "../../../../test/casts/cast.ts";
import { change, reservationOf, rowsOf } from "../../../../test/casts/reservation-cast.ts";
import { amra, askFor } from "../../../../test/casts/staff-hand-cast.ts";
import { addManualLine, removeManualLine } from "./add-manual-line.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

let named = 0;
const booked = async () => {
  const carId = await addCar(stage.deps, { name: `hand ${named++}`, vehicles: 1 });
  return (await book(stage.deps, { selection: plainSelection(carId) })).token;
};
const query = async (text: string, values: unknown[] = []) =>
  (await stage.deps.pool.query<Record<string, unknown>>(text, values)).rows;
const label = { en: "Goodwill", bs: "Izlazak u susret" };
const add = async (token: string, amountCents: number, more = {}) =>
  addManualLine(stage.deps, {
    ...(await askFor(stage.deps, token)),
    name: `line-${named++}`,
    line: { label, amountCents, why: "kasnio let" },
    ...more,
  });

describe("a line by hand", () => {
  test("is in the total and its VAT, told to the customer, and its reason to the staff alone", async () => {
    const token = await booked();
    expect(await add(token, -1950)).toMatchObject({ ok: true });
    const after = await reservationOf(stage.deps, token);
    expect(after).toMatchObject({ totalCents: 18_000, ...vatSplit(18_000), sequence: 1 });
    expect(after.lines.at(-1)).toMatchObject({ code: "manual", amountCents: -1950 });
    expect(JSON.stringify(after)).not.toContain("kasnio let");
    const rows = await query(
      `select action, reason, actor_id,
         (select kind from outbox where reservation_id = reservation.id order by id desc limit 1) as letter
       from reservation_event join reservation on reservation.id = reservation_id
       where token = $1 order by reservation_event.id desc limit 1`,
      [token],
    );
    expect(rows).toEqual([
      {
        action: "price",
        reason: "kasnio let",
        actor_id: amra.actor.id,
        letter: "reservation-changed",
      },
    ]);
  });

  test("stays when the trip is priced anew, and never takes off more than there is", async () => {
    const token = await booked();
    await add(token, -19_000);
    const { totalCents, lines } = await change(stage.deps, token, {
      trip: { dropoffAt: "2026-07-10T10:00" },
    });
    expect(totalCents).toBe(0);
    expect(lines.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(0);
  });

  test.each([
    [-19_951, { amount: { code: "below-zero" } }],
    [0, { amount: { code: "amount", maxCents: 10_000_000 } }],
    [Number.NaN, { amount: { code: "amount", maxCents: 10_000_000 } }],
    [99_999_999_999, { amount: { code: "too-high", maxCents: 10_000_000 } }],
  ])("of %s cents is refused", async (amountCents, faults) => {
    const token = await booked();
    const before = await rowsOf(stage.deps, token);
    expect(await add(token, amountCents)).toEqual({ ok: false, reason: "invalid", faults });
    expect(await rowsOf(stage.deps, token)).toBe(before);
  });

  test("sent twice is added once; a second member is told", async () => {
    const token = await booked();
    const asked = await askFor(stage.deps, token);
    const line = { label, amountCents: 500, why: "dodatno pranje" };
    const [first, again, other] = [
      await addManualLine(stage.deps, { ...asked, name: "same", line }),
      await addManualLine(stage.deps, { ...asked, name: "same", line }),
      await addManualLine(stage.deps, { ...asked, name: "other", line }),
    ];
    expect([first?.ok, again?.ok, other]).toEqual([true, true, { ok: false, reason: "stale" }]);
    expect((await reservationOf(stage.deps, token)).totalCents).toBe(20_450);
  });

  test("is taken out again; gone is gone", async () => {
    const token = await booked();
    await add(token, 500, { name: "wash" });
    const asked = { ...(await askFor(stage.deps, token)), name: "wash" };
    expect(await removeManualLine(stage.deps, asked)).toMatchObject({ ok: true });
    expect((await reservationOf(stage.deps, token)).totalCents).toBe(19_950);
    const before = await rowsOf(stage.deps, token);
    expect(await removeManualLine(stage.deps, asked)).toMatchObject({ ok: true });
    expect(await rowsOf(stage.deps, token)).toBe(before);
  });

  test("that others stand on is not taken out", async () => {
    const token = await booked();
    await add(token, 5000, { name: "more" });
    await add(token, -24_000);
    const asked = { ...(await askFor(stage.deps, token)), name: "more" };
    expect(await removeManualLine(stage.deps, asked)).toEqual({ ok: false, reason: "below-zero" });
  });

  test("is refused once the rental is over", async () => {
    const token = await booked();
    await query("update reservation set status = 'completed' where token = $1", [token]);
    expect(await add(token, 500)).toEqual({ ok: false, reason: "closed" });
  });

  test("while the car is out sends no letter that speaks of the pick-up", async () => {
    const token = await booked();
    await query("update reservation set status = 'on_rent' where token = $1", [token]);
    expect(await add(token, 500)).toMatchObject({ ok: true });
    const letters = await query(
      "select kind from outbox where reservation_id = (select id from reservation where token = $1)",
      [token],
    );
    expect(letters).toHaveLength(2);
  });
});
