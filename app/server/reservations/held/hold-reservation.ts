/** The hold that keeps a reservation still while it is changed. */
import type { Pool, PoolClient } from "pg";
import type { LocalDate } from "../../../domain/calendar.ts";
import type { Catalogue } from "../../../domain/catalogue/catalogue.ts";
import type {
  HeldReservation,
  LateArrival,
  LateReturn,
} from "../../../domain/reservations/held-reservation.ts";
import { isSamePickup } from "../../../domain/reservations/trip/same-choice.ts";
import { lockCars } from "../../availability/lock-cars.ts";
import { isStale } from "../../catalogue/is-stale.ts";
import { lockPerson } from "../booking/lock-person.ts";
import { readReservation } from "../reading/find-reservation.ts";

type Row = {
  id: number;
  version: number;
  vehicleId: number | null;
  dateOfBirth: LocalDate | null;
  phoneCountry: string;
  pinned: boolean;
  seat: { occupancyId: number; vehicleId: number; start: number } | null;
  lateArrival: LateArrival | null;
  lateReturn: LateReturn | null;
};

const text = `
  select id, version, vehicle_id as "vehicleId", date_of_birth::text as "dateOfBirth", phone_country as "phoneCountry", pinned,
    (
      select json_build_object(
        'occupancyId', occupancy.id, 'vehicleId', occupancy.vehicle_id,
        'start', extract(epoch from lower(during)) * 1000
      )
      from occupancy where reservation_id = reservation.id
    ) as seat,
    (
      select json_build_object(
        'pickupLocationId', agreed_location_id, 'pickupAt', agreed_local, 'expectedAt', expected_local,
        'feeCents', fee_cents, 'differenceCents', difference_cents
      )
      from late_report where reservation_id = reservation.id and trip_end = 'arrival'
    ) as "lateArrival",
    (
      select json_build_object(
        'dropoffAt', agreed_local, 'expectedAt', expected_local, 'differenceCents', difference_cents,
        'freesVehicle', frees_vehicle
      )
      from late_report where reservation_id = reservation.id and trip_end = 'return'
    ) as "lateReturn"
  from reservation where token = $1`;

/** The reservation of a token as it is now; `undefined` when there is none, or it was erased. */
export async function readHeld(
  db: Pool | PoolClient,
  token: string,
  catalogue: Catalogue,
): Promise<HeldReservation | undefined> {
  const view = await readReservation(db, token, catalogue);
  if (!view) return undefined;
  const { rows } = await db.query<Row>({ name: "kept-reservation", text, values: [token] });
  const [row] = rows;
  if (!row) return undefined;
  const { id, version, phoneCountry, pinned, dateOfBirth, seat, lateArrival, lateReturn } = row;
  return {
    id,
    version,
    view,
    phoneCountry,
    pinned,
    vehicleId: row.vehicleId ?? undefined,
    dateOfBirth: dateOfBirth ?? undefined,
    seat: seat ?? undefined,
    lateArrival: lateArrival && isSamePickup(lateArrival, view.trip) ? lateArrival : undefined,
    lateReturn: lateReturn?.dropoffAt === view.trip.dropoffAt ? lateReturn : undefined,
  };
}

type Hold = {
  token: string;
  carIds: readonly number[];
  /** The keys of its customer when no other booking of theirs may come between; they come before the reservation too. */
  personKeys?: readonly string[];
};

/**
 * Keeps a reservation and the calendars of some cars from everybody else until the transaction ends, and reads it anew.
 * Cars come before the reservation, as they do for whoever moves it to another vehicle. `met`: it went to another car
 * meanwhile, whose lock is missing. `stale`: the catalogue is older than the database.
 */
export async function holdReservation(
  client: PoolClient,
  { token, carIds, personKeys }: Hold,
  catalogue: Catalogue,
): Promise<HeldReservation | "met" | "stale" | undefined> {
  await lockCars(client, [...new Set(carIds)]);
  if (personKeys) await lockPerson(client, personKeys);
  await client.query({
    name: "lock-reservation",
    text: "select from reservation where token = $1 for no key update",
    values: [token],
  });
  if (await isStale(client, catalogue)) return "stale";
  const kept = await readHeld(client, token, catalogue);
  return kept && !carIds.includes(kept.view.car.id) ? "met" : kept;
}
