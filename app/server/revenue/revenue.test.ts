import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  addCar,
  book,
  openStage,
  plainSelection,
  tripAt,
  type Stage,
} from "../../../test/casts/cast.ts";
import { askFor } from "../../../test/casts/staff-hand-cast.ts";
import { fleetDaysBy } from "../../domain/figures/fleet-days.ts";
import { datings, groupings } from "../../domain/figures/groupings.ts";
import { addSold, revenueOf } from "../../domain/figures/sold.ts";
import { cancelByStaff } from "../reservations/deeds/cancel-by-staff.ts";
import { listFleetStays } from "./list-fleet-stays.ts";
import { listRentals } from "./list-rentals.ts";
import {
  cancelledGroup,
  everyGroup,
  listSoldReservations,
  missedGroup,
} from "./list-sold-reservations.ts";
import { listSold } from "./list-sold.ts";

const summer = { from: "2026-05-01", to: "2026-09-30", asOf: "2026-12-31" };
let stage: Stage;
let [small, big] = [0, 0];

beforeAll(async () => {
  stage = await openStage();
  small = await addCar(stage.deps, { name: "small", vehicles: 2, perDayCents: 3000 });
  big = await addCar(stage.deps, { name: "big", vehicles: 1, perDayCents: 7000 });
  // Four days over the end of June, a week in July, and three days that are called off on 3 June.
  const booked = (carId: number, from: string, to: string) =>
    book(stage.deps, { selection: plainSelection(carId), trip: tripAt(from, to) });
  await booked(small, "2026-06-29T10:00", "2026-07-03T10:00");
  await booked(big, "2026-07-06T10:00", "2026-07-13T10:00");
  const off = await booked(small, "2026-07-20T10:00", "2026-07-23T10:00");
  stage.deps.clock.set("2026-06-03T12:00:00+02:00");
  const ask = await askFor(stage.deps, off.token);
  await cancelByStaff(stage.deps, { ...ask, reason: "zvao", agreedFeeCents: 0 });
});
afterAll(() => stage.close());

const ledger = async (where: string) => {
  const { rows } = await stage.deps.pool.query<{ cents: number; days: number }>(
    `select coalesce(sum(cents), 0)::int as cents, coalesce(sum(days), 0)::int as days from booking_ledger where ${where}`,
  );
  return rows[0];
};

describe("revenue", () => {
  test("grouped by anything, it is the sum of the ledger", async () => {
    const whole = await ledger("true");
    expect(whole?.days).toBe(11);
    for (const dating of datings)
      for (const by of groupings) {
        const sold = addSold(await listSold(stage.deps.pool, { ...summer, dating }, by));
        expect([dating, by, revenueOf(sold), sold.rentalDays]).toEqual([
          dating,
          by,
          whole?.cents,
          whole?.days,
        ]);
      }
  });

  test("lies on the days of use, or all of it on the pick-up, or on the day of the deed", async () => {
    const days = async (dating: (typeof datings)[number]) =>
      (await listSold(stage.deps.pool, { ...summer, dating }, "month"))
        .map(({ key, rentalDays }) => [key, rentalDays])
        .filter(([, rentalDays]) => rentalDays !== 0);
    expect(await days("use")).toEqual([
      ["2026-06", 2],
      ["2026-07", 9],
    ]);
    expect(await days("pickup")).toEqual([
      ["2026-06", 4],
      ["2026-07", 7],
    ]);
    expect(await days("booked")).toEqual([["2026-06", 11]]);
    const byDay = await listSold(stage.deps.pool, { ...summer, dating: "booked" }, "day");
    expect(byDay.map(({ key, rentalDays }) => [key, rentalDays])).toEqual([
      ["2026-06-01", 14],
      ["2026-06-03", -3],
    ]);
  });

  test("is what was on the books at the end of a day", async () => {
    const at = async (asOf: string) =>
      addSold(await listSold(stage.deps.pool, { ...summer, asOf, dating: "use" }, "car"));
    expect((await at("2026-05-31")).rentalDays).toBe(0);
    expect((await at("2026-06-02")).rentalDays).toBe(14);
    expect((await at("2026-06-03")).rentalDays).toBe(11);
    expect(revenueOf(await at("2026-06-03"))).toBe((await ledger("true"))?.cents);
  });

  test("of a group opens to the reservations that it is made of", async () => {
    const asked = { ...summer, dating: "use" } as const;
    for (const by of groupings)
      for (const { key, ...sold } of await listSold(stage.deps.pool, asked, by)) {
        const parts = await listSoldReservations(stage.deps.pool, asked, { by, key });
        expect([by, key, addSold(parts)]).toEqual([by, key, sold]);
      }
    const [only] = await listSoldReservations(stage.deps.pool, asked, {
      by: "car",
      key: String(big),
    });
    expect(only).toMatchObject({ rentalDays: 7, rate: 49_000 });
  });

  test("of all days opens to what was called off, by what became of it", async () => {
    const asked = { ...summer, dating: "pickup" } as const;
    const opened = async (key: string) =>
      (await listSoldReservations(stage.deps.pool, asked, { by: "car", key })).map(
        ({ rentalDays }) => rentalDays,
      );
    expect((await opened(everyGroup)).toSorted()).toEqual([0, 4, 7]);
    expect(await opened(cancelledGroup)).toEqual([0]);
    expect(await opened(missedGroup)).toEqual([]);
    const status = (to: string) =>
      stage.owner.query(
        "update reservation set status = $1 where pickup_local like '2026-07-20%'",
        [to],
      );
    await status("no_show");
    expect(await opened(cancelledGroup)).toEqual([]);
    expect(await opened(missedGroup)).toEqual([0]);
    await status("cancelled");
  });

  test("bands of length are those of what is sold", async () => {
    const groups = await listSold(stage.deps.pool, { ...summer, dating: "use" }, "length");
    expect(groups.map(({ key, rentalDays }) => [key, rentalDays])).toEqual([
      ["", 0],
      ["003", 4],
      ["007", 7],
    ]);
  });
});

test("rentals are those of their pick-ups, with what became of them", async () => {
  const july = { from: "2026-07-01", to: "2026-07-31" };
  const now = await listRentals(stage.deps.pool, { ...july, asOf: "2026-06-03" });
  const shown = now.map(({ fate, days, bookedDays, leadDays, count }) => [
    fate,
    days,
    bookedDays,
    leadDays,
    count,
  ]);
  expect(shown).toEqual([
    ["stands", 7, 7, 35, 1],
    ["cancelled", 0, 3, 49, 1],
  ]);
  const before = await listRentals(stage.deps.pool, { ...july, asOf: "2026-06-02" });
  expect(before.map(({ fate }) => fate)).toEqual(["stands", "stands"]);
  expect(await listRentals(stage.deps.pool, { ...july, asOf: "2026-05-31" })).toEqual([]);
});

test("the fleet of some days is what is in service, with its days out of sale", async () => {
  const week = { from: "2026-07-06", to: "2026-07-12" };
  const days = async () => {
    const stays = await listFleetStays(stage.deps.pool, week);
    return fleetDaysBy(stays, week, ({ carId }) => String(carId)).get(String(small));
  };
  expect(await days()).toBe(14);
  const { rows } = await stage.deps.pool.query<{ id: number }>(
    "select id from vehicle where car_id = $1 order by id",
    [small],
  );
  // Two blocks that touch one another are the whole of Tuesday and Wednesday.
  for (const [from, until] of [
    ["2026-07-06 20:00", "2026-07-07 12:00"],
    ["2026-07-07 12:00", "2026-07-09 00:00"],
  ])
    await stage.deps.pool.query(
      `insert into occupancy (vehicle_id, car_id, kind, during, busy_until, pinned, block_kind)
       select $1, $2, 'block', tstzrange($3::timestamp at time zone 'Europe/Sarajevo', $4::timestamp at time zone 'Europe/Sarajevo'),
         $4::timestamp at time zone 'Europe/Sarajevo', true, 'repair'`,
      [rows[0]?.id, small, from, until],
    );
  expect(await days()).toBe(12);
  await stage.deps.pool.query(
    "update vehicle set in_service_until = '2026-07-10T00:00:00+02:00' where id = $1",
    [rows[1]?.id],
  );
  expect(await days()).toBe(9);
});
