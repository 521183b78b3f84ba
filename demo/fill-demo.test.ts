import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "../test/world/database.ts";
import { readCatalogue } from "../app/server/catalogue/read-catalogue.ts";
import { readPayload } from "../app/server/letters/read-payload.ts";
import type { LetterKind } from "../app/server/mail/letter.ts";
import { findLedgerFaults } from "../app/server/reservations/ledger/find-ledger-faults.ts";
import { chanceOf } from "./chance.ts";
import { fillDemo, readFleet } from "./fill-demo.ts";
import { imagineYear } from "./year.ts";

const now = Date.parse("2027-07-20T12:00:00+02:00");
let database: TestDatabase;
let answer: Awaited<ReturnType<typeof fillDemo>>;
beforeAll(async () => {
  database = await freshDatabase();
  answer = await fillDemo(database.pool, { seed: "eternal", now });
}, 120_000);
afterAll(() => database.close());

async function one(pool: TestDatabase["pool"], sql: string): Promise<number> {
  const { rows } = await pool.query<{ count: string }>(`select count(*) as count from ${sql}`);
  return Number(rows[0]?.count);
}

test("a year of reservations in every state, each with its price, and no vehicle promised twice", async () => {
  const { pool } = database;
  expect(answer.ok && answer.filled.reservations).toBeGreaterThan(1_000);
  const { rows } = await pool.query<{ status: string }>(
    "select distinct status from reservation order by status",
  );
  expect(rows.map(({ status }) => status)).toEqual([
    "cancelled",
    "completed",
    "confirmed",
    "no_show",
    "on_rent",
    "pending",
    "returned",
  ]);
  // A total is the sum of its lines.
  expect(
    await one(
      pool,
      `reservation r where total_cents <> (select coalesce(sum(amount_cents), 0) from reservation_line where reservation_id = r.id)`,
    ),
  ).toBe(0);
  expect(await findLedgerFaults(pool)).toEqual([]);
  // The database itself refuses overlaps; every reservation that holds a vehicle has a row.
  expect(
    await one(
      pool,
      `reservation r where status in ('pending', 'confirmed', 'on_rent')
      and not exists (select from occupancy o where o.reservation_id = r.id and o.vehicle_id = r.vehicle_id)`,
    ),
  ).toBe(0);
  expect(await one(pool, "reservation where created_at > '2027-07-20T12:00:00+02:00'")).toBe(0);
  expect(await one(pool, "reservation_event where created_at > '2027-07-20T12:00:00+02:00'")).toBe(
    0,
  );
  expect(
    await one(
      pool,
      "reservation where pickup_at < '2027-07-20T12:00:00+02:00' and status in ('pending', 'confirmed')",
    ),
  ).toBe(0);
});

test("every rental that has begun has its sheets, and odometers only run forwards", async () => {
  const { pool } = database;
  expect(await one(pool, "handover")).toBeGreaterThan(1_000);
  expect(
    await one(
      pool,
      `reservation r where (status in ('on_rent', 'returned', 'completed'))
         <> exists (select from handover h where h.reservation_id = r.id and direction = 'out' and sheet is not null)
       or (status in ('returned', 'completed'))
         <> exists (select from handover h where h.reservation_id = r.id and direction = 'in' and sheet is not null)
       or (status in ('on_rent', 'returned', 'completed'))
         <> exists (select from driver_papers p where p.reservation_id = r.id)`,
    ),
  ).toBe(0);
  expect(
    await one(
      pool,
      `(select odometer_km - lag(odometer_km) over (partition by vehicle_id order by at, id) as driven from handover) as h where driven < 0`,
    ),
  ).toBe(0);
  expect(
    await one(
      pool,
      `vehicle v where odometer_km < (select max(odometer_km) from handover where vehicle_id = v.id)`,
    ),
  ).toBe(0);
  expect(await one(pool, "damage where handover_id is null")).toBe(0);
  expect(await one(pool, "damage")).toBeGreaterThan(10);
});

test("coupons are used within their limits, returned cars are paid, visits are counted", async () => {
  const { pool } = database;
  expect(await one(pool, "coupon_use")).toBeGreaterThan(20);
  expect(
    await one(
      pool,
      `coupon c where max_uses < (select count(*) from coupon_use where coupon_id = c.id)`,
    ),
  ).toBe(0);
  expect(
    await one(
      pool,
      `reservation r where status = 'completed' and total_cents > (select coalesce(sum(amount_cents), 0) from payment where reservation_id = r.id)`,
    ),
  ).toBe(0);
  expect(await one(pool, "visit")).toBeGreaterThan(5_000);
  expect(await one(pool, "page_view")).toBeGreaterThan(10_000);
  expect(await one(pool, "trip_search")).toBeGreaterThan(2_000);
  expect(await one(pool, "trip_search where cheapest_taken_cents > 0")).toBeGreaterThan(100);
  const unpriced = "trip_search where coalesce(cheapest_free_cents, cheapest_taken_cents, 0) <= 0";
  expect(await one(pool, unpriced)).toBe(0);
});

test("every letter was sent, says what one of its kind says, and no reminder is sent again", async () => {
  const { pool } = database;
  expect(
    await one(pool, "outbox where sent_at is null or sent_at > '2027-07-20T12:00:10+02:00'"),
  ).toBe(0);
  expect(
    await one(
      pool,
      `reservation r where not exists (select from outbox where reservation_id = r.id and kind like 'booking-%' and not kind like '%-notice')`,
    ),
  ).toBe(0);
  const { rows } = await pool.query<{ kind: LetterKind; payload: unknown }>(
    "select distinct on (kind) kind, payload from outbox order by kind, id",
  );
  expect(rows.map(({ kind }) => kind)).toEqual([
    "booking-confirmed",
    "booking-notice",
    "booking-received",
    "cancel-notice",
    "reminder",
    "reservation-cancelled",
  ]);
  for (const { kind, payload } of rows)
    expect([kind, readPayload(kind, payload, { graceMinutes: 0 })]).toEqual([
      kind,
      expect.any(Object),
    ]);
  expect(
    await one(
      pool,
      `reservation where status in ('pending', 'confirmed') and created_at < '2027-07-19T08:00:00Z'
         and pickup_local between '2027-07-20T12:00' and '2027-07-21T23:59'
         and not exists (select from outbox where once_key = 'reminder:' || code || ':' || pickup_local)`,
    ),
  ).toBe(0);
});

test("the same seed makes the same year, another another", async () => {
  const catalogue = await readCatalogue(database.pool);
  const fleet = await readFleet(database.pool);
  const year = (seed: string) =>
    JSON.stringify(
      imagineYear({ chance: chanceOf(seed), catalogue, fleet, coupons: [], now }).made,
    );
  const first = year("a");
  expect(year("a") === first).toBe(true);
  expect(year("b") === first).toBe(false);
});

test("a house with reservations is left as it is", async () => {
  const { pool } = database;
  const before = await one(pool, "reservation");
  expect(await fillDemo(pool, { seed: "b", now })).toEqual({ ok: false, reason: "not-empty" });
  expect(await one(pool, "reservation")).toBe(before);
});
