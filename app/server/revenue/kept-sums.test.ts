/** Kept sums are what the ledger says, counted row by row: over every grouping and dating, as of any day, folded or not. */
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
import { compensationKinds } from "../../domain/account/charge.ts";
import { bandKey, leadBands, lengthBands } from "../../domain/figures/bands.ts";
import { datings, groupings, type Dating, type Grouping } from "../../domain/figures/groupings.ts";
import { addSold, nothingSold, type Sold } from "../../domain/figures/sold.ts";
import { groupBy } from "../../domain/group-by.ts";
import { cancelByStaff } from "../reservations/deeds/cancel-by-staff.ts";
import { foldSoldDays } from "./fold-sold-days.ts";
import { listSold } from "./list-sold.ts";

let stage: Stage;

/** A row of the ledger as it stands, with the key of every grouping: the definition, without any kept sum. */
type Counted = Record<(typeof groupings)[number] | Dating | "deed", string> & { sold: Sold };

const text = `
  select ledger.*, ledger.day::text as use, left(pickup_local, 10) as pickup,
    (ledger.at at time zone 'Europe/Sarajevo')::date::text as booked,
    (min(ledger.at) over (partition by reservation_id) at time zone 'Europe/Sarajevo')::date::text as first,
    car.category, coalesce(coupon_code, '') as coupon, coalesce(partner, '') as partner, coalesce(phone_country, '') as country,
    coalesce(ledger.vehicle_id::text, '') as vehicle, car_place.id::text as season_id
  from booking_ledger as ledger join reservation on reservation.id = reservation_id join car on car.id = ledger.car_id
    left join lateral (
      select id from season where ledger.day between starts_on and ends_on order by priority desc, id limit 1
    ) as car_place on true
  where (ledger.at at time zone 'Europe/Sarajevo')::date <= $1::date order by ledger.id`;

type Read = { reservation_id: number; kind: string; item: string; days: number; cents: number } & {
  [name: string]: unknown;
};

beforeAll(async () => {
  stage = await openStage();
  const cars = [
    await addCar(stage.deps, { name: "small", vehicles: 2, perDayCents: 3000 }),
    await addCar(stage.deps, { name: "big", vehicles: 2, perDayCents: 7000 }),
  ];
  const tokens: string[] = [];
  for (const [at, [from, to]] of [
    ["2026-05-28T10:00", "2026-06-02T10:00"],
    ["2026-06-29T10:00", "2026-07-03T10:00"],
    ["2026-07-06T10:00", "2026-07-13T10:00"],
    ["2026-12-29T10:00", "2027-01-04T10:00"],
    ["2026-07-20T10:00", "2026-07-23T10:00"],
  ].entries()) {
    stage.deps.clock.set(`2026-05-${10 + at}T10:00:00+02:00`);
    const selection = plainSelection(cars[at % 2] ?? 0);
    tokens.push((await book(stage.deps, { selection, trip: tripAt(from ?? "", to ?? "") })).token);
  }
  stage.deps.clock.set("2026-06-20T12:00:00+02:00");
  const ask = await askFor(stage.deps, tokens[4] ?? "");
  await cancelByStaff(stage.deps, { ...ask, reason: "zvao", agreedFeeCents: 0 });
  // What was charged and taken back later, on a day of another month than the deed.
  const charge = (at: string, item: string, cents: number) =>
    stage.deps.pool.query(
      `insert into booking_ledger (at, reservation_id, day, car_id, vehicle_id, location_id, source, language, kind, item, days, cents)
       select $1, reservation_id, '2026-07-01', car_id, vehicle_id, location_id, source, language, 'fee', $2, 0, $3
       from booking_ledger where cents > 0 and day = '2026-06-29' limit 1`,
      [at, item, cents],
    );
  await charge("2026-07-09T10:00:00+02:00", "damage", 15000);
  await charge("2026-08-02T10:00:00+02:00", "damage", -5000);
  await charge("2026-08-03T10:00:00+02:00", "handling", 1200);
});
afterAll(() => stage.close());

/** The sums by their definition. */
async function counted(asOf: string, within: { from: string; to: string }, dating: Dating) {
  const { rows } = await stage.deps.pool.query<Read>(text, [asOf]);
  const length = new Map<number, number>();
  for (const row of rows)
    length.set(row.reservation_id, (length.get(row.reservation_id) ?? 0) + row.days);
  return rows
    .map((row) => ({ row, day: String(row[dating]) }))
    .filter(({ day }) => day >= within.from && day <= within.to)
    .map(({ row, day }) => keyed(row, day, length.get(row.reservation_id) ?? 0));
}

function keyed(row: Read, day: string, length: number): Partial<Counted> & { sold: Sold } {
  const compensation = new Set<string>(compensationKinds);
  const part = row.kind === "fee" && compensation.has(row.item) ? "compensation" : row.kind;
  const lead = (Date.parse(String(row["pickup"])) - Date.parse(String(row["first"]))) / 86_400_000;
  return {
    sold: { ...nothingSold, rentalDays: row.days, [part]: row.cents },
    day,
    month: day.slice(0, 7),
    year: day.slice(0, 4),
    category: String(row["category"]),
    car: String(row["car_id"]),
    vehicle: String(row["vehicle"]),
    place: String(row["location_id"]),
    source: String(row["source"]),
    language: String(row["language"]),
    coupon: String(row["coupon"]),
    partner: String(row["partner"]),
    country: String(row["country"]),
    length: length === 0 ? "" : bandKey(lengthBands, length),
    lead: bandKey(leadBands, Math.max(0, lead)),
  };
}

const something = (row: Sold) => JSON.stringify(addSold([row])) !== JSON.stringify(nothingSold);

const spans = [
  { from: "2026-01-01", to: "2027-12-31" },
  { from: "2026-06-30", to: "2026-07-08" },
  { from: "2026-07-01", to: "2026-07-31" },
  { from: "2026-05-12", to: "2026-07-01" },
];
const readings = [
  "2026-05-11",
  "2026-06-19",
  "2026-06-20",
  "2026-07-09",
  "2026-08-02",
  "2027-06-01",
];

type Compared = {
  datings: readonly Dating[];
  groupings: readonly Grouping[];
  spans?: typeof spans;
  readings?: typeof readings;
};

async function differences(of: Compared): Promise<string[]> {
  const found: string[] = [];
  for (const within of of.spans ?? spans)
    for (const asOf of of.readings ?? readings)
      for (const dating of of.datings) {
        const rows = await counted(asOf, within, dating);
        for (const by of of.groupings) {
          const told = await listSold(stage.deps.pool, { ...within, asOf, dating }, by);
          const kept = told.filter(something);
          const whole = addSold(rows.map(({ sold }) => sold));
          const keys =
            by === "week" || by === "season" ? undefined : groupBy(rows, (row) => row[by]);
          const meant =
            keys &&
            [...keys]
              .map(([key, all]) => ({ key, ...addSold(all.map(({ sold }) => sold)) }))
              .filter(something)
              .toSorted((a, b) => (String(a.key) < String(b.key) ? -1 : 1));
          const same =
            JSON.stringify(addSold(told)) === JSON.stringify(whole) &&
            (!meant || JSON.stringify(sortedKeys(kept)) === JSON.stringify(sortedKeys(meant)));
          if (!same)
            found.push(`${dating} by ${by}, ${within.from} to ${within.to}, as of ${asOf}`);
        }
      }
  return found;
}

const sortedKeys = (rows: readonly object[]) =>
  rows.map((row) =>
    Object.fromEntries(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1))),
  );

/** What the folding of days can change. */
const folded = { datings: ["use"], groupings: ["day", "month", "year"] } as const;

describe("kept sums are counted ones", () => {
  test("before the days are folded", async () => {
    expect(await differences(folded)).toEqual([]);
  });

  test("after they are, also a second time, and with deeds that came since", async () => {
    const { pool } = stage.deps;
    const later = { until: Date.now() + 2 * 86_400_000 };
    await foldSoldDays(pool, later);
    await foldSoldDays(pool, later);
    const days = await pool.query<{ count: number }>("select count(*)::int as count from sold_day");
    expect(days.rows[0]?.count).toBeGreaterThan(15);
    expect(await differences(folded)).toEqual([]);
    await pool.query(
      `insert into booking_ledger (at, reservation_id, day, car_id, vehicle_id, location_id, source, language, kind, item, days, cents)
       select '2026-07-09T18:00:00+02:00', reservation_id, day, car_id, vehicle_id, location_id, source, language, 'discount', 'manual', 0, -700
       from booking_ledger where kind = 'rate' and day between '2026-07-06' and '2026-07-08' and cents > 0`,
    );
    expect(await differences(folded)).toEqual([]);
    await foldSoldDays(pool, later);
    expect(await differences(folded)).toEqual([]);
  });

  test("over every grouping and dating", async () => {
    const some = { spans: spans.slice(1, 3), readings: ["2026-06-20", "2026-07-09", "2027-06-01"] };
    expect(await differences({ datings, groupings, ...some })).toEqual([]);
  });

  test("a row of today is left for tomorrow", async () => {
    const { pool } = stage.deps;
    const mark = async () => (await pool.query("select ledger_id from sold_mark")).rows;
    const before = await mark();
    await foldSoldDays(pool, { until: Date.now() });
    expect(await mark()).toEqual(before);
  });

  test("what counts as compensation is the same in the trigger", async () => {
    const { rows } = await stage.deps.pool.query<{ definition: string }>(
      "select pg_get_functiondef('keep_sold'::regproc) as definition",
    );
    const list = compensationKinds.map((kind) => `'${kind}'`).join(", ");
    expect(rows[0]?.definition.split(`IN (${list})`)).toHaveLength(3);
  });
});
