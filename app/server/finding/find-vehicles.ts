import type { Pool } from "pg";
import type { LocalDateTime } from "../../domain/calendar.ts";
import type { Found } from "../../domain/finding/found.ts";
import type { SearchWord } from "../../domain/finding/search-words.ts";
import type { Language } from "../../domain/language.ts";
import { isOut, holdsVehicle } from "../../domain/reservations/states/states.ts";
import type { ReservationStatus } from "../../domain/reservations/states/status.ts";
import { adminReservationsWords } from "../../i18n/admin-reservations/en.ts";
import { formatDayTime } from "../../i18n/format.ts";
import { statusIn } from "../db/status-sql.ts";
import { vehiclesWithPlate } from "./search-for.ts";

type PlateSearch = {
  words: readonly SearchWord[];
  language: Language;
  max: number;
  /** Epoch milliseconds. */
  now: number;
};

type Row = {
  id: number;
  plate: string;
  carName: string;
} & (Next | { [Name in keyof Next]: null });

/** The reservation that a vehicle is out for, or goes out for next. */
type Next = {
  code: string;
  status: ReservationStatus;
  name: string;
  pickupAt: LocalDateTime;
  dropoffAt: LocalDateTime;
};

/** Each vehicle with the reservation that it is out for, else the next one: a car that is out stays out, however late it is. */
const text = `
  select vehicle.id, plate, car.name as "carName", next.code, next.status, next.name,
    next.pickup_local as "pickupAt", next.dropoff_local as "dropoffAt"
  from vehicle
  join car on car.id = vehicle.car_id
  left join lateral (
    select code, status, trim(first_name || ' ' || last_name) as name, pickup_local, dropoff_local
    from reservation
    where vehicle_id = vehicle.id and ${statusIn(holdsVehicle)}
      and (${statusIn(isOut)} or dropoff_at >= $2)
    order by pickup_at limit 1
  ) as next on true
  where vehicle.id = any($1::int[])
  order by plate limit $3`;

/** The vehicles whose plates match the words of a search, each with the reservation that it is out for or goes out for next. */
export async function findVehicles(
  pool: Pool,
  { words, language, max, now }: PlateSearch,
): Promise<Found[]> {
  const plates = words.flatMap(({ plate }) => plate ?? []);
  const ids = await Promise.all(plates.map((plate) => vehiclesWithPlate(pool, plate)));
  const inAll = (ids[0] ?? []).filter((id) => ids.every((one) => one.includes(id)));
  if (inAll.length === 0) return [];
  const values = [inAll, new Date(now), max];
  const { rows } = await pool.query<Row>({ name: "find-vehicles", text, values });
  return rows.map((row) => asFound(row, language));
}

function asFound(row: Row, language: Language): Found {
  const words = adminReservationsWords(language).found;
  const { id, plate, carName } = row;
  const about = (state: string) => ({
    kind: "vehicle" as const,
    label: plate,
    detail: `${carName} · ${state}`,
    id,
  });
  if (row.code === null) return about(words.free);
  const { code, status, name, pickupAt, dropoffAt } = row;
  const state = isOut(status)
    ? words.out(name, formatDayTime(dropoffAt, language))
    : words.next(name, formatDayTime(pickupAt, language));
  return { ...about(state), code, status };
}
