/** The bookings that this browser has just made, in a sealed cookie: they are told to nobody else. */
import { isSameBooking, justBookedMs } from "../../../domain/reservations/booking/booked-twice.ts";
import type { Reservation } from "../../../domain/reservations/reservation.ts";
import type { Trip } from "../../../domain/reservations/trip/trip.ts";
import type { Deps } from "../../deps.ts";
import { openSealed, sealedCookie } from "../../sessions/sealed-cookie.ts";
import { findReservation } from "../reading/find-reservation.ts";

const kind = { name: "ep_booked", seconds: justBookedMs / 1000 };
const maxRemembered = 5;

/** `Set-Cookie` that remembers one more booking of this browser. */
export function rememberBooking(deps: Deps, request: Request, token: string): string | undefined {
  const others = ownTokens(deps, request).filter((one) => one !== token);
  return sealedCookie(deps, request, kind, [token, ...others].slice(0, maxRemembered));
}

/** Was the booking of this token made by the browser of the request? */
export function isOwnBooking(deps: Deps, request: Request, token: string): boolean {
  return ownTokens(deps, request).includes(token);
}

/** What this browser booked within a day for the car and the trip, whatever became of it; `undefined` when it did not. */
export async function findJustBooked(
  deps: Deps,
  request: Request,
  asked: { carId: number; trip: Trip },
): Promise<Reservation | undefined> {
  for (const token of ownTokens(deps, request)) {
    const found = await findReservation(deps, { token });
    if (found && isSameBooking({ carId: found.car.id, trip: found.trip }, asked)) return found;
  }
  return undefined;
}

function ownTokens(deps: Deps, request: Request): string[] {
  const opened = openSealed(deps, request, kind);
  if (!opened || opened === "foreign" || !Array.isArray(opened.value)) return [];
  return opened.value.filter((one): one is string => typeof one === "string");
}
