/** Where reservations came from and what coupons brought, counted by hand; and houses in which rows have lost what they name. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  addCar,
  book,
  emina,
  openStage,
  plainSelection,
  tripAt,
  type Stage,
} from "../../../test/casts/cast.ts";
import { addStaff } from "../../../test/casts/staff-cast.ts";
import { askFor } from "../../../test/casts/staff-hand-cast.ts";
import { datings, groupings, type Grouping } from "../../domain/figures/groupings.ts";
import { countCoupons } from "../../domain/figures/rentals.ts";
import { addSold, revenueOf } from "../../domain/figures/sold.ts";
import type { StaffSource } from "../../domain/reservations/booking/source.ts";
import { correctSource } from "../reservations/deeds/correct-source.ts";
import { cancelByStaff } from "../reservations/deeds/cancel-by-staff.ts";
import { findLedgerFaults } from "../reservations/ledger/find-ledger-faults.ts";
import { listRentals } from "./list-rentals.ts";
import { listSold } from "./list-sold.ts";
import { readWhole } from "./read-revenue.ts";
import { readRevenueQuery } from "../../domain/figures/revenue-query.ts";

const july = { from: "2026-07-01", to: "2026-07-31", asOf: "2026-12-31" };
let stage: Stage;
let carId = 0;
let cancelled = "";
let [byPhone, onSite] = ["", ""];

beforeAll(async () => {
  stage = await openStage();
  const { deps } = stage;
  carId = await addCar(deps, { name: "brought", vehicles: 9, perDayCents: 3000 });
  const { id } = await addStaff(deps, "agent");
  await deps.pool.query(
    `insert into coupon (code, kind, value, applies_to) values ('TEN', 'percent', 10, 'car')`,
  );
  const take = async (days: number, more: { source?: StaffSource; couponCode?: string } = {}) => {
    const { source, couponCode } = more;
    const booked = await book(deps, {
      selection: plainSelection(carId),
      trip: tripAt("2026-07-06T10:00", `2026-07-${String(6 + days).padStart(2, "0")}T10:00`),
      details: { ...emina, ...(couponCode && { couponCode }) },
      ...(source && { source, by: { actor: { kind: "staff", id } } }),
    });
    return booked.token;
  };
  await take(4, { couponCode: "TEN" });
  cancelled = await take(3, { couponCode: "TEN" });
  onSite = await take(3);
  byPhone = await take(3, { source: { way: "phone" } });
  await take(4, { source: { way: "desk" } });
  await take(5, { source: { way: "partner", partner: "Hotel Tuzla" } });
  deps.clock.set("2026-06-03T12:00:00+02:00");
  const ask = await askFor(deps, cancelled);
  await cancelByStaff(deps, { ...ask, reason: "zvao", agreedFeeCents: 0 });
});
afterAll(() => stage.close());

const groupsOf = async (by: Grouping) =>
  (await listSold(stage.deps.pool, { ...july, dating: "use" }, by))
    .filter((group) => group.rentalDays !== 0)
    .map((group) => [group.key, group.rentalDays, revenueOf(group)]);

describe("where reservations come from", () => {
  test("stands in the ledger as it was said, and revenue is put together by it", async () => {
    expect(await groupsOf("source")).toEqual([
      ["desk", 4, 12_000],
      ["partner", 5, 15_000],
      ["phone", 3, 9_000],
      ["site", 7, 19_800],
    ]);
    expect(await groupsOf("partner")).toEqual([
      ["", 14, 40_800],
      ["Hotel Tuzla", 5, 15_000],
    ]);
    expect(await findLedgerFaults(stage.deps.pool)).toEqual([]);
  });

  test("is corrected, and its money goes along", async () => {
    const sent = await askFor(stage.deps, byPhone);
    const correct = async (token: string, source: StaffSource) =>
      correctSource(stage.deps, { ...(await askFor(stage.deps, token)), source });
    const hotel = { way: "partner", partner: "Hotel Tuzla" } as const;
    expect(await correct(byPhone, hotel)).toMatchObject({ ok: true });
    // The same form, sent a second time.
    expect(await correctSource(stage.deps, { ...sent, source: hotel })).toMatchObject({ ok: true });
    expect(await correctSource(stage.deps, { ...sent, source: { way: "desk" } })).toEqual({
      ok: false,
      reason: "stale",
    });
    expect(await groupsOf("source")).toEqual([
      ["desk", 4, 12_000],
      ["partner", 8, 24_000],
      ["site", 7, 19_800],
    ]);
    expect(await findLedgerFaults(stage.deps.pool)).toEqual([]);
    expect(await correct(byPhone, hotel)).toEqual({ ok: false, reason: "unchanged" });
    expect(await correct(onSite, hotel)).toEqual({ ok: false, reason: "of-the-site" });
    const stale = { ...(await askFor(stage.deps, byPhone)), seenVersion: 0 };
    expect(await correctSource(stage.deps, { ...stale, source: hotel })).toEqual({
      ok: false,
      reason: "stale",
    });
    expect(await correct(byPhone, { way: "phone" })).toMatchObject({ ok: true });
    expect((await groupsOf("source")).map(([key]) => key)).toContain("phone");
    expect(await findLedgerFaults(stage.deps.pool)).toEqual([]);
  });

  test("nobody names a partner who was none, and nothing that was booked on the site came by phone", async () => {
    const change = (set: string) =>
      stage.deps.pool.query(`update reservation set ${set} where car_id = $1`, [carId]);
    await expect(change("partner = 'Hotel'")).rejects.toThrow("reservation_partner");
    await expect(change("booked_through = 'phone', partner = null")).rejects.toThrow(
      "reservation_source",
    );
  });
});

describe("coupons", () => {
  const counted = async (asOf: string) =>
    countCoupons(await listRentals(stage.deps.pool, { ...july, asOf }));

  test("have what they took off and what their rentals sell, without those that were called off", async () => {
    // Four days at 30 less 10 %.
    const four = { code: "TEN", rentals: 1, givenCents: 1200, soldCents: 10_800 };
    expect(await counted("2026-06-03")).toEqual([four]);
    expect(await counted("2026-12-31")).toEqual([four]);
    // Before the three days were called off, from the rows of the ledger.
    expect(await counted("2026-06-02")).toEqual([
      { code: "TEN", rentals: 2, givenCents: 2100, soldCents: 18_900 },
    ]);
    expect(await counted("2026-05-31")).toEqual([]);
  });

  test("are parts of figures in the measure that is asked for", async () => {
    const query = readRevenueQuery(
      new URLSearchParams({ ...july, vat: "without", compare: "none" }),
      "2026-12-31T10:00",
    );
    const { parts, coupons } = await readWhole({ deps: stage.deps, query });
    expect(parts).toMatchObject({ rentals: 5, withCoupon: 1, couponSold: 9231, couponGiven: 1026 });
    expect(coupons).toEqual([{ code: "TEN", rentals: 1, given: 1026, sold: 9231 }]);
  });
});

describe("rows that have lost what they name", () => {
  const wholes = async () => {
    const sums = datings.flatMap((dating) =>
      groupings.map(async (by) => {
        const within = { ...july, from: "2026-06-01", dating };
        const sold = addSold(await listSold(stage.deps.pool, within, by));
        return `${sold.rentalDays} days, ${revenueOf(sold)} cents`;
      }),
    );
    return [...new Set(await Promise.all(sums))];
  };

  test("a car that goes to another category takes its past along, and no sum changes", async () => {
    const before = await groupsOf("category");
    expect(before).toHaveLength(1);
    await stage.deps.pool.query("update car set category = 'suv', name = 'Renamed' where id = $1", [
      carId,
    ]);
    const [, ...sums] = before[0] ?? [];
    expect(await groupsOf("category")).toEqual([["suv", ...sums]]);
    expect(await groupsOf("car")).toEqual([[String(carId), ...sums]]);
  });

  test("a car and a reservation that are gone, and more given back than the month brought, still add up", async () => {
    expect(await wholes()).toEqual(["19 days, 55800 cents"]);
    await stage.deps.pool.query(
      `insert into booking_ledger (at, reservation_id, day, car_id, location_id, source, language, kind, item, days, cents)
       values ('2026-06-04T10:00:00+02:00', 999999, '2026-07-08', 999999, 'nowhere', 'site', 'ba', 'rate', '', 1, 4000),
         ('2026-07-09T10:00:00+02:00', 999999, '2026-07-08', 999999, 'nowhere', 'site', 'ba', 'discount', 'manual', 0, -99000)`,
    );
    expect(await wholes()).toEqual(["20 days, -39200 cents"]);
    expect(await groupsOf("car")).toContainEqual(["999999", 1, -95_000]);
    expect(await groupsOf("category")).toContainEqual(["", 1, -95_000]);
  });
});
