/** A reservation with everything that a change of it depends on. */
import type { OwnStay } from "../availability/fleet/car-fleet.ts";
import type { Instant } from "../availability/occupancy.ts";
import type { LocalDate, LocalDateTime } from "../calendar.ts";
import type { Reservation } from "./reservation.ts";
import type { Trip } from "./trip/trip.ts";

export type HeldReservation = {
  id: number;
  /** Moves with every write of the row. */
  version: number;
  view: Reservation;
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
  /** That the car comes back later than was agreed then, or earlier. */
  lateReturn?: LateReturn;
};

/** What is kept of a report, so that the same one again is answered the same. */
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
  /** Others are promised the vehicle from `expectedAt` on, which is before the agreed return. */
  freesVehicle: boolean;
};

/** The return from which on others are promised the vehicle: the agreed one, or an earlier one that was announced. */
export function promisedReturn({
  view,
  lateReturn,
}: Pick<HeldReservation, "view" | "lateReturn">): LocalDateTime {
  return lateReturn?.freesVehicle ? lateReturn.expectedAt : view.trip.dropoffAt;
}

/** What the reservation keeps busy itself; undefined when it holds no vehicle. */
export function ownStay({ view, pinned, seat }: HeldReservation): OwnStay | undefined {
  if (!seat) return undefined;
  const { occupancyId, vehicleId } = seat;
  return { carId: view.car.id, occupancyId, pinnedTo: pinned ? vehicleId : undefined };
}
