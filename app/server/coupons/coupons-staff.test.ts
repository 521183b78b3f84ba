import { randomUUID } from "node:crypto";
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
import { couponStateOn } from "../../domain/coupons/coupon-state.ts";
import type { CouponEdit } from "../../domain/coupons/read-coupon.ts";
import { cancelReservation } from "../reservations/change/cancel-reservation.ts";
import { addCoupon, changeCoupon, deleteCoupon } from "./change-coupon.ts";
import { listCouponUses } from "./list-coupon-uses.ts";
import { countCoupons, listCoupons } from "./list-coupons.ts";
import { findStaffCoupon } from "./staff-coupon.ts";

let stage: Stage;
let carId: number;
beforeAll(async () => {
  stage = await openStage();
  carId = await addCar(stage.deps, { name: "Golf", vehicles: 5 });
});
afterAll(() => stage.close());

const by = { actor: { kind: "staff", id: randomUUID() }, addressHash: "hash" } as const;
const today = "2026-06-01";
const blank: CouponEdit = {
  code: "BLANK",
  kind: "percent",
  value: 10,
  appliesTo: "car",
  active: true,
  note: "",
  bookFrom: null,
  bookTo: null,
  pickupFrom: null,
  pickupTo: null,
  minRentalDays: null,
  minTotalCents: null,
  maxUses: null,
  maxUsesPerEmail: null,
  categories: null,
  locationIds: null,
};
const add = async (code: string, edit: Partial<CouponEdit> = {}) => {
  const added = await addCoupon(stage.deps.pool, { coupon: { ...blank, ...edit, code }, by });
  if (!added.ok) throw new Error(`${code} was refused`);
  return added.id;
};
const held = async (id: number) => {
  const found = await findStaffCoupon(stage.deps.pool, id);
  if (!found) throw new Error(`there is no coupon ${id}`);
  return found;
};
const change = async (id: number, edit: Partial<CouponEdit>) => {
  const { version, ...coupon } = await held(id);
  return changeCoupon(stage.deps.pool, { id, version, coupon: { ...coupon, ...edit }, by });
};
const take = (couponCode: string, from: string, details = emina) =>
  book(stage.deps, {
    selection: plainSelection(carId),
    trip: tripAt(`${from}T10:00`, `${from.slice(0, -2)}28T10:00`),
    details: { ...details, couponCode },
  });

describe("a coupon", () => {
  test("is given out with all its rules, once under a code", async () => {
    const id = await add("FULL", {
      kind: "fixed",
      value: 1500,
      appliesTo: "total",
      note: "radio",
      maxUses: 3,
      bookFrom: "2026-05-01",
      pickupTo: "2026-12-31",
      minRentalDays: 3,
      minTotalCents: 100,
      categories: ["compact"],
      locationIds: ["office", "airport-tuzla"],
      maxUsesPerEmail: 1,
    });
    expect(await held(id)).toMatchObject({
      id,
      version: 1,
      uses: 0,
      givenCents: 0,
      code: "FULL",
      value: 1500,
      note: "radio",
      bookFrom: "2026-05-01",
      bookTo: null,
      categories: ["compact"],
      locationIds: ["office", "airport-tuzla"],
    });
    expect(await addCoupon(stage.deps.pool, { coupon: { ...blank, code: "FULL" }, by })).toEqual({
      ok: false,
      reason: "invalid",
      faults: { code: { code: "code-taken" } },
    });
    const second = await add("OTHER");
    expect(await change(second, { code: "FULL" })).toMatchObject({
      faults: { code: { code: "code-taken" } },
    });
  });

  test("is changed by one of two, and the other sees what stands there", async () => {
    const id = await add("TWO");
    const { version, ...coupon } = await held(id);
    expect(await change(id, { value: 15 })).toMatchObject({ ok: true, version: version + 1 });
    const late = { id, version, coupon: { ...coupon, value: 20 }, by };
    expect(await changeCoupon(stage.deps.pool, late)).toMatchObject({
      ok: false,
      reason: "stale",
      theirs: { value: 15 },
    });
    expect(await changeCoupon(stage.deps.pool, { ...late, id: 999_999 })).toEqual({
      ok: false,
      reason: "not-found",
    });
    const { rows } = await stage.deps.pool.query(
      "select action, before, after from audit_entry where subject_kind = 'coupon' and subject_id = $1 order by id",
      [String(id)],
    );
    expect(rows.slice(1)).toEqual([
      { action: "coupon.changed", before: { value: 10 }, after: { value: 15 } },
    ]);
  });

  test("that was used keeps its code, is ended and not deleted, and its reservations stay", async () => {
    const { pool } = stage.deps;
    const id = await add("USED", { maxUses: 2 });
    const { token } = await take("USED", "2026-09-07");
    await take("USED", "2026-09-08", jonas);
    const price = async () =>
      (
        await pool.query("select total_cents, coupon_code from reservation where token = $1", [
          token,
        ])
      ).rows;
    const before = await price();
    expect(await held(id)).toMatchObject({ uses: 2 });
    expect(await change(id, { code: "NEW" })).toMatchObject({
      faults: { code: { code: "code-used" } },
    });
    expect(await change(id, { value: 50, maxUses: 1, active: false })).toMatchObject({ ok: true });
    expect(await price()).toEqual(before);
    expect(await deleteCoupon(pool, { id, by })).toEqual({ ok: false, reason: "used" });

    const now = "2026-06-01T10:00";
    await cancelReservation(stage.deps, { token, now });
    expect(await held(id)).toMatchObject({ uses: 1 });
    await pool.query("delete from coupon_use where coupon_id = $1", [id]);
    expect(await deleteCoupon(pool, { id, by })).toEqual({ ok: false, reason: "used" });
  });

  test("that nobody used is deleted", async () => {
    const { pool } = stage.deps;
    const id = await add("NEVER");
    expect(await deleteCoupon(pool, { id, by })).toEqual({ ok: true });
    expect(await deleteCoupon(pool, { id, by })).toEqual({ ok: false, reason: "not-found" });
  });

  test("shows who used it without saying who that is", async () => {
    const id = await add("SEEN");
    for (const from of ["2026-10-05", "2026-10-06", "2026-10-07"]) await take("SEEN", from);
    const { pool } = stage.deps;
    const page = await listCouponUses(pool, { id }, 2);
    expect(page.rows.map(({ nth }) => nth)).toEqual([3, 2]);
    expect(page.rows[0]).toMatchObject({ status: "confirmed", pickupLocal: "2026-10-07T10:00" });
    expect(page.rows[0]?.amountCents).toBeGreaterThan(0);
    expect(JSON.stringify(page)).not.toContain("mina");
    const next = await listCouponUses(pool, { id, after: page.after }, 2);
    expect(next.rows.map(({ nth }) => nth)).toEqual([1]);
    expect(next.after).toBeUndefined();
    const given = [...page.rows, ...next.rows].reduce((sum, row) => sum + row.amountCents, 0);
    expect(await held(id)).toMatchObject({ uses: 3, givenCents: given });
    // Whose it was is not known any more after an erasure: such uses are nobody's second and third.
    await pool.query("update coupon_use set email_key = '' where coupon_id = $1", [id]);
    const erased = await listCouponUses(pool, { id });
    expect(erased.rows.map(({ nth }) => nth)).toEqual([null, null, null]);
  });
});

describe("the list", () => {
  const list = { q: "", sort: "code", direction: "up", today } as const;

  test("knows the state that the rule knows", async () => {
    const dates = [null, "2026-05-31", today, "2026-06-02"];
    for (const [index, bookFrom] of dates.entries())
      for (const [at, bookTo] of dates.entries())
        if (!bookFrom || !bookTo || bookFrom <= bookTo)
          for (const maxUses of [null, 1])
            await add(`S-${index}-${at}-${maxUses ?? 0}`, {
              bookFrom,
              bookTo,
              maxUses,
              pickupTo: dates[(index + at) % 4] ?? null,
              active: (index * at) % 5 !== 4,
            });
    const { rows } = await listCoupons(stage.deps.pool, { ...list, q: "S-" }, 200);
    expect(rows.length).toBeGreaterThan(20);
    for (const { state, uses, ...row } of rows) {
      const absent = Object.entries(row).filter(([, value]) => value !== null);
      const coupon = Object.fromEntries(absent) as typeof row;
      const plain = JSON.parse(JSON.stringify(coupon)) as Parameters<typeof couponStateOn>[0];
      expect([row.code, state]).toEqual([row.code, couponStateOn(plain, { uses, today })]);
    }
    const counts = await countCoupons(stage.deps.pool, { q: "S-", today });
    const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
    expect(all).toBe(rows.length);
    const planned = await listCoupons(stage.deps.pool, { ...list, q: "s-", state: "planned" }, 200);
    expect(planned.rows).toHaveLength(counts.planned ?? 0);
  });

  test.each(["created", "code", "uses", "ends"] as const)(
    "by %s goes forth and back without a gap",
    async (sort) => {
      const { pool } = stage.deps;
      for (const direction of ["up", "down"] as const) {
        const asked = { ...list, sort, direction };
        const all = (await listCoupons(pool, asked, 500)).rows.map(({ id }) => id);
        const seen: number[] = [];
        let page = await listCoupons(pool, asked, 7);
        seen.push(...page.rows.map(({ id }) => id));
        while (page.after) {
          page = await listCoupons(pool, { ...asked, after: page.after }, 7);
          seen.push(...page.rows.map(({ id }) => id));
        }
        expect(seen).toEqual(all);
        const last = page.rows.map(({ id }) => id);
        const back: number[] = [...last];
        while (page.before) {
          page = await listCoupons(pool, { ...asked, before: page.before }, 7);
          back.unshift(...page.rows.map(({ id }) => id));
        }
        expect(back).toEqual(all);
      }
    },
  );

  test.each(["x", "~", "1~2~3", "2026-02-31~1", "9999999999~1", "A~-1", "%ZZ~1", "' or 1=1~1"])(
    "begins anew after the made-up key %j",
    async (after) => {
      const first = await listCoupons(stage.deps.pool, list, 3);
      for (const sort of ["created", "uses", "ends"] as const) {
        const page = await listCoupons(stage.deps.pool, { ...list, sort, after }, 3);
        expect(page.rows).toHaveLength(first.rows.length);
      }
    },
  );
});
