import type { Trip } from "../reservations/trip/trip.ts";
import { toInstant } from "../sarajevo.ts";
import type { Request } from "./occupancy.ts";

/** A trip as the instants that a vehicle is needed for. */
export function requestOf({ pickupAt, dropoffAt, ...places }: Trip): Request {
  return { ...places, start: toInstant(pickupAt), end: toInstant(dropoffAt) };
}
