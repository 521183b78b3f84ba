/** A reservation with everything that a change of it depends on, and the hold that keeps it still meanwhile. */
import type { Pool, PoolClient } from "pg";
import type { Instant } from "../../../domain/availability/occupancy.ts";
import type { LocalDate, LocalDateTime } from "../../../domain/calendar.ts";
import { isSamePickup } from "../../../domain/reservations/trip/same-choice.ts";
import type { Trip } from "../../../domain/reservations/trip/trip.ts";
import { lockCars } from "../../availability/lock-cars.ts";
import type { OwnStay } from "../../availability/own-stay.ts";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import { isStale } from "../../catalogue/is-stale.ts";
import { readReservation } from "../reading/find-reservation.ts";
import type { ReservationView } from "../reading/reservation-view.ts";

export type KeptReservation = {
  id: number;
  /** Moves with every write of the row. */
  version: number;
  view: ReservationView;
  /** Unknown when the staff booked without it. */
  dateOfBirth?: LocalDate;
  phoneCountry: string;
  /** This very vehicle was promised. */
  pinned: boolean;
  /** The vehicle that is meant for it, or was when it was cancelled. */
  vehicleId?: number;
  /** What keeps its vehicle busy; absent when it holds none. */
  seat?: { occupancyId: number; vehicleId: number; start: Instant };
  /** That the customer comes later than agreed; a report about another pick-up than today's is over. */
  lateArrival?: LateArrival;
  /** That the car comes back later than was agreed then. */
  lateReturn?: LateReturn;
};

/** What the event of a report says, so that the same one again is answered the same. */
export type LateArrival = Pick<Trip, "pickupAt" | "pickupLocationId"> & {
  expectedAt: LocalDateTime;
  /** The out-of-hours fee that is in the price because of it, euro cents. */
  feeCents: number;
  differenceCents: number;
};
/** `dropoffAt` is the agreed return after the report. */
export type LateReturn = Pick<Trip, "dropoffAt"> & {
  expectedAt: LocalDateTime;
  differenceCents: number;
};

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
      select after from reservation_event
      where reservation_id = reservation.id and action = 'late-arrival' order by id desc limit 1
    ) as "lateArrival",
    (
      select after from reservation_event
      where reservation_id = reservation.id and action in ('late-return', 'extend')
      order by id desc limit 1
    ) as "lateReturn"
  from reservation where token = $1`;

/** The reservation of a token as it is now; `undefined` when there is none, or it was erased. */
export async function readKept(
  db: Pool | PoolClient,
  token: string,
  catalogue: Catalogue,
): Promise<KeptReservation | undefined> {
  const view = await readReservation(db, token, catalogue);
  if (!view) return undefined;
  const { rows } = await db.query<Row>({ name: "kept-reservation", text, values: [token] });
  const [row] = rows;
  if (!row) return undefined;
  const { id, version, phoneCountry, pinned, dateOfBirth, seat, lateArrival, lateReturn } = row;
  return {
    ...{ id, version, view, phoneCountry, pinned },
    vehicleId: row.vehicleId ?? undefined,
    dateOfBirth: dateOfBirth ?? undefined,
    seat: seat ?? undefined,
    lateArrival: lateArrival && isSamePickup(lateArrival, view.trip) ? lateArrival : undefined,
    lateReturn: lateReturn?.dropoffAt === view.trip.dropoffAt ? lateReturn : undefined,
  };
}

/**
 * Keeps a reservation and the calendars of some cars from everybody else until the transaction ends, and reads it anew.
 * Cars come before the reservation, as they do for whoever moves it to another vehicle. `met`: it went to another car
 * meanwhile, whose lock is missing. `stale`: the catalogue is older than the database.
 */
export async function holdKept(
  client: PoolClient,
  { token, carIds }: { token: string; carIds: readonly number[] },
  catalogue: Catalogue,
): Promise<KeptReservation | "met" | "stale" | undefined> {
  await lockCars(client, [...new Set(carIds)]);
  await client.query({
    name: "lock-reservation",
    text: "select from reservation where token = $1 for no key update",
    values: [token],
  });
  if (await isStale(client, catalogue)) return "stale";
  const kept = await readKept(client, token, catalogue);
  return kept && !carIds.includes(kept.view.car.id) ? "met" : kept;
}

/** What the reservation keeps busy itself. */
export function ownStay({ view, pinned, seat }: KeptReservation): OwnStay | undefined {
  if (!seat) return undefined;
  const { occupancyId, vehicleId } = seat;
  return { carId: view.car.id, occupancyId, pinnedTo: pinned ? vehicleId : undefined };
}
