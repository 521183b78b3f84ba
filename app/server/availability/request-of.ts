import type { Request } from "../../domain/availability/occupancy.ts";
import type { Trip } from "../../domain/reservations/trip/trip.ts";
import { toInstant } from "../../domain/sarajevo.ts";

/** A trip as the instants that a vehicle is needed for. */
export function requestOf({ pickupAt, dropoffAt, ...places }: Trip): Request {
  return { ...places, start: toInstant(pickupAt), end: toInstant(dropoffAt) };
}
