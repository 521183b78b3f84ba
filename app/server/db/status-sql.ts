import {
  reservationStatuses,
  type ReservationStatus,
} from "../../domain/reservations/states/status.ts";

/**
 * A rule about the state of a reservation as a condition of SQL: `reservation.status in ('pending', 'confirmed')`, made from
 * the rule itself (`statusIn(isAhead)`). Its text is constant, so statements stay prepared, and the planner sees the states.
 */
export function statusIn(
  holds: (status: ReservationStatus) => boolean,
  column = "reservation.status",
): string {
  const states = reservationStatuses.filter(holds).map((status) => `'${status}'`);
  return `${column} in (${states.join(", ")})`;
}
