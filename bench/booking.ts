/** The rate of bookings against the rate of bare inserts of the same rows, and a rush on one car. */
import type { PoolClient } from "pg";
import type { Trip } from "../app/domain/reservations/trip/trip.ts";
import { requestOf } from "../app/domain/availability/request-of.ts";
import { inTransaction } from "../app/server/db/in-transaction.ts";
import type { Deps } from "../app/server/deps.ts";
import { bookCar } from "../app/server/reservations/booking/book-car.ts";
import type { BookingForm } from "../app/domain/reservations/booking/booking.ts";
import { clearBookedWeeks, makeForms, mustBook, perWeek } from "./booking-forms.ts";
import { makeCluster } from "./cluster.ts";
import { ratioFigure, type Figure } from "./figure.ts";
import { fillFleet } from "./fleet.ts";
import type { RunLength } from "./run-length.ts";

/** A round books whole weeks of all cars, so that no two rounds share a week. */
const runs = {
  full: {
    fleet: { cars: 40, vehicles: 400, reservations: 40_000 },
    perRound: 480,
    rounds: 3,
    rush: 200,
  },
  short: {
    fleet: { cars: 16, vehicles: 160, reservations: 1_600 },
    perRound: 64,
    rounds: 1,
    rush: 20,
  },
};
type Run = (typeof runs)[RunLength];
const atOnce = 16;
const seatsInRush = 3;

export async function measureBooking(length: RunLength): Promise<Figure[]> {
  const run = runs[length];
  const cluster = await makeCluster({ booking: (admin) => fillFleet(admin, run.fleet) });
  try {
    const { deps, close } = await cluster.open("booking");
    const figures = [await measureRate(deps, run), await measureRush(deps, run)];
    await close();
    return figures;
  } finally {
    await cluster.close();
  }
}

/** Both take turns: the rows of the bare inserts are removed before the same weeks are booked. */
async function measureRate(deps: Deps, { perRound, rounds }: Run): Promise<Figure> {
  await clearBookedWeeks(deps);
  const forms = await makeForms(deps, perRound * (rounds + 1));
  const vehicles = await vehiclesOf(deps);
  await take(forms.slice(0, perRound), (form) => mustBook(deps, form));
  const sample = await readSample(deps);
  const seats = forms.map((form, index) => seatOf(form, index, vehicles));
  let [ours, bare] = [0, 0];
  for (let round = 1; round <= rounds; round += 1) {
    const [from, to] = [round * perRound, (round + 1) * perRound];
    bare += await take(seats.slice(from, to), (seat) => bareBooking(deps, sample, seat));
    await removeBare(deps);
    ours += await take(forms.slice(from, to), (form) => mustBook(deps, form));
  }
  const what = "Bookings, against bare inserts of the same rows, 16 at a time (rate)";
  return ratioFigure(what, bare / ours, { min: 0.25 });
}

/** Returns the milliseconds of `work` over all items, 16 at a time. */
async function take<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<number> {
  const from = performance.now();
  const waiting = items.values();
  const visitor = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, visitor));
  return performance.now() - from;
}

type Row = Record<string, unknown>;
type Sample = { table: string; columns: string[]; rows: Row[] }[];

/** Tables that a booking writes, in the order of their foreign keys. */
const tables = [
  ["reservation", "id"],
  ["reservation_line", "reservation_id"],
  ["booking_ledger", "reservation_id"],
  ["reservation_event", "reservation_id"],
  ["occupancy", "reservation_id"],
  ["outbox", "reservation_id"],
  ["submission", "reservation_id"],
  ["audit_entry", "subject_id::int"],
] as const;

/** Returns the rows of the last booking, as text for an insert. */
async function readSample({ pool }: Deps): Promise<Sample> {
  const sample: Sample = [];
  for (const [table, key] of tables) {
    const { rows } = await pool.query<{ row: Row }>(
      `select to_jsonb(t) as row from ${table} t where ${key} = (select max(id) from reservation)`,
    );
    const columns = await columnsToWrite(pool, table);
    sample.push({ table, columns, rows: rows.map(({ row }) => row) });
  }
  return sample;
}

/** Returns the columns that an insert may name: no generated ids, no computed columns. */
async function columnsToWrite(pool: Deps["pool"], table: string): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = current_schema and table_name = $1 and is_generated = 'NEVER' and is_identity = 'NO'
     order by ordinal_position`,
    [table],
  );
  return rows.map(({ name }) => name);
}

type BareSeat = { trip: Trip; carId: number; vehicleId: number };

async function vehiclesOf({ pool }: Deps): Promise<Map<number, number[]>> {
  const { rows } = await pool.query<{ car_id: number; ids: number[] }>(
    "select car_id, array_agg(id order by id) as ids from vehicle group by car_id",
  );
  return new Map(rows.map(({ car_id, ids }) => [car_id, ids]));
}

/** Returns a free vehicle, which bare inserts have to name. */
function seatOf(
  { trip, selection: { carId } }: BookingForm,
  index: number,
  vehicles: Map<number, number[]>,
): BareSeat {
  const turn = Math.floor(index / vehicles.size) % perWeek;
  return { trip, carId, vehicleId: vehicles.get(carId)?.[turn] ?? 0 };
}

/** Writes a booking without regard for locks, prices or double submits: begin, an insert per table, commit. */
async function bareBooking(
  { pool, random }: Deps,
  sample: Sample,
  { trip, carId, vehicleId }: BareSeat,
): Promise<void> {
  const { start, end } = requestOf(trip);
  const during = `[${new Date(start).toISOString()},${new Date(end + 7_200_000).toISOString()})`;
  const code = Buffer.from(random.bytes(5)).toString("hex").toUpperCase();
  await inTransaction(pool, async (client) => {
    let reservationId: unknown;
    for (const { table, columns, rows } of sample) {
      const own = rows.map((row) => ({
        ...row,
        ...(table === "reservation" && { code, token: `bare-${random.uuid()}` }),
        ...(table === "submission" && { key: random.uuid() }),
        ...(table === "occupancy" && {
          during,
          busy_until: new Date(end),
          vehicle_id: vehicleId,
          car_id: carId,
        }),
        ...("reservation_id" in row && { reservation_id: reservationId }),
      }));
      const id = await insert(client, { table, columns, rows: own });
      if (table === "reservation") reservationId = id;
    }
  });
}

async function insert(
  client: PoolClient,
  { table, columns, rows }: Sample[number],
): Promise<unknown> {
  const withoutId = new Set(["submission", "reservation_line"]);
  let place = 0;
  const tuples = rows.map(() => `(${columns.map(() => `$${++place}`)})`);
  const text = `insert into ${table} (${columns}) values ${tuples} ${withoutId.has(table) ? "" : "returning id"}`;
  const values = rows.flatMap((row) => columns.map((name) => asParameter(row[name])));
  const made = await client.query<{ id?: unknown }>({
    name: `bare ${table} ${rows.length}`,
    text,
    values,
  });
  return made.rows[0]?.id;
}

function asParameter(value: unknown): unknown {
  return typeof value === "object" &&
    value !== null &&
    !Array.isArray(value) &&
    !(value instanceof Date)
    ? JSON.stringify(value)
    : value;
}

async function removeBare({ pool }: Deps): Promise<void> {
  await pool.query("delete from reservation where token like 'bare-%'");
}

/** Many people at once, one car, three vehicles. */
async function measureRush(deps: Deps, { rush }: Run): Promise<Figure> {
  const [form] = await makeForms(deps, 1);
  if (!form) throw new Error("no form");
  const { carId } = form.selection;
  await deps.pool.query("delete from reservation where car_id = $1 and pickup_at > now()", [carId]);
  await deps.pool.query(
    `update vehicle set in_service_until = now() + interval '1 day' where car_id = $1 and id not in (
       select id from vehicle where car_id = $1 order by id limit ${seatsInRush}
     )`,
    [carId],
  );
  const from = performance.now();
  const answers = await Promise.all(
    Array.from({ length: rush }, () =>
      bookCar(deps, { ...form, submissionKey: deps.random.uuid() }),
    ),
  );
  const seconds = (performance.now() - from) / 1000;
  const won = answers.filter(({ ok }) => ok).length;
  const told = answers.filter((answer) => !answer.ok && answer.reason === "not-available").length;
  return {
    what: `${rush} at once on one car with ${seatsInRush} vehicles`,
    measured: `${won} have it, ${told} are told, ${seconds.toFixed(1)} s`,
    asked: `${seatsInRush} have it, ${rush - seatsInRush} are told, at most 3 s`,
    ok: won === seatsInRush && told === rush - seatsInRush && seconds <= 3,
  };
}
