/** Rentals of today, made of one that was booked: each with a vehicle that nobody else has. */
import { parseCode } from "../../app/domain/reservations/code.ts";
import { runInStory } from "./story-database.ts";

/** A moment as a reservation keeps it beside the instant: the wall clock in Sarajevo. */
const local = (moment: string) =>
  `to_char((${moment}) at time zone 'Europe/Sarajevo', 'YYYY-MM-DD"T"HH24:MI')`;

/** The agreed times of a trip, as assignments; `from` and `to` are SQL. */
export const agreed = (from: string, to: string) => `
  pickup_at = ${from}, dropoff_at = ${to}, pickup_local = ${local(from)}, dropoff_local = ${local(to)}`;

/** The minute that has begun, as SQL. */
export const minute = "date_trunc('minute', now())";

export type Rental = { code: string; plate: string; km: number };

type Wanted = {
  status: "confirmed" | "on_rent";
  /** The agreed times from now, as intervals of SQL. */
  from: string;
  to: string;
};

/** Puts a booking onto a vehicle of its own, with other times and in another state. */
export async function putOn(code: string, { status, from, to }: Wanted): Promise<Rental> {
  const bare = parseCode(code) ?? "";
  const [start, end] = [`${minute} + interval '${from}'`, `${minute} + interval '${to}'`];
  // A plate has a digit, which a code may lack.
  const [rental] = await runInStory<Rental>(
    `with own as (
       insert into vehicle (car_id, plate, colour, year, in_service_from, home_location_id)
       select car_id, '1' || code, '#EBE8E1', 2024, '2024-01-01', pickup_location_id from reservation where code = $1
       returning id, plate, odometer_km as km
     ), moved as (
       update reservation set status = $2, vehicle_id = (select id from own), ${agreed(start, end)} where code = $1
       returning id, car_id, vehicle_id, pickup_location_id, dropoff_location_id
     ), held as (
       insert into occupancy (
         vehicle_id, car_id, kind, reservation_id, pinned, during, busy_until, pickup_location_id, dropoff_location_id
       )
       select vehicle_id, car_id, 'reservation', id, $2 = 'on_rent', tstzrange(${start}, ${end}), ${end}, pickup_location_id,
         dropoff_location_id
       from moved
       on conflict (reservation_id) do update set vehicle_id = excluded.vehicle_id, pinned = excluded.pinned,
         during = excluded.during, busy_until = excluded.busy_until
     )
     select $1 as code, plate, km from own`,
    [bare, status],
  );
  if (!rental) throw new Error("nobody booked this");
  return rental;
}

/** Copies a booking with its price, `count` times; returns the bare codes. They hold no vehicle until they are put on one. */
export async function copiesOf(code: string, count: number): Promise<string[]> {
  const bare = parseCode(code) ?? "";
  // The booking's own code may end as one of theirs would.
  const free = Array.from({ length: count + 1 }, (_, index) => `${bare.slice(0, 8)}${20 + index}`);
  const codes = free.filter((one) => one !== bare).slice(0, count);
  await runInStory(`
    do $copies$
    declare
      rows text;
      lines text;
      next text;
      made int;
    begin
      select string_agg(quote_ident(column_name), ', ') into rows from information_schema.columns
      where table_name = 'reservation' and is_generated = 'NEVER' and column_name <> 'id';
      select string_agg(quote_ident(column_name), ', ') into lines from information_schema.columns
      where table_name = 'reservation_line' and is_generated = 'NEVER' and column_name <> 'id';
      foreach next in array string_to_array('${codes.join(",")}', ',') loop
        execute format(
          'insert into reservation (%1$s) select %1$s from jsonb_populate_record(null::reservation, (
             select to_jsonb(reservation) || jsonb_build_object(''code'', $1, ''token'', token || right($1, 2)) from reservation where code = $2
           )) returning id', rows) into made using next, '${bare}';
        execute format(
          'insert into reservation_line (%1$s) select %1$s from jsonb_populate_recordset(null::reservation_line, (
             select jsonb_agg(to_jsonb(line) || jsonb_build_object(''reservation_id'', $1))
             from reservation_line line join reservation on reservation.id = reservation_id where reservation.code = $2
           ))', lines) using made, '${bare}';
      end loop;
    end
    $copies$`);
  return codes;
}
