/** Reservations written straight into the tables, for tests of long lists and searches. */
import type { Pool } from "pg";

export type Fill = {
  count: number;
  /** The number of days before and after `now` over which pick-ups are spread. */
  daysBack: number;
  daysAhead: number;
  /** Epoch ms. */
  now: number;
};

const firstNames = `{Amra,Hasan,Emina,Đenana,Senad,Lejla,Marko,Ivana,Jürgen,Žana,Mirza,Čedomir,Ana Marija,Thomas,Selma,Đorđe,Nermina,Ahmet,Adnan,Šejla}`;
const lastNames = `{Hodžić,Delić,Petrović,Mujkić,Weiß,Suljić,Imamović,Čaušević,Šarić,Begić,Lindqvist,Žilić,Yıldız,Kovačević,Đulić,Hadžić-Đulić,O'Neil,Bašić,Ćosić,Müller,Tomić,Babić,Softić}`;

const text = `
  insert into reservation (
    code, token, status, language, car_id, vehicle_id, pickup_location_id, dropoff_location_id, pickup_at, dropoff_at,
    pickup_local, dropoff_local, rental_days, first_name, first_name_key, last_name, date_of_birth, email, phone,
    phone_country, privacy_accepted_at, terms_accepted_at, plan_code, car_cents, total_cents, net_cents, vat_cents,
    deposit_cents, price_list_version, created_by, created_at
  )
  select
    upper(substr(md5('code ' || number), 1, 10)), 'token-' || lpad(number::text, 20, '0'),
    case when number % 17 = 0 then 'cancelled' when ends < $4 then 'completed' when starts < $4 then 'on_rent'
      when number % 9 = 0 then 'pending' else 'confirmed' end,
    case when number % 3 = 0 then 'ba' else 'en-us' end, vehicle.car_id, vehicle.id,
    places[1 + number % 4], places[1 + (number / 4) % 4], starts, ends,
    to_char(starts at time zone 'Europe/Sarajevo', 'YYYY-MM-DD"T"HH24:MI'),
    to_char(ends at time zone 'Europe/Sarajevo', 'YYYY-MM-DD"T"HH24:MI'),
    days, first, lower(first), last, '1988-04-12', 'guest' || number || '@example.com',
    '+3876' || 1 + number % 5 || lpad((number * 7919 % 1000000)::text, 6, '0'), 'BA', starts, starts, 'basic',
    total, total, total, 0, 20000, 1, 'site', least(starts - make_interval(mins => 60 + number % 20000), $4::timestamptz - make_interval(mins => number % 50000))
  from generate_series(1, $1::int) as number,
  lateral (select
    $4::timestamptz + make_interval(
      mins => ((number::bigint * 104729) % (($2::int + $3::int) * 48) - $2::int * 48)::int * 30) as starts,
    3 + number % 12 as days, 9900 + number * 37 % 60000 as total,
    ($5::text[])[1 + number * 31 % 20] as first, ($6::text[])[1 + number * 17 % 23] as last,
    array['airport-tuzla', 'airport-sarajevo', 'eternal-pro-office', 'airport-banjaluka'] as places) as made,
  lateral (select starts + make_interval(days => days) as ends) as until
  join lateral (select id, car_id from vehicle order by id offset number % (select count(*) from vehicle) limit 1) as vehicle on true`;

/** Writes many reservations of twenty first and twenty-three last names; they hold no vehicles. */
export async function fillReservations(
  pool: Pick<Pool, "query">,
  { count, daysBack, daysAhead, now }: Fill,
): Promise<void> {
  await pool.query(text, [count, daysBack, daysAhead, new Date(now), firstNames, lastNames]);
  await pool.query("analyze reservation");
}
