import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addCash, noCash } from "../app/domain/account/cash.ts";
import { lifeOf } from "../app/domain/deposits/hold.ts";
import { lyingCash } from "../app/domain/deposits/moves.ts";
import type { Drawing } from "../app/domain/handovers/signature.ts";
import { isOver } from "../app/domain/reservations/states/states.ts";
import type { ReservationStatus } from "../app/domain/reservations/states/status.ts";
import { holdsOf, type KeptHold } from "../app/server/deposits/hold-rows.ts";
import { freshDatabase, type TestDatabase } from "../test/world/database.ts";
import { readCatalogue } from "../app/server/catalogue/read-catalogue.ts";
import { readPayload } from "../app/server/letters/read-payload.ts";
import type { LetterKind } from "../app/server/mail/letter.ts";
import { findHandoverPhoto } from "../app/server/handovers/put-photo.ts";
import { checkSignature } from "../app/domain/handovers/signature.ts";
import { findLedgerFaults } from "../app/server/reservations/ledger/find-ledger-faults.ts";
import { chanceOf } from "./chance.ts";
import { fillDemo, readFleet } from "./fill-demo.ts";
import { imagineYear } from "./year.ts";

const now = Date.parse("2027-07-20T12:00:00+02:00");
let database: TestDatabase;
let answer: Awaited<ReturnType<typeof fillDemo>>;
let handoverDir: string;
beforeAll(async () => {
  database = await freshDatabase();
  handoverDir = mkdtempSync(join(tmpdir(), "demo-photos-"));
  await database.pool.query(
    `insert into "user" (id, name, email, role) values ('member-amra', 'Amra', 'amra@example.com', 'owner')`,
  );
  answer = await fillDemo(database.pool, { seed: "eternal", now, handoverDir });
}, 120_000);
afterAll(async () => {
  rmSync(handoverDir, { recursive: true, force: true });
  await database.close();
});

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

test("returns cost what a member decided: fuel, cleaning, damage that was accepted, disputed or repaired", async () => {
  const { pool } = database;
  const charged = "reservation_line where code = 'manual' and amount_cents > 0";
  expect(await one(pool, charged)).toBeGreaterThan(50);
  expect(await one(pool, "handover where direction = 'in' and fuel_eighths < 8")).toBeGreaterThan(
    30,
  );
  expect(await one(pool, "reservation_event where action = 'price'")).toBeGreaterThan(50);
  for (const status of ["open", "charged", "repaired"])
    expect(await one(pool, `damage where status = '${status}'`)).toBeGreaterThan(0);
  for (const answer of ["accepted", "disputed"])
    expect(await one(pool, `damage where renter_answer = '${answer}'`)).toBeGreaterThan(0);
  // What a damage was charged stands on the bill.
  const unbilled = `damage d where charge_cents > 0 and not exists (
    select from reservation_line l where l.reservation_id = d.reservation_id and l.code = 'manual' and amount_cents = charge_cents)`;
  expect(await one(pool, unbilled)).toBe(0);
});

test("every sheet is signed, and those of the last days have their photos", async () => {
  const { pool } = database;
  const { rows: signed } = await pool.query<{ signatures: Record<string, Drawing> }>(
    "select signatures from handover",
  );
  const drawings = signed.flatMap(({ signatures }) => Object.values(signatures));
  expect(drawings.length).toBe(2 * signed.length);
  expect(drawings.filter((drawing) => checkSignature(drawing) !== undefined)).toEqual([]);
  const { rows: photos } = await pool.query<{ sha256: string; of: number }>(
    "select distinct sha256, count(*) over ()::int as of from handover_photo where received_at is not null",
  );
  expect(photos[0]?.of).toBeGreaterThan(50);
  for (const { sha256 } of photos) {
    const file = await findHandoverPhoto({ pool, handoverDir }, { sha256, mayReadPapers: false });
    expect(file?.subarray(8, 12).toString()).toBe("WEBP");
  }
});

test("today two cars are late, somebody waits for one of them, and the next pick-up is begun", async () => {
  const { pool } = database;
  const late = `reservation where status = 'on_rent' and dropoff_at < '2027-07-20T11:00:00+02:00'`;
  expect(await one(pool, late)).toBe(2);
  expect(
    await one(
      pool,
      `${late} and not exists (select from occupancy o where o.reservation_id = reservation.id and (
         upper(during) > '2027-07-20T12:00:00+02:00' or exists (
           select from occupancy next where next.vehicle_id = o.vehicle_id and lower(next.during) = upper(o.during))))`,
    ),
  ).toBe(0);
  expect(await one(pool, "reservation_event where action = 'in-danger'")).toBe(1);
  expect(
    await one(pool, "handover_draft where edited_by = 'member-amra' and direction = 'out'"),
  ).toBe(1);
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

test("deposits of every kind, whose books balance: held is what was not given back or kept, and what was kept is a payment", async () => {
  const { pool } = database;
  const { rows } = await pool.query<{ holds: KeptHold[]; status: ReservationStatus }>(
    `select ${holdsOf} as holds, status from reservation where exists (select from deposit where reservation_id = reservation.id)`,
  );
  const all = rows.flatMap(({ holds, status }) => holds.map((hold) => ({ hold, status })));
  const lives = all.map(({ hold, status }) => ({ ...lifeOf(hold, now), hold, status }));
  expect(new Set(lives.map(({ state }) => state))).toEqual(
    new Set(["held", "lapsed", "released", "partly-taken", "taken"]),
  );
  expect(new Set(all.map(({ hold }) => hold.method))).toEqual(new Set(["card-hold", "cash"]));
  expect(all.some(({ hold }) => hold.cash.BAM > 0)).toBe(true);
  for (const { hold, status, heldCents, state } of lives) {
    const moved = hold.entries.reduce((sum, { cash }) => addCash(sum, cash), noCash);
    expect(
      addCash(moved, lyingCash(hold, state === "lapsed" ? hold.amountCents : heldCents)),
    ).toEqual(hold.cash);
    expect(isOver(status) && heldCents > 0).toBe(false);
  }
  expect(
    await one(
      pool,
      `deposit_entry left join payment on payment.id = payment_id where (deposit_entry.kind = 'taken')
         and payment.amount_cents is distinct from deposit_entry.amount_cents`,
    ),
  ).toBe(0);
  expect(await one(pool, "deposit_entry where purpose = 'damage' and damage_id is null")).toBe(0);
});

test("the last days are closed with their drawers, and the books add up", async () => {
  const { pool } = database;
  expect(await one(pool, "day_close")).toBe(14);
  expect(await one(pool, "drawer_session where closed_at is null")).toBe(0);
  expect(await one(pool, `day_close where jsonb_array_length(figures -> 'unbalanced') > 0`)).toBe(
    0,
  );
  // What the closed days took in cash is what moved in their drawers.
  const { rows } = await pool.query<{ taken: number; moved: number }>(
    `select
       (select sum(tendered_eur - change_eur)::int from payment
        where method = 'cash' and kind = 'payment' and paid_at >= (select min(opened_at) from drawer_session)
          and paid_at <= (select max(closed_at) from drawer_session)) as taken,
       (select sum(eur)::int from cash_movement where kind = 'payment') as moved`,
  );
  expect(rows[0]?.taken).toBe(rows[0]?.moved);
  // Charged is paid and due over all closed days together.
  const { rows: sums } = await pool.query<{ off: number }>(
    `select sum((figures ->> 'chargedCents')::int - (figures #>> '{total,netCents}')::int - (figures ->> 'dueChangeCents')::int)::int as off
     from day_close`,
  );
  expect(sums[0]?.off).toBe(0);
  const { rows: fines } = await pool.query("select state from fine order by id");
  expect(fines).toEqual([{ state: "settled" }, { state: "entered" }]);
});
