/**
 * A fleet with its history: every vehicle is out for 70 % of the past, in rentals of 3 to 7 days one after the other, and its
 * future bookings thin out by half every 42 days. Cars are copies of those in the seed.
 */
import type { Pool } from "pg";

export type FleetSize = { cars: number; vehicles: number; reservations: number };

/** Minutes from the start of one rental to the start of the next: an average of 5.5 days at 70 %. */
const cycleMinutes = 11_310;
/** Number of a vehicle's cycles that lie in the future. */
const futureCycles = 24;
/** Average number of future bookings per vehicle, so that the total number of reservations comes out. */
const bookedAhead = 7.4;

/** Fills a seeded database to exactly this size. */
export async function fillFleet(admin: Pool, size: FleetSize): Promise<void> {
  await admin.query(`set timezone to 'Europe/Sarajevo'`);
  await takeSurplusAway(admin, size);
  await addCars(admin, size.cars);
  await addVehicles(admin, size.vehicles);
  const restore = await dropIndexes(admin);
  await admin.query("set session_replication_role = replica");
  const pastCycles = Math.round(size.reservations / size.vehicles - bookedAhead);
  await admin.query(occupancyText, [pastCycles, futureCycles, cycleMinutes]);
  await admin.query(reservationText);
  await admin.query(
    "select setval(pg_get_serial_sequence('reservation', 'id'), (select max(id) from reservation))",
  );
  await admin.query("set session_replication_role = origin");
  for (const definition of restore) await admin.query(definition);
  await admin.query("update fleet_version set version = version + 1");
}

async function takeSurplusAway(admin: Pool, { cars, vehicles }: FleetSize): Promise<void> {
  await admin.query(
    `update car set published = false where id in (select id from car order by id offset $1)`,
    [cars],
  );
  await admin.query(`delete from vehicle using car where car.id = car_id and not published`);
  await admin.query(
    `delete from vehicle where id in (select id from vehicle order by id offset $1)`,
    [vehicles],
  );
}

async function addCars(admin: Pool, cars: number): Promise<void> {
  await admin.query(
    `with source as (
      select row_number() over (order by id) - 1 as place, count(*) over () as of, car.* from car
    ), made as (
      insert into car (
        name, brand, model, year, category, description_en, description_bs, body, colour, acriss, transmission, fuel,
        seats, doors, bags_large, bags_small, engine_kw, co2_grams_per_km, consumption, min_driver_age, display_order
      )
      select name || ' ' || number, brand, model, year, category, description_en, description_bs, body, colour, acriss,
        transmission, fuel, seats, doors, bags_large, bags_small, engine_kw, co2_grams_per_km, consumption,
        min_driver_age, number
      from generate_series((select count(*) + 1 from car), $1) as number
      join source on number % of = place
      returning id, brand, model
    )
    insert into rate (car_id, season_id, per_day_cents, weekend_per_day_cents)
    select made.id, season_id, per_day_cents, weekend_per_day_cents
    from made join source using (brand, model) join rate on rate.car_id = source.id`,
    [cars],
  );
}

async function addVehicles(admin: Pool, vehicles: number): Promise<void> {
  await admin.query(
    `with held as (select car_id, count(*) as number from vehicle group by car_id),
    wanted as (
      select car.id as car_id, coalesce(number, 0) as has,
        ($1 / count(*) over () + (row_number() over (order by car.id) <= $1 % count(*) over ())::int) as wants
      from car left join held on held.car_id = car.id
      where published
    )
    insert into vehicle (car_id, plate, colour, year, in_service_from, home_location_id)
    select car_id, 'T' || car_id || '-' || number, '#EBE8E1', 2024, '2015-01-01', 'airport-tuzla'
    from wanted, generate_series(has + 1, wants) as number
    where $1 > (select count(*) from vehicle)`,
    [vehicles],
  );
  await admin.query(`update vehicle set in_service_from = '2015-01-01'`);
}

const occupancyText = `
  insert into occupancy (
    vehicle_id, car_id, kind, reservation_id, during, busy_until, pickup_location_id, dropoff_location_id, pinned
  )
  select vehicle_id, car_id, 'reservation', row_number() over (order by starts),
    tstzrange(starts, ends + interval '2 hours'), ends, places[1 + floor(random() * 4)], places[1 + floor(random() * 4)],
    starts < now()
  from (
    select id as vehicle_id, car_id,
      date_trunc('day', now()) + make_interval(mins => cycle * $3 + ((id * 7919) % $3) / 30 * 30) as starts,
      make_interval(mins => 4320 + floor(random() * 192)::int * 30) as lasts
    from vehicle, generate_series(-$1::int, $2::int) as cycle
  ) as rental,
  lateral (select starts + lasts as ends) as until,
  lateral (select array['airport-tuzla', 'airport-tuzla', 'eternal-pro-office', 'airport-sarajevo'] as places) as place
  where starts < now() or random() < 0.5 ^ (extract(epoch from starts - now()) / 86400 / 42)
  order by starts`;

const reservationText = `
  insert into reservation (
    id, code, token, status, language, car_id, vehicle_id, pickup_location_id, dropoff_location_id, pickup_at, dropoff_at,
    pickup_local, dropoff_local, rental_days, first_name, first_name_key, last_name, date_of_birth, email, phone,
    phone_country, privacy_accepted_at, terms_accepted_at, plan_code, extras, car_cents, total_cents, net_cents, vat_cents,
    deposit_cents, price_list_version, created_by, created_at, person_keys
  )
  overriding system value
  select reservation_id, lpad(reservation_id::text, 10, '0'), 'token-' || lpad(reservation_id::text, 20, '0'),
    case when busy_until < now() then 'completed' when lower(during) < now() then 'on_rent' else 'confirmed' end,
    'en-us', car_id, vehicle_id, pickup_location_id, dropoff_location_id, lower(during), busy_until,
    to_char(lower(during), 'YYYY-MM-DD"T"HH24:MI'), to_char(busy_until, 'YYYY-MM-DD"T"HH24:MI'),
    ceil(extract(epoch from busy_until - lower(during)) / 86400), 'Emina', 'emina', 'Hadžić', '1988-04-12',
    'emina' || reservation_id % 400000 || '@example.com', '+387' || 61000000 + reservation_id % 400000, 'BA',
    lower(during), lower(during), 'basic', case when reservation_id % 5 = 0 then '{"child_seat": 1}' else '{}' end::jsonb,
    11655, 11655, 9962, 1693, 20000, 1, 'site', lower(during) - interval '20 days',
    array[
      'mail:emina' || reservation_id % 400000 || '@example.com', 'name:emina' || reservation_id % 400000 || ' 1988-04-12',
      'phone:+387' || 61000000 + reservation_id % 400000
    ]
  from occupancy order by reservation_id`;

/** Drops the indexes that slow down loading; returns the statements that restore them. */
async function dropIndexes(admin: Pool): Promise<string[]> {
  const { rows } = await admin.query<{ drops: string; makes: string }>(`
    with constrained as (
      select conrelid::regclass::text as on_table, conname as name, conindid, pg_get_constraintdef(oid) as definition
      from pg_constraint
      where conrelid in ('occupancy'::regclass, 'reservation'::regclass) and contype in ('u', 'x')
    )
    select format('alter table %I drop constraint %I', on_table, name) as drops,
      format('alter table %I add constraint %I %s', on_table, name, definition) as makes
    from constrained
    union all
    select format('drop index %I', indexrelid::regclass::text), pg_get_indexdef(indexrelid)
    from pg_index
    where indrelid in ('occupancy'::regclass, 'reservation'::regclass)
      and not indisprimary and indexrelid not in (select conindid from constrained)`);
  for (const { drops } of rows) await admin.query(drops);
  return rows.map(({ makes }) => makes);
}
