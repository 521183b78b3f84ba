import { eq } from "drizzle-orm";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "../../../test/world/database.ts";
import { car, occupancy, setting, vehicle } from "./schema.ts";

let database: TestDatabase;
let db: NodePgDatabase;
let ours: typeof vehicle.$inferSelect;
let another: typeof vehicle.$inferSelect;

beforeAll(async () => {
  database = await freshDatabase();
  db = drizzle(database.pool);
  const fleet = await db.select().from(vehicle).orderBy(vehicle.id).limit(2);
  const [first, second] = fleet;
  if (!first || !second) throw new Error("the seed has no vehicles");
  [ours, another] = [first, second];
});
afterAll(() => database.close());

const hour = 3_600_000;
const noon = Date.parse("2026-07-10T10:00:00Z");

/** A service block of a vehicle, in hours after noon. */
const block = (of: typeof ours, from: number, to: number) => ({
  vehicleId: of.id,
  carId: of.carId,
  kind: "block" as const,
  pinned: true,
  during: { start: noon + from * hour, end: noon + to * hour },
  busyUntil: new Date(noon + to * hour),
});

describe("occupancy", () => {
  test("keeps its instants, whatever the zone of the connection", async () => {
    const [row] = await db
      .insert(occupancy)
      .values(block(ours, 0, 24))
      .returning();
    expect(row?.during).toEqual({ start: noon, end: noon + 24 * hour });
    const read = await db.transaction(async (tx) => {
      await tx.execute("set local time zone 'Asia/Kathmandu'");
      return tx.select({ during: occupancy.during }).from(occupancy);
    });
    expect(read).toEqual([{ during: { start: noon, end: noon + 24 * hour } }]);
  });

  test("refuses an overlap of one vehicle and nothing else", async () => {
    const overlap = db.insert(occupancy).values(block(ours, 23, 30));
    await expect(overlap).rejects.toMatchObject({ cause: { code: "23P01" } });
    await db.insert(occupancy).values(block(ours, 24, 30));
    await db.insert(occupancy).values(block(another, 0, 24));
    expect(await db.select().from(occupancy)).toHaveLength(3);
  });

  test("lets one statement swap two vehicles", async () => {
    await database.pool.query(
      `update occupancy set vehicle_id = $1::int + $2::int - vehicle_id where lower(during) = $3`,
      [ours.id, another.id, new Date(noon)],
    );
    expect(await db.select().from(occupancy)).toHaveLength(3);
  });

  test("knows the car of a vehicle, and follows when it changes", async () => {
    const wrong = db.insert(occupancy).values({ ...block(ours, 90, 99), carId: ours.carId + 1 });
    await expect(wrong).rejects.toMatchObject({ cause: { code: "23503" } });
    await db
      .update(vehicle)
      .set({ carId: ours.carId + 1 })
      .where(eq(vehicle.id, ours.id));
    const rows = await db.select().from(occupancy).where(eq(occupancy.vehicleId, ours.id));
    expect(new Set(rows.map(({ carId }) => carId))).toEqual(new Set([ours.carId + 1]));
    await db.update(vehicle).set({ carId: ours.carId }).where(eq(vehicle.id, ours.id));
  });

  test.each([
    ["empty", "tstzrange('2027-01-01', '2027-01-01')"],
    ["without an end", "tstzrange('2027-01-01', null)"],
    ["that ends at infinity", "tstzrange('2027-01-01', 'infinity')"],
    ["closed at both ends", "tstzrange('2027-01-01', '2027-01-02', '[]')"],
  ])("refuses a range %s", async (_, range) => {
    const insert = database.pool.query(
      `insert into occupancy (vehicle_id, car_id, kind, pinned, during, busy_until)
       values ($1, $2, 'block', true, ${range}, '2027-01-02')`,
      [ours.id, ours.carId],
    );
    await expect(insert).rejects.toMatchObject({ code: "23514" });
  });

  test("refuses a reservation's row without its reservation and places", async () => {
    const bare = { ...block(ours, 200, 220), kind: "reservation" as const };
    const insert = db.insert(occupancy).values(bare);
    await expect(insert).rejects.toMatchObject({ cause: { constraint: "occupancy_by_kind" } });
  });
});

describe("the ledger", () => {
  test("is appended and never changed, and no row of it is empty", async () => {
    const { owner, pool } = database;
    const add = (kind: string, days: number, cents: number) =>
      pool.query(
        `insert into booking_ledger (at, reservation_id, day, car_id, location_id, source, language, kind, item, days, cents)
         values (now(), 1, '2026-07-06', 1, 'office', 'site', 'ba', $1, '', $2, $3)`,
        [kind, days, cents],
      );
    await add("rate", 1, 0);
    await expect(add("rate", 0, 0)).rejects.toThrow("booking_ledger_counts");
    await expect(add("plan", 1, 900)).rejects.toThrow("booking_ledger_days");
    for (const change of [
      "update booking_ledger set cents = 1",
      "delete from booking_ledger",
      "truncate booking_ledger",
    ])
      await expect(owner.query(change)).rejects.toThrow("booking_ledger is append-only");
  });
});

describe("audit", () => {
  const entry = `insert into audit_entry (actor_kind, action, subject_kind, subject_id)
    values ('system', 'test', 'setting', 'phone') returning id`;

  test("entries and seals are appended and never changed", async () => {
    const { rows } = await database.pool.query<{ id: string }>(entry);
    await database.pool.query("insert into audit_seal (seq, entry_id, hash) values (1, $1, 'x')", [
      rows[0]?.id,
    ]);
    for (const table of ["audit_entry", "audit_seal"]) {
      for (const change of [`update ${table} set created_at = now()`, `delete from ${table}`]) {
        await expect(database.owner.query(change)).rejects.toThrow(`${table} is append-only`);
      }
    }
    await expect(database.owner.query("truncate audit_entry, audit_seal")).rejects.toThrow(
      "is append-only: truncate is refused",
    );
  });
});

describe("rows that staff edit", () => {
  test("count their edits, so that a stale one finds no row", async () => {
    const edit = (phone: string, seen: number) =>
      database.pool.query("update setting set value = $1 where key = 'phone' and version = $2", [
        JSON.stringify(phone),
        seen,
      ]);
    const [before] = await db.select().from(setting).where(eq(setting.key, "phone"));
    expect((await edit("+38735111111", before?.version ?? 0)).rowCount).toBe(1);
    expect((await edit("+38735222222", before?.version ?? 0)).rowCount).toBe(0);
    const [after] = await db.select().from(setting).where(eq(setting.key, "phone"));
    expect(after).toMatchObject({ value: "+38735111111", version: (before?.version ?? 0) + 1 });
    expect(after?.updatedAt.getTime()).toBeGreaterThan(before?.updatedAt.getTime() ?? Infinity);
  });

  test("all have the trigger that counts", async () => {
    const { rows } = await database.pool.query(`
      select table_name from information_schema.columns
      where table_schema = 'public' and column_name in ('version', 'updated_at')
      group by table_name having count(*) = 2
      except
      select relname from pg_trigger join pg_class on pg_class.oid = tgrelid
      where tgname = 'count_row_version'`);
    expect(rows).toEqual([]);
  });
});

test("every table has created_at", async () => {
  const { rows } = await database.pool.query(`
    select table_name from information_schema.tables where table_schema = 'public'
    except
    select table_name from information_schema.columns where column_name = 'created_at'`);
  expect(rows).toEqual([]);
});

test("a car's checks refuse what no page could show", async () => {
  const change = (values: Partial<typeof car.$inferInsert>) => db.update(car).set(values);
  await expect(change({ colour: "teal" })).rejects.toMatchObject({ cause: { code: "23514" } });
  await expect(change({ acriss: "edmv" })).rejects.toMatchObject({ cause: { code: "23514" } });
  await expect(change({ minDriverAge: 12 })).rejects.toMatchObject({ cause: { code: "23514" } });
});
