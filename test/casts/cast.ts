/** The stage of tests that need a database: a fixed Monday in June, and people who book. */
import type { Pool } from "pg";
import type { BookingForm } from "../../app/domain/reservations/booking/booking.ts";
import type { PersonalDetails } from "../../app/domain/reservations/person/personal-details.ts";
import type { Selection, Trip } from "../../app/domain/reservations/trip/trip.ts";
import { toLocal } from "../../app/domain/sarajevo.ts";
import { openCatalogue } from "../../app/server/catalogue/catalogue-holder.ts";
import { makePool } from "../../app/server/db/client.server.ts";
import type { Deps } from "../../app/server/deps.ts";
import { silentLog } from "../../app/server/log.ts";
import { quoteSelection } from "../../app/server/pricing/quote-selection.ts";
import { bookCar } from "../../app/server/reservations/booking/book-car.ts";
import { freshDatabase } from "../world/database.ts";
import { fixedClock, type FixedClock } from "../world/fixed-clock.ts";
import { seededRandom } from "../world/seeded-random.ts";

export type Stage = {
  deps: Deps & { clock: FixedClock };
  /** Connections as the owner of the tables, for what the product may not do: drop one, or truncate it. */
  owner: Pool;
  /** The same database seen by another process: with connections and queues of its own. */
  otherProcess: () => Deps;
  /** Its address, for what is a process of its own. */
  url: string;
  close: () => Promise<void>;
};

/** Opens a seeded database with a clock that stands still: Monday 1 June 2026, 10:00 in Sarajevo. */
export async function openStage({ max = 10, seed = "cast" } = {}): Promise<Stage> {
  const database = await freshDatabase({ max });
  const catalogue = await openCatalogue(database.pool, { log: silentLog });
  const deps = {
    pool: database.pool,
    catalogue,
    clock: fixedClock("2026-06-01T10:00:00+02:00"),
    random: seededRandom(seed),
    log: silentLog,
    signingKey: new Uint8Array(32).fill(7),
    isProduction: true,
    trustProxy: false,
    cachePages: true,
    publicUrl: undefined,
  };
  const pools: Pool[] = [];
  return {
    deps,
    owner: database.owner,
    url: database.url,
    otherProcess: () => {
      const pool = makePool({ connectionString: database.url, max }, silentLog);
      pools.push(pool);
      return { ...deps, pool, random: seededRandom(`${seed} ${pools.length}`) };
    },
    close: async () => {
      await catalogue.close();
      await Promise.all(pools.map((pool) => pool.end()));
      await database.close();
    },
  };
}

/** A week at Tuzla airport, Monday to Monday. */
export const julyWeek: Trip = {
  pickupLocationId: "airport-tuzla",
  dropoffLocationId: "airport-tuzla",
  pickupAt: "2026-07-06T10:00",
  dropoffAt: "2026-07-13T10:00",
};

/** A trip between the same places at other times, `2026-07-06T10:00` style. */
export function tripAt(pickupAt: string, dropoffAt: string, places: Partial<Trip> = {}): Trip {
  return { ...julyWeek, pickupAt, dropoffAt, ...places };
}

/** Comes home from Vienna every summer. */
export const emina: PersonalDetails = {
  firstName: "Emina",
  lastName: "Hadžić-Đulić",
  dateOfBirth: "1988-04-12",
  email: "Emina@Example.com",
  phoneCountry: "BA",
  phone: "061 123 456",
  flightNumber: "W6 2722",
  couponCode: undefined,
  marketingConsent: false,
  privacyAccepted: true,
  termsAccepted: true,
};

/** Flies in from Dortmund for the first time. */
export const jonas: PersonalDetails = {
  ...emina,
  firstName: "Jonas",
  lastName: "Weber",
  dateOfBirth: "1979-11-30",
  email: "jonas@example.com",
  phoneCountry: "DE",
  phone: "+49 30 901820",
  flightNumber: undefined,
};

/** Has just had his twentieth birthday. */
export const tarik: PersonalDetails = {
  ...emina,
  firstName: "Tarik",
  lastName: "Suljić",
  dateOfBirth: "2006-05-20",
  email: "tarik@example.com",
  phone: "+387 62 987 654",
  flightNumber: undefined,
};

type NewCar = { name: string; vehicles: number; perDayCents?: number; category?: string };

/** Adds a car with `vehicles` vehicles that stand at Tuzla airport, and no reservations. Returns its id. */
export async function addCar(
  { pool, catalogue }: Pick<Deps, "pool" | "catalogue">,
  { name, vehicles, perDayCents = 3000, category = "compact" }: NewCar,
): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `insert into car (
       name, brand, model, year, category, description_en, description_bs, body, colour, acriss,
       bags_large, bags_small, engine_kw, co2_grams_per_km, consumption, min_driver_age
     )
     values ($1, 'Test', $1, 2024, $2, '', '', 'compact-hatch', '#EBE8E1', 'CDMV', 2, 1, 81, 119, 5.2, 19)
     returning id`,
    [name, category],
  );
  const carId = rows[0]?.id;
  if (carId === undefined) throw new Error("the car was not made");
  await pool.query("insert into rate (car_id, per_day_cents) values ($1, $2)", [
    carId,
    perDayCents,
  ]);
  await pool.query(
    `insert into vehicle (car_id, plate, colour, year, in_service_from, home_location_id)
     select $1, $2 || '-' || number, '#EBE8E1', 2024, '2024-01-01', 'airport-tuzla'
     from generate_series(1, $3::int) as number`,
    [carId, name, vehicles],
  );
  await catalogue.refresh();
  return carId;
}

/** A car with the cheapest plan, no extras and no borders. */
export function plainSelection(carId: number): Selection {
  return { carId, planCode: "basic", extras: {}, countries: [] };
}

type Wish = Partial<Omit<BookingForm, "selection">> & { selection: Selection };

/** The form of a visitor who saw the right price. */
export async function bookingForm(deps: Deps, wish: Wish): Promise<BookingForm> {
  const { trip = julyWeek, details = emina, selection } = wish;
  const { dateOfBirth, couponCode, email } = details;
  const seen = await quoteSelection(deps, { trip, selection, dateOfBirth, couponCode, email });
  return {
    submissionKey: crypto.randomUUID(),
    language: "en-us",
    trip,
    details,
    seenTotalCents: seen.ok ? seen.quote.totalCents : 0,
    now: toLocal(deps.clock.now()),
    // Tests book the same again and again; those about the question take this away.
    isMeantTwice: true,
    ...wish,
  };
}

/** Books for a visitor who saw the right price, and throws when that fails. */
export async function book(deps: Deps, wish: Wish): Promise<{ token: string; code: string }> {
  const answer = await bookCar(deps, await bookingForm(deps, wish));
  if (!answer.ok) throw new Error(`the booking was refused: ${answer.reason}`);
  return answer;
}

/** Keeps one vehicle of a car (the first by default) in the workshop; times as `2026-07-06T10:00+02:00`. */
export async function addBlock(
  { pool }: Pick<Deps, "pool">,
  {
    carId,
    from,
    until,
    vehicle = 0,
  }: { carId: number; from: string; until: string; vehicle?: number },
): Promise<void> {
  const [vehicleId] = (await vehicleIds({ pool }, carId)).slice(vehicle);
  await pool.query(
    `insert into occupancy (vehicle_id, car_id, kind, during, busy_until, pinned)
     values ($1, $2, 'block', tstzrange($3, $4), $4, true)`,
    [vehicleId, carId, from, until],
  );
}

/** The vehicles of a car, oldest first. */
export async function vehicleIds({ pool }: Pick<Deps, "pool">, carId: number): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    "select id from vehicle where car_id = $1 order by id",
    [carId],
  );
  return rows.map(({ id }) => id);
}

/** The vehicle of each reservation of a car, by the code as people read it. */
export async function seats(
  { pool }: Pick<Deps, "pool">,
  carId: number,
): Promise<Map<string, number>> {
  const { rows } = await pool.query<{ code: string; vehicle_id: number }>(
    `select 'EP-' || left(code, 5) || '-' || right(code, 5) as code, occupancy.vehicle_id
     from occupancy join reservation on reservation.id = reservation_id where occupancy.car_id = $1`,
    [carId],
  );
  return new Map(rows.map((row) => [row.code, row.vehicle_id]));
}
