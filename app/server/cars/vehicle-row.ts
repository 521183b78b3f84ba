/** A vehicle as staff write it, read from its row. */
import type { Pool, PoolClient } from "pg";
import { dateOf } from "../../domain/calendar.ts";
import type { WrittenVehicle } from "../../domain/cars/vehicle-form.ts";
import type { Instant } from "../../domain/availability/occupancy.ts";
import { toInstant, toLocal } from "../../domain/sarajevo.ts";

export type VehicleRow = {
  id: number;
  version: number;
  carName: string;
  vehicle: WrittenVehicle;
  /** The beginning and the end of its service, to the minute. */
  service: { from: Instant; until: Instant | undefined };
  /** The number of reservations that hold the vehicle from now on. */
  reservations: number;
};

const text = `
  select vehicle.id, vehicle.version, car_id as "carId", car.name as "carName", plate, vin, vehicle.colour, vehicle.year,
    odometer_km as "odometerKm", home_location_id as "homeLocationId",
    in_service_from as "from", in_service_until as "until",
    registration_expires::text as "registrationExpires", insurance_expires::text as "insuranceExpires",
    inspection_expires::text as "inspectionExpires", winter_tyres as "winterTyres", note,
    (
      select count(*)::int from occupancy
      where vehicle_id = vehicle.id and kind = 'reservation' and busy_until > $1
    ) as reservations
  from vehicle join car on car.id = car_id`;

type Nullable<T> = { [Name in keyof T]: Exclude<T[Name], undefined> | null };
type Row = Omit<VehicleRow, "vehicle" | "service"> &
  Omit<WrittenVehicle, "inServiceFrom" | "inServiceUntil" | Optional> &
  Nullable<Pick<WrittenVehicle, Optional>> & { from: Date; until: Date | null };
type Optional = "vin" | "registrationExpires" | "insuranceExpires" | "inspectionExpires";

type VehiclesQuery = { now: Instant; carId?: number };

/** The vehicles of a car, or of the whole fleet without a `carId`, in the order of the cars and of their plates. */
export async function listVehicles(
  db: Pool | PoolClient,
  { now, carId }: VehiclesQuery,
): Promise<VehicleRow[]> {
  const { rows } = await db.query<Row>(
    `${text} where $2::int is null or car_id = $2 order by car.display_order, car_id, plate`,
    [new Date(now), carId],
  );
  return rows.map(asVehicle);
}

/** Returns the vehicle of an id; undefined when there is none. `lock` holds its row until the transaction ends. */
export async function findVehicle(
  db: Pool | PoolClient,
  id: number,
  { now, lock = false }: { now: Instant; lock?: boolean },
): Promise<VehicleRow | undefined> {
  const { rows } = await db.query<Row>(
    `${text} where vehicle.id = $2 ${lock ? "for no key update of vehicle" : ""}`,
    [new Date(now), id],
  );
  return rows[0] && asVehicle(rows[0]);
}

function asVehicle({ id, version, carName, reservations, from, until, ...row }: Row): VehicleRow {
  const [begins, ends] = [from.getTime(), until?.getTime()];
  const vehicle: WrittenVehicle = {
    ...row,
    vin: row.vin ?? undefined,
    inServiceFrom: dateOf(toLocal(begins)),
    inServiceUntil: ends === undefined ? undefined : dateOf(toLocal(ends)),
    registrationExpires: row.registrationExpires ?? undefined,
    insuranceExpires: row.insuranceExpires ?? undefined,
    inspectionExpires: row.inspectionExpires ?? undefined,
  };
  return { id, version, carName, reservations, vehicle, service: { from: begins, until: ends } };
}

/** The columns whose values `vehicleValues` returns. */
export const vehicleColumns: readonly string[] = [
  "car_id",
  "plate",
  "vin",
  "colour",
  "year",
  "odometer_km",
  "home_location_id",
  "in_service_from",
  "in_service_until",
  "registration_expires",
  "insurance_expires",
  "inspection_expires",
  "winter_tyres",
  "note",
];

/** The values of a vehicle in the order of `vehicleColumns`. A day that is not changed keeps the minute of `held`. */
export function vehicleValues(vehicle: WrittenVehicle, held?: VehicleRow): unknown[] {
  const { inServiceFrom, inServiceUntil } = vehicle;
  const keepsFrom = held?.vehicle.inServiceFrom === inServiceFrom;
  const keepsUntil = held?.vehicle.inServiceUntil === inServiceUntil;
  const from = keepsFrom ? held.service.from : startOf(inServiceFrom);
  const until = keepsUntil
    ? held?.service.until
    : inServiceUntil === undefined
      ? undefined
      : startOf(inServiceUntil);
  return [
    vehicle.carId,
    vehicle.plate,
    vehicle.vin,
    vehicle.colour,
    vehicle.year,
    vehicle.odometerKm,
    vehicle.homeLocationId,
    new Date(from),
    until === undefined ? null : new Date(until),
    vehicle.registrationExpires,
    vehicle.insuranceExpires,
    vehicle.inspectionExpires,
    vehicle.winterTyres,
    vehicle.note,
  ];
}

/** The first moment of a day. Midnight in Sarajevo is never skipped: its clocks change at two. */
function startOf(day: string): Instant {
  return toInstant(`${day}T00:00`);
}
